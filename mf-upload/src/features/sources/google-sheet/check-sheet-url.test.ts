import { checkSheetUrl } from './check-sheet-url';

const ID = '1BxiMVs0XRA5nFMdKvBdBZjgmUUqptlbs74OgvE2upms';
const PART = 'This URL asks for a part of a tab. Please open the tab in Google Sheets and copy the URL from the address bar.';
const INVALID = 'Please enter a valid public Google Sheet URL';

it.each([
  [`https://docs.google.com/spreadsheets/d/${ID}/edit#gid=0`, null],
  [`  https://docs.google.com/spreadsheets/d/${ID}  `, null],
  [`https://docs.google.com/spreadsheets/u/1/d/${ID}/edit`, null],
  [`https://docs.google.com/a/hub.example/spreadsheets/d/${ID}/edit`, null],
  ['https://docs.google.com/spreadsheets/d/abc123/edit', null],
  ['', 'Google Sheet URL is required'],
  ['   ', 'Google Sheet URL is required'],
  [`http://docs.google.com/spreadsheets/d/${ID}`, INVALID],
  [`https://docs.google.com.evil.example/spreadsheets/d/${ID}`, INVALID],
  [`https://evil.example/https://docs.google.com/spreadsheets/d/${ID}`, INVALID],
  ['https://docs.google.com/document/d/x', INVALID],
  ['https://docs.google.com/spreadsheets/', INVALID],
  ['https://docs.google.com/spreadsheets/d/', INVALID],
  [`https://docs.google.com/spreadsheets/d/e/2PACX-${ID}/pubhtml`, null],
  [`docs.google.com/spreadsheets/d/${ID}/edit`, null],
  [`https://drive.google.com/file/d/${ID}/view`, null],
  [`https://docs.google.com/spreadsheets/d/${ID}/gviz/tq?tqx=out:csv&sheet=Tab2`, null],
  [`https://docs.google.com/spreadsheets/d/${ID}/gviz/tq?tq=select+A`, PART],
])('%s: %s', (url, text) => {
  expect(checkSheetUrl(url)).toBe(text);
});
