import { MadeTable } from '../../testing/made-table';
import { modelOf } from '../../testing/model-of';

const DAY = 86_400_000;
const dayOf = (week: number) => new Date(Date.UTC(2023, 0, 2) + 7 * week * DAY).toISOString().slice(0, 10);

/** Stations by week; some of them have a share of electric bikes from the second year on. */
function stations(seed: number): MadeTable {
  const table = new MadeTable(20 * 104, seed);
  const station = (row: number) => row % 20;
  return table
    .add('station', (row) => `S${100 + station(row)}`)
    .add('week', (row) => dayOf(Math.floor(row / 20)))
    .add('docks', (row) => 12 + ((7 * station(row)) % 23))
    .add('trips', () => Math.round(90 * Math.exp(0.4 * table.normal())))
    .add('ebike share', (row) => (station(row) < 6 && row >= 20 * 60 ? Number((0.2 + 0.2 * table.random()).toFixed(2)) : 0));
}

test.each([1, 2])('nothing is the change of what comes up from nought (%d)', async (seed) => {
  const { algebra } = await modelOf(stations(seed).csv());
  expect(algebra.filter(({ kind }) => kind === 'change')).toEqual([]);
});

test('the change of a figure against the row before is told', async () => {
  const table = stations(3);
  const trips = (row: number) => (row < 0 ? NaN : table.number('trips', row));
  table.add('growth', (row) => (row < 20 ? null : Number((trips(row) / trips(row - 20) - 1).toFixed(4))));
  const { algebra } = await modelOf(table.csv());
  expect(algebra).toContainEqual(expect.objectContaining({ kind: 'change', target: 'growth', of: 'trips', relative: true }));
});
