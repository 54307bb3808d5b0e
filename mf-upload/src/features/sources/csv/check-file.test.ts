import { checkFiles } from './check-file';

it.each([
  [['tickets.csv'], true, null],
  [['TICKETS.CSV'], true, null],
  [['a.b.csv'], true, null],
  [['tickets.csv'], false, 'Please log in to upload files.'],
  [['photo.png'], true, 'Please select a CSV file.'],
  [['csv'], true, 'Please select a CSV file.'],
  ...['tsv', 'tab', 'csv.gz', 'csv.zip', 'XLSX', 'parquet', 'json', 'jsonl', 'sql'].map((ending): [string[], boolean, null] => [
    [`tickets.${ending}`],
    true,
    null,
  ]),
  [['tickets.docx'], true, 'Please select a CSV file.'],
  [['.xlsx'], true, 'Please select a CSV file.'],
  [['a.csv', 'b.csv'], true, 'Please choose one file at a time.'],
])('%j, logged in %s: %s', (names, loggedIn, text) => {
  expect(
    checkFiles(
      names.map((name) => ({ name })),
      loggedIn,
    ),
  ).toBe(text);
});
