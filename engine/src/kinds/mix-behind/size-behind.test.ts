import type { Column, Table } from '../../model';
import type { Frame } from '../../insights/frame/frame';
import { normalFrom, randomFrom } from '../../stats/distributions/random';
import { handFacts } from '../../testing/hand-made-facts';
import { handFinding } from '../../testing/hand-made-finding';
import { handDimension, handFrame, handMeasure } from '../../testing/hand-made-frame';
import { alikeSql, behindGroup, isAllBehind } from './mix-behind';
import { sizeText } from './say-mix';
import { sizeBehind } from './size-behind';

interface World {
  /** How much more each dock of the old town brings. */
  old?: number;
  /** Trips by the number of docks, or by none. */
  bySize?: boolean;
  /** The number of docks is another every week. */
  moves?: boolean;
  things?: number;
}

/** Weeks of stations; those of the old town have most docks. */
function stations(seed: number, { old = 1, bySize = true, moves = false, things = 24 }: World = {}) {
  const random = randomFrom(seed);
  const normal = normalFrom(random);
  const made = Array.from({ length: things }, (_, i) => ({ i, isOld: i % 4 === 0, docks: Math.round((i % 4 === 0 ? 35 : 10) + 8 * random()) }));
  return made.flatMap(({ i, isOld, docks }) =>
    Array.from({ length: 30 }, (__, week) => ({
      station: i,
      week,
      part: isOld ? 'Old town' : ['Harbour', 'West', 'Hill'][i % 3]!,
      docks: moves ? Math.round(10 + 30 * random()) : docks,
      trips: Math.round(Math.max(0, 5 * (bySize ? docks : 20) * (isOld ? old : 1) * (1 + 0.2 * normal()))),
    })),
  );
} // prettier-ignore

function frameOf(rows: ReturnType<typeof stations>, isPanel = true, size = 'docks'): Frame {
  const column = <K extends keyof (typeof rows)[number]>(of: K) => rows.map((row) => row[of]);
  return handFrame('t', rows.length, {
    dimensions: [handDimension('part', column('part'))],
    measures: [handMeasure('trips', column('trips'), { additive: true }), handMeasure(size, column('docks'))],
    panel: isPanel ? { things: Int32Array.from(column('station')), at: Float64Array.from(column('week')) } : null,
  }, isPanel ? {} : ({ model: { columns: [] as Column[], shape: { kind: 'entity' }, algebra: [], outcome: { kind: 'none' } } } as unknown as Partial<Table>));
} // prettier-ignore

function oldTown(frame: Frame) {
  const [dimension, amount] = [frame.dimensions[0]!, frame.measures[0]!];
  return behindGroup(frame, { dimension, code: dimension.labels.indexOf('Old town'), values: amount.values, measure: amount.typed, amount });
} // prettier-ignore

const SEEDS = [1, 2, 3, 4];
const sizes = (world: World) => SEEDS.map((seed) => sizeBehind(frameOf(stations(seed, world)), frameOf(stations(seed, world)).measures[0]!)?.id ?? null); // prettier-ignore

test('what goes by a number that each thing keeps is told in proportion to it, and is no finding where nothing else is left', () => {
  for (const seed of SEEDS) {
    const behind = oldTown(frameOf(stations(seed)));
    expect([behind.mix?.size?.noun, behind.isOthers, isAllBehind(behind)]).toEqual(['docks', true, true]);
  }
});

test('what each dock brings more is left', () => {
  for (const seed of SEEDS) {
    const behind = oldTown(frameOf(stations(seed, { old: 1.8 })));
    expect([behind.mix?.size?.noun, isAllBehind(behind)]).toEqual(['docks', false]);
  }
});

test.each<[string, World]>([
  ['that the amount does not go by', { bySize: false }],
  ['that is another each time', { moves: true }],
  ['of too few things', { things: 3 }],
])('a number %s is no size', (_, world) => expect(sizes(world)).toEqual(SEEDS.map(() => null)));

test('where each thing is one row words say that a number stays', () => {
  const rows = stations(1).filter(({ week }) => week === 0);
  expect([...rows, ...rows.map((row) => ({ ...row }))].length).toBe(48);
  const asked = (size: string) => oldTown(frameOf(rows, false, size)).mix?.size?.noun;
  expect([asked('beds'), asked('complaints')]).toEqual(['beds', undefined]);
});

test('the query gives what the others come to in proportion', async () => {
  const rows = stations(1, { old: 1.8 });
  const frame = frameOf(rows);
  const behind = oldTown(frame);
  const columns = { part: rows.map(({ part }) => part), docks: rows.map(({ docks }) => docks), trips: rows.map(({ trips }) => trips) };
  const sql = `SELECT 1 AS value${alikeSql(frame, behind.mix, "part = 'Old town'", frame.measures[0]!)} FROM t`;
  const [facts] = await handFacts(columns, [handFinding({ kind: 'group-difference', sql })]);
  expect(facts?.alike).toBeCloseTo(behind.mix?.alike ?? NaN, 6);
  expect(sizeText(behind, { alike: 160 }, String)).toEqual(['In proportion to docks the others come to 160.']);
}); // prettier-ignore
