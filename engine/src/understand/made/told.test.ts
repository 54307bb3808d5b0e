import type { Claim } from '../../contracts/report/claim';
import { csvOf, seeded } from '../../kinds/made-up-rows';
import { analyzeText } from '../../testing/analyze-text';

jest.setTimeout(300_000);

const DAYS = 180;
const dayOf = (day: number): string => new Date(Date.UTC(2025, 0, 6 + day)).toISOString().slice(0, 10);

async function claimsOf(header: string[], rows: (string | number)[][]): Promise<Claim[]> {
  let claims: Claim[] = [];
  await analyzeText(csvOf(header, rows), ({ document }) => void (claims = document.claims));
  return claims;
}

const isMeanOf =
  (column: string) =>
  ({ subject: { measure } }: Claim) =>
    measure.op === 'mean' && measure.column === column;

test('trains are told by how often they are late, of the line on which they began to be', async () => {
  const random = seeded(41);
  const lines = ['Coast', 'Hills', 'Ring', 'Valley'];
  const rows = Array.from({ length: 4000 }, (_, i) => {
    const day = Math.floor(DAYS * random());
    const line = lines[Math.floor(4 * random())] ?? '';
    const crew = ['C1', 'C2', 'C3'][Math.floor(3 * random())] ?? '';
    const late = random() < (line === 'Hills' && day >= 110 ? 0.34 : 0.09);
    const code = late && random() < 0.8 ? (['SIG', 'STAFF', 'DOOR'][Math.floor(3 * random())] ?? '') : '';
    return [`T${50_000 + i}`, dayOf(day), line, crew, 100 + Math.floor(300 * random()), late ? 3 + Math.floor(20 * random()) : 0, code];
  }); // prettier-ignore
  const claims = await claimsOf(['run', 'date', 'line', 'crew', 'seats', 'delay_minutes', 'cause_code'], rows);
  const step = claims.find(({ kind }) => kind === 'group-step');
  expect(step?.subject).toMatchObject({
    filter: [{ column: 'line', value: 'Hills' }],
    measure: { op: 'rate', column: 'has delay_minutes', value: 'true' },
  });
  expect(step?.value).toBeCloseTo(0.34, 1);
  expect(step?.sentence).toContain('has delay minutes');
  expect(claims.filter(isMeanOf('delay_minutes'))).toEqual([]);
  // What was noted of late trains says nothing of how late others are.
  expect(claims.filter(({ subject }) => subject.breakdown === 'cause_code' && 'column' in subject.measure && subject.measure.column.includes('delay'))).toEqual([]); // prettier-ignore
});

test('calls are told by the part that was lost, and not by how many a desk has', async () => {
  const random = seeded(42);
  const desks: [string, number, number][] = [['Cards', 400, 0.04], ['Loans', 90, 0.12], ['Savings', 150, 0.05], ['Abroad', 60, 0.05]]; // prettier-ignore
  const rows = Array.from({ length: DAYS }, (_, day) =>
    desks.map(([desk, most, share]) => {
      const calls = Math.round(most * (0.7 + 0.6 * random()));
      return [dayOf(day), desk, calls, Math.round(calls * share * (0.6 + 0.8 * random())), 30 + Math.floor(40 * random())];
    }),
  ).flat();
  const claims = await claimsOf(['date', 'desk', 'calls', 'abandoned', 'seconds_to_answer'], rows);
  const rate = claims.filter(isMeanOf('abandoned per 100 calls'));
  expect(rate.some(({ member, subject }) => subject.breakdown === 'desk' && member === 'Loans')).toBe(true);
  expect(claims.filter((one) => one.kind === 'group-difference' && isMeanOf('abandoned')(one))).toEqual([]);
});

test('what is still to come is no base of how often nobody came, and says nothing of what is filled then', async () => {
  const random = seeded(43);
  const rows = Array.from({ length: 2400 }, (_, i) => {
    const channel = ['Web', 'Phone', 'Desk'][Math.floor(3 * random())] ?? '';
    const end = i > 2150 ? 'Scheduled' : random() < (channel === 'Web' ? 0.25 : 0.1) ? 'No show' : random() < 0.06 ? 'Cancelled' : 'Attended';
    const day = Math.floor((DAYS * i) / 2400);
    return [`V${5000 + i}`, dayOf(day), dayOf(day - Math.floor(9 * random())), channel, Math.floor(20 + 60 * random()), end, end === 'Attended' ? 5 + Math.floor(40 * random()) : ''];
  }); // prettier-ignore
  const claims = await claimsOf(['visit', 'day', 'booked on', 'channel', 'age', 'visit status', 'minutes'], rows);
  const web = rows.filter(([, , , channel, , end]) => channel === 'Web' && end !== 'Scheduled');
  expect(claims.find(({ kind }) => kind === 'outlying-rate')).toMatchObject({
    subject: { breakdown: 'channel', measure: { op: 'rate', column: 'final visit status', value: 'No show' } },
    member: 'Web',
    n: web.length,
    value: web.filter(([, , , , , end]) => end === 'No show').length / web.length,
  });
  const columns = claims.flatMap(({ subject: { measure, breakdown, filter } }) => [breakdown, ...filter.map(({ column }) => column), 'column' in measure ? measure.column : null]); // prettier-ignore
  expect(columns).not.toContain('visit status');
  expect(claims.filter(({ kind }) => kind === 'missingness')).toEqual([]);
});
