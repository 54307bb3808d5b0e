import { parseSync } from '@swc/core';

interface Node {
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const TESTS = new Set(['test', 'it', 'test.each', 'it.each']);
const GROUPS = new Set(['describe', 'describe.each', 'test.describe']);

/** The name of what is called: `test`, `test.each`, `test.describe`; a call that gives a test, as of `each`, by its own callee. */
function nameOf(callee: unknown): string {
  if (!isNode(callee)) return '';
  if (callee['type'] === 'Identifier') return String(callee['value']);
  if (callee['type'] === 'MemberExpression') return `${nameOf(callee['object'])}.${nameOf(callee['property'])}`;
  if (callee['type'] === 'CallExpression') return nameOf(callee['callee']);
  return '';
}

/** A title as it is written; what a template puts in is given as `${name}`. */
function titleOf(call: Node): string | null {
  const first = Array.isArray(call['arguments']) ? (call['arguments'] as unknown[])[0] : null;
  const value = isNode(first) ? first['expression'] : null;
  if (!isNode(value)) return null;
  if (value['type'] === 'StringLiteral') return String(value['value']);
  if (value['type'] !== 'TemplateLiteral') return null;
  const filled = (value['expressions'] as unknown[]).map((each) => `\${${nameOf(each)}}`);
  return (value['quasis'] as Node[]).map((part, place) => `${String(part['cooked'])}${filled[place] ?? ''}`).join('');
}

/** The titles of a file's tests, each behind those of its groups: `group › test`. A skipped test is none. */
export function testTitles(source: string, tsx: boolean): string[] {
  const titles: string[] = [];
  const visit = (value: unknown, groups: readonly string[]): void => {
    if (Array.isArray(value)) for (const each of value) visit(each, groups);
    if (Array.isArray(value) || !isNode(value)) return;
    const name = value['type'] === 'CallExpression' ? nameOf(value['callee']) : '';
    const title = TESTS.has(name) || GROUPS.has(name) ? titleOf(value) : null;
    if (title !== null && TESTS.has(name)) titles.push([...groups, title].join(' › '));
    const inner = title !== null && GROUPS.has(name) ? [...groups, title] : groups;
    Object.values(value).forEach((each) => visit(each, inner));
  };
  visit(parseSync(source, { syntax: 'typescript', tsx }).body, []);
  return titles;
}
