import { strykerPlugins } from './stryker-plugin.mjs';

const { group } = strykerPlugins.find(({ name }) => name === 'shuffled').value;

/** Conditions within conditions: of each line all begin at one place, and become the same. */
const mutants = Array.from({ length: 200 }, (_, i) => ({
  id: String(i),
  fileName: '/somewhere/engine/src/stats/a.ts',
  location: { start: { line: Math.floor(i / 4), column: 2 }, end: { line: Math.floor(i / 4), column: 10 + (i % 4) } },
  replacement: 'false',
}));
const order = (list) => group(list).flat();

test('mutants are tried in an order that is always the same, wherever the copy lies and however they are listed', () => {
  const elsewhere = mutants.map((mutant) => ({ ...mutant, fileName: '/tmp/sandbox-1/engine/src/stats/a.ts' }));
  expect(order([...elsewhere].reverse())).toEqual(order(mutants));
  expect([...order(mutants)].sort((a, b) => a - b)).toEqual(mutants.map(({ id }) => id));
});

test('those of one place are no neighbours, so that a run that is stopped has tried a fair sample', () => {
  const lines = order(mutants).map((id) => Math.floor(Number(id) / 4));
  const beside = lines.filter((line, i) => i > 0 && line === lines[i - 1]).length;
  // By chance about three of 199 neighbours are of one line.
  expect(beside).toBeLessThan(12);
});
