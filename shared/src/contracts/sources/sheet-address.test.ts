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
  [`docs.google.com/spreadsheets/d/${ID}/edit#gid=9`, '9'],
  [`https://docs.google.com/spreadsheets/d/${ID}/export?format=csv&gid=4`, '4'],
  [`https://docs.google.com/spreadsheets/d/${ID}/gviz/tq?tqx=out:csv&gid=5&sheet=Tab2`, '5'],
  [`https://docs.google.com/spreadsheets/d/${ID}/htmlview#gid=6`, '6'],
  [`https://drive.google.com/file/d/${ID}/view?usp=sharing`, null],
  [`https://drive.google.com/open?id=${ID}&usp=drive_fs`, null],
  [`drive.google.com/file/u/0/d/${ID}/edit`, null],
])('%s', (address, gid) => {
  expect(parseSheetAddress(address)).toEqual({ id: ID, published: false, gid, tab: null });
});

test.each([
  [`https://docs.google.com/spreadsheets/d/${ID}/gviz/tq?tqx=out:csv&sheet=Tab2`, 'Tab2'],
  [`https://docs.google.com/spreadsheets/d/${ID}/gviz/tq?sheet=Q1%20%26%20Q2+2024&tqx=out:html`, 'Q1 & Q2 2024'],
  [`https://docs.google.com/spreadsheets/d/${ID}/export?format=csv&sheet=Stra%C3%9Fe`, 'Straße'],
])('%s names a tab', (address, tab) => {
  expect(parseSheetAddress(address)).toEqual({ id: ID, published: false, gid: null, tab });
});

test.each([
  [`https://docs.google.com/spreadsheets/d/e/2PACX-${ID}/pubhtml`, null],
  [`https://docs.google.com/spreadsheets/d/e/2PACX-${ID}/pubhtml?gid=7&single=true`, '7'],
  [`docs.google.com/spreadsheets/d/e/2PACX-${ID}/pub?output=csv&gid=8`, '8'],
])('%s is published', (address, gid) => {
  expect(parseSheetAddress(address)).toEqual({ id: `2PACX-${ID}`, published: true, gid, tab: null });
});

test.each([
  `https://docs.google.com/spreadsheets/d/${ID}/gviz/tq?tqx=out:csv&tq=select%20A%20where%20B%3E1`,
  `https://docs.google.com/spreadsheets/d/${ID}/export?format=csv&range=A1:B9`,
  `https://docs.google.com/spreadsheets/d/e/2PACX-${ID}/pub?output=csv&range=A1:B9`,
])('%s asks for a part of a tab, which would be another table', (address) => {
  expect(parseSheetAddress(address)).toBe('part');
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
  `http://drive.google.com/file/d/${ID}/view`,
  `https://drive.google.com/drive/folders/${ID}`,
  'https://drive.google.com/open?id=../../x',
  `drive.google.com.evil.example/file/d/${ID}`,
  `https://docs.google.com/a/x/../../spreadsheets/d/${ID}`,
  `https://docs.google.com/spreadsheets/d/${ID}.evil`,
  `https://docs.google.com/spreadsheets/d/../../${ID}`,
  `https://docs.google.com/spreadsheets/d/${'a'.repeat(200)}`,
])('%j is not a sheet', (address) => {
  expect(parseSheetAddress(address)).toBe('invalid');
});

test('the id may have any length', () => {
  expect(parseSheetAddress('https://docs.google.com/spreadsheets/d/short/edit')).toEqual({
    id: 'short',
    published: false,
    gid: null,
    tab: null,
  });
});

test('nothing but letters, digits, _ and - ever comes out', () => {
  const tail = fc.oneof(fc.string(), fc.webQueryParameters(), fc.webFragments());
  fc.assert(
    fc.property(tail, fc.constantFrom('/', '?', '#', '', '/edit?gid=', '/edit#gid='), (text, mark) => {
      const sheet = parseSheetAddress(`https://docs.google.com/spreadsheets/d/${ID}${mark}${text}`);
      if (typeof sheet !== 'string') expect(`${sheet.id} ${sheet.gid ?? ''}`).toMatch(/^[\w-]{1,128} \d{0,20}$/);
    }),
  );
});
