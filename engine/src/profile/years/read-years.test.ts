import { openBench, type Bench } from '../../read/testing/temporary-file';
import { Random } from '../../read/testing/random';
import { readYears } from './read-years';
import { usualOrAll } from '../../testing/usual-or-all';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

type Rows = (string | number)[][];

/** A figure that moves on from year to year, as figures of a country do. */
function course(random: Random, length: number, level = 100): string[] {
  let value = level;
  return Array.from({ length }, () => (value += level * (0.02 + 0.03 * random.next())).toFixed(2));
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const alone = (years: number[], random: Random): Rows => {
  const values = course(random, years.length);
  const noise = years.map(() => random.int(1, 99));
  return years.map((year, i) => [year, values[i] ?? '', noise[i] ?? '']);
};

/** The forms in which yearly data come; the first cell of each row is the year. */
const FORMS: Record<string, (random: Random) => { rows: Rows; others: string[] }> = {
  'ascending': (random) => ({ rows: alone(range(1961, 2010), random), others: ['output', 'noise'] }),
  'descending': (random) => ({ rows: alone(range(1971, 2020), random).reverse(), others: ['output', 'noise'] }),
  'a panel by country': (random) => ({
    rows: ['Chile', 'Ghana', 'Japan', 'Latvia', 'Oman'].flatMap((country, i) =>
      course(random, 21, 50 + 40 * i).map((value, year) => [1990 + year, country, value]),
    ),
    others: ['country', 'output'],
  }),
  'with gaps': (random) => ({ rows: alone(range(1950, 2015), random).filter(() => random.next() < 0.7), others: ['output', 'noise'] }),
  'with decimals': (random) => ({
    rows: alone(range(1950, 1999), random).map(([year, ...rest]) => [`${year ?? ''}.0`, ...rest]),
    others: ['output', 'noise'],
  }),
  'beside one measure': (random) => ({ rows: alone(range(1900, 1960), random).map(([year, value]) => [year ?? '', value ?? '']), others: ['output'] }),
  'twelve rows': (random) => ({ rows: alone(range(2009, 2020), random), others: ['output', 'noise'] }),
  'two hundred rows': (random) => ({ rows: alone(range(1801, 2000), random), others: ['output', 'noise'] }),
}; // prettier-ignore

const HEADERS = ['date', 'time', 'period', 'season', 't', '', 'Year', 'yr', 'Jahr', 'fiscal_year', 'DATE', 'TIME_PERIOD', 'decade', 'saison', 'when', 'x', 'Unnamed: 0', 'ref_date', 'annee', 'anno']; // prettier-ignore

/** The type that the first column ends up with. */
async function typeOfFirst(header: string, others: readonly string[], rows: Rows): Promise<string> {
  const loaded = await bench.load(`${[header, ...others].join(',')}\n${rows.map((row) => row.join(',')).join('\n')}\n`);
  const table = await readYears(bench.engine.connection, loaded);
  const [first] = table.columns;
  return first?.formats.includes('year') ? 'year' : (first?.type ?? 'none');
}

describe.each(HEADERS)('under “%s”', (header) => {
  test.each(Object.entries(FORMS))('yearly data are read as years: %s', async (form, make) => {
    const { rows, others } = make(new Random(form.length + header.length));
    expect(await typeOfFirst(header, others, rows)).toBe('year');
  });
});

test('years read as dates are the first of January', async () => {
  const loaded = await bench.load(`t,v\n${range(1990, 2005).map((year) => `${year},${year * 2}`).join('\n')}\n`); // prettier-ignore
  await readYears(bench.engine.connection, loaded);
  expect((await bench.rows('SELECT t::VARCHAR FROM t LIMIT 2')).flat()).toEqual(['1990-01-01', '1991-01-01']);
});

/** What numbers between 1600 and 2100 are mostly: each with the values that such a thing has. */
const MAKERS: Record<string, (random: Random, n: number) => number[]> = {
  'anywhere': (random, n) => Array.from({ length: n }, () => random.int(1600, 2100)),
  'near one level': (random, n) => Array.from({ length: n }, () => 1800 + random.int(0, 60) + random.int(0, 60)),
  'in round steps': (random, n) => Array.from({ length: n }, () => 1600 + 50 * random.int(0, 8)),
  'in tens': (random, n) => Array.from({ length: n }, () => 1700 + 10 * random.int(0, 30)),
  'a running number': (_, n) => Array.from({ length: n }, (_, i) => 1701 + i),
  'a number with gaps': (random, n) => {
    let at = 1605;
    return Array.from({ length: n }, () => (at += random.int(1, 4)));
  },
}; // prettier-ignore

const THINGS = [
  'seats', 'room', 'order_no', 'machine_speed', 'ZIP', 'amount', 'invoice', 'rpm', 'price', 'capacity', 'employees', 'visitors', 'salary',
  'calories', 'steps_per_day', 'weight_g', 'altitude_m', 'model_no', 'flight', 'elo rating', 'hotel rooms', 'line_id', 'rent', 'word count',
]; // prettier-ignore

describe.each(THINGS.map((name, at) => ({ name, at })))('$name', ({ name, at }) => {
  // By turns, so that every run meets each thing and each course of numbers.
  const makers = Object.entries(MAKERS).filter((_, i) => usualOrAll(i % 2 === at % 2, true));
  test.each(makers)('stays a number: %s', async (how, make) => {
    const random = new Random(name.length * 31 + how.length);
    const values = make(random, 90);
    const smooth = course(random, values.length);
    const rows = values.map((value, i): (string | number)[] => [
      value,
      random.pick(['a', 'b', 'c']),
      random.int(1, 999),
      smooth[i] ?? '',
    ]);
    expect(await typeOfFirst(name, ['kind', 'amount_paid', 'meter'], rows)).not.toBe('year');
  });
});

/** Names that say nothing, or could mean a time: the values alone must tell. */
const UNCERTAIN = ['time', 't', 'x', '', 'wave', 'thing', 'q7', 'reading', 'term', 'column'];

describe.each(UNCERTAIN)('numbers under “%s”', (name) => {
  test.each(['anywhere', 'near one level', 'in round steps', 'in tens'])('that come by chance stay numbers: %s', async (how) => {
    const random = new Random(name.length * 17 + how.length);
    const values = MAKERS[how]?.(random, 90) ?? [];
    const rows = values.map((value): (string | number)[] => [value, random.pick(['a', 'b', 'c']), random.int(1, 999)]);
    expect(await typeOfFirst(name, ['kind', 'figure'], rows)).not.toBe('year');
  });
});

test.each(['x', '', 'thing', 'index'])(
  'a running number under “%s” beside figures that only vary stays a number',
  async (name) => {
    const random = new Random(name.length + 3);
    const rows = range(1901, 1990).map((value): (string | number)[] => [value, random.int(1, 999), random.int(1, 50)]);
    expect(await typeOfFirst(name, ['figure', 'other'], rows)).not.toBe('year');
  },
);

test("the user's word goes over what the values say", async () => {
  const csv = `t,seats,v\n${range(1961, 2010).map((year) => `${year},${year},${year % 7}`).join('\n')}\n`; // prettier-ignore
  const roles = new Map([['t', 'measure-intensive'], ['seats', 'timestamp']] as const); // prettier-ignore
  const table = await readYears(bench.engine.connection, await bench.load(csv), { roles });
  expect(table.columns.map(({ type }) => type)).toEqual(['integer', 'date', 'integer']);
});

test.each(['cost per year', 'number of years', 'price_year_avg', 'total_year'])('%s is no year', async (name) => {
  const rows = range(1961, 1990).map((value, i): (string | number)[] => [value, i]);
  expect(await typeOfFirst(name, ['v'], rows)).not.toBe('year');
});
