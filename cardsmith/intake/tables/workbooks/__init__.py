"""XLSX and ODS workbooks: sheets of typed cells, and what their files say besides."""
