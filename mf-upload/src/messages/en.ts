// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: {
    'again.facts': { title: 'text'; source: 'text'; when: 'text' };
    'again.file': { name: 'text' };
    'again.sheet': { name: 'text' };
    'again.tables': { n: 'number'; tables: 'text'; database: 'text'; host: 'text'; port: 'text'; user: 'text' };
    'csv.retry': { name: 'text' };
    'preview.part.all': { n: 'number' };
    'preview.size': { columns: 'number'; rows: 'number' };
    'preview.size.head': { columns: 'number'; rows: 'number' };
    'preview.text': { delimiter: 'choice'; encoding: 'text' };
    'preview.shown': { n: 'number' };
    'preview.more': { n: 'number' };
    'preview.left-out': { table: 'text'; reason: 'text' };
    'postgres.pasted': { fields: 'text' };
    'postgres.tables.selected': { selected: 'number'; all: 'number' };
    'postgres.table.schema': { name: 'text' };
    'postgres.table.rows': { n: 'number' };
    'progress.title': { name: 'text' };
    'progress.sent': { sent: 'text' };
    'progress.sent-of': { sent: 'text'; total: 'text' };
    'progress.rows': { n: 'number' };
    'progress.step-done': { step: 'text' };
  };
  tags: {
    'again.facts': 'bdi';
    'again.file': 'bdi';
    'again.sheet': 'bdi';
    'progress.title': 'hidden' | 'bdi';
    'progress.step-done': 'hidden';
  };
}

export default {
  'title': "Data Upload",
  'description': "Connect a table from one of three sources and get its report.",
  'empty.title': "Ready to Analyze Your Data",
  'empty.text': "Choose a source above. The report appears here and is kept under Reports & Analytics.",
  'report.open': "Open the report’s page",
  'earlier.text': "There is an earlier report of this source.",
  'earlier.compare': "See what changed",
  'close': "Close",
  'dismiss': "Dismiss",
  'connect': "Connect",
  'password': "Password",
  'password.hint': "Used for this analysis only, never stored.",
  'password.missing': "Password is required",
  'again.title': "Analyze again",
  'again.facts': [["bdi",["title"]]," · ",["source"]," · analyzed ",["when"]],
  'again.failed': "The earlier report cannot be loaded",
  'again.failed.text': "Failed to fetch report",
  'again.no-source': "This report was made before sources were kept. Connect its source below; the next report can then be updated with one press.",
  'again.file': ["Upload a newer version of “",["bdi",["name"]],"” to see what has changed, or analyze the stored file again."],
  'again.file.choose': "Newer CSV file",
  'again.file.newer': "Upload newer file",
  'again.file.stored': "Analyze stored file",
  'again.sheet': ["The sheet “",["bdi",["name"]],"” is read again, as it is now."],
  'again.tables': [["n",2,{"one":"The table","other":"The tables"}]," ",["tables"]," of ",["database"]," at ",["host"],":",["port"],", as ",["user"],"."],
  'csv.title': "CSV Files",
  'csv.description': "Choose a file, or drop one anywhere on this page. Beside CSV, the hub reads TSV, Excel, Parquet, SQLite, DuckDB, JSON and SQL dumps, also packed as gz or zip.",
  'csv.file': "CSV file",
  'csv.remove': "Remove file",
  'csv.removed': "File removed",
  'csv.drop': "Drop the file",
  'csv.none': "No file chosen",
  'csv.choose': "Choose Files",
  'csv.analyze': "Analyze",
  'csv.retry': ["Try again with ",["name"]],
  'preview.open': "Preview",
  'preview.description': "The first rows as the analysis will read them. Nothing of the file is kept.",
  'preview.loading': "The preview is made...",
  'preview.failed': "The file cannot be previewed",
  'preview.failed.text': "Please try again, or analyze the file without a preview.",
  'preview.part': "Table to analyze",
  'preview.part.all': ["All ",["n",4]," tables together"],
  'preview.part.hint': "The file has several sheets or tables. What you choose here is kept with this source.",
  'preview.size': [["columns",2,{"one":[0," column"],"other":[0," columns"]}],", ",["rows",2,{"one":[0," row"],"other":[0," rows"]}]],
  'preview.size.head': [["columns",2,{"one":[0," column"],"other":[0," columns"]}],"; the types rest on the first ",["rows",2,{"one":"row","other":[0," rows"]}]],
  'preview.text': ["cells parted by ",["delimiter",1,{"tab":"tabs","comma":"commas","semicolon":"semicolons","bar":"bars","blank":"blanks","other":"other signs"}],", text in ",["encoding"]],
  'preview.shown': ["The first ",["n",2,{"one":"row","other":[0," rows"]}]],
  'preview.more': [["n",2,{"one":[0," more column is"],"other":[0," more columns are"]}]," not shown."],
  'preview.missing': "missing",
  'preview.notes': "What was decided or skipped",
  'preview.left-out': ["“",["table"],"” is not read: ",["reason"],"."],
  'preview.close': "Close",
  'type.integer': "whole number",
  'type.number': "number",
  'type.boolean': "yes or no",
  'type.date': "date",
  'type.timestamp': "date and time",
  'type.time': "time of day",
  'type.text': "text",
  'csv.logged-out': "Please log in to upload files.",
  'csv.several': "Please choose one file at a time.",
  'csv.not-csv': "Please select a CSV file.",
  'sheet.title': "Google Sheets",
  'sheet.description': "Paste the address of a sheet that anyone with the link can view.",
  'sheet.connect': "Connect Sheets",
  'sheet.dialog.title': "Connect Google Sheet",
  'sheet.dialog.description': "Only public sheets can be connected: anyone with the link must be able to view it.",
  'sheet.test': "Test Connection",
  'sheet.testing': "Testing...",
  'sheet.failed': "Connection test failed. Please try again",
  'sheet.url': "Google Sheet URL",
  'sheet.url.missing': "Google Sheet URL is required",
  'sheet.url.invalid': "Please enter a valid public Google Sheet URL",
  'sheet.url.part': "This URL asks for a part of a tab. Please open the tab in Google Sheets and copy the URL from the address bar.",
  'postgres.title': "PostgreSQL",
  'postgres.description': "Choose one or more tables of a database; related tables are read together.",
  'postgres.connect': "Add Database",
  'postgres.dialog.title': "Connect PostgreSQL Database",
  'postgres.dialog.description': "The server must be reachable from this network and the user needs permission to read the tables.",
  'postgres.analyze': "Analyze Selected Table(s)",
  'postgres.connecting': "Connecting...",
  'postgres.failed': "Connection failed",
  'postgres.failed.text': "Failed to connect.",
  'postgres.pasted': ["What you pasted has been put into these fields: ",["fields"],"."],
  'postgres.field.host': "Database Host",
  'postgres.field.port': "Port",
  'postgres.field.dbname': "Database Name",
  'postgres.field.user': "Username",
  'postgres.part.host': "host",
  'postgres.part.port': "port",
  'postgres.part.dbname': "database name",
  'postgres.part.user': "username",
  'postgres.part.password': "password",
  'postgres.missing.host': "Host is required",
  'postgres.missing.port': "Port is required",
  'postgres.missing.dbname': "Database name is required",
  'postgres.missing.user': "Username is required",
  'postgres.port-range': "Port must be between 1 and 65535",
  'postgres.tables': "Tables to analyze",
  'postgres.tables.selected': [["selected",4]," of ",["all",4]," selected"],
  'postgres.tables.all': "Select all",
  'postgres.tables.none': "Select none",
  'postgres.tables.missing': "Please select at least one table to analyze.",
  'postgres.table.schema': ["schema ",["name"]],
  'postgres.table.view': "view",
  'postgres.table.rows': ["about ",["n",2,{"one":[0," row"],"other":[0," rows"]}]],
  'progress.title': [["hidden","Analyzing "],["bdi",["name"]]],
  'progress.upload': "Progress of the upload",
  'progress.sent': [["sent"]," sent"],
  'progress.sent-of': [["sent"]," of ",["total"]," sent"],
  'progress.rows': [["n",2,{"one":[0," row"],"other":[0," rows"]}]," read"],
  'progress.elapsed': "Elapsed time",
  'progress.step-done': [["step"],["hidden",", done"]],
  'progress.cancel': "Cancel",
  'progress.background': "Continue in background",
  'waiting.analyzing': "Analyzing data...",
  'waiting.working': "AI is working...",
  'waiting.generating': "Generating insights...",
  'waiting.compiling': "Compiling report...",
  'waiting.finishing': "Almost done...",
  'help.data': "Where your data go",
} satisfies Record<string, Message>;
