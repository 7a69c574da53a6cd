"""What makes a PDF one for the press: output intent, identity, metadata (ISO 15930).

Metadata is written from one template, and says what the Info dictionary says.
"""

import uuid

from cardsmith.model.press import Press, Standard
from cardsmith.press.file import PdfFile, text_string
from cardsmith.press.process import STATES, Process

_VERSIONS = {Standard.X4: "1.6", Standard.X1A: "1.4"}
_REGISTRY = "http://www.color.org"
_NAMESPACES = {
    Standard.X4: "http://www.npes.org/pdfx/ns/id/",
    Standard.X1A: "http://ns.adobe.com/pdfx/1.3/",
}
_PREFIXES = {Standard.X4: "pdfxid", Standard.X1A: "pdfx"}
_CONTENT = uuid.UUID("6c0f4b2e-54b0-5b42-9d0c-0d3a1f6c7f4e")
"""The namespace of documents that are named by a digest of their content (RFC 4122)."""

_ESCAPES = {ord("&"): "&amp;", ord("<"): "&lt;", ord(">"): "&gt;"}
"""Characters that XML does not take as they are."""

_PACKET = """<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about=""
    xmlns:dc="http://purl.org/dc/elements/1.1/"
    xmlns:xmp="http://ns.adobe.com/xap/1.0/"
    xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"
    xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
    xmlns:{prefix}="{namespace}">
   <dc:format>application/pdf</dc:format>
   <dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>
   <xmp:CreatorTool>cardsmith</xmp:CreatorTool>
   <xmp:CreateDate>{date}</xmp:CreateDate>
   <xmp:ModifyDate>{date}</xmp:ModifyDate>
   <xmp:MetadataDate>{date}</xmp:MetadataDate>
   <xmpMM:DocumentID>uuid:{name}</xmpMM:DocumentID>
   <xmpMM:InstanceID>uuid:{name}</xmpMM:InstanceID>
   <xmpMM:VersionID>1</xmpMM:VersionID>
   <xmpMM:RenditionClass>default</xmpMM:RenditionClass>
   <pdf:Producer>cardsmith</pdf:Producer>
   <pdf:Trapped>False</pdf:Trapped>
   <{prefix}:GTS_PDFXVersion>{standard}</{prefix}:GTS_PDFXVersion>
  </rdf:Description>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>"""


class Conformance:
    """The standard that a file keeps to, its inks, the profile of its condition as deflated."""

    def __init__(self, press: Press, process: Process, icc: bytes) -> None:
        self._press = press
        self._process = process
        self._icc = icc
        self._states = self._spaces = 0

    @property
    def version(self) -> str:
        """The version of PDF that the standard is written for."""
        return _VERSIONS[self._press.standard]

    def resources(self, file: PdfFile) -> str:
        """The entries of resources by which contents find inks; what they name is promised."""
        self._states, self._spaces = file.promised(), file.promised()
        return f"/ExtGState {self._states} 0 R /ColorSpace {self._spaces} 0 R "

    def info(self) -> str:
        """The entry of the Info dictionary that names the standard."""
        return f"/GTS_PDFXVersion ({self._press.standard.value})"

    def catalog(self, file: PdfFile, title: str, date: str) -> str:
        """Write what was promised, the profile and the metadata; the entries of the catalog.

        The date is that of ISO 8601.
        """
        file.add(STATES, self._states)
        file.add(self._process.resource, self._spaces)
        entries = "/Filter /FlateDecode /N 4 /Alternate /DeviceCMYK"
        profile = file.add_deflated(self._icc, entries)
        name = text_string(self._press.condition)
        intent = (
            f"<< /Type /OutputIntent /S /GTS_PDFX /OutputConditionIdentifier {name} "
            f"/OutputCondition {name} /Info {name} /RegistryName ({_REGISTRY}) "
            f"/DestOutputProfile {profile} 0 R >>"
        )
        packet = self._packet(file.digest, title, date).encode()
        metadata = file.add_plain(packet, "/Type /Metadata /Subtype /XML")
        return f"/OutputIntents [{intent}] /Metadata {metadata} 0 R"

    def _packet(self, digest: str, title: str, date: str) -> str:
        standard = self._press.standard
        return _PACKET.format(
            prefix=_PREFIXES[standard],
            namespace=_NAMESPACES[standard],
            title=title.translate(_ESCAPES),
            date=date,
            name=uuid.uuid5(_CONTENT, digest),
            standard=standard.value,
        )
