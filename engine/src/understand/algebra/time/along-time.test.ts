import { MadeTable } from '../../testing/made-table';
import { modelOf } from '../../testing/model-of';

const ALONG = new Set(['cumulated', 'lagged', 'change', 'rolling-mean']);
type Planted = 'none' | 'change' | 'growth' | 'cumulated' | 'lagged';

/** Things read period by period: what is mostly nought, what hardly differs, what stays for each thing, and perhaps a column made of another along the time. */
function readings(seed: number, planted: Planted) {
  const made = new MadeTable(0, seed);
  const [things, periods] = [made.one([1, 6, 30]), made.one([14, 40])];
  const busy = made.one([0.05, 0.2, 0.6]);
  const table = new MadeTable(things * Math.max(periods, Math.ceil(60 / things)), seed);
  const each = table.rows / things;
  const [thing, at] = [(row: number) => Math.floor(row / each), (row: number) => row % each];
  const late = made.one([0, 0.8, 0.95]);
  const size = made.one([3, 20, 200]);
  table
    .add('thing', (row) => `T${thing(row)}`)
    .add('month', (row) => new Date(Date.UTC(2015, at(row), 1)).toISOString().slice(0, 7))
    .add('level', (row) => 100 * (1 + (thing(row) % 4)) + 1)
    .add('waiting', (row) => (at(row) >= late * each && table.random() < busy ? 1 + Math.floor(size * table.random()) : 0))
    .add('seats', (row) => 20 + 5 * (thing(row) % 3))
    .add('taken', (row) => Math.floor((0.5 + 0.5 * table.random()) * table.number('seats', row)))
    .add('faults', () => Math.floor(3 * table.random() ** 3))
    .add('share', () => table.between(0, 9));
  const of = planted === 'growth' ? 'taken' : made.one(['waiting', 'taken']);
  const before = (row: number, step = 1) => (at(row) < step ? null : table.number(of, row - step));
  const now = (row: number) => table.number(of, row);
  let sum = 0;
  const make: Record<Exclude<Planted, 'none'>, (row: number) => number | null> = {
    change: (row) => (before(row) === null ? null : now(row) - (before(row) ?? 0)),
    growth: (row) => (before(row) === null ? null : Number((100 * (now(row) / (before(row) ?? 1) - 1)).toFixed(1))),
    cumulated: (row) => (sum = (at(row) === 0 ? 0 : sum) + now(row)),
    lagged: (row) => before(row),
  };
  if (planted !== 'none') table.add('made', make[planted]);
  return { csv: table.csv(), of };
}

async function found(seed: number, planted: Planted) {
  const { csv, of } = readings(seed, planted);
  const { algebra } = await modelOf(csv);
  const along = algebra
    .filter(({ kind }) => ALONG.has(kind))
    .map((one) => `${one.target} ${one.kind} ${'of' in one ? String(one.of) : ''}`);
  return {
    along,
    isKnown: along.some((text) => text.startsWith('made ') && text.endsWith(of)),
    wrong: along.filter((text) => !text.startsWith('made ') && !text.endsWith('made')),
  };
}

test.each([5, 9])('of readings %p nothing is taken for the change of another by a few rows', async (seed) =>
  expect(await found(seed, 'none')).toEqual({ along: [], isKnown: false, wrong: [] }),
);

test.each(['change', 'growth', 'cumulated', 'lagged'] as const)('what is made along the time is known: %s', async (planted) =>
  expect(await found(9, planted)).toMatchObject({ isKnown: true, wrong: [] }),
);

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
