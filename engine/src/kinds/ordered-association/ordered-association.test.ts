import type { Column } from '../../model';
import { printMeasure } from '../../contracts/report/measure';
import { firstRow } from '../../insights/rows-of';
import { TestLog } from '../../insights/judge/test-log';
import type { Dimension } from '../../insights/frame/frame';
import { openBench } from '../../read/testing/temporary-file';
import { handDimension, handFrame, handTable } from '../../testing/hand-made-frame';
import { handFinding } from '../../testing/hand-made-finding';
import { isOfResult } from '../../testing/result-log';
import { seeded } from '../made-up-rows';
import { isOfOrder } from './is-of-order';
import { mineOrderedAssociations } from './ordered-association';
import { ranksOfCodes } from './ranks-of-codes';
import { orderedAssociation } from '.';

const LEVELS = ['low', 'medium', 'high'];
const MOODS = ['bad', 'fair', 'good', 'great'];

const ordered = (name: string, cells: string[], order: string[]): Dimension =>
  handDimension(name, cells, { column: { name, type: 'text', role: 'ordered-category', order } as Column });

/** Rows whose mood follows the level by so much, from 0 to 1. */
function rows(share: number, n = 300, seed = 1) {
  const random = seeded(seed);
  const level = Array.from({ length: n }, () => Math.floor(3 * random()));
  const mood = level.map((at) => (random() < share ? at + Math.floor(2 * random()) : Math.floor(4 * random())));
  return { level: level.map((at) => LEVELS[at] ?? ''), mood: mood.map((at) => MOODS[at] ?? '') };
}

function mined({ level, mood }: ReturnType<typeof rows>, orders = [LEVELS, MOODS], log = new TestLog()) {
  const frame = handFrame('t', level.length, {
    dimensions: [ordered('level', level, orders[0] ?? []), ordered('mood', mood, orders[1] ?? [])],
  });
  return { findings: mineOrderedAssociations({ frame, log }), run: log.run, frame };
}

test('both ends are told, and by how many pairs of rows they go together', async () => {
  const table = rows(0.8);
  const { findings, run, frame } = mined(table);
  expect(run).toBe(1);
  const [found] = findings;
  if (!found) throw new Error('nothing is found');
  expect(found).toMatchObject({ member: 'high', direction: 'high', small: false, told: { bottom: 'low', positive: true } });
  expect(printMeasure(found.subject.measure)).toBe('rate(mood=great)');
  const bench = await openBench();
  await handTable(bench.engine.connection, 't', table);
  const facts = (await firstRow(bench.engine.connection, found.sql)) ?? {};
  const said = orderedAssociation.say(found, facts, frame);
  const held = await firstRow(bench.engine.connection, said?.words?.[0]?.sql ?? '');
  await bench.close();
  const share = (own: string) => {
    const mine = table.mood.filter((_, row) => table.level[row] === own);
    return mine.filter((mood) => mood === 'great').length / mine.length;
  };
  expect(facts.value).toBeCloseTo(share('high'), 12);
  expect(facts.value).toBeCloseTo(found.expected ?? 0, 12);
  expect(facts.baseline).toBeCloseTo(share('low'), 12);
  let [up, down] = [0, 0];
  table.level.forEach((a, i) => {
    table.level.forEach((b, j) => {
      const way = (LEVELS.indexOf(a) - LEVELS.indexOf(b)) * (MOODS.indexOf(table.mood[i] ?? '') - MOODS.indexOf(table.mood[j] ?? ''));
      if (way > 0) up++;
      else if (way < 0) down++;
    });
  });
  expect(facts.gamma).toBeCloseTo((up - down) / (up + down), 12);
  expect(held).toEqual({ value: true });
  expect(said?.sentence).toMatch(/^The higher level, the higher mood: mood is great for [\d.]+% of rows with level high, against [\d.]+% of those with low\.$/);
  expect(said?.without).toMatch(/^Where level is higher, mood is mostly higher: /);
  // What the whole table does not bear out is not told.
  expect(orderedAssociation.say(found, { ...facts, gamma: -0.2 }, frame)).toBeNull();
  expect(orderedAssociation.say(found, { ...facts, value: 0 }, frame)).toBeNull();
}); // prettier-ignore

test('the other way round the one is lower where the other is higher', () => {
  const { level, mood } = rows(0.8);
  const { findings } = mined({ level, mood: mood.map((own) => MOODS[3 - MOODS.indexOf(own)] ?? '') });
  expect(findings).toMatchObject([{ told: { positive: false } }]);
});

test('what goes together hardly is small', () => expect(mined(rows(0.17, 3000)).findings).toMatchObject([{ small: true }]));

test.each([
  ['months', Array.from({ length: 3 }, (_, i) => ['January', 'February', 'March'][i] ?? '')],
  ['two labels', ['low', 'high']],
])('%s are no order to go up by', (_, order) => {
  const { level, mood } = rows(0.9);
  const named = level.map((own) => order[Math.min(order.length - 1, LEVELS.indexOf(own))] ?? '');
  expect(mined({ level: named, mood }, [order, MOODS])).toMatchObject({ findings: [], run: 0 });
});

/** Rows of each pair of places: those of a level beside each other. */
function cellsOf(counts: readonly (readonly number[])[]) {
  const pairs = counts.flatMap((own, level) => own.flatMap((n, mood) => Array.from({ length: n }, () => ({ level, mood }))));
  return { level: pairs.map(({ level }) => LEVELS[level] ?? ''), mood: pairs.map(({ mood }) => MOODS[mood] ?? '') };
}
const told = (counts: readonly (readonly number[])[]) =>
  mined(cellsOf(counts)).findings.map(({ member, direction, told: { bottom, label } }) => [bottom, member, label, direction]);
const CLEAR = [[60, 20, 15, 5], [30, 30, 30, 10], [10, 15, 25, 50]]; // prettier-ignore

test.each<[string, number[][], (string | null)[][]]>([
  ['the end that it goes up to', CLEAR, [['low', 'high', 'great', 'high']]],
  // Of great moods there are eight of a hundred anywhere, and the bad ones go from sixty to ten.
  ['the low end where the high one hides it', [[60, 20, 12, 8], [30, 30, 30, 8], [10, 30, 52, 8]], [['low', 'high', 'bad', 'low']]],
  ['the ends that rows enough are at', [[60, 20, 15, 5], [30, 30, 30, 10], [1, 1, 1, 2]], [['low', 'medium', 'bad', 'low']]],
  // Moods rise from fair to good, and the great ones are fewer.
  ['nothing where the ends go against the whole', [[10, 50, 0, 40], [0, 10, 80, 10], [0, 0, 70, 30]], []],
])('%s', (_, counts, ends) => expect(told(counts)).toEqual(ends)); // prettier-ignore

test('where a label at the end is rare, the one before it is the end', () => {
  // Three of a hundred rows are enough.
  const great = (n: number) => [[60, 20, 20, 0], [30, 30, 40, 0], [10, 15, 75 - n, n]]; // prettier-ignore
  expect(told(great(9))).toMatchObject([['low', 'high', expect.not.stringMatching('good'), expect.any(String)]]);
  expect(told(great(8))).toEqual([['low', 'high', 'good', 'high']]);
});

test.each<[string, number[][], number]>([
  ['that follow from each other', [[60, 0, 0, 0], [0, 60, 0, 0], [0, 0, 60, 0]], 0],
  ['of 29 rows', [[7, 1, 1, 0], [2, 4, 3, 0], [0, 2, 2, 7]], 0],
  ['of 30 rows', [[7, 1, 1, 0], [2, 4, 3, 0], [0, 2, 3, 7]], 1],
  ['of one place', [[60, 0, 0, 0], [50, 0, 0, 0], [60, 0, 0, 0]], 0],
])('columns %s', (_, counts, run) => expect(mined(cellsOf(counts)).run).toBe(run)); // prettier-ignore

test('labels outside the order have no place in it', () => {
  const { level, mood } = cellsOf(CLEAR);
  const more = (cells: string[], label: string) => [...cells, ...Array.from({ length: 40 }, () => label)];
  const [plain] = mined({ level, mood }).findings;
  const [with40] = mined({ level: more(level, 'unknown'), mood: more(mood, 'great') }).findings;
  expect(with40).toMatchObject({ effect: plain?.effect, n: plain?.n, expected: plain?.expected });
  expect(with40?.impact).toBeCloseTo(300 / 340, 12);
});

test('of a sample only the query knows the share', () => {
  const { level, mood } = cellsOf(CLEAR);
  const dimensions = [ordered('level', level, LEVELS), ordered('mood', mood, MOODS)];
  const of = (sampled: boolean) => mineOrderedAssociations({ frame: handFrame('t', 300, { dimensions, sampled }), log: new TestLog() })[0]?.expected;
  expect([of(false), of(true)]).toEqual([0.5, null]);
}); // prettier-ignore

test('a column without an order has none to go up by', () => {
  const { level, mood } = cellsOf(CLEAR);
  const plain = handDimension('mood', mood, { column: { name: 'mood', type: 'text', role: 'ordered-category' } as Column });
  const category = handDimension('mood', mood, { column: { name: 'mood', type: 'text', role: 'category', order: MOODS } as Column });
  for (const other of [plain, category])
    expect(mineOrderedAssociations({ frame: handFrame('t', 300, { dimensions: [ordered('level', level, LEVELS), other] }), log: new TestLog() })).toEqual([]);
}); // prettier-ignore

test('columns that have nothing to do with each other seem so in one table of a hundred', () => {
  const p = Array.from({ length: 400 }, (_, seed) => {
    const log = new TestLog();
    const { level, mood } = rows(0, 60, seed + 10);
    const dimensions = [ordered('level', level, LEVELS), ordered('mood', mood, MOODS)];
    mineOrderedAssociations({ frame: handFrame('t', 60, { dimensions }), log });
    log.settle();
    return log.below(0.025);
  });
  // Each at a hundredth: more than eleven of four hundred are chance in one run of a thousand.
  expect(p.filter((below) => below > 0).length).toBeLessThanOrEqual(11);
});

test('ranks are counted as they would be sorted', () =>
  expect([...ranksOfCodes({ codes: Int32Array.of(0, 1, 1, 2, -1, 0) }, [1, 0, -1])]).toEqual([3.5, 1.5, 1.5, NaN, NaN, 3.5]));

test('single cells of both columns give way, unless the whole is only slight', () => {
  const measure = { op: 'rate', column: 'mood', value: 'great' } as const;
  const whole = handFinding({ kind: 'ordered-association', subject: { filter: [], breakdown: 'level', measure } });
  const cell = handFinding({ kind: 'association', subject: { filter: [], breakdown: 'mood', measure: { op: 'rate', column: 'level', value: 'low' } } });
  const other = handFinding({ kind: 'association', subject: { filter: [], breakdown: 'shift', measure } });
  expect(isOfOrder(cell, whole)).toBe(true);
  expect(isOfOrder(other, whole)).toBe(false);
  expect(isOfOrder(cell, { ...whole, small: true })).toBe(false);
  expect(isOfOrder({ ...cell, small: true }, { ...whole, small: true })).toBe(true);
}); // prettier-ignore

test.each([
  ['level', [true]],
  ['mood', [true]],
  ['age', [false]],
] as const)('what is asked of %s counts as of the result: %s', (column, of) =>
  expect(isOfResult(column, (log) => mined(rows(0.8), undefined, log).findings)).toEqual(of),
);
