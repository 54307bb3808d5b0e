import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import ts from 'typescript';
import { inRoot } from '../workspace';

/** What makes sentences of the engine: the `say` files of all kinds, and the room of phrases. */
const WORDING = inRoot('engine/src/wording');

/** These two hold English to read column and table names with, and form words from them. They write no text of their own. */
const READERS = ['verb.ts', 'row-noun.ts'];

const KINDS = inRoot('engine/src/kinds');
const sources = [
  ...readdirSync(KINDS, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\/(?:say[\w-]*|[\w-]+-text)\.ts$/.test(file))
    .map((file) => join(KINDS, file)),
  ...readdirSync(WORDING)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'limits.ts' && !READERS.includes(file))
    .map((file) => join(WORDING, file)),
];

/** Names of choices that a catalogue's messages have. */
function choicesOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) =>
    element.type === TYPE.select || element.type === TYPE.plural
      ? Object.entries(element.options).flatMap(([name, { value }]) => [name, ...choicesOf(value)])
      : [],
  );
}

/** What a file of a folder may name: its messages and their choices. Phrases are made for sentences of all kinds. */
function namesFor(folder: string): Set<string> {
  const folders = folder === WORDING ? [folder, ...readdirSync(KINDS).map((kind) => join(KINDS, kind))] : [folder];
  const files = folders.map((each) => join(each, 'messages/en.json')).filter((file) => existsSync(file));
  const messages = files.flatMap((file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
  return new Set(messages.flatMap(([key, text]) => [key, ...choicesOf(parse(text))]));
}

/** Places of a string that nobody reads: types, imports, comparisons, names of properties, and names given to a function. */
function isName(node: ts.Node, parent: ts.Node): boolean {
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return true;
  if (ts.isPropertyAssignment(parent)) return parent.name === node;
  if (ts.isCaseClause(parent) || ts.isElementAccessExpression(parent)) return true;
  const comparing = [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken, ts.SyntaxKind.InKeyword];
  if (ts.isBinaryExpression(parent)) return comparing.includes(parent.operatorToken.kind);
  return isGiven(node, parent) && /^[\w.+]*$/.test(literalText(node));
}

/** Given to a function, on a condition or without: `fact(facts, 'value')`, `t('share', …)`, `text(first ? 'low' : `low${i}`)`. */
function isGiven(node: ts.Node, parent: ts.Node): boolean {
  if (ts.isConditionalExpression(parent)) return node !== parent.condition && isGiven(parent, parent.parent);
  return ts.isCallExpression(parent) && node !== parent.expression;
}

/** A literal's own text, without what a template fills in. */
function literalText(node: ts.Node): string {
  if (ts.isTemplateExpression(node)) return node.head.text + node.templateSpans.map(({ literal }) => literal.text).join('');
  return ts.isStringLiteralLike(node) ? node.text : '';
}

/** What is asked of Intl, the queries of a sentence's words, and what an error of ours says to its reader. */
const isNoText = (node: ts.Node): boolean =>
  (ts.isCallExpression(node) && ['dateFormat', 'numberFormat', 'holds', 'moves'].includes(node.expression.getText())) ||
  ts.isThrowStatement(node) ||
  (ts.isPropertyDeclaration(node) && node.name.getText() === 'name');

/** Constants at the top of a file: signs and names of units to look up, not to print. */
const isTable = (node: ts.Node): boolean =>
  ts.isVariableStatement(node) &&
  ts.isSourceFile(node.parent) &&
  node.declarationList.declarations.every(({ name }) => ts.isIdentifier(name) && /^[A-Z_]+$/.test(name.text));

/** Queries, and the one name of a checked word that has a blank in it. */
const ASKED = /^SELECT |^as many$/;

/** Literals of a source that hold letters and are no name. */
function wordsIn(text: string, names: ReadonlySet<string>): string[] {
  const source = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isTable(node) || isNoText(node)) return;
    const own = literalText(node);
    if (/\p{L}/u.test(own) && !ASKED.test(own) && !names.has(own) && !isName(node, node.parent)) found.push(node.getText(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test.each(sources.map((file) => [relative(inRoot(), file), file]))('%s has its words in a catalogue', (_, file) => {
  expect(wordsIn(readFileSync(file, 'utf8'), namesFor(dirname(file)))).toEqual([]);
});

test('every kind is looked at', () => {
  const looked = new Set(sources.filter((file) => basename(file).startsWith('say')).map((file) => dirname(file)));
  expect(looked.size).toBeGreaterThan(30);
});

test('words in code are found, however they are put together', () => {
  const code = `
    const said = t('share', { how: high ? 'most' : 'least', of: fact(facts, \`share\${i}\`) });
    const glued = \`\${noun} rises\` + (plural ? 's' : '') + 'in all';
    const called = capital('a whole sentence');`;
  expect(wordsIn(code, new Set(['share', 'most']))).toEqual([
    "'least'",
    '`${noun} rises`',
    "'s'",
    "'in all'",
    "'a whole sentence'",
  ]);
});
