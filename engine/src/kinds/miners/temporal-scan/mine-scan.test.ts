import type { Frame, TextColumn, Timeline } from '../../../insights/frame/frame';
import { TestLog } from '../../../insights/judge/test-log';
import type { Unit } from '../../../insights/units/unit';
import type { Column, Table } from '../../../model';
import { randomFrom } from '../../../stats/distributions/random';
import { handFacts } from '../../../testing/hand-made-facts';
import { handDimension, handFrame, handTimeline } from '../../../testing/hand-made-frame';
import { summaryOf } from '../../../testing/summary-of';
import { LIMITS } from './limits';
import { mineScan } from './mine-scan';

const HOUR = 3_600_000;
const START = Date.UTC(2024, 0, 1);
const ROWS = 1200;

/** Share of the rows that bear the label at a place between 0 and 1 of the table. */
type Rate = (place: number) => number;
const EPISODE: Rate = (place) => (place > 0.4 && place < 0.6 ? 0.4 : 0.1);
const BEGINNING: Rate = (place) => (place > 0.6 ? 0.15 : 0);
const END: Rate = (place) => (place < 0.5 ? 0.15 : 0);
const LEVEL: Rate = () => 0.2;

/** Labels of rows one after the other: `North` by its rate, and South elsewhere. */
function labelsOf(rate: Rate, rows = ROWS, seed = 3): string[] {
  const random = randomFrom(seed);
  return Array.from({ length: rows }, (_, row) => (random() < rate(row / rows) ? 'North' : 'South'));
}

interface World {
  place?: readonly (string | null)[];
  times?: readonly number[];
  timeline?: Partial<Timeline>;
  frame?: Partial<Frame>;
  table?: Partial<Table>;
}

const hourly = (rows: number) => Array.from({ length: rows }, (_, row) => START + row * HOUR);

function world({ place = labelsOf(EPISODE), times = hourly(place.length), timeline, frame, table }: World) {
  const edges = [0, 20, 40, 60].map((day) => START + day * 24 * HOUR);
  return handFrame(
    't',
    place.length,
    { timeline: handTimeline(times, { edges, ...timeline }), dimensions: [handDimension('place', place)], ...frame },
    table,
  );
}

function mined(changes: World) {
  const log = new TestLog();
  const found = mineScan({ frame: world(changes), log });
  return { ...found, all: Object.values(found).flat(), run: log.run };
}
const told = (changes: World) => mined(changes).all.map(({ kind, subject }) => `${kind} ${String(subject.filter[0]?.value)}`);

/** What the query of a finding should give, counted row by row; rows without a label are not counted. */
function counted(place: readonly (string | null)[], times: readonly number[], from: number, to: number) {
  const count = (when: (at: number) => boolean, label?: string) =>
    place.filter((own, row) => own !== null && when(times[row] ?? NaN) && (!label || own === label)).length;
  const [before, inside, after] = [(at: number) => at < from, (at: number) => at >= from && at <= to, (at: number) => at > to];
  return {
    value: count(inside, 'North'),
    inside: count(inside),
    before: count(before),
    after: count(after),
    own_before: count(before, 'North'),
    own_after: count(after, 'North'),
  };
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

test('a stretch in which a label is more frequent is told from its first row to its last', async () => {
  // Some rows have no place.
  const place = labelsOf(EPISODE).map((label, row) => (row % 50 === 7 ? null : label));
  const { episode, newcomer, vanished, run } = mined({ place });
  expect([newcomer, vanished, run]).toEqual([[], [], 1]);
  const { from = NaN, to = NaN } = episode[0]?.told ?? {};
  const facts = counted(place, hourly(ROWS), from, to);
  expect(facts.value).toBeGreaterThan(80);
  const outside = (facts.own_before + facts.own_after) / (facts.before + facts.after);
  const own = place.filter((label) => label === 'North').length;
  expect(episode.map(summaryOf)).toEqual([
    {
      by: 'moment',
      direction: 'up',
      effect: expect.closeTo((facts.value - facts.inside * outside) / own, 2),
      expected: facts.value,
      impact: expect.closeTo(facts.value / ROWS, 8),
      kind: 'episode',
      member: dayOf(from),
      n: expect.any(Number),
      of: 'count',
      p: [expect.any(Number)],
      strength: expect.closeTo(LIMITS.weight * (episode[0]?.effect ?? NaN), 8),
      topics: ['moment', 'place', 'scan×[{"column":"place","op":"=","value":"North"}]'],
      unit: null,
      within: ['place=North'],
    },
  ]);
  // The stretch lies where it was put, on rows of the label.
  const row = (at: number) => (at - START) / HOUR;
  expect(Math.abs(row(from) - 480)).toBeLessThan(30);
  expect(Math.abs(row(to) - 720)).toBeLessThan(30);
  expect([place[row(from)], place[row(to)]]).toEqual(['North', 'North']);
  expect(episode[0]?.n).toBeGreaterThanOrEqual(facts.inside);
  expect(await handFacts({ place }, episode, hourly(ROWS))).toEqual([facts]);
});

test('what begins is told from its first row on, and what ends up to its last', async () => {
  const [begins, ends] = [labelsOf(BEGINNING), labelsOf(END)];
  const times = hourly(ROWS);
  const came = mined({ place: begins });
  const first = times[begins.indexOf('North')] ?? NaN;
  expect([came.episode, came.vanished]).toEqual([[], []]);
  expect(came.newcomer).toMatchObject([{ kind: 'newcomer', member: dayOf(first), direction: 'up', told: { from: first, to: Infinity } }]); // prettier-ignore
  expect(await handFacts({ place: begins }, came.newcomer, times)).toEqual([counted(begins, times, first, Infinity)]);
  const went = mined({ place: ends });
  const last = times[ends.lastIndexOf('North')] ?? NaN;
  expect([went.episode, went.newcomer]).toEqual([[], []]);
  expect(went.vanished).toMatchObject([{ kind: 'vanished', member: dayOf(last), direction: 'down', told: { from: -Infinity, to: last } }]); // prettier-ignore
  expect(await handFacts({ place: ends }, went.vanished, times)).toEqual([counted(ends, times, -Infinity, last)]);
});

test('rows that a finding stands for are those of the label in its stretch', async () => {
  const place = labelsOf(EPISODE);
  const { episode } = mined({ place });
  const [found] = episode;
  const where = found?.rows && 'where' in found.rows ? found.rows.where : '';
  const count = episode.map((one) => ({ ...one, sql: `SELECT count(*) AS value FROM t WHERE ${where}` }));
  expect(await handFacts({ place }, count, hourly(ROWS))).toEqual([{ value: found?.expected }]);
});

test('rows of a time that cannot be are left out of the query', async () => {
  const place = [...labelsOf(EPISODE), 'North', 'South'];
  const times = [...hourly(ROWS), Date.UTC(2999, 0, 1), Date.UTC(2999, 0, 1)];
  const limited = { table: { timeline: 'moment', timeLimit: Date.UTC(2025, 0, 1) } };
  const [all] = await handFacts({ place }, mined({ place, times }).episode, times);
  const [possible] = await handFacts({ place }, mined({ place, times, ...limited }).episode, times);
  expect(Number(all?.after) - Number(possible?.after)).toBe(2);
  expect(Number(all?.own_after) - Number(possible?.own_after)).toBe(1);
});

test('of a sample only the query knows the number', () =>
  expect(mined({ frame: { sampled: true } }).episode).toMatchObject([{ expected: null }]));

/** North is what most rows are, and nearly all of some stretch. */
const swapped = labelsOf((place) => (place > 0.4 && place < 0.6 ? 0.9 : 0.45));

test.each<[string, World, string[]]>([
  ['of a label', {}, ['episode North']],
  ['of a level', { place: labelsOf(LEVEL) }, []],
  ['of readings', { timeline: { regular: true } }, []],
  ['without a time', { frame: { timeline: null } }, []],
  ['of two periods', { timeline: { edges: [0, 30, 60].map((day) => START + day * 24 * HOUR) } }, ['episode North']],
  ['of one period', { timeline: { edges: [START, START + 60 * 24 * HOUR] } }, []],
  ['of names', { frame: { dimensions: [handDimension('place', labelsOf(EPISODE), { entity: true })] } }, []],
  // More than half of all rows: it is the others that have an episode, and they are less frequent then.
  ['of what most rows are', { place: swapped }, []],
])('a scan %s', (_, changes, found) => expect(told(changes)).toEqual(found));

test('with fewer than sixty rows nothing is looked at', () => {
  const of = (rows: number) => mined({ place: labelsOf(BEGINNING, rows).map((_, row) => (row >= 0.6 * rows ? 'North' : 'South')) });
  expect(of(LIMITS.fewestRows - 1).run).toBe(0);
  expect(of(LIMITS.fewestRows)).toMatchObject({ run: 1, newcomer: [{ subject: { filter: [{ value: 'North' }] } }] });
}); // prettier-ignore

test('labels of ten rows to half of the rows are looked at', () => {
  // So many rows of the North behind so many others.
  const of = (north: number, others: number) => {
    const rest = Array.from({ length: others }, () => 'South');
    return mined({ place: [...rest, ...Array.from({ length: north }, () => 'North')] });
  };
  expect(of(LIMITS.fewestCases - 1, 200).run).toBe(0);
  expect(of(LIMITS.fewestCases, 200).run).toBe(1);
  // Half are looked at, and both halves are.
  expect(of(100, 100).run).toBe(2);
  expect(of(99, 101).run).toBe(1);
});

test('a column of whose labels more than a third are bound to a time is a calendar', () => {
  // Of six labels so many come one after the other, and the rest come all the time.
  const of = (bound: number) => {
    const random = randomFrom(11);
    return Array.from({ length: ROWS }, (_, row) => {
      const place = row / ROWS;
      const own = Math.floor((place - 0.1) / 0.15);
      if (own >= 0 && own < bound && random() < 0.4) return `bound ${own}`;
      return `free ${Math.floor(random() * (6 - bound))}`;
    });
  };
  expect(mined({ place: of(2) })).toMatchObject({ run: 6, all: [{ kind: 'episode' }, { kind: 'episode' }] });
  expect(mined({ place: of(3) })).toMatchObject({ run: 6, all: [] });
});

test('of a column forty labels are looked at', () => {
  const random = randomFrom(5);
  const place = Array.from({ length: ROWS }, () => `l${Math.floor(50 * random())}`);
  expect(mined({ place }).run).toBe(LIMITS.mostLabels);
});

test('the rows may stand in any order, and some without a time', () => {
  const place = labelsOf(EPISODE);
  const times = hourly(ROWS);
  // Every seventh row, round and round.
  const order = times.map((_, row) => (row * 7) % ROWS);
  const [plain] = mined({ place }).episode;
  const mixed = mined({ place: order.map((row) => place[row] ?? null), times: order.map((row) => times[row] ?? NaN) });
  expect(mixed.episode).toMatchObject([{ told: { from: plain?.told.from, to: plain?.told.to }, effect: plain?.effect }]);
  expect(mixed.episode[0]?.tests[0]?.p).toBe(plain?.tests[0]?.p);
  const without = mined({ place: [...place, 'North', 'North'], times: [...times, NaN, NaN] });
  expect(without.episode).toMatchObject([{ told: { from: plain?.told.from }, effect: plain?.effect }]);
});

/** Texts that speak of an outage where the label is North. */
const text = (values: (string | null)[]): TextColumn => ({
  column: { name: 'subject', type: 'text' } as Column,
  noun: 'subject',
  values,
});
const SUBJECTS = labelsOf(EPISODE).map((label, row) =>
  label === 'North' ? `outage ${row % 2 === 0 ? 'printer' : 'screen'}` : row % 3 === 0 ? null : 'trouble',
);

test('a word of a text is looked at as a label is', async () => {
  const texts = { dimensions: [], texts: [text(SUBJECTS)] };
  const { episode } = mined({ frame: texts });
  const outage = episode.filter(({ member: _, subject }) => subject.filter[0]?.value === 'outage');
  expect(outage.map(summaryOf)).toMatchObject([
    { kind: 'episode', within: ['subject=outage'], by: 'moment', topics: ['moment', 'subject', 'scan×[{"column":"subject","op":"contains","value":"outage"}]'] },
  ]);
  expect(outage[0]?.told.who).toMatchObject({ word: 'outage' });
  const { from = NaN, to = NaN } = outage[0]?.told ?? {};
  // Rows without a text count as well: they do not hold the word.
  const labels = SUBJECTS.map((value) => (value?.startsWith('outage') ? 'North' : 'South'));
  expect(await handFacts({ subject: SUBJECTS }, outage, hourly(ROWS))).toEqual([counted(labels, hourly(ROWS), from, to)]);
  expect(mined({ frame: { dimensions: [], texts: [text(SUBJECTS.slice(1))] } }).run).toBe(0);
}); // prettier-ignore

/** Customers of so many rows one after the other; those of the North are so as a whole. */
const customers = (rows: number, rate: Rate) => {
  const labels = labelsOf(rate, ROWS / rows, 9);
  return Array.from({ length: ROWS }, (_, row) => labels[Math.floor(row / rows)] ?? 'South');
};
const unitOf = (rows: number, changes: Partial<Unit> = {}): Unit => ({
  column: 'customer',
  codes: Int32Array.from({ length: ROWS }, (_, row) => Math.floor(row / rows)),
  size: ROWS / rows,
  places: null,
  named: true,
  ...changes,
});

test('what a few customers brought is no episode', () => {
  // Twenty customers of sixty rows, one after the other: two of them are half North.
  const place = labelsOf((at) => (at >= 0.5 && at < 0.6 ? 0.5 : 0.1));
  expect(told({ place })).toEqual(['episode North']);
  expect(told({ place, frame: { units: [unitOf(60)] } })).toEqual([]);
  // Customers whose rows lie anywhere say nothing of the time, nor does the label's own column or that of the time.
  const anywhere = Int32Array.from({ length: ROWS }, (_, row) => (row * 7) % 20);
  expect(told({ place, frame: { units: [unitOf(60, { codes: anywhere })] } })).toEqual(['episode North']);
  expect(told({ place, frame: { units: [unitOf(60, { column: 'place' })] } })).toEqual(['episode North']);
  expect(told({ place, frame: { units: [unitOf(60, { column: 'moment' })] } })).toEqual(['episode North']);
});

test('what many customers show is as certain as if each had one row', () => {
  const place = customers(2, EPISODE);
  const single = labelsOf(EPISODE, ROWS / 2, 9);
  const [alone] = mined({ place: single }).episode;
  const found = mined({ place, frame: { units: [unitOf(2)] } }).episode;
  expect(found).toHaveLength(1);
  expect(found[0]?.tests[0]?.p).toBeCloseTo(alone?.tests[0]?.p ?? NaN, 12);
  expect(found[0]?.tests[0]?.p).toBeGreaterThan(mined({ place }).episode[0]?.tests[0]?.p ?? NaN);
  // Of rows that belong to nobody nothing counts.
  const without = unitOf(2, { codes: Int32Array.from({ length: ROWS }, () => -1) });
  expect(told({ place, frame: { units: [without] } })).toEqual(['episode North']);
});
