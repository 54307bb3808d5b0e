// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../words';

export interface Takes {
  slots: {
    'blank': { complete: 'choice' };
    'columns': { line: 'text'; count: 'text'; most: 'text' };
    'cells': { line: 'text'; most: 'text' };
    'line-length': { line: 'text'; size: 'text' };
    'nul': { line: 'text' };
    'control': { line: 'text' };
    'size.gigabytes': { number: 'text' };
    'size.megabytes': { number: 'text' };
    'other-text.html': { line: 'text'; words: 'text' };
    'other-text.php': { line: 'text'; words: 'text' };
    'other-text.xml': { line: 'text'; words: 'text' };
    'other-text.rtf': { line: 'text'; words: 'text' };
    'other-text.postscript': { line: 'text'; words: 'text' };
    'other-text.latex': { line: 'text'; words: 'text' };
    'other-text.key': { line: 'text'; words: 'text' };
    'other-text.calendar': { line: 'text'; words: 'text' };
    'other-text.patch': { line: 'text'; words: 'text' };
    'other-text.script': { line: 'text'; words: 'text' };
    'other-text.sql': { line: 'text'; words: 'text' };
    'other-text.psql-expanded': { line: 'text'; words: 'text' };
    'other-text.mysql-vertical': { line: 'text'; words: 'text' };
    'other-text.mail': { line: 'text'; words: 'text' };
    'other-text.json': { line: 'text'; words: 'text' };
    'other-text.log': { line: 'text'; words: 'text' };
    'other-text.configuration': { line: 'text'; words: 'text' };
    'other-text.code': { line: 'text'; words: 'text' };
    'other-text.base64': { line: 'text'; words: 'text' };
    'other-text.markdown': { line: 'text'; words: 'text' };
    'prose': { line: 'text'; words: 'text' };
    'unpacked-size': { size: 'text' };
    'archive.files': { most: 'text' };
    'no-part': { part: 'text'; names: 'text' };
    'workbook.row': { row: 'text'; size: 'text' };
    'bytes': { file: 'choice'; n: 'number'; names: 'text' };
    'json.fields': { most: 'text' };
    'json.values': { most: 'text' };
    'json.object': { size: 'text' };
    'dump.statement': { size: 'text' };
    'left-out.beyond': { most: 'number' };
  };
  tags: object;
}

export default {
  'empty': "The file is empty.",
  'blank': [["complete",1,{"true":"The file holds","other":"The first megabyte of the file holds"}]," nothing but blank space."],
  'header-only': "The file has a header row but no data rows.",
  'no-table': "No table was found in the file.",
  'columns': ["Line ",["line"]," has ",["count"]," columns; at most ",["most"]," can be analyzed."],
  'cells': ["Line ",["line"]," has more than ",["most"]," cells, so the file does not look like a table."],
  'line-length': ["Line ",["line"]," is longer than ",["size"],", so the file does not look like a table."],
  'nul': ["Line ",["line"]," holds a NUL byte, so the file is not plain text."],
  'control': ["The file is not plain text: line ",["line"]," holds the first of many control characters."],
  'utf-32': "The file is UTF-32 text; please save it as UTF-8.",
  'size.gigabytes': [["number"]," GB"],
  'size.megabytes': [["number"]," MB"],
  'binary.png': "The file is a PNG image, not CSV text.",
  'binary.jpeg': "The file is a JPEG image, not CSV text.",
  'binary.gif': "The file is a GIF image, not CSV text.",
  'binary.webp': "The file is a WebP image or a sound, not CSV text.",
  'binary.pdf': "The file is a PDF document, not CSV text.",
  'binary.zip': "The file is a ZIP archive or a workbook, not CSV text. Please unpack it, or save the sheet as CSV.",
  'binary.empty-zip': "The file is an empty ZIP archive, not CSV text.",
  'binary.old-office': "The file is an old Excel or Word file, not CSV text. Please save the sheet as .xlsx or CSV.",
  'binary.gzip': "The file is a gzip archive, not CSV text.",
  'binary.zstandard': "The file is a Zstandard archive, not CSV text.",
  'binary.bzip2': "The file is a bzip2 archive, not CSV text.",
  'binary.xz': "The file is an XZ archive, not CSV text.",
  'binary.7-zip': "The file is a 7-Zip archive, not CSV text.",
  'binary.rar': "The file is a RAR archive, not CSV text.",
  'binary.lz4': "The file is an LZ4 archive, not CSV text.",
  'binary.parquet': "The file is a Parquet file, not CSV text.",
  'binary.orc': "The file is an ORC file, not CSV text.",
  'binary.avro': "The file is an Avro file, not CSV text.",
  'binary.arrow': "The file is an Arrow or Feather file, not CSV text.",
  'binary.hdf5': "The file is an HDF5 file, not CSV text.",
  'binary.sqlite': "The file is a SQLite database, not CSV text.",
  'binary.program': "The file is a program, not CSV text.",
  'binary.postgres-backup': "The file is a database backup of PostgreSQL, not CSV text.",
  'binary.tar': "The file is a tar archive, not CSV text.",
  'other-text.html': ["The file is an HTML page, not CSV text: line ",["line"]," begins “",["words"],"”."],
  'other-text.php': ["The file is a PHP script, not CSV text: line ",["line"]," begins “",["words"],"”."],
  'other-text.xml': ["The file is an XML document, not CSV text: line ",["line"]," begins “",["words"],"”."],
  'other-text.rtf': ["The file is an RTF document, not CSV text: line ",["line"]," begins “",["words"],"”."],
  'other-text.postscript': ["The file is a PostScript document, not CSV text: line ",["line"]," begins “",["words"],"”."],
  'other-text.latex': ["The file is a LaTeX document, not CSV text: line ",["line"]," begins “",["words"],"”."],
  'other-text.key': ["The file is a key or certificate, not CSV text: line ",["line"]," begins “",["words"],"”."],
  'other-text.calendar': ["The file is a calendar or an address card, not CSV text: line ",["line"]," begins “",["words"],"”."],
  'other-text.patch': ["The file is a patch, not CSV text: line ",["line"]," begins “",["words"],"”."],
  'other-text.script': ["The file is a script, not CSV text: line ",["line"]," begins “",["words"],"”."],
  'other-text.sql': ["The file is an SQL script, not CSV text: line ",["line"]," begins “",["words"],"”."],
  'other-text.psql-expanded': ["The file is psql's expanded output (one line for each value), not CSV text: line ",["line"]," begins “",["words"],"”."],
  'other-text.mysql-vertical': ["The file is MySQL's vertical output (one line for each value), not CSV text: line ",["line"]," begins “",["words"],"”."],
  'other-text.mail': ["The file is an e-mail message, not CSV text: line ",["line"]," begins “",["words"],"”."],
  'other-text.json': ["The file is JSON, not CSV text: line ",["line"]," begins “",["words"],"”."],
  'other-text.log': ["The file is a log, not CSV text: line ",["line"]," begins “",["words"],"”."],
  'other-text.configuration': ["The file is a configuration file, not CSV text: line ",["line"]," begins “",["words"],"”."],
  'other-text.code': ["The file is source code, not CSV text: line ",["line"]," begins “",["words"],"”."],
  'other-text.base64': ["The file is encoded binary data (Base64), not CSV text: line ",["line"]," begins “",["words"],"”."],
  'other-text.markdown': ["The file is Markdown text, not CSV text: line ",["line"]," begins “",["words"],"”."],
  'prose': ["The file is running text, not a table: line ",["line"]," begins “",["words"],"”."],
  'unpacked-size': ["The file is larger than ",["size"]," when it is unpacked. Please analyse a part of it."],
  'damaged.zip': "The ZIP archive or workbook is damaged or incomplete. Please pack or save it again.",
  'damaged.gzip': "The gzip archive is damaged or incomplete. Please pack or send it again.",
  'damaged.workbook': "The workbook is damaged: a part of it is no XML. Please save it again.",
  'damaged.json': "The JSON file is damaged or incomplete. Please write or send it again.",
  'damaged.sqlite': "The SQLite file is damaged or incomplete. Please write or send it again.",
  'damaged.duckdb': "The DuckDB file is damaged or incomplete. Please write or send it again.",
  'damaged.parquet': "The Parquet file is damaged or incomplete. Please write or send it again.",
  'archive.files': ["The archive holds more than ",["most"]," files."],
  'archive.encrypted': "The archive is protected by a password. Please save it without one.",
  'archive.empty': "The archive holds no file.",
  'archive.no-table': "No file of the archive holds a table.",
  'archive.nested': "The file is an archive within archives. Please unpack it first.",
  'document.binary-workbook': "The file is a binary Excel workbook; please save it as .xlsx or CSV.",
  'document.word': "The file is a Word document.",
  'document.powerpoint': "The file is a PowerPoint presentation.",
  'document.open-document': "The file is an OpenDocument file; please save the sheet as .xlsx or CSV.",
  'no-part': ["The file has no table “",["part"],"”. It has: ",["names"],"."],
  'workbook.text': "The workbook holds too much text. Please save the sheet as CSV.",
  'workbook.row': ["Row ",["row"]," of a sheet is longer than ",["size"],", so it does not look like a table."],
  'workbook.empty': "No sheet of the workbook that is not hidden holds anything.",
  'parquet.no-column': "The Parquet file has no column of numbers, dates or text.",
  'bytes': ["The ",["file",1,{"parquet":"Parquet","sqlite":"SQLite","duckdb":"DuckDB","other":""}]," file’s ",["n",2,{"one":"column","other":"columns"}]," ",["names"]," of plain bytes cannot be analyzed."],
  'sqlite.no-table': "The SQLite file has no table with rows.",
  'duckdb.no-table': "The DuckDB file has no table with rows that can be read.",
  'duckdb.version': "The DuckDB file was written by another version of DuckDB. Please export its tables as Parquet or CSV.",
  'left-out.no-rows': "it has no rows",
  'left-out.damaged': "its rows are damaged",
  'left-out.view': "it is a view, and only tables are read",
  'json.no-table': "The file is JSON, but no list of objects or rows, so there is no table in it.",
  'json.fields': ["The JSON objects have more than ",["most"]," different fields."],
  'json.values': ["A list of the JSON file has more than ",["most"]," values."],
  'json.object': ["An object of the JSON file is larger than ",["size"],". Please save its rows as a list, or one on each line."],
  'dump.no-rows': "The file is an SQL script without rows: no INSERT or COPY in it fills a table. Please export the data as well.",
  'dump.statement': ["A statement of the SQL script is longer than ",["size"],". Please export fewer rows in one."],
  'left-out.hidden': "the sheet is hidden in the workbook",
  'left-out.empty': "the sheet is empty",
  'left-out.text': "it holds a few lines of text and no table",
  'left-out.beyond': ["only the first ",["most",2,{"other":[0," tables"]}]," of a file are analysed"],
} satisfies Record<string, Message>;
