import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const SRC = join(__dirname, '..');
const TWO_WORDS = /[A-Za-z]{2,}[,;:]? [A-Za-z]{2,}/;
const QUERY =
  /\b(?:SELECT|CREATE|DELETE|UPDATE|BEGIN|INSERT|SAVEPOINT|SET LOCAL|FORMAT|FROM|AT TIME ZONE|select|create table|isolation level|coalesce|count|excluded|not in|is not null|created_at)\b| as [\w-]+'$/;
/** Types of content, headers, and pages, whose own texts are put in. */
const WIRE = /charset=utf-8|attachment; |^.<|^.:root|^'[A-Z][\w-]+: |^'[45]\d\d |trusted-types|max-age=|no-cache|'gzip, br'/;
const LOG = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal']);
/** Read by programs, by who reads the log, or called so in every language. */
const NO_WORDS = new Set([
  "'Data Intelligence Hub'",
  "'Data Intelligence Hub <hub@localhost>'",
  "'RCPT TO'",
  "'is not'",
  "'reports as earlier'",
  "'developer overrides'",
  "'pnpm dev <remote> --against https://…'",
  '`id of ${operator}`',
  '`logged in: ${user.id}`',
  '`reports of: ${id}`',
  "'id of '",
  "'The server does not support SSL connections'",
  "'The address cannot be reached.'",
  "'what schema_migrations holds'",
  "'something was thrown that is no error'",
  "'The engine gave an answer to another question.'",
  "`The engine ended (${signal ?? code ?? 'unknown'}).`",
  "'it could not be started'",
  "`it ended (${signal ?? code ?? 'unknown'})`",
]);

/** What only developers read: the API's page, what a simulation prints, and what a place that stands in for Google in tests must be. */
const FOR_DEVELOPERS = [
  'plugins/openapi.ts',
  'modules/sources/google-sheet/google-endpoints.ts',
  // A command of the repository.
  'modules/rollouts/simulation/main.ts',
];

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    file.endsWith('.ts') && !/\.test\.ts$|testing\/|messages\/|migrations\//.test(file) && !FOR_DEVELOPERS.includes(file),
);

/** A literal's own text, without what is put into it. */
const textOf = (node: ts.Node): string => {
  if (ts.isTemplateExpression(node)) return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('|');
  return ts.isStringLiteralLike(node) ? node.text : '';
};

/** A line of the log, or what is told of a defect. */
function isForDevelopers(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isConditionalExpression(parent)) return isForDevelopers(parent);
  if (ts.isImportDeclaration(parent) || ts.isTaggedTemplateExpression(parent) || ts.isLiteralTypeNode(parent)) return true;
  if (ts.isNewExpression(parent)) return /^(?:Error|Refusal|ZodError|EngineError|TypeError)$/.test(parent.expression.getText());
  if (!ts.isCallExpression(parent)) return false;
  const { expression } = parent;
  // A setting's own description becomes docs/CONFIGURATION.md.
  if (ts.isPropertyAccessExpression(expression) && expression.name.text === 'describe') return true;
  if (ts.isPropertyAccessExpression(expression)) return LOG.has(expression.name.text) && expression.expression.getText() !== 'console';
  return ['warn', 'close', 'log'].includes(expression.getText());
}

function wordsIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const own = node.getText(source);
    const isRead = TWO_WORDS.test(textOf(node)) && !NO_WORDS.has(own);
    if (isRead && !isForDevelopers(node) && !QUERY.test(own) && !WIRE.test(own)) found.push(`${file}: ${own}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('what the server tells people stands in catalogues', () => {
  expect(sources.length).toBeGreaterThan(150);
  expect(sources.flatMap((file) => wordsIn(file, readFileSync(join(SRC, file), 'utf8')))).toEqual([]);
});

test.each([
  "throw new InstallationError('Restore the database whole.');",
  "return refuse(`${name} has no rollout under way.`);",
  "console.warn('Mails will not arrive.');",
  "const a = z.string().regex(/^a/, 'must begin with a');",
  "const a = { message: 'You have been logged out.' };",
])('words are seen in %s', (text) => expect(wordsIn('x.ts', text)).toHaveLength(1));
