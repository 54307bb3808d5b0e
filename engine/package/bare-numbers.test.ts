import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const src = join(__dirname, '../src');

/** Folders whose numbers stand in a `limits.ts`: nothing there is decided by the bare number of a constant, or in a comparison. */
const ROOMS = ['profile', 'understand', 'stats', 'charts', 'report', 'actions', 'sources', 'read'];

/** Constants that decide nothing: they belong to a format, a calendar, a machine or a formula. */
const GIVEN = new Map([
  ['EULER', 'Euler’s constant'],
  ['LF', 'a byte'],
  ['CR', 'a byte'],
  ['SPACE', 'a byte'],
  ['BACKSLASH', 'a byte'],
  ['LOW_BITS', 'bytes'],
  ['BITS', 'half a machine word'],
  ['HIGH_BITS', 'bytes'],
  ['BYTE_ORDER_MARK', 'a character'],
  ['MAX_BYTES_A_CHARACTER', 'UTF-8'],
  ['MOST_WORDS', 'what a byte that counts can hold'],
  ['TAB_STOP', 'where terminals put the next column'],
  ['HOUR', 'the calendar'],
  ['HOURS_OF_DAY', 'the calendar'],
  ['SIXTY', 'minutes and seconds'],
  ['DAY', 'the calendar'],
  ['DAY_MS', 'the calendar'],
  ['MONTHS', 'the calendar'],
  ['YEAR_DAYS', 'the calendar'],
  ['LAST_DAY', 'the last day that a workbook can hold'],
  ['MOST_COLUMNS', 'the widest sheet that a workbook can hold'],
  ['CELL', 'bytes of the smallest cell'],
  ['LOOK_MS', 'how often the size of a growing file is looked at'],
  ['USUAL_LINE', 'the longest line that DuckDB reads without being told'],
  ['PLAIN', 'the place of a word without any degree'],
  ['TINY', 'the smallest divisor of a continued fraction'],
  ['PRECISION', 'the digits of a double'],
  ['MAX_STEPS', 'of a continued fraction, which ends long before'],
  ['Z95', 'the normal distribution'],
  ['MEGABYTE', 'a unit'],
  ['GIGABYTE', 'a unit'],
]);

/** Nothing, one, two (a pair), halves, percent, and what a fraction of one is rounded to. */
const PLAIN = new Set(['0', '1', '2', '0.5', '10', '100', '1000']);
/** The calendar has its own numbers, degrees theirs, and so have a plural, the figures of a box, thousands and the bytes of a character. */
const OF_A_FORM =
  /86_400|3600|>= -180|months \* 3|months < 3|word\.length > 3|point\.length > 6|\(hour\) > |const is(?:Year|Month|Day) = |fraction\.length > 7|ambiguous: point > 0|back <= 3|\? '(?:weekday|day|hour)' : null|names\.length > 12|4 \* RELATIVE/;

const filesOf = (folder: string): string[] =>
  readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(?:^|\/)limits\.ts$|(?:^|\/)testing\//.test(file));

const ARITHMETIC = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.MinusToken,
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.SlashToken,
  ts.SyntaxKind.AsteriskAsteriskToken,
]);
const COMPARISON = new Set([
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);

/** The numbers of an expression of numbers alone; null where it is none. */
function numbersOf(node: ts.Node): ts.NumericLiteral[] | null {
  if (ts.isNumericLiteral(node)) return [node];
  if (ts.isPrefixUnaryExpression(node)) return numbersOf(node.operand);
  if (ts.isParenthesizedExpression(node)) return numbersOf(node.expression);
  if (!ts.isBinaryExpression(node) || !ARITHMETIC.has(node.operatorToken.kind)) return null;
  const [left, right] = [numbersOf(node.left), numbersOf(node.right)];
  return left && right ? [...left, ...right] : null;
}

/** The numbers on one side of a comparison, in whatever sum or product. */
function factorsOf(node: ts.Node): ts.NumericLiteral[] {
  if (ts.isNumericLiteral(node)) return [node];
  if (ts.isPrefixUnaryExpression(node)) return factorsOf(node.operand);
  if (ts.isParenthesizedExpression(node)) return factorsOf(node.expression);
  return ts.isBinaryExpression(node) && ARITHMETIC.has(node.operatorToken.kind)
    ? [...factorsOf(node.left), ...factorsOf(node.right)]
    : [];
}

/** What is written as a byte is one of an encoding, and what is as small as `1e-6` is what doubles lose by rounding. */
const isByteOrRounding = (number: ts.NumericLiteral): boolean => /^0x|^1e-(?:[6-9]|1\d)$/.test(number.getText());

/** Constants of bare numbers in a text, by name. */
function bareConstants(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      if (/^[A-Z][A-Z0-9_]*$/.test(node.name.text) && numbersOf(node.initializer)) found.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('text.ts', text, ts.ScriptTarget.Latest, true));
  return found.filter((name) => !GIVEN.has(name));
}

/** Lines of a text in which something is compared with a bare number. */
function bareComparisons(text: string): string[] {
  const lines = text.split('\n');
  const source = ts.createSourceFile('text.ts', text, ts.ScriptTarget.Latest, true);
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && COMPARISON.has(node.operatorToken.kind))
      for (const number of [...factorsOf(node.left), ...factorsOf(node.right)]) {
        const line = lines[source.getLineAndCharacterOfPosition(number.getStart()).line] ?? '';
        if (!PLAIN.has(number.text) && !isByteOrRounding(number) && !OF_A_FORM.test(line)) found.add(line.trim());
      }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found];
}

test.each(ROOMS)('no constant of %s is a bare number', (room) => {
  const files = filesOf(room);
  expect(files.length).toBeGreaterThan(3);
  expect(files.flatMap((file) => bareConstants(readFileSync(join(src, file), 'utf8')).map((name) => `${file}: ${name}`))).toEqual(
    [],
  );
});

test.each(ROOMS)('nothing in %s is compared with a bare number', (room) => {
  const files = filesOf(room);
  expect(files.length).toBeGreaterThan(3);
  expect(
    files.flatMap((file) => bareComparisons(readFileSync(join(src, file), 'utf8')).map((line) => `${file}: ${line}`)),
  ).toEqual([]);
});

test('a bare number is seen as a constant and in a comparison', () => {
  expect(
    bareConstants('const MOST = 64 * 1024;\nexport const LEAST: number = -0.3;\nconst LF = 10;\nconst OF = LIMITS.most;'),
  ).toEqual(['MOST', 'LEAST']);
  expect(
    bareComparisons('if (a > b * 0.7) x();\nif (n >= 30) y();\nif (n > 0 || n <= 2 * m) z();\nif (n > LIMITS.most) w();'),
  ).toEqual(['if (a > b * 0.7) x();', 'if (n >= 30) y();']);
});
