"""Codes that machines read: EAN-13, Code 128 and QR, as bars and squares."""
