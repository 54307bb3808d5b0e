import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { inRoot } from '../workspace';
import { catalogueFolders, cataloguesIn } from './catalogue';

/** What browsers run. The server and the engine have tests of their own, by what each of them tells people. */
const PACKAGES = readdirSync(inRoot()).filter((name) => /^(?:shared|shell|mf-[a-z-]+)$/.test(name));

/** Names that are the same in every language, what programs and the log read, and a name that published builds ask for. */
const NO_WORDS = new Set([
  "'Data Intelligence Hub'",
  "'Markdown'",
  "'CSV'",
  "'JSON'",
  "'Files'",
  "'Authorization'",
  '"localhost"',
  '"noopener noreferrer"',
  "'blocks only'",
  "'No token found in localStorage'",
  '`${assignment.remote} ${assignment.buildId} threw while it was shown`',
  '`instead of ${failed.buildId}`',
  '`${file}: no answer`',
  '`${file}: ${status}, not the published bytes`',
  '`no answer within ${limitMs / 1000} s`',
  '`${key}=; path=/; samesite=strict; max-age=0`',
]);
/** Style sheets, elements, properties, addresses and queries. */
const CODE = /[{}<>]|^.(?:--|\(|https:)|\bSELECT\b/;
/** Words that are data: of which passwords are made, of an example, names of browsers, and a document for tests. */
const DATA = [
  'shared/src/password/calendar-words.ts',
  'shared/src/password/is-easily-guessed.ts',
  'shared/src/discovery/sample-document.ts',
  'shell/src/landing/example-orders.ts',
  'mf-settings/src/sections/device-name.ts',
];
/** Nothing there is drawn: what it finds is told to who runs the rollout, as the devices' own words. */
const UNDRAWN = 'shell/src/remotes/health/';

/** Attributes that are read out or shown. */
const SPOKEN = /^(?:aria-(?:label|description|valuetext|roledescription)|title|placeholder|alt|label|description|heading|hint|message|text)$/; // prettier-ignore
const TWO_WORDS = /[A-Za-z]{2,}[,;:.]? [A-Za-z]{2,}/;
const ONE_WORD = /^[A-Z][a-z]+[.…!?]?$/;
const WORD = /[A-Za-z]{2,}/;

const sources = PACKAGES.flatMap((name) =>
  readdirSync(inRoot(name, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => join(name, 'src', file))
    .filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/\.test\.tsx?$|\/(?:testing|messages)\/|\.d\.ts$/.test(file) &&
        !DATA.includes(file) &&
        !file.startsWith(UNDRAWN),
    ),
);

/** A literal's own text; of a template all that stands around what is put in. */
function piecesOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  return ts.isTemplateExpression(node) ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)] : [];
}

/** What only developers or programs read: modules, types, names of properties, errors of ours, lines of the console, comparisons. */
function isForPrograms(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isConditionalExpression(parent) && node !== parent.condition) return isForPrograms(parent);
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return true;
  if (ts.isTaggedTemplateExpression(parent) || ts.isElementAccessExpression(parent) || ts.isCaseClause(parent)) return true;
  // What a query logs when it fails.
  if (ts.isPropertyAssignment(parent) && (parent.name === node || parent.name.getText() === 'failure')) return true;
  if (ts.isNewExpression(parent)) return /Error$/.test(parent.expression.getText());
  if (ts.isCallExpression(parent)) return /^(?:console\.\w+|import|super)$/.test(parent.expression.getText());
  const comparing = [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken];
  return ts.isBinaryExpression(parent) && comparing.includes(parent.operatorToken.kind);
}

const isSpoken = ({ parent }: ts.Node): boolean => ts.isJsxAttribute(parent) && SPOKEN.test(parent.name.getText());

/** What is put into a template may be code where its own text is none. */
const isCode = (text: string): boolean => CODE.test(text.replaceAll(/\$\{[^}]*\}/g, ''));

/** Texts of a source that people would read. */
function wordsIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && WORD.test(node.text)) found.push(`${file}: ${node.text.trim()}`);
    const pieces = piecesOf(node);
    const isRead =
      pieces.length > 0 && isSpoken(node)
        ? pieces.some((piece) => WORD.test(piece))
        : pieces.some((piece) => TWO_WORDS.test(piece)) || (pieces.length === 1 && ONE_WORD.test(pieces[0] ?? ''));
    if (isRead && !isForPrograms(node) && !NO_WORDS.has(node.getText()) && !isCode(node.getText()))
      found.push(`${file}: ${node.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('screens, and what they share with the server, take their words from catalogues', () => {
  expect(sources.length).toBeGreaterThan(400);
  expect(sources.flatMap((file) => wordsIn(file, readFileSync(inRoot(file), 'utf8')))).toEqual([]);
});

test.each([
  'const a = <p>Saved</p>;',
  'const a = <img alt="map" />;',
  'const a = <Button label="save" />;',
  "const a = z.string().check(z.minLength(1, 'Host is required'));",
  'const a = z.refine(b, { message: `up to ${most}` });',
  "const a = { title: 'Reports' };",
  "const a = open ? 'Close' : <b />;",
])('words are seen in %s', (text) => expect(wordsIn('x.tsx', text)).toHaveLength(1));

test.each([
  "import x from './one two';",
  "console.warn('The page could not start.', error);",
  "throw new Error('no such thing');",
  "const a = <p className='one-two'>{b}</p>;",
  "if (key === 'Enter') go();",
])('none are seen in %s', (text) => expect(wordsIn('x.tsx', text)).toEqual([]));

// A fourth source would be missing from a sentence that names three.
test('no message names the sources one by one: they come from the table of sources', () => {
  const messages: Readonly<Record<string, string>> = cataloguesIn(inRoot('shared/src/format/messages'))[0]?.messages ?? {};
  const names = Object.entries(messages).flatMap(([key, name]) =>
    key.startsWith('sources.') ? [name.replace(/ Files$/, '')] : [],
  );
  expect(names.length).toBeGreaterThan(2);
  const namesAll = (text: string) => names.filter((name) => text.includes(name.replace(/s$/, ''))).length > 2;
  expect(namesAll('A CSV file, a Google Sheet or PostgreSQL.')).toBe(true);
  const all = catalogueFolders().flatMap((folder) =>
    cataloguesIn(folder).flatMap((catalogue) =>
      Object.entries(catalogue.messages).map(([key, text]) => ({ place: join(relative(inRoot(), folder), key), text })),
    ),
  );
  expect(all.filter(({ text }) => namesAll(text))).toEqual([]);
});
