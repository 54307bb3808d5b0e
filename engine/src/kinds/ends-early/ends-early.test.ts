import { TestLog } from '../../insights/judge/test-log';
import type { Frame } from '../../insights/frame/frame';
import type { Column, Table } from '../../model';
import { handFacts } from '../../testing/hand-made-facts';
import { handDimension, handFrame, handMeasure } from '../../testing/hand-made-frame';
import { mineEarlyEnds } from './ends-early';
import { LIMITS } from './limits';

const WEEKS = [0, 2, 4, 8];
const WEEK = 7 * 86_400_000;

interface World {
  /** After how many readings a thing stops; all of them without a figure. */
  stops: (thing: number) => number;
  things?: number;
  /** The week in which a thing starts. */
  starts?: (thing: number) => number;
  table?: Partial<Table>;
  frame?: Partial<Frame>;
}

/** Things of two arms that were weighed in week 0, 2, 4 and 8. */
function mined({ stops, things = 40, starts, table, frame }: World) {
  const rows = Array.from({ length: things }, (_, thing) =>
    WEEKS.slice(0, stops(thing)).map((week, i, all) => ({
      thing,
      arm: thing % 2 === 0 ? 'drug' : 'sham',
      site: `s${thing % 3}`,
      week,
      taken: (week + (starts?.(thing) ?? 0)) * WEEK,
      note: i === all.length - 1 && all.length < WEEKS.length ? 'found dead' : 'ok',
      mass: 20 + i,
    })),
  ).flat();
  const of = <Key extends keyof (typeof rows)[number]>(key: Key) => rows.map((row) => row[key]);
  const cells = { thing: of('thing'), arm: of('arm'), site: of('site'), week: of('week'), note: of('note'), mass: of('mass') };
  const made = handFrame(
    't',
    rows.length,
    {
      panel: {
        things: Int32Array.from(cells.thing),
        at: Float64Array.from(cells.week),
        ...(starts ? { dates: { column: 'moment', values: Float64Array.from(of('taken')) } } : {}),
      },
      dimensions: [handDimension('arm', cells.arm), handDimension('site', cells.site), handDimension('note', cells.note)],
      measures: [handMeasure('mass', cells.mass)],
      ...frame,
    },
    {
      columns: [{ name: 'week', type: 'integer' }] as Column[],
      model: { shape: { kind: 'panel', entity: ['thing'], key: ['thing', 'week'] }, columns: [], algebra: [], outcome: { kind: 'none' } } as unknown as Table['model'],
      ...table,
    },
  );
  const found = mineEarlyEnds({ frame: made, log: new TestLog() });
  return { found, facts: async () => (await handFacts(cells, found, of('taken')))[0] };
} // prettier-ignore

const DYING = (thing: number) => (thing % 4 === 0 ? 2 : 4);

test('the group of which most end early, and what is noted at their ends', async () => {
  const { found, facts } = mined({ stops: DYING });
  expect(found).toMatchObject([
    { kind: 'ends-early', member: 'drug', leads: true, strength: LIMITS.weight, tests: [], told: { only: 'sham', axis: 'week', last: 8, reasons: [{ label: 'found dead' }] } },
  ]); // prettier-ignore
  expect(found[0]?.told.p).toBeLessThan(0.001);
  expect(await facts()).toMatchObject({ value: 10, own_things: 20, early: 10, things: 40, noted0: 10 });
});

test('where no group stands out the first column parts them, and it does not lead', () => {
  const { found } = mined({ stops: (thing) => (thing < 4 ? 3 : 4) });
  expect(found).toMatchObject([{ told: { p: null }, strength: LIMITS.weightOfAll }]);
  expect(found[0]?.leads).toBeUndefined();
});

test('who started too late to have come so far has not ended', async () => {
  // The data end in week 38: who started after week 30 was not there for eight weeks yet.
  const late = {
    starts: (thing: number) => thing,
    stops: (thing: number) => Math.min(DYING(thing), WEEKS.filter((week) => thing + week <= 38).length),
  };
  const { found, facts } = mined(late);
  expect(found).toMatchObject([{ member: 'drug' }]);
  expect(await facts()).toMatchObject({ value: 8, early: 8 });
});

test.each<[string, World]>([
  ['all are read to the end', { stops: () => 4 }],
  ['there are two moments', { stops: (thing) => (thing % 4 === 0 ? 1 : 2) }],
  ['things are not followed', { stops: DYING, table: { columns: [] } }],
  ['only some rows are known', { stops: DYING, frame: { sampled: true } }],
  ['groups are small', { stops: DYING, things: 8 }],
  ['there are no groups', { stops: DYING, frame: { dimensions: [] } }],
])('nothing where %s', (_, world) => expect(mined(world).found).toEqual([]));
