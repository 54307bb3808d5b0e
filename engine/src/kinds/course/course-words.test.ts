import type { Word } from '../../contracts/report/claim';
import { MONTHS } from '../../testing/hand-made-saying';
import { openBench } from '../../read/testing/temporary-file';
import { between, fastest, largest, reachedAt, wordsOfStops, type Stop } from './course-words';

type Bench = Awaited<ReturnType<typeof openBench>>;
let bench: Bench;
beforeAll(async () => void (bench = await openBench()));
afterAll(() => bench.close());

/** Months of a path: 3, 9, 2, 7, 7, 4. */
const PATH = [3, 9, 2, 7, 7, 4];
const at = (month: number) => MONTHS[month] ?? 0;
const STEPS = `SELECT epoch_ms(x) AS x, y FROM (VALUES ${PATH.map((y, month) => `(${at(month)}, ${y})`).join(', ')}) AS path (x, y)`;

const answer = async ({ sql }: Word) => (await bench.engine.connection.runAndReadAll(sql)).getRows()[0]?.[0];

test.each<[string, Word, boolean]>([
  ['the high', reachedAt(STEPS, 'high', at(1)), true],
  ['a later month than the high', reachedAt(STEPS, 'high', at(3)), false],
  ['the low', reachedAt(STEPS, 'low', at(2)), true],
  ['the first as low', reachedAt(STEPS, 'low', at(0)), false],
  ['a rise from end to end', between(STEPS, true, at(0), at(5)), true],
  ['a fall from end to end', between(STEPS, false, at(0), at(5)), false],
  ['no rise between two alike', between(STEPS, true, at(3), at(4)), false],
  ['the fastest alone', fastest(STEPS, at(1)), true],
  ['another as fastest', fastest(STEPS, at(3)), false],
])('%s', async (_, word, holds) => expect(await answer(word)).toBe(holds));

const stop = (month: number, high?: boolean): Stop => ({ at: at(month), y: PATH[month] ?? 0, ...(high === undefined ? {} : { high }) }); // prettier-ignore

test.each<[string, Stop[], boolean[]]>([
  ['its own', [stop(0), stop(1, true), stop(2, false), stop(5)], [true, true]],
  ['one that passes over the low', [stop(0), stop(1, true), stop(5)], [true]],
  ['one that is no high', [stop(0), stop(3, true), stop(5)], [false]],
  ['one that is no low', [stop(0), stop(4, false), stop(5)], [false]],
])('turns of a path: %s', async (_, stops, held) =>
  expect(await Promise.all(wordsOfStops(STEPS, stops).map(answer))).toEqual(held),
);

test('the largest move of a path is the one between its stops that is alone so', async () => {
  const stops = [stop(0), stop(1, true), stop(2, false), stop(5)];
  expect(await Promise.all([1, 2, 5].map((month) => answer(largest(STEPS, stops, at(month)))))).toEqual([false, true, false]);
  // 9 to 4 to 9 would be two moves of one size.
  const even = `SELECT epoch_ms(x) AS x, y FROM (VALUES (${at(0)}, 9), (${at(1)}, 4), (${at(2)}, 9)) AS path (x, y)`;
  expect(await answer(largest(even, [stop(0), stop(1, false), stop(2)], at(1)))).toBe(false);
});
