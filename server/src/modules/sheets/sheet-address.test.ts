import fc from 'fast-check';
import { parseSheetAddress } from './sheet-address';

const ID = '1aBcDeFgHiJkLmNoPqRsTuVwXyZ-0123456789_abcdef';

test.each([
  [`https://docs.google.com/spreadsheets/d/${ID}`, null],
  [`  https://docs.google.com/spreadsheets/d/${ID}/edit  `, null],
  [`https://docs.google.com/spreadsheets/d/${ID}/edit#gid=0`, '0'],
  [`https://docs.google.com/spreadsheets/d/${ID}/edit?gid=12#gid=345`, '345'],
  [`https://docs.google.com/spreadsheets/d/${ID}/edit?usp=sharing&gid=12`, '12'],
  [`https://docs.google.com/spreadsheets/u/1/d/${ID}/edit#gid=7&range=A1`, '7'],
  [`https://docs.google.com/a/hub.example/spreadsheets/d/${ID}/edit#gid=8`, '8'],
  [`HTTPS://Docs.Google.com/spreadsheets/d/${ID}`, null],
  [`https://docs.google.com/spreadsheets/d/${ID}/edit#gid=7%26x`, null],
  [`https://docs.google.com/spreadsheets/d/${ID}/edit?gid=../../x`, null],
])('%s', (address, gid) => {
  expect(parseSheetAddress(address)).toEqual({ id: ID, gid });
});

test.each([
  '',
  'sheet',
  `http://docs.google.com/spreadsheets/d/${ID}`,
  `https://docs.google.com.evil.example/spreadsheets/d/${ID}`,
  `https://evil.example/https://docs.google.com/spreadsheets/d/${ID}`,
  `https://user@docs.google.com/spreadsheets/d/${ID}`,
  `https://docs.google.com:8443/spreadsheets/d/${ID}`,
  `https://docs.google.com/document/d/${ID}`,
  `https://docs.google.com/spreadsheets/d/`,
  `https://docs.google.com/spreadsheets/d/e/${ID}/pubhtml`,
  `https://docs.google.com/a/x/../../spreadsheets/d/${ID}`,
  `https://docs.google.com/spreadsheets/d/${ID}.evil`,
  `https://docs.google.com/spreadsheets/d/../../${ID}`,
  `https://docs.google.com/spreadsheets/d/${'a'.repeat(200)}`,
])('%j is not a sheet', (address) => {
  expect(parseSheetAddress(address)).toBeNull();
});

test('the id may have any length', () => {
  expect(parseSheetAddress('https://docs.google.com/spreadsheets/d/short/edit')).toEqual({ id: 'short', gid: null });
});

test('nothing but letters, digits, _ and - ever comes out', () => {
  const tail = fc.oneof(fc.string(), fc.webQueryParameters(), fc.webFragments());
  fc.assert(
    fc.property(tail, fc.constantFrom('/', '?', '#', '', '/edit?gid=', '/edit#gid='), (text, mark) => {
      const sheet = parseSheetAddress(`https://docs.google.com/spreadsheets/d/${ID}${mark}${text}`);
      if (sheet) expect(`${sheet.id} ${sheet.gid ?? ''}`).toMatch(/^[\w-]{1,128} \d{0,20}$/);
    }),
  );
});
