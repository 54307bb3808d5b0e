import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { limitsByRoom, limitsPage } from './limits-page';

const src = join(__dirname, '../src');
const docs = join(__dirname, '../../docs');

const sources = (folder: string): string[] =>
  readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter(
      (file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\/|(?:^|\/)(?:limits|plant|planting|made-up-rows)\.ts$/.test(file),
    );

test('the page of numbers is what the limits say', async () => {
  expect(limitsPage(await limitsByRoom(src))).toBe(readFileSync(join(docs, 'CONSTANTS.md'), 'utf8'));
});

test('every number has a unit and a reason, and something goes by it', async () => {
  const code = sources('.')
    .map((file) => readFileSync(join(src, file), 'utf8'))
    .join('\n');
  const used = new Set([...code.matchAll(/\b[A-Z]+\.(\w+)/g)].map(([, name]) => name));
  for (const [room, limits] of await limitsByRoom(src))
    for (const [name, { unit, reason }] of Object.entries(limits)) {
      expect({ room, name, unit, reason }).toEqual({
        room,
        name,
        unit: expect.stringMatching(/\S/),
        reason: expect.stringMatching(/\.$/),
      });
      expect(used).toContain(name);
    }
});

/** Numbers that decide nothing: ends of lists, halves, percent, and what a calendar or a formula has. */
const PLAIN = new Set(['0', '1', '2', '0.5', '100']);
const CALENDAR = /toISOString\(\)|A_CYCLE|STEPS = |DAY_MS|% 24|period\(-\d\)|at\(-\d\)/;
const FORMULA = /quantileSorted|at\(0\.\d+\)|3 \* n \* \(all - n\)|z \+ 1e-9/;

/** Every number of a kind that stands in its code, with its line. */
function numbersIn(file: string): string[] {
  const text = readFileSync(join(src, file), 'utf8');
  const lines = text.split('\n');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const line = lines[source.getLineAndCharacterOfPosition(node.getStart()).line] ?? '';
    if (ts.isNumericLiteral(node) && !PLAIN.has(node.text) && !CALENDAR.test(line) && !FORMULA.test(line))
      found.push(`${file}: ${node.getText()} in ${line.trim()}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('no kind of insight goes by a number that has no reason', () => {
  const files = sources('kinds');
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(numbersIn)).toEqual([]);
});
