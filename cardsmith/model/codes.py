"""Every diagnostic code and its severity. A code keeps its meaning for ever."""

import re
from enum import StrEnum


class Severity(StrEnum):
    """How much a finding weighs: an error stops a build, a warning does not."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"


def _codes(severity: Severity, codes: str) -> dict[str, Severity]:
    return dict.fromkeys(codes.split(), severity)


SEVERITIES: dict[str, Severity] = {
    # F: files and spreadsheets
    **_codes(Severity.ERROR, "F001 F004 F005 F006 F007 F008 F009 F010 F011 F012 F013 F014 F015"),
    **_codes(Severity.ERROR, "F016 F017 F018 F020 F021 F022 F023 F024 F025 F026"),
    **_codes(Severity.ERROR, "F028 F029 F030 F031 F032 F035 F036 F037"),
    **_codes(Severity.ERROR, "F043 F044 F045 F047 F050 F051"),
    **_codes(Severity.ERROR, "F060 F061 F063 F070"),
    **_codes(Severity.WARNING, "F062 F064"),
    **_codes(Severity.WARNING, "F019 F027 F033 F034 F040 F042"),
    **_codes(Severity.INFO, "F002 F003 F041 F046"),
    # S: structure
    **_codes(Severity.ERROR, "S101 S102 S103 S104 S105 S106 S107 S108 S109 S111 S113 S114"),
    **_codes(Severity.WARNING, "S110"),
    # P: parentheses; N: characters; T: typography
    **_codes(Severity.ERROR, "P101 P103 P104"),
    **_codes(Severity.WARNING, "P102 P105"),
    **_codes(Severity.ERROR, "N006 N009"),
    **_codes(Severity.WARNING, "N001 N002 N003 N004 N005 N007"),
    **_codes(Severity.WARNING, "T201 T202 T207 T208"),
    **_codes(Severity.INFO, "T206"),
    **_codes(Severity.WARNING, "T203 T204 T205"),
    # O: spelling
    **_codes(Severity.WARNING, "O301 O302 O303"),
    **_codes(Severity.INFO, "O304 O305"),
    # R: registers
    **_codes(Severity.ERROR, "R502"),
    **_codes(Severity.WARNING, "R501 R503 R504"),
    # C: cards; D: decks; M: marotte
    **_codes(Severity.ERROR, "C401 C402 C404 C409"),
    **_codes(Severity.WARNING, "C403 C405 C406 C408 C410 C411 C417"),
    **_codes(Severity.INFO, "C407"),
    **_codes(Severity.ERROR, "D601 D602 D603 D609"),
    **_codes(Severity.WARNING, "D604 D607 D608"),
    **_codes(Severity.INFO, "C412 C413 C414 C415 C416 D605 D606"),
    **_codes(Severity.WARNING, "M701 M703"),
    **_codes(Severity.INFO, "M704"),
    **_codes(Severity.ERROR, "M702 M705"),
    # W: the witness of a thesaurus; X: what accompanies a check
    **_codes(Severity.INFO, "W801 W802"),
    **_codes(Severity.WARNING, "X901 X902 X906 X907"),
    **_codes(Severity.INFO, "X904 X905"),
    # E: editions; K: templates; L: layout; I: imposition
    **_codes(Severity.ERROR, "E101 E102 E103 E104 E105 E106 E107 E108 E109 E110 E111 E112"),
    **_codes(Severity.ERROR, "E113 E114 E115 E117 E118"),
    **_codes(Severity.WARNING, "E116"),
    **_codes(Severity.ERROR, "K101 K102 K103 K104 K105 K106 K107 K108 K109 K110 K111"),
    **_codes(Severity.ERROR, "K112 K113 K114 K115 K116 K117 K118 K119 K120 K121 K122"),
    **_codes(Severity.ERROR, "K123 K124 K125 K126 K127 K128 K129 K130 K131 K132 K133"),
    **_codes(Severity.ERROR, "L101 L102 L104 L105"),
    **_codes(Severity.ERROR, "L106 L107"),
    **_codes(Severity.WARNING, "L108"),
    **_codes(Severity.INFO, "L103"),
    **_codes(Severity.ERROR, "I101 I102 I103 I104 I105 I106 I110 I111 I112 I113"),
    **_codes(Severity.ERROR, "I120 I121 I122 I123"),
    **_codes(Severity.ERROR, "I130 I131 I132 I133 I140 I141"),
    **_codes(Severity.ERROR, "I150 I151 I152 I153 I156 I157 I160 I161 I162 I163 I165"),
    **_codes(Severity.ERROR, "I180 I181 I182 I183"),
    **_codes(Severity.ERROR, "I190 I191"),
    **_codes(Severity.ERROR, "I170 I171 I172 I173 I174 I175"),
    **_codes(Severity.WARNING, "I154 I158 I167"),
    **_codes(Severity.INFO, "I155 I159 I164 I166"),
    # G: records and cases
    **_codes(Severity.ERROR, "G101 G102 G103 G104 G105 G106 G107 G109 G110 G111 G112 G113"),
    **_codes(Severity.ERROR, "G114 G115 G120 G121 G122 G123 G131 G132"),
    **_codes(Severity.WARNING, "G116 G117 G124 G130"),
    **_codes(Severity.INFO, "G108"),
    **_codes(Severity.ERROR, "G150 G151 G152 G153 G154 G155 G156 G157 G160 G161 G162 G163"),
    **_codes(Severity.ERROR, "G170 G171 G172"),
    **_codes(Severity.INFO, "G173"),
    # V: files for print
    **_codes(Severity.ERROR, "V101 V102 V103 V104 V105 V106 V107 V201 V202 V203 V204 V205"),
    **_codes(Severity.ERROR, "V301 V302 V303 V304 V401 V402 V403 V404 V405 V406 V407 V408"),
    **_codes(Severity.ERROR, "V501 V502 V503 V601 V602 V603 V604 V605"),
}


FAMILIES = (
    *("F0", "S1", "P1", "N0", "T2", "O3", "C4", "R5", "D6", "M7", "W8", "X9"),
    *("E1", "K1", "L1", "I1", "G1", "V1", "V2", "V3", "V4", "V5", "V6"),
)
"""How the codes of each family begin, those of rules that are still to come included."""

_CODE = re.compile(f"(?:{'|'.join(FAMILIES)})[0-9]{{2}}")


def is_code(text: str) -> bool:
    """Whether a text is written like a code of one of the families.

    >>> is_code("C406"), is_code("C999"), is_code("c406")
    (True, False, False)
    """
    return _CODE.fullmatch(text) is not None


def severity(code: str) -> Severity:
    """The severity of a code; raises KeyError for one that does not exist."""
    return SEVERITIES[code]
