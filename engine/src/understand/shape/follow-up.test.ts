import { profileWithFacts } from '../../profile/profile-table';
import { readYears } from '../../profile/years/read-years';
import { withTable } from '../testing/load-text';
import { MadeTable } from '../testing/made-table';
import { modelOf } from '../testing/model-of';
import { understand } from '../understand';

interface Plan {
  things?: number;
  moments?: readonly (number | string)[];
  /** How often each is read at a moment. */
  often?: number;
  thing?: string;
  moment?: string;
  group?: string;
  /** Days from the first of January on which a thing is read at its i-th moment. */
  on?: (thing: number, i: number) => number;
}

const dayText = (day: number): string => new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10);

/** Things of two groups that are read at each moment, and what is read. */
function followed({ things = 24, moments = [0, 3, 7, 14, 28], often = 1, thing = 'animal', moment = 'day', group = 'dose', on }: Plan = {}) {
  const each = moments.length * often;
  const table = new MadeTable(things * each, 7);
  const thingOf = (row: number) => Math.floor(row / each);
  const place = (row: number) => Math.floor((row % each) / often);
  table.add(thing, (row) => `A${String(thingOf(row)).padStart(3, '0')}`);
  if (group !== '') table.add(group, (row) => (thingOf(row) % 2 === 0 ? 'vehicle' : 'high'));
  table.add(moment, (row) => moments[place(row)] ?? '');
  if (on) table.add('taken', (row) => dayText(on(thingOf(row), place(row))));
  if (often > 1) table.add('rep', (row) => 1 + (row % often));
  return table.add('titre', (row) => Number((90 + place(row) + 9 * table.normal()).toFixed(1))).add('mass', () => Number((20 + table.normal()).toFixed(2)));
} // prettier-ignore

const shapeOf = async (plan: Plan) => (await modelOf(followed(plan).csv())).shape;
const DAYS = [0, 3, 7, 14, 28];
const own = (thing: number, i: number) => 5 * thing + (DAYS[i] ?? 0);

test.each<[string, Plan]>([
  ['at moments that lie unevenly', {}],
  ['several times at each moment', { often: 3 }],
  ['from a day of their own on', { on: own }],
  ['from one day on', { on: (_, i) => DAYS[i] ?? 0 }],
  ['at moments that no word names, beside dates', { moment: 'xq', on: own }],
  ['at moments in labels', { moment: 'timepoint', moments: ['Day 0', 'Day 7', 'Day 28'] }],
  ['at moments in labels that begin with the start', { moment: 'visit', moments: ['Baseline', 'Week 4', 'Week 12'] }],
  ['at visits in short', { moment: 'visit', moments: ['V1', 'V2', 'V4'] }],
  ['by a German compound', { thing: 'Tier', moment: 'Laktationswoche', group: 'Futter' }],
])('things of groups that are read %s', async (_, plan) => {
  const { moment = 'day', thing = 'animal' } = plan;
  const { shape, time, columns } = await modelOf(followed(plan).csv());
  expect(shape).toMatchObject({ kind: 'panel', entity: [thing], key: [thing, moment] });
  expect(time).toBeNull();
  expect(columns.find(({ name }) => name === moment)?.role).toBe('time');
});

test.each<[string, Plan]>([
  ['a number that no word calls a moment', { moment: 'xq' }],
  ['numbers that do not rise with the dates', { moment: 'xq', on: (thing, i) => 5 * thing + ((i * 7) % 5) }],
  ['few things', { things: 6, often: 2 }],
  ['labels of places', { moment: 'where', moments: ['Site 1', 'Site 2', 'Site 3'], often: 2 }],
  ['months of one calendar', { moments: Array.from({ length: 24 }, (_, i) => i), moment: 'period', on: (_, i) => 31 * i }],
])('%s are no plan of visits', async (_, plan) => {
  const { moment = 'day' } = plan;
  expect((await shapeOf(plan)).key).not.toContain(moment);
});

test('where nothing parts the things each is what its repeats make it', async () =>
  expect((await shapeOf({ group: '', often: 3 })).entity).toEqual(['animal', 'rep']));

test('where a person has said what the time is, it is that', () =>
  withTable(followed({ on: own }).csv(), async ({ connection }, loaded) => {
    const { table, facts } = await profileWithFacts(connection, await readYears(connection, loaded));
    const { shape, time } = await understand(connection, table, { facts, told: { time: 'taken' } });
    expect(shape.key).not.toContain('day');
    expect(time?.name).toBe('taken');
  }));

test('men and women are no metres and watts', async () => {
  const table = followed({ often: 3 });
  table.columns.delete('mass');
  table.add('Geschlecht', (row) => (Math.floor(row / 15) % 2 === 0 ? 'm' : 'w'));
  expect((await modelOf(table.csv())).shape).toMatchObject({ kind: 'panel', entity: ['animal'] });
});
