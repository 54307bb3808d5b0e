import type { ColumnRole } from '../contracts/table/column';
import type { Table } from '../model';
import { openBench, type Bench } from '../read/testing/temporary-file';
import { Random } from '../read/testing/random';
import { profileTable } from './profile-table';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const NOW = new Date('2024-06-01T00:00:00Z');
const two = (n: number) => String(n).padStart(2, '0');
const people = ['Anna Bell', 'Carl Diaz', 'Eve Fox', 'Gus Hill'] as const;

/** A CSV with a column for each maker. */
function csv(makers: Record<string, (row: number, random: Random) => string>, rows = 120): string {
  const random = new Random(7);
  const lines = Array.from({ length: rows }, (_, row) =>
    Object.values(makers)
      .map((make) => make(row, random))
      .join(','),
  );
  return `${Object.keys(makers).join(',')}\n${lines.join('\n')}\n`;
}

async function profile(text: string, roles?: Record<string, ColumnRole>): Promise<Table> {
  return profileTable(bench.engine.connection, await bench.load(text), {
    now: NOW,
    ...(roles && { roles: new Map(Object.entries(roles)) }),
  });
}

const rolesOf = (table: Table) => Object.fromEntries(table.columns.map(({ name, role }) => [name, role]));
const kinds = (table: Table) => table.alerts.map(({ kind }) => kind);

/** Day `n` of 2023, with `hours` more. */
const at = (n: number, hours = 0) => new Date(Date.UTC(2023, 0, 1 + n, 8 + hours)).toISOString().slice(0, 19).replace('T', ' ');

const tickets = csv({
  number: (row) => `TCK${1000 + row}`,
  created_on: (row) => at(row * 2),
  resolved_on: (row, random) => at(row * 2, random.int(30, 200)),
  last_updated: (row) => at(row * 2, 400),
  state: (_, random) => random.pick(['Open', 'Closed', 'Waiting']),
  priority: (_, random) => random.pick(['1 - Critical', '2 - High', '3 - Moderate']),
  assigned_to: (_, random) => random.pick(people),
  escalated: (_, random) => random.pick(['Yes', 'No']),
  summary: (row, random) => `The ${random.pick(['printer', 'server', 'screen'])} in room ${row} does not answer any more`,
});

test('counts the cells that were read, of those that are not missing', async () => {
  const lines = Array.from({ length: 40 }, (_, i) => `${i === 3 ? '?' : i === 10 ? 'soon' : i},x${i}`);
  expect((await profile(`count,label\n${lines.join('\n')}\n`)).cells).toEqual({ read: 78, total: 79 });
});

test('tells what the columns of a ticket table are for', async () => {
  const table = await profile(tickets);
  expect(rolesOf(table)).toEqual({
    number: 'identifier',
    created_on: 'timestamp',
    resolved_on: 'timestamp',
    last_updated: 'timestamp',
    state: 'category',
    priority: 'ordered-category',
    assigned_to: 'category',
    escalated: 'boolean',
    summary: 'text',
  });
  expect(table.columns.find(({ name }) => name === 'priority')?.order).toEqual(['3 - Moderate', '2 - High', '1 - Critical']);
  expect(table.timeline).toBe('created_on');
  expect(table.pairs).toEqual([{ start: 'created_on', end: 'resolved_on' }]);
});

test('derives durations and rates, as SQL that runs', async () => {
  const table = await profile(tickets);
  const ids = table.derived.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['duration(created_on,resolved_on)', 'rate(escalated=Yes)', 'rate(state=Open)']));
  expect(ids).not.toContain('rate(escalated=No)');
  const duration = table.derived.find(({ kind }) => kind === 'duration');
  expect(duration?.unit).toBe('days');
  const [[mean, share] = []] = await bench.rows(
    `SELECT avg(${duration?.sql ?? ''}), avg(${table.derived.find(({ id }) => id === 'rate(escalated=Yes)')?.sql ?? ''}) FROM t`,
  );
  const [[days, yes] = []] = await bench.rows(
    `SELECT avg(date_diff('hour', created_on, resolved_on)) / 24, count(*) FILTER (escalated = 'Yes') / count(*) FROM t`,
  );
  expect(Number(mean)).toBeCloseTo(Number(days), 9);
  expect(Number(share)).toBeCloseTo(Number(yes), 9);
});

test('tells quantities from identifiers, codes, shares, money and places', async () => {
  const table = await profile(
    csv({
      customer_id: (_, random) => String(random.int(1, 30)),
      row: (row) => String(row + 1),
      zip: (_, random) => `0${random.int(1000, 9999)}`,
      latitude: (_, random) => (random.next() * 100 - 50).toFixed(4),
      units_sold: (_, random) => String(random.int(0, 90)),
      unit_price: (_, random) => (random.next() * 50).toFixed(2),
      revenue: (_, random) => (random.next() * 5000).toFixed(2),
      temperature: (_, random) => (random.next() * 40 - 10).toFixed(1),
      completion_pct: (_, random) => String(random.int(0, 100)),
      churn_rate: (_, random) => random.next().toFixed(3),
      churned_share: (_, random) => random.next().toFixed(3),
      handling_minutes: (_, random) => String(random.int(1, 300)),
      temp_min: (_, random) => String(random.int(1, 30)),
      satisfaction: (_, random) => String(random.int(1, 5)),
      cluster: (_, random) => String(random.int(1, 4)),
      is_new: (_, random) => String(random.int(0, 1)),
      country: (_, random) => random.pick(['France', 'Japan', 'Peru']),
      nothing: () => '',
      same: () => 'x',
    }),
  );
  expect(rolesOf(table)).toEqual({
    customer_id: 'identifier',
    row: 'identifier',
    zip: 'geography',
    latitude: 'geography',
    units_sold: 'measure-additive',
    unit_price: 'measure-intensive',
    revenue: 'money',
    temperature: 'measure-intensive',
    completion_pct: 'percent',
    churn_rate: 'measure-intensive',
    churned_share: 'percent',
    handling_minutes: 'duration',
    temp_min: 'measure-intensive',
    satisfaction: 'measure-intensive',
    cluster: 'category',
    is_new: 'boolean',
    country: 'geography',
    nothing: 'empty',
    same: 'constant',
  });
  const units = Object.fromEntries(table.columns.map(({ name, unit }) => [name, unit]));
  expect(units).toMatchObject({ completion_pct: 'percent', churn_rate: null, churned_share: '%', handling_minutes: 'min' });
});

test('measures what was reached against what was aimed at', async () => {
  const table = await profile(
    csv({
      dept: (_, r) => r.pick(['A', 'B']),
      target_percentage: (_, r) => String(r.int(50, 100)),
      percent_complete: (_, r) => String(r.int(0, 100)),
    }),
  );
  expect(table.derived.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'rate(percent_complete>=target_percentage)',
      'ratio(percent_complete,target_percentage)',
      'difference(percent_complete,target_percentage)',
    ]),
  );
});

test('keeps personal data out of the statistics', async () => {
  const table = await profile(
    csv({
      name: (row) => `${people[row % 4] ?? ''}son ${'ABCDEFGH'[row % 8] ?? ''}`,
      age: (_, random) => String(random.int(20, 60)),
      email: (row) => `user${row}@example.com`,
      phone: (_, random) => `+49 30 ${random.int(1000000, 9999999)}`,
      address: (row) => `${row} Main Street`,
      city: (_, random) => random.pick(['Bonn', 'Kiel']),
    }),
  );
  for (const name of ['email', 'phone', 'address']) {
    const column = table.columns.find((one) => one.name === name);
    expect(column).toMatchObject({ role: 'personal-data', personal: name });
    expect(column?.stats.top).toBeUndefined();
  }
  expect(table.alerts.filter(({ kind }) => kind === 'personal-data').flatMap(({ columns }) => columns)).toEqual(
    expect.arrayContaining(['email', 'phone', 'address']),
  );
});

test('lets the user correct a role', async () => {
  const table = await profile(csv({ code: (_, random) => String(random.int(1, 9)), v: (row) => String(row * 1.5) }), {
    code: 'category',
  });
  expect(rolesOf(table)).toMatchObject({ code: 'category' });
});

test('raises an alert for each thing that is wrong', async () => {
  const table = await profile(
    csv({
      key: (row) => `K${row === 7 ? 6 : row}x`,
      start_date: (row) => at(row * 2).slice(0, 10),
      end_date: (row) => at(row * 2 + (row % 20 === 0 ? -3 : 9)).slice(0, 10),
      booked_at: (row) => (row === 50 ? '2031-01-01' : at(row).slice(0, 10)),
      status: (row) => (row === 3 ? 'done ' : row === 4 ? 'DONE' : row % 3 ? 'done' : 'open'),
      label: (row) => (row % 60 === 0 ? 'rare' : 'usual'),
      gap: (row) => (row % 3 ? '' : String(row)),
      spread: (row) => String(row === 5 ? 100000 : row % 9),
      a: (row) => String((row * 37) % 101),
      b: (row) => String((row * 37) % 101),
      mixed: (row) => (row % 3 ? String(row) : `about ${row}`),
      marks: (row) => (row % 10 ? String(row) : '?'),
    }),
  );
  expect(kinds(table)).toEqual(
    expect.arrayContaining([
      'non-unique-identifier',
      'end-before-start',
      'future-dates',
      'near-duplicate-labels',
      'imbalance',
      'missing',
      'skew',
      'redundant-columns',
      'numbers-as-text',
      'placeholder-nulls',
    ]),
  );
  const repeated = table.alerts.find(({ kind }) => kind === 'end-before-start');
  expect(repeated).toMatchObject({ columns: ['start_date', 'end_date'], count: 6 });
});

test('machine codes are no numbers that could not be read', async () => {
  const table = await profile(
    csv({ machine: (row) => (row % 9 === 0 ? 'hired' : `RS-0${1 + (row % 6)}`), hours: (row) => String(10 + row) }),
  );
  expect(table.alerts.filter(({ kind }) => kind === 'numbers-as-text')).toEqual([]);
});

test('counts rows that repeat another', async () => {
  const table = await profile(`a,b,c,d,e\n${'1,x,7.5,red,no\n2,y,8.25,blue,yes\n3,z,9.75,grey,never\n'.repeat(10)}`);
  expect(table.alerts.find(({ kind }) => kind === 'duplicate-rows')).toMatchObject({ count: 27 });
});

test('a day by which something must be done may lie ahead', async () => {
  const ahead = (row: number) => new Date(Date.now() + (row < 3 ? 30 : -row) * 86_400_000).toISOString().slice(0, 10);
  const noted = async (header: string) => kinds(await profile(csv({ day: (row) => at(row).slice(0, 10), [header]: ahead }, 100)));
  expect(await noted('seen')).toContain('future-dates');
  expect(await noted('solve by')).not.toContain('future-dates');
});

test('takes a last month that is not over for what it is', async () => {
  const until = (days: number) =>
    profile(csv({ day: (row) => at(row).slice(0, 10), n: (_, random) => String(random.int(1, 9)) }, days));
  expect(kinds(await until(100))).toContain('partial-last-period');
  expect(kinds(await until(120))).not.toContain('partial-last-period');
});

test.each([
  ['Delivered', 'Return Date'],
  ['Shipped', 'Order of refund'],
  ['Gradation end', 'Booking'],
  ['Closed', 'Invoice Date'],
  ['Paid', 'Received on'],
  ['Exit', 'Entered in ledger'],
])('that %s comes before %s in all rows is no fault, whatever the words say', async (first, then) => {
  const table = await profile(
    csv({
      [first]: (row) => at(row).slice(0, 10),
      [then]: (row, r) => at(row + r.int(2, 20)).slice(0, 10),
      n: (row) => two(row % 7),
    }),
  );
  expect(kinds(table)).not.toContain('end-before-start');
  expect(table.pairs).toMatchObject([{ start: first, end: then }]);
});

test.each([
  ['a day', (row: number) => at(row).slice(0, 10)],
  ['a day at midnight', (row: number) => `${at(row).slice(0, 10)} 00:00:00`],
])('what ends on the day on which it came ends on %s after it', async (_, day) => {
  const noon = (row: number) => `${at(row).slice(0, 10)} ${two(8 + (row % 9))}:30`;
  const table = await profile(
    csv({ received: noon, resolved: (row) => day(row + (row % 4)), due: (row) => day(row + 3), n: (row) => two(row % 7) }),
  );
  expect(kinds(table)).not.toContain('end-before-start');
  expect(table.derived[0]).toMatchObject({ id: 'duration(received,resolved)', unit: 'days' });
});

test('nothing begins when it is due', async () => {
  const table = await profile(
    csv({
      closed: (row) => at(row).slice(0, 10),
      'due date': (row, r) => at(row + r.int(-2, 9)).slice(0, 10),
      n: (row) => two(row % 7),
    }),
  );
  expect(kinds(table)).not.toContain('end-before-start');
});

test.each([
  ['invoice date', 'due date'],
  ['invoice date', 'delivered'],
])('that many rows have their %s after their %s is no fault', async (first, then) => {
  const table = await profile(
    csv({
      [first]: (row) => at(row).slice(0, 10),
      [then]: (row, r) => at(row + r.int(-9, 4)).slice(0, 10),
      n: (row) => two(row % 7),
    }),
  );
  expect(kinds(table)).not.toContain('end-before-start');
});

test('finds no pair in columns whose order is chance', async () => {
  const table = await profile(
    csv({ opened_at: (_, r) => at(r.int(0, 300)), closed_at: (_, r) => at(r.int(0, 300)), n: (row) => two(row % 7) }),
  );
  expect(table.pairs).toEqual([]);
  expect(table.alerts.find(({ kind }) => kind === 'end-before-start')).toMatchObject({ severity: 'serious' });
});

test.each([
  ['Date of Birth', 'Termination Date', []],
  ['Date of Birth', 'Date of Death', [{ start: 'Date of Birth', end: 'Date of Death' }]],
])('from %s to %s', async (start, end, pairs) => {
  const table = await profile(
    csv({ [start]: (row) => at(-9000 + 7 * row), [end]: (row, random) => at(7 * row, random.int(1, 90)) }),
  );
  expect(table.pairs).toEqual(pairs);
});

test('pairs points by their values where no word proposes it', async () => {
  const halt = (row: number, random: Random) => at(row, random.int(0, 20));
  const table = await profile(
    csv({
      restarted: (row, random) => at(row, 24 + random.int(1, 30)),
      halted: halt,
      checked: (row, random) => at(row, 21 + random.int(0, 2)),
      hall: (_, random) => random.pick(['A', 'B']),
    }),
  );
  expect(table.pairs).toEqual([
    { start: 'halted', end: 'restarted' },
    { start: 'halted', end: 'checked' },
    // From one end to the next: which of both steps takes the time is seen in neither of the two above.
    { start: 'checked', end: 'restarted' },
  ]);
  expect(table.timeline).toBe('halted');
  expect(table.derived.map(({ id }) => id)).toContain('duration(halted,restarted)');
});

test('from one end to the next there is a step where the one nearly always comes before the other, and neither is a deadline', async () => {
  const table = await profile(
    csv({
      reported_on: (row) => at(row),
      due_date: (row) => at(row, 24 * 14),
      resolved_on: (row, random) => at(row, 24 * random.int(1, 60)),
      closed_on: (row, random) => at(row, 24 * random.int(1, 60)),
    }),
  );
  expect(table.pairs.filter(({ start }) => start !== 'reported_on')).toEqual([]);
});

test.each([
  ['2021/22', (row: number) => `${2019 + (row % 4)}/${20 + (row % 4)}`],
  ['of years', (row: number) => String(2019 + (row % 4))],
  ['of terms', (row: number) => `${['Spring', 'Fall'][row % 2] ?? ''} ${2019 + (row % 4)}`],
  ['of months', (row: number) => `${2019 + (row % 4)}-0${1 + (row % 9)}`],
])('from a label like %s to a day it is as long as nobody knows', async (_, label) => {
  const first = (row: number) => Date.UTC(2019 + (row % 4), 8, 20);
  const table = await profile(
    csv({
      entry: label,
      left_on: (row, random) => new Date(first(row) + random.int(30, 300) * 86_400_000).toISOString().slice(0, 10),
    }),
  );
  expect(table.pairs).toEqual([]);
  expect(table.derived).toEqual([]);
});

test('does not pair points that lie apart by chance, nor a day with a time of it', async () => {
  const table = await profile(
    csv({
      first_visit: (_, random) => at(random.int(0, 100)),
      inspection: (_, random) => at(random.int(300, 400)),
    }),
  );
  expect(table.pairs).toEqual([]);
  const days = await profile(csv({ day: (row) => at(row).slice(0, 10), moment: (row, random) => at(row, random.int(1, 9)) }));
  expect(days.pairs).toEqual([]);
});
