import type { Claim } from '../../contracts/report/claim';
import { analyzeText } from '../../testing/analyze-text';
import { csvOf } from '../made-up-rows';
import { ranking } from '.';

jest.setTimeout(120_000);

const SYLLABLES = ['ar', 'bel', 'cor', 'dun', 'el', 'far', 'gil', 'hol', 'in', 'jas'];
const town = (i: number) => `${(SYLLABLES[i % 10] ?? '').replace(/^./, (letter) => letter.toUpperCase())}${SYLLABLES[(i * 3 + Math.floor(i / 10)) % 10] ?? ''}${['ton', 'by', 'ham', 'wick'][Math.floor(i / 10) % 4] ?? ''}`; // prettier-ignore

async function rankedIn(header: readonly string[], rows: readonly (readonly (string | number)[])[]): Promise<Claim[]> {
  let found: Claim[] = [];
  await analyzeText(csvOf(header, rows), ({ document }) => void (found = document.claims.filter(({ kind }) => kind === 'ranking')), {}, { ranking });
  return found;
} // prettier-ignore

const towns = (income: (i: number) => number, n = 40) =>
  rankedIn(['town', 'income'], Array.from({ length: n }, (_, i) => [town(i), income(i).toFixed(1)])); // prettier-ignore

const spread = (i: number) => 500 + 60 * Math.sin(12.9898 * (i + 1));

test('first, second and last are named, each with its figure', async () => {
  const [first] = await towns((i) => (i === 7 ? 600 : i === 9 ? 590 : i === 11 ? 400 : spread(i)));
  expect(first?.sentence).toBe(
    `${town(7)} has the highest income, 600, ahead of ${town(9)} (590); ${town(11)} has the lowest, 400.`,
  );
});

test('by far is said of what is half again as much', async () => {
  const [far] = await towns((i) => (i === 7 ? 990 : spread(i)));
  expect(far?.sentence).toMatch(/^\w+ has by far the highest income, 990, /);
});

test('two or three at the top are named together, and none alone', async () => {
  const [two] = await towns((i) => ([3, 8].includes(i) ? 700 : spread(i)));
  expect(two?.sentence).toContain(' have the highest income, 700');
  expect(two?.sentence).toContain(town(3));
  expect(two?.sentence).toContain(town(8));
});

test('of many at the top there is no first', async () => expect(await towns((i) => (i % 4 === 0 ? 700 : spread(i)))).toEqual([]));

test('of several at the end none is the last', async () => {
  const [first] = await towns((i) => (i === 7 ? 700 : i % 9 === 1 ? 300 : spread(i)));
  expect(first?.sentence).not.toContain('lowest');
});

test('of few there is nothing to rank, and where all are alike neither', async () => {
  expect(await towns(spread, 4)).toEqual([]);
  expect(await towns(() => 500)).toEqual([]);
});

test.each([
  ['full_name', (i: number) => `${['Anna', 'Ben', 'Clara', 'David', 'Emma'][i % 5] ?? ''} ${['Smith', 'Jones', 'Meyer', 'Weber', 'Brown', 'Davis', 'Klein', 'Wolf'][Math.floor(i / 5)] ?? ''}`],
  ['email', (i: number) => `person${i}@example.org`],
  ['employee_name', (i: number) => `${['Anna', 'Ben', 'Clara', 'David', 'Emma'][i % 5] ?? ''} ${['Smith', 'Jones', 'Meyer', 'Weber', 'Brown', 'Davis', 'Klein', 'Wolf'][Math.floor(i / 5)] ?? ''}`],
])('persons are never ranked: %s', async (header, who) => {
  expect(await rankedIn([header, 'salary'], Array.from({ length: 40 }, (_, i) => [who(i), (3000 + 500 * Math.sin(i * 3.3)).toFixed(0)]))).toEqual([]);
}); // prettier-ignore

test('events are not ranked', async () => {
  const rows = Array.from({ length: 60 }, (_, i) => [`T${i}`, new Date(Date.UTC(2023, 0, 1 + ((i * 7) % 60))).toISOString().slice(0, 10), spread(i).toFixed(1)]); // prettier-ignore
  expect(await rankedIn(['order_id', 'ordered_on', 'amount'], rows)).toEqual([]);
});

test('quotes in names are shown as they are', async () => {
  const [first] = await rankedIn(['product', 'price'], Array.from({ length: 20 }, (_, i) => [i === 4 ? "O'Neil 20.5 *new*" : `Item ${town(i)}`, i === 4 ? 90 : (20 + spread(i) / 100).toFixed(2)])); // prettier-ignore
  expect(first?.sentence).toContain('Neil 20.5');
});
