import { rowsOf } from '../../insights/rows-of';
import { quoteName } from '../../duckdb/quote-sql';
import { csvOf } from '../../kinds/made-up-rows';
import { withMade } from '../testing/with-made';
import { isStay, spanOf, type StaysSeen } from './stays';

jest.setTimeout(120_000);

const DAY = 86_400;
const SEEN: StaysSeen = {
  rows: 1000, gone: 500, open: 500, undated: 0, reversed: 0, cut: 1000 * DAY, lastStart: 990 * DAY, later: 0, round: 0, shortest: 90 * DAY, longest: 900 * DAY,
  lasted: 500 * DAY, oldOpen: 0.4, monthly: false, yearly: false,
  spans: [[990, 20], [980, 40], [960, 80], [930, 150], [900, 200], [900, 200], [800, 260], [800, 260], [600, 300], [270, 200], [0, 0]].map(([watched = 0, ended = 0]) => ({ watched, ended })),
}; // prettier-ignore

test.each<[string, Partial<StaysSeen>]>([
  ['nearly all are over', { gone: 950, open: 50 }],
  ['hardly any has ended', { gone: 15, open: 985 }],
  ['many ends have no day', { undated: 60 }],
  ['ends come before their starts', { reversed: 60 }],
  ['the oldest are all done', { oldOpen: 0.01 }],
  ['all began together', { shortest: 850 * DAY }],
  ['it comes early or never', { lasted: 40 * DAY }],
  ['ends were agreed on', { later: 100, round: 90 }],
])('rows are no stays where %s', (_, seen) => {
  expect(isStay(SEEN)).toBe(true);
  expect(isStay({ ...SEEN, ...seen })).toBe(false);
});

test('ends after the last start that fall on any day are ends', () =>
  expect(isStay({ ...SEEN, later: 100, round: 10 })).toBe(true));

test('the shortest span that tells nearly as much as the one that tells most', () => {
  // 180 days tell most, 260 × 540 ÷ 800 = 176; 90 days 156, 60 days 126.
  expect(spanOf(SEEN)?.n).toBe(90);
  expect(spanOf({ ...SEEN, monthly: true })).toMatchObject({ n: 3, unit: 'months', byMonths: true });
  expect(spanOf({ ...SEEN, yearly: true })).toBeNull();
  expect(spanOf({ ...SEEN, spans: SEEN.spans.map(({ watched }) => ({ watched, ended: 19 })) })).toBeNull();
  const young = SEEN.spans.map(({ watched, ended }, i) => (i < 4 ? { watched, ended } : { watched: 0, ended: 0 }));
  expect(spanOf({ ...SEEN, spans: young })?.n).toBe(60);
  expect(spanOf({ ...SEEN, spans: young, monthly: true })).toBeNull();
});

const dayOf = (day: number) => new Date(Date.UTC(2022, 0, 1 + day)).toISOString().slice(0, 10);

/** Two begin every sixth day or so, 1,000 days long; of four one ends after 40 days, one after 200, one after 500, and one goes on. */
const lives = Array.from({ length: 334 }, (_, i) => {
  const [start, lasts] = [6 * Math.floor(i / 2) + (i % 5), [40, 200, 500, Infinity][i % 4] ?? 0];
  return { start, end: start + lasts <= 1000 ? start + lasts : null };
});

const madeIn = (header: string[], row: (life: (typeof lives)[number], i: number) => (string | number)[], isTold = false) =>
  withMade(csvOf(header, lives.map(row)), isTold, async (found, connection) => {
    const made = found?.made.find(({ stay }) => stay !== undefined);
    const name = made?.planned[0]?.name;
    if (!found || !made || name === undefined) return null;
    const of = [name, header[0] ?? ''].map(quoteName);
    const cells = await rowsOf(connection, `SELECT ${of.join(', ')} FROM ${found.table.relation}`);
    return { name, instead: made.instead, result: made.result, cells };
  }); // prettier-ignore

const id = (i: number) => `K${4000 + i}`;
const fee = (i: number) => 20 + ((i * 7) % 13);

test.each<[string, string, string | undefined, string[], (life: (typeof lives)[number], i: number) => (string | number)[]]>([
  ['yes and no', 'cancelled within 60 days', 'cancelled', ['customer_id', 'start_date', 'fee', 'cancelled', 'cancel_date'], ({ start, end }, i) => [id(i), dayOf(start), fee(i), end === null ? 'No' : 'Yes', end === null ? '' : dayOf(end)]],
  ['a status', 'terminated within 60 days', 'status', ['employee', 'hire_date', 'fee', 'status', 'exit_date'], ({ start, end }, i) => [id(i), dayOf(start), fee(i), end === null ? 'Active' : 'Terminated', end === null ? '' : dayOf(end)]],
  ['whether somebody is still there', 'left within 60 days', 'active', ['member_no', 'joined', 'fee', 'active', 'left_on'], ({ start, end }, i) => [id(i), dayOf(start), fee(i), end === null ? 'yes' : 'no', end === null ? '' : dayOf(end)]],
  ['a day alone', 'left within 60 days', undefined, ['member_no', 'joined', 'fee', 'left_on'], ({ start, end }, i) => [id(i), dayOf(start), fee(i), end === null ? '' : dayOf(end)]],
  ['hours', 'removed within 60 days', undefined, ['pump', 'installed_at', 'fee', 'removed_at'], ({ start, end }, i) => [id(i), `${dayOf(start)} 08:30`, fee(i), end === null ? '' : `${dayOf(end)} 07:15`]],
])('at one age of all, by %s', async (_, name, instead, header, row) => {
  const made = await madeIn(header, row);
  expect(made).toMatchObject({ name, result: { event: 'true' } });
  expect(made?.instead).toBe(instead);
  const last = 1000 - 60;
  expect(made?.cells).toHaveLength(lives.length);
  for (const [value, key] of made?.cells ?? []) {
    const i = Number(String(key).slice(1)) - 4000;
    const start = lives[i]?.start ?? NaN;
    // Those that ended soon count only where others of their age were watched for as long; the last days are known of few.
    if (start > last) expect(value).toBeNull();
    else if (start < last - 20) expect(value).toBe(i % 4 === 0);
  }
}); // prettier-ignore

test.each<[string, string[], (life: (typeof lives)[number], i: number) => (string | number)[]]>([
  ['tickets that are open', ['ticket_id', 'received', 'fee', 'status', 'closed'], ({ start, end }, i) => [id(i), dayOf(start), fee(i), end === null ? 'Open' : 'Closed', end === null ? '' : dayOf(end)]],
  ['days of another thing', ['customer_id', 'start_date', 'fee', 'last_call'], ({ start, end }, i) => [id(i), dayOf(start), fee(i), end === null ? '' : dayOf(end)]],
])('%s are no stays', async (_, header, row) => expect(await madeIn(header, row)).toBeNull()); // prettier-ignore

test('nothing is made where a person has said what it is about', async () =>
  expect(
    await madeIn(['customer_id', 'start_date', 'cancelled', 'cancel_date'], ({ start, end }, i) => [id(i), dayOf(start), end === null ? 'No' : 'Yes', end === null ? '' : dayOf(end)], true),
  ).toBeNull()); // prettier-ignore
