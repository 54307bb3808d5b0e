import type { Table } from '../../model';
import { openBench, type Bench } from '../../read/testing/temporary-file';
import { Random } from '../../read/testing/random';
import { profileTable } from '../profile-table';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

/** Forty values of a size, never whole and none of them twice. */
const SIZES = {
  'parts of 1': [0.004, 0.6],
  'around 1': [0.85, 1.4],
  tens: [11, 95],
  hundreds: [110, 900],
  thousands: [1_300, 9_000],
  'from −20 to 20': [-20, 20],
} as const;
type Size = keyof typeof SIZES;

function valuesOf(size: Size, digits = 4): string[] {
  const random = new Random(size.length);
  const [low, high] = SIZES[size];
  return Array.from({ length: 40 }, () => (low + (high - low) * random.next()).toFixed(digits));
}

/** Profiles a table with a column of these cells for each name. */
async function profile(cells: Record<string, readonly string[]>): Promise<Table> {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const names = Object.keys(cells);
  const lines = [0, ...Array(40).keys()].slice(1).map((row) => names.map((name) => quoted(cells[name]?.[row] ?? '')).join(','));
  const loaded = await bench.load(`${names.map(quoted).join(',')}\n${lines.join('\n')}\n`);
  return profileTable(bench.engine.connection, loaded, { now: new Date('2024-06-01') });
}

async function unitOf(name: string, cells: readonly string[], beside: Record<string, readonly string[]> = {}) {
  const table = await profile({ [name]: cells, ...beside });
  const column = table.columns.find((candidate) => candidate.name === name);
  return { unit: column?.unit, role: column?.role };
}

const RATES = [
  'heart rate', 'share price', 'hourly rate', 'exchange rate', 'growth_rate', 'interest_rate', 'sex_ratio', 'frame rate',
  'birth_rate', 'death rate', 'crime_rate', 'tax rate', 'pulse_rate', 'respiratory rate', 'sampleRate', 'bit_rate', 'click rate',
  'conversion_rate', 'churn_rate', 'unemployment_rate', 'pe_ratio', 'price to earnings ratio', 'odds_ratio', 'aspect ratio',
  'debt_ratio', 'signal_to_noise_ratio', 'compression ratio', 'share_value', 'earnings per share', 'revenue per share', 'share index',
  'price index', 'gini_index', 'utilization', 'completion', 'attrition', 'usd_eur exchange rate', 'EUR/USD', 'profit ratio', 'cost rate',
]; // prettier-ignore

describe.each(Object.keys(SIZES) as Size[])('%s', (size) => {
  test('under a name of a rate are no percentages', async () => {
    const cells = valuesOf(size);
    const table = await profile(Object.fromEntries(RATES.map((name) => [name, cells])));
    const units = table.columns.map(({ name, unit, role }) => [name, unit, role === 'percent' ? role : '']);
    expect(units).toEqual(RATES.map((name) => [name, null, '']));
  });
});

const PARTS = ['market share', 'share_female', 'share of renewables', 'fraction_bound', 'proportion', 'proportion of rain', 'ejection fraction', 'Fat Share', 'anteil']; // prettier-ignore

test.each(PARTS)('%s is a percentage only where its values are parts of 1', async (name) => {
  expect(await unitOf(name, valuesOf('parts of 1'))).toEqual({ unit: '%', role: 'percent' });
  expect(await unitOf(name, valuesOf('tens'))).toEqual({ unit: null, role: 'measure-intensive' });
  expect(await unitOf(name, valuesOf('around 1'))).toEqual({ unit: null, role: 'measure-intensive' });
});

const PERCENTS = ['completion_pct', 'percent', 'percentage of votes', 'pctFemale', 'Humidity (%)', 'growth in %', '% of total', 'Prozent', 'tax rate pct', 'percent_change', 'Share (percent)', 'female%']; // prettier-ignore

test.each(PERCENTS)('%s holds percentages, as the name says', async (name) => {
  expect(await unitOf(name, valuesOf('tens', 1))).toEqual({ unit: 'percent', role: 'percent' });
  expect(await unitOf(name, valuesOf('from −20 to 20', 1))).toEqual({ unit: 'percent', role: 'percent' });
});

test.each(['completion_pct', 'percent', 'pct of votes', 'discount percentage'])(
  '%s with parts of 1 is told times a hundred',
  async (name) => {
    expect(await unitOf(name, valuesOf('parts of 1'))).toEqual({ unit: '%', role: 'percent' });
  },
);

test.each(['rate', 'margin', 'x', 'heart rate', 'price'])('a sign in the cells makes %s a percentage', async (name) => {
  const signed = (cells: string[]) => cells.map((cell) => `${cell}%`);
  expect(await unitOf(name, signed(valuesOf('tens')))).toEqual({ unit: 'percent', role: 'percent' });
  expect(await unitOf(name, signed(valuesOf('parts of 1')))).toEqual({ unit: 'percent', role: 'percent' });
});

describe('the scale of a column', () => {
  const slip = (cells: readonly string[], ...odd: string[]) => [...odd, ...cells.slice(odd.length)];

  test.each(['discount_pct', 'market share', 'proportion', 'percent of total'])(
    'of %s does not change by one or two odd cells',
    async (name) => {
      const parts = valuesOf('parts of 1');
      for (const odd of [['1.2'], ['22.5'], ['-35'], ['1000000'], ['1.01', '7']])
        expect(await unitOf(name, slip(parts, ...odd))).toEqual({ unit: '%', role: 'percent' });
    },
  );

  test('of percentages does not change by small ones, nor by a sign in a few cells', async () => {
    const tens = valuesOf('tens', 1);
    expect((await unitOf('discount_pct', slip(tens, '0.2', '0.9'))).unit).toBe('percent');
    expect((await unitOf('margin', slip(tens, '12.5%'))).unit).toBe('percent');
    expect((await unitOf('margin', slip(valuesOf('parts of 1'), '22.5%'))).unit).toBeNull();
    expect((await unitOf('market share', slip(valuesOf('parts of 1'), '22.5%'))).unit).toBe('%');
  });

  test('is said once, with the values that do not fit it', async () => {
    const parts = valuesOf('parts of 1');
    const table = await profile({ discount_pct: slip(parts, '22.5'), 'market share': parts, other: valuesOf('tens') });
    const said = table.alerts.filter(({ kind }) => kind === 'scale');
    expect(said.map(({ columns, severity, count }) => ({ columns, severity, count }))).toEqual([
      { columns: ['discount_pct'], severity: 'warning', count: 1 },
      { columns: ['discount_pct', 'market share'], severity: 'info', count: undefined },
    ]);
    expect(said[1]?.sentence).toMatch(/hold parts of 1, so 0\.\d+ is shown as \d+(\.\d)?%\.$/);
    expect((await profile({ other: valuesOf('tens') })).alerts.filter(({ kind }) => kind === 'scale')).toEqual([]);
  });
});

const NO_UNIT = [
  'price', 'unit price', 'cost', 'salary', 'revenue', 'fee', 'time', 'response time', 'duration', 'latency', 'tenure', 'age', 'temperature',
  'temp', 'degree', 'degrees of freedom', 'min', 'minimum', 'temp_min', 'minute volume', 'second place', 'height', 'weight', 'distance', 'speed',
  'hourly_wage', 'rate per hour', 'days index', 'hours score', 'Rating (1-5)', 'Mean (n=30)', 'Score (max)', 'Sales (2020)', 'Students (M)',
  'Tax 5%', 'tax 19 %', 'top 10 percent income', 'VAT (20%)', 'discount 2.5% amount', 'Students (F)', 'Speed (s)', 'Mass (m)', 'Price (min)', 'Time (t)', 'Fare (adult)', 'Cohen (d)', 'f(x)', 'sales in MI', 'cost ($ or €)', 'usd count',
]; // prettier-ignore

test('no unit comes from what is measured alone, nor from any brackets', async () => {
  const cells = valuesOf('tens');
  const table = await profile(Object.fromEntries(NO_UNIT.map((name) => [name, cells])));
  expect(table.columns.filter(({ unit }) => unit !== null).map(({ name, unit }) => `${name} in ${unit ?? ''}`)).toEqual([]);
});

test.each([
  ['Price (USD)', 'USD'], ['cost_eur', 'EUR'], ['Cost Total $', 'USD'], ['Revenue ($ millions)', '$ millions'], ['PM2.5 (µg/m³)', 'µg/m³'],
  ['Energy [kWh]', 'kWh'], ['Temperature (C)', '°C'], ['temp_f', '°F'], ['Duration (min)', 'min'], ['response_time_min', 'min'],
  ['days_open', 'days'], ['Voltage (V)', 'V'], ['Depth (m)', 'm'], ['Income (EUR/month)', 'EUR/month'], ['GDP (USD per capita)', 'USD per capita'],
  ['wage_usd', 'USD'], ['Speed in knots', 'knots'], ['heart rate (bpm)', 'bpm'], ['Density (g/cm3)', 'g/cm3'],
])('%s is measured in %s', async (name, unit) => expect((await unitOf(name, valuesOf('tens'))).unit).toBe(unit)); // prettier-ignore

test('min beside max means no minutes', async () => {
  const cells = valuesOf('tens');
  expect((await unitOf('travel_time_min', cells, { travel_time_max: cells })).unit).toBeNull();
  expect((await unitOf('travel_time_min', cells, { travel_time_max_min: cells })).unit).toBe('min');
});

test.each(['discount', 'Rabatt', 'tva', 'commission'])('a %s that never exceeds one is a part of the price', async (name) =>
  expect(await unitOf(name, valuesOf('parts of 1', 2))).toEqual({ role: 'percent', unit: '%' }),
);

test.each(['discount', 'tax', 'commission'])('a %s of all sizes is an amount', async (name) =>
  expect((await unitOf(name, valuesOf('tens', 2))).unit).toBeNull(),
);

test.each([
  ['price_eur_mwh', 'EUR/MWh'],
  ['tariff usd kwh', 'USD/kWh'],
  ['price_per_kg', null],
  ['cost per km', null],
  ['weight_kg', 'kg'],
  ['load_mwh', 'MWh'],
])('%s is measured in %s', async (name, unit) => expect((await unitOf(name, valuesOf('tens'))).unit).toBe(unit));
