import type { Dimension } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import { firstRow } from '../../insights/rows-of';
import { openBench } from '../../read/testing/temporary-file';
import { handDimension, handFrame, handTable } from '../../testing/hand-made-frame';
import { mineEvenness } from './evenness';
import { LIMITS } from './limits';

const cells = (...counts: number[]) => counts.flatMap((n, i) => Array<string>(n).fill(`L${i}`));

function mined(dimensions: Dimension[]) {
  const log = new TestLog();
  return { findings: mineEvenness({ frame: handFrame('t', 100, { dimensions }), log }), run: log.run };
}
const found = (counts: number[], changes: Partial<Dimension> = {}, name = 'team') =>
  mined([handDimension(name, cells(...counts), changes)]).findings.length > 0;

test('an even split is context: told for its own sake, of the whole column', () => {
  const { findings, run } = mined([handDimension('team', cells(50, 51, 49))]);
  expect(findings).toMatchObject([
    {
      kind: 'evenness',
      subject: { filter: [], breakdown: 'team', measure: { op: 'count' } },
      member: null,
      direction: 'none',
      unit: null,
      n: 150,
      strength: LIMITS.weight,
      impact: 1,
      tests: [],
      expected: null,
      context: true,
      topics: ['team'],
    },
  ]);
  // χ² of one row more and one row less than 50, each.
  expect(findings[0]?.effect).toBeLessThan(LIMITS.largestV);
  expect(run).toBe(1);
});

test.each<[string, number[], Partial<Dimension>, boolean]>([
  ['even', [60, 60, 60], {}, true],
  ['uneven', [120, 40, 20], {}, false],
  ['of as few labels as there may be', Array<number>(LIMITS.fewestLabels).fill(80), {}, true],
  ['of fewer', Array<number>(LIMITS.fewestLabels - 1).fill(80), {}, false],
  ['of as many as there may be', Array<number>(LIMITS.mostLabels).fill(40), {}, true],
  ['of more', Array<number>(LIMITS.mostLabels + 1).fill(40), {}, false],
  ['of as many rows as it takes', Array<number>(3).fill(LIMITS.rowsALabel), {}, true],
  ['of fewer rows', Array<number>(3).fill(LIMITS.rowsALabel - 1), {}, false],
  ['of which not all labels are known', [60, 60, 60], { distinct: 4 }, false],
])('a split that is %s', (_, counts, changes, isTold) => expect(found(counts, changes)).toBe(isTold));

test('keys and codes are even because they were made so', () => {
  expect(found([60, 60, 60], {}, 'group_id')).toBe(false);
});

test('the most even ones are told, the first of them first', () => {
  const names = ['a', 'b', 'c', 'd'];
  const splits = [[58, 62, 60], [60, 60, 60], [59, 61, 60], [57, 63, 60]];
  const { findings } = mined(names.map((name, i) => handDimension(name, cells(...(splits[i] ?? [])))));
  expect(findings.map(({ subject }) => subject.breakdown)).toEqual(['b', 'c', 'a', 'd'].slice(0, LIMITS.most));
}); // prettier-ignore

test('the query gives the largest, the smallest, their distance and the number of groups', async () => {
  const rows = cells(50, 51, 49);
  const bench = await openBench();
  await handTable(bench.engine.connection, 't', { team: [...rows, null] });
  const facts = await firstRow(bench.engine.connection, mined([handDimension('team', rows)]).findings[0]?.sql ?? '');
  await bench.close();
  expect(facts).toEqual({ value: 2, most: 51, least: 49, members: 3, n: 150 });
});

test('of names nothing is told', () =>
  expect([found([50, 51, 49], {}, 'Last Name'), found([50, 51, 49], {}, 'team')]).toEqual([false, true]));
