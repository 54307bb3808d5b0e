import { csvOf, seeded } from '../../kinds/made-up-rows';
import { profileWithFacts } from '../../profile/profile-table';
import { readYears } from '../../profile/years/read-years';
import { withTable } from '../testing/load-text';
import { understand } from '../understand';
import { makeColumns } from './make-columns';

jest.setTimeout(120_000);

/** Names of the columns that are made of a table's own. */
const madeOf = (csv: string): Promise<string[]> =>
  withTable(csv, async ({ connection }, loaded) => {
    const dated = await readYears(connection, loaded);
    const { table, facts } = await profileWithFacts(connection, dated);
    const model = await understand(connection, table, { facts });
    const found = await makeColumns(connection, dated, { ...table, model });
    return found?.made.flatMap(({ planned }) => planned.map(({ name }) => name)) ?? [];
  });

type Random = () => number;
type Cell = (random: Random, row: number, before: readonly number[]) => string | number;

/** 600 rows of events, dated and of some place, with cells as they are told. */
function eventsOf(cells: Record<string, Cell>, seed = 5): string {
  const random = seeded(seed);
  const rows = Array.from({ length: 600 }, (_, i) => {
    const day = new Date(Date.UTC(2025, 0, 1 + Math.floor(i / 3))).toISOString().slice(0, 10);
    const own: number[] = [];
    const told = Object.values(cells).map((cell) => {
      const value = cell(random, i, own);
      own.push(Number(value));
      return value;
    });
    return [10_000 + 7 * i, day, ['North', 'South', 'East'][Math.floor(3 * random())] ?? '', ...told];
  });
  return csvOf(['case_no', 'day', 'place', ...Object.keys(cells)], rows);
}

const seldom =
  (share: number, most: number): Cell =>
  (random) =>
    random() < share ? 1 + Math.floor(most * random()) : 0;
const filledSeldom =
  (share: number): Cell =>
  (random) =>
    random() < share ? (20 + 400 * random()).toFixed(2) : '';
const about =
  (low: number, high: number): Cell =>
  (random) =>
    low + Math.floor((high - low) * random());
/** Some of what stands `back` columns before. */
const someOf =
  (share: number, back = 1): Cell =>
  (random, _, before) =>
    Math.round((before.at(-back) ?? 0) * share * (0.5 + random()));
const money: Cell = (random) => (50 + 900 * random()).toFixed(2);

describe('of what most rows have none of', () => {
  test.each([
    ['minutes of delay of trains', { delay_minutes: seldom(0.2, 50), stops: about(3, 20) }, 'delay_minutes'],
    ['days overdue of library loans', { pages: about(80, 600), days_overdue: seldom(0.15, 30) }, 'days_overdue'],
    ['defects of units', { weight_g: about(90, 110), defects: seldom(0.1, 3) }, 'defects'],
    ['Fehltage', { Alter: about(18, 60), Fehltage: seldom(0.25, 10) }, 'Fehltage'],
    ['refunds of orders', { basket: money, refund_eur: seldom(0.1, 90) }, 'refund_eur'],
  ])('it is asked whether there is any, and how much where there is: %s', async (_, cells, of) => {
    expect(await madeOf(eventsOf(cells))).toEqual(expect.arrayContaining([`has ${of}`, `${of} above 0`]));
  });

  test('an amount that is blank where there is none is one', async () => {
    expect(await madeOf(eventsOf({ premium: money, claim_eur: filledSeldom(0.1) }))).toEqual(['has claim_eur']);
  });

  test.each([
    ['what is set', { discount_pct: seldom(0.2, 30), price: money }],
    ['what lies on both sides of nought', { late_balance: (random: Random) => (random() < 0.6 ? 0 : Math.round(90 * random() - 45)) }],
    ['what most rows have', { errors: seldom(0.8, 5) }],
    ['what hardly any row has', { accidents: seldom(0.01, 2) }],
    ['yes and no in digits', { late: (random: Random) => (random() < 0.2 ? 1 : 0), stops: about(3, 20) }],
  ])('nothing is made of %s', async (_, cells) => {
    expect(await madeOf(eventsOf(cells))).toEqual([]);
  }); // prettier-ignore
});

describe('of counts that are parts of others', () => {
  test.each([
    ['rejects of pieces', { pieces: about(300, 900), rejects: someOf(0.05) }, 'rejects per 100 pieces'],
    ['no-shows of appointments', { appointments: about(15, 40), no_shows: someOf(0.2) }, 'no_shows per 100 appointments'],
    ['passed of taken', { tests_taken: about(20, 60), passed: someOf(0.6) }, 'passed per 100 tests_taken'],
    ['Ausschuss von Stück', { Stück: about(200, 500), Ausschuss: someOf(0.06) }, 'Ausschuss per 100 Stück'],
    ['fines paid of those issued', { fines_issued: about(10, 40), fines_paid: someOf(0.6) }, 'share of fines_paid in fines_issued'],
    ['meals served of those cooked', { 'Meals Prepared': about(90, 400), 'Meals Served': someOf(0.6) }, 'share of Meals Served in Meals Prepared'],
    ['cancelled of trips, beside passengers', { trips: about(30, 80), passengers: about(900, 2000), cancelled: someOf(0.1, 2) }, 'cancelled per 100 trips'],
  ])('the rate is made: %s', async (_, cells, rate) => {
    expect((await madeOf(eventsOf(cells)))[0]).toBe(rate);
  }); // prettier-ignore

  test('what is a part by its name is a share', async () => {
    expect(await madeOf(eventsOf({ parcels: about(90, 400), late_parcels: someOf(0.1) }))).toEqual([
      'share of late_parcels in parcels',
    ]);
  });

  test('what comes about in time is told by how long or how far there was', async () => {
    const cells = { admissions: about(80, 200), patient_days: about(400, 1500), falls: someOf(0.008) };
    expect(await madeOf(eventsOf(cells))).toEqual(['falls per 1,000 patient_days']);
    expect((await madeOf(eventsOf({ km: about(90_000, 200_000), Unfälle: someOf(0.00003) })))[0]).toBe('Unfälle per 100,000 km');
  });

  test('beds are a base of what beds are, and of nothing that comes in', async () => {
    const beds = about(200, 320);
    expect(await madeOf(eventsOf({ beds, complaints: someOf(0.05) }))).toEqual([]);
    expect(await madeOf(eventsOf({ beds, occupied: someOf(0.5) }))).toEqual(['occupied per 100 beds']);
    expect(await madeOf(eventsOf({ employees: beds, tickets: about(900, 2000), incidents: someOf(0.05, 2) }))).toEqual([]);
  });

  test('a count that does not go up and down with another is none of it', async () => {
    const orders = about(60, 900);
    expect(await madeOf(eventsOf({ orders, complaints: about(1, 40) }))).toEqual([]);
    expect(await madeOf(eventsOf({ orders, complaints: someOf(0.05) }))).toEqual(['complaints per 100 orders']);
    // The better of two bases, once.
    expect(await madeOf(eventsOf({ calls: about(300, 900), orders, complaints: someOf(0.03) }))).toEqual(['complaints per 100 orders']);
  }); // prettier-ignore

  test('what came in is told for an hour', async () => {
    expect(await madeOf(eventsOf({ staff_hours: about(20, 60), revenue_eur: money }))).toEqual(['revenue_eur per staff_hours']);
  });

  test.each([
    ['the table has it', { calls: about(40, 90), abandoned: someOf(0.1), abandon_rate: (_: Random, __: number, [calls = 1, lost = 0]: readonly number[]) => ((100 * lost) / calls).toFixed(4) }],
    ['a part is larger than its whole at times', { calls: about(40, 90), complaints: about(10, 80) }],
    ['no word says of what', { kwh: about(400, 900), failures: someOf(0.05) }],
  ])('no rate is made where %s', async (_, cells) => {
    expect(await madeOf(eventsOf(cells))).toEqual([]);
  }); // prettier-ignore
});

test('what those who left pay is nought: it is taken of the others', async () => {
  const random = seeded(11);
  const rows = Array.from({ length: 500 }, (_, i) => {
    const gone = random() < 0.25;
    return [
      `m${i}`,
      gone ? 'Cancelled' : 'Active',
      gone ? 0 : (20 + 60 * random()).toFixed(2),
      ['A', 'B'][Math.floor(2 * random())] ?? '',
      gone ? `2025-03-0${1 + (i % 9)}` : '',
    ];
  });
  expect(await madeOf(csvOf(['member', 'status', 'monthly_fee', 'club', 'cancelled_on'], rows))).toContain('monthly_fee above 0');
});

describe('the number of a reading', () => {
  /** Thirty patients of two arms, each from a day of his own on. @param on day of the i-th visit after the first */
  const visits = (on: (i: number, random: Random) => number, start = 4): string => {
    const random = seeded(5);
    const rows = Array.from({ length: 30 }, (_, patient) =>
      Array.from({ length: 6 }, (__, i) => {
        const day = new Date(Date.UTC(2024, 0, 1 + start * patient + on(i, random)));
        return [`A-${1000 + ((7919 * patient) % 997)}`, patient % 2 === 0 ? 'drug' : 'placebo', day.toISOString().slice(0, 10), (130 + 20 * random()).toFixed(1)];
      }),
    ).flat();
    return csvOf(['patient', 'arm', 'seen_on', 'pressure'], rows);
  }; // prettier-ignore

  test('is made where each comes by one plan', async () => {
    expect(await madeOf(visits((i, random) => [0, 7, 14, 28, 56, 84][i]! + Math.floor(2 * random())))).toEqual(['reading']);
  });
  test('is not made of those who come when they like', async () => {
    let day = 0;
    expect(await madeOf(visits((i, random) => (day = i === 0 ? 0 : day + 1 + Math.floor(-30 * Math.log(random())))))).toEqual([]);
  });
  test('is not made where all come on the same days', async () => {
    expect(await madeOf(visits((i) => [0, 7, 14, 28, 56, 84][i]!, 0))).toEqual([]);
  });
});
