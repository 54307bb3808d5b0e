import { decideDialect } from './decide-dialect';

const rows = (delimiter: string, wrap = (cell: string) => cell) =>
  [
    ['name', 'born', 'score'],
    ['Anna Bell', '2001-04-05', '3.5'],
    ['Carl Diaz', '1999-12-01', '4.25'],
    ['Eve Fox', '2000-01-31', '2'],
  ]
    .map((row) => row.map(wrap).join(delimiter))
    .join('\n');

test.each([',', ';', '\t', '|', ':', '^', '~', '\u001f', '||', '\t\t'])('finds the delimiter %j', (delimiter) => {
  expect(decideDialect(rows(delimiter), true)).toMatchObject({ delimiter, skipSpace: false });
});

test('takes a decimal comma for no delimiter', () => {
  expect(decideDialect('name;price;weight\nlamp;3,50;1,25\nchair;12,00;7,5\ntable;99,95;20,0\n', true).delimiter).toBe(';');
});

test('takes the colons of times for no delimiter', () => {
  expect(decideDialect('time,count\n2015/01/01 01:00:00,2\n2015/01/01 04:00:00,3\n2015/01/01 05:00:00,1\n', true).delimiter).toBe(
    ',',
  );
});

test('sees spaces as a delimiter only around numbers or quoted words', () => {
  expect(decideDialect('a b c\n1 2 3\n4 5 6\n7 8 9\n', true).delimiter).toBe(' ');
  expect(decideDialect('name\nitem 1\nitem 2\nitem 3\n', true).delimiter).toBe('');
  expect(decideDialect('full name\nAnna Bell\nCarl Diaz\nEve Fox\n', true).delimiter).toBe('');
});

test('finds single quotes, but not apostrophes', () => {
  expect(
    decideDialect(
      rows(',', (cell) => `'${cell}'`),
      true,
    ).quote,
  ).toBe("'");
  expect(decideDialect("id,text\n1,it's fine\n2,men's boots\n", true).quote).toBe('"');
});

test('finds backslashes before quotes', () => {
  expect(decideDialect('id,text\n1,"say \\"hi\\", then go"\n2,"5\\" pipe, long"\n', true).escape).toBe('backslash');
});

test('finds spaces that follow every delimiter', () => {
  expect(decideDialect('a, b, c\n1, "x, y", 3\n4, "z", 6\n', true)).toMatchObject({ delimiter: ',', skipSpace: true });
});

test('believes the line that names the delimiter', () => {
  expect(decideDialect('sep=;\na;b,c\n1;2,3\n', true).delimiter).toBe(';');
});

test.each([
  ['below a name', 'a,b,c\n1,,2\n3,,4\n5,,6\n', ','],
  ['beside another', 'a|b|c\nx||\ny||\nz||\n', '|'],
  ['in quotation marks', '"k0x","",""\n"k1x","",""\n"k2x","",""\n', ','],
  ['in a file without names', '1;;2\n3;;4\n5;;6\n', ';'],
])('takes an empty column %s for no doubled delimiter', (_, text, delimiter) => {
  expect(decideDialect(text, true).delimiter).toBe(delimiter);
});
