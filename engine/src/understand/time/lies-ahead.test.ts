import { MadeTable } from '../testing/made-table';
import { modelOf } from '../testing/model-of';

jest.setTimeout(60_000);

const DAY = 86_400_000;
const CUT = Date.UTC(2025, 9, 30);
const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Things that came within ten years, each with a day that is due within two years. */
function things(seed: number, came: string, due: string): MadeTable {
  const table = new MadeTable(300, seed);
  table.add('tag', (row) => `T${1000 + 7 * row}`).add('site', () => table.one(['Hill', 'Mill', 'Quay']));
  table.add(came, () => day(CUT - table.between(0, 3600) * DAY)).add('cost', () => table.between(100, 9000));
  return table.add(due, (row) => day(CUT + (row % 20 === 0 ? -table.between(1, 90) : table.between(1, 700)) * DAY));
}

/** What happened to things that were there before, in any order. */
function happenings(seed: number, thing: boolean): MadeTable {
  const table = new MadeTable(300, seed);
  const since = Array.from({ length: 60 }, () => day(CUT - table.between(0, 3600) * DAY));
  const who = Array.from({ length: 300 }, () => table.between(0, 59));
  const days = Array.from({ length: 300 }, () => CUT + table.between(1, 700) * DAY);
  if (!thing) days.sort((a, b) => a - b);
  table.add('no', (row) => `N${1000 + 7 * row}`).add('inspected', (row) => day(days[row] ?? 0));
  if (thing) table.add('customer', (row) => `C${who[row]}`);
  return table.add('fitted', (row) => since[who[row] ?? 0] ?? '').add('cost', () => table.between(100, 9000));
}

test.each([
  ['In Service', 'MOT'],
  ['bought', 'TÜV'],
  ['Inbetriebnahme', 'Eichung'],
  ['date of birth', 'booster due'],
])('of things with “%s” nothing has happened on “%s”', async (came, due) => {
  const { time, columns } = await modelOf(things(3, came, due).csv());
  expect(time?.columns ?? []).not.toContain(due);
  expect(columns.at(-1)?.time).toBe('due');
});

test.each(['MOT Exp', 'Vertragsende', 'Valid until', 'gültig bis', 'Fin de contrat', 'Use by'])(
  '“%s” alone is no time',
  async (due) => {
    const table = things(4, 'noted', due);
    table.columns.delete('noted');
    expect((await modelOf(table.csv())).time).toBeNull();
  },
);

test('what happened to things that were there before has happened, though it lies behind all of them', async () => {
  expect((await modelOf(happenings(5, true).csv())).time?.columns).toEqual(['inspected']);
  expect((await modelOf(happenings(6, false).csv())).time?.columns).toEqual(['inspected']);
});
