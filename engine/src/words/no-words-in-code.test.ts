import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const SRC = join(__dirname, '..');
/** Rooms whose words stand in catalogues. */
const ROOMS = ['report', 'charts', 'actions', 'profile/alerts', 'insights/judge', 'insights/frame', 'agents'];
/** English that is data: how help desks label tickets, and how reports of before named their figures, by which these still open. */
const READS_ENGLISH = ['actions/ticket-categories.ts', 'report/blocks/stored-metric.ts'];
/** Keys of kinds' standing and of formats, operators of filters and what joins them in the CSV download. */
const NO_WORDS = new Set(['Over Time', 'In General', 'Single Records', 'month in words', 'is null', 'is not null', ' and ']);

const SQL =
  /\b(?:SELECT|FROM|WHERE|FILTER|GROUP BY|DROP TABLE|ORDER BY|CASE|CAST|AND|OR|AS|IS|NULL|LEFT JOIN|TIMESTAMP|JOIN|DESC|DISTINCT|HAVING|LIMIT|USING|WITH|OVER|IN|NOT)\b|\w+\(|\$\{\w*\.?sql\}/;
/** Attributes of HTML, and names of fonts. */
const MARKUP = /^.[ ](?:class|href)="|^.system-ui, /;
/** Two words, a word that begins with a capital, or a word beside what is put in. */
const READ_BY_PEOPLE = /[A-Za-z]{2,}[,;:]? [A-Za-z]{2,}|^[A-Z][a-z]+ ?$|^ ?[a-z]{2,} $|^ [a-z]{2,}/;

const sourcesOf = (room: string): string[] =>
  readdirSync(join(SRC, room), { recursive: true, encoding: 'utf8' })
    .map((file) => join(room, file))
    .filter(
      (file) =>
        file.endsWith('.ts') &&
        !/\.test\.ts$|testing\/|messages\/|(?:limits|thresholds)\.ts$/.test(file) &&
        !READS_ENGLISH.includes(file),
    );
const sources = ROOMS.flatMap(sourcesOf);

/** Text that only developers or programs read: a module's name, a type, an error, a column of SQL, an object's key, a comparison. */
const isForPrograms = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node.parent) ||
  ts.isExportDeclaration(node.parent) ||
  ts.isLiteralTypeNode(node.parent) ||
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node) ||
  (ts.isNewExpression(node.parent) && node.parent.expression.getText() === 'Error');

/** A literal's own text; of a template all that stands around what is put in. */
function piecesOf(node: ts.Node): string[] | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  return ts.isTemplateExpression(node) ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)] : null;
}

/** Whether a literal is, or goes into, what a file is refused with or a table is left out for. */
function isToldOfInput(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isNewExpression(parent))
    return parent.expression.getText() === 'InputError' && parent.arguments?.indexOf(node as ts.Expression) === 1;
  if (ts.isPropertyAssignment(parent)) return ['sentence', 'reason', 'notes'].includes(parent.name.getText());
  const holds = ts.isTemplateSpan(parent) || ts.isTemplateExpression(parent) || ts.isConditionalExpression(parent) || ts.isArrayLiteralExpression(parent) || ts.isBinaryExpression(parent); // prettier-ignore
  return holds && isToldOfInput(parent);
}

/** Literals that are read by people, with their places. */
function wordsIn(file: string, text: string, isOurs: (node: ts.Node) => boolean = () => true): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const pieces = piecesOf(node);
    if (pieces && isOurs(node) && !isForPrograms(node)) {
      const isSql = SQL.test(node.getText());
      const isRead = pieces.some((piece) => READ_BY_PEOPLE.test(piece) && !NO_WORDS.has(piece));
      if (isRead && !isSql && !MARKUP.test(node.getText())) found.push(`${file}: ${node.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('there are sources', () => expect(sources.length).toBeGreaterThan(40));

test.each(sources)('%s holds no words of its own', (file) =>
  expect(wordsIn(file, readFileSync(join(SRC, file), 'utf8'))).toEqual([]),
);

// Other rooms hold vocabularies and names of forms by which tables are understood; what they tell of an input has its own places.
test('nothing that is told of an input has words of its own, wherever it is', () => {
  const all = sourcesOf('.');
  expect(all.length).toBeGreaterThan(400);
  expect(all.flatMap((file) => wordsIn(file, readFileSync(join(SRC, file), 'utf8'), isToldOfInput))).toEqual([]);
});

test.each([
  "throw new InputError('file_empty', 'The file is empty.', 1);",
  "throw new InputError('file_empty', `${complete ? 'The file holds' : ''} nothing.`, 1);",
  "const a = { why: 'empty', reason: 'the sheet is empty' };",
  'const a = { notes: [`The ${what} cannot be read.`] };',
])('words are seen in %s', (text) => expect(wordsIn('x.ts', text, isToldOfInput).length).toBeGreaterThan(0));

test.each([
  "const a = 'Data Quality';",
  'const a = `Mean ${b}`;',
  'const a = `${b} by ${c}`;',
  "const a = { title: 'Summary' };",
  'const a = `${n} rows`;',
  "make('x', `The header has ${n}`);",
])('words are seen in %s', (text) => expect(wordsIn('x.ts', text)).toHaveLength(1));

test.each([
  "import x from './one two';",
  "const a = 'SELECT one two FROM x';",
  "const a = 'key-metrics';",
  "throw new Error('no such thing');",
])('none are seen in %s', (text) => expect(wordsIn('x.ts', text)).toEqual([]));
