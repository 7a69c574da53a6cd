"use strict";
// Finding cards, keeping ticks in this browser, and handing them over as a file.
(() => {
  const words = document.body.dataset;
  const cards = [...document.querySelectorAll("article")];
  const all = (selector) => document.querySelector(selector);
  const say = (text) => { all("#said").textContent = text; };
  const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "")
    .replace(/œ/gi, "oe").replace(/’/g, "'").toLowerCase();

  const read = (card) => [...card.querySelectorAll("header, .word, .label, .told")]
    .map((part) => part.textContent).join(" ");
  const written = new Map(cards.map((card) => [card, folded(read(card))]));
  all("#find").addEventListener("input", (event) => {
    const parts = folded(event.target.value).split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const card of cards) {
      const met = parts.every((part) => written.get(card).includes(part));
      card.hidden = !met;
      shown += met;
    }
    for (const packet of document.querySelectorAll("main > section"))
      packet.hidden = !packet.querySelector("article:not([hidden])") && parts.length > 0;
    say(parts.length ? words.shown.replace("{shown}", shown).replace("{all}", cards.length) : "");
  });

  // A tick is kept for the text that was read: another digest, another key.
  let kept = true;
  const store = (key, value) => {
    try {
      if (value === undefined) return localStorage.getItem(key);
      if (value) localStorage.setItem(key, value); else localStorage.removeItem(key);
    } catch { kept = false; }
    return null;
  };
  const key = (name) => `cardsmith ${words.edition} ${name}`;
  const reader = all("#reader");
  reader.value = store(key("reader")) ?? "";
  reader.addEventListener("input", () => store(key("reader"), reader.value));
  for (const card of cards) {
    const [tick, remark] = card.querySelectorAll("input, textarea");
    const own = key(`${card.dataset.card} ${card.dataset.digest}`);
    try {
      const told = JSON.parse(store(own) ?? "{}");
      tick.checked = told.read === true;
      remark.value = told.remark ?? "";
    } catch { /* somebody else's key */ }
    const keep = () => store(own, tick.checked || remark.value
      ? JSON.stringify({ read: tick.checked, remark: remark.value }) : "");
    tick.addEventListener("change", keep);
    remark.addEventListener("input", keep);
  }
  store(key("reader"), reader.value);
  all("#kept").textContent = kept ? words.kept : words.unkept;

  const signatures = () => cards.flatMap((card) => {
    const [tick, remark] = card.querySelectorAll("input, textarea");
    const said = remark.value.trim().replace(/\s+/g, " ");
    if (!tick.checked && !said) return [];
    const { card: id, digest } = card.dataset;
    return [{ card: id, reader: reader.value.trim(), digest, read: tick.checked ? "yes" : "no",
      ...(said && { remark: said }) }];
  });
  all("#save").addEventListener("click", () => {
    if (!reader.value.trim()) { say(words.noname); reader.focus(); return; }
    const text = JSON.stringify({ schema: 1, signatures: signatures() }, null, 1) + "\n";
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = `${words.edition}-${reader.value.trim().replace(/[^\p{L}\p{N}]+/gu, "-")}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    say(words.saved);
  });
})();
