# `make` sets everything up and builds both shipped editions; `make test` is what CI runs.
PY ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready
ANCHORS := .bench/.ready

# LC_ALL=C makes Python 3.11 refuse a clone whose path has accents; without it C means UTF-8.
unexport LC_ALL

.PHONY: build test soak bench format clean

build: $(STAMP)
	"$(BIN)/python" -m cardsmith build --out output

test: $(STAMP)
	"$(BIN)/python" tests/run.py

soak: $(STAMP)
	"$(BIN)/python" -m pytest -m soak
	"$(BIN)/python" -m pytest -n 2 -m "not soak" --hypothesis-profile soak

# `make bench QUICK=--quick` takes a few minutes; the anchors lie in an environment of their own.
bench: $(STAMP) $(ANCHORS)
	"$(BIN)/python" -m benchmarks.run $(QUICK)

$(ANCHORS): pyproject.toml
	$(PY) -m venv .bench
	.bench/bin/python -m pip install --quiet --upgrade pip
	.bench/bin/python -m pip install --quiet --group bench
	touch $(ANCHORS)

format: $(STAMP)
	"$(BIN)/ruff" format .
	"$(BIN)/ruff" check --fix .

$(STAMP): pyproject.toml
	@$(PY) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "cardsmith needs Python 3.11 or newer: make PY=/path/to/python3.11"; exit 1; }
	$(PY) -m venv $(VENV)
	"$(BIN)/python" -m pip install --quiet --upgrade pip
	"$(BIN)/python" -m pip install --quiet --editable . --group dev
	touch $(STAMP)

clean:
	rm -rf $(VENV) .bench output/bouffon output/dalmuti
