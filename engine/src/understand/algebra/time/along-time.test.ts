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
