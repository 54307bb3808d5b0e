import { quoteName } from '../../../duckdb/quote-sql';
import { rowsOf } from '../../../insights/rows-of';
import { csvOf, seeded } from '../../../kinds/made-up-rows';
import { withMade } from '../../testing/with-made';
import type { Cell } from '../../../duckdb/cell';
import type { Made } from '../plan';

jest.setTimeout(240_000);

type Step = [at: number, ...cells: (string | number)[]];
const DAY = 86_400_000;
const START = Date.UTC(2023, 0, 2);
const day = (n: number) => new Date(START + Math.floor(n) * DAY).toISOString().slice(0, 10);
const clock = (n: number) => new Date(START + Math.floor(n * 1440) * 60_000).toISOString().slice(0, 16).replace('T', ' ');

/** Steps as they come one after the other. */
const table = (header: string[], steps: Step[], at = clock) =>
  csvOf(
    header,
    steps.sort((a, b) => a[0] - b[0]).map(([when, ...cells], i) => [i + 1, at(when), ...cells]),
  );

/** What is made of the cases of a table, and the cells of some of its columns in the rows of which any is known. */
const casesIn = <Cells>(csv: string, columns: string[], use: (made: Made[], cells: Cell[][]) => Cells) =>
  withMade(csv, false, async (found, connection) => {
    const made = (found?.made ?? []).filter(({ sentence }) => /one case|one account|came again|was not settled/.test(sentence ?? ''));
    const names = found?.table.columns.map(({ name }) => name) ?? [];
    const asked = columns.filter((one) => names.includes(one));
    const cells = asked.length === 0 ? [] : await rowsOf(connection, `SELECT ${asked.map(quoteName).join(', ')} FROM ${found?.table.relation ?? ''} WHERE ${quoteName(asked[0] ?? '')} IS NOT NULL ORDER BY rowid`);
    return use(made, cells);
  }); // prettier-ignore

/** A log of what goes out and comes back, some of it never, and at times with damage. */
function hires({ key = (i: number) => `A${100 + i}`, never = 20, damage = 5 } = {}): string {
  const random = seeded(7);
  const steps = Array.from({ length: 200 }, (_, i): Step[] => {
    const out = 300 * random();
    const back = out + 0.2 + 2 * random();
    const who = ['North', 'South'][i % 2] ?? '';
    const rows: Step[] = [[out, key(i), who, 'OUT']];
    if (i % never === 3) return rows;
    rows.push([back, key(i), who, 'IN']);
    if (i % damage === 0) rows.push([back + 0.01, key(i), who, 'DAMAGE']);
    return rows;
  }).flat();
  return table(['own', 'Time', 'Agreement', 'moment', 'Event'], steps);
}

test('a log of what goes out and comes back says of each case when it did, and which never came', () =>
  casesIn(hires(), ['IN follows', 'IN', 'Time', 'Agreement', 'Event'], (made, cells) => {
    expect(made.map(({ planned }) => planned.map(({ name }) => name))).toEqual([['IN', 'IN follows'], ['DAMAGE follows']]);
    expect(made[0]?.pair).toEqual({ start: 'Time', end: 'IN' });
    expect(made[0]?.waits?.map(({ how, target, key, start, state }) => ({ how, target, key, start, state }))).toEqual([
      { how: 'after', target: 'IN', key: 'Agreement', start: 'Time', state: { column: 'Event', labels: ['OUT'] } },
    ]);
    expect(cells.every(([, , , , event]) => event === 'OUT')).toBe(true);
    const never = cells.filter(([follows]) => follows === false).map(([, , , key]) => Number(String(key).slice(1)) - 100);
    expect(never.length).toBeGreaterThanOrEqual(9);
    expect(never.every((i) => i % 20 === 3)).toBe(true);
    // Of the last ones it is not known yet.
    expect(cells.length).toBeLessThan(200);
    for (const [, back, out] of cells) if (back !== null) expect(String(back) > String(out)).toBe(true);
  }));

test('a case is not called by what is personal', () =>
  casesIn(hires({ key: (i) => `guest${i}@mail.example` }), [], (made) => {
    expect(made[0]?.waits?.map(({ target, key }) => [target, key])).toEqual([['IN', null]]);
  }));

test('what was broken off does not wait for its end', () => {
  const random = seeded(8);
  const visits = Array.from({ length: 300 }, (_, i): Step[] => {
    const [at, key, who] = [300 * random(), `V${100 + i}`, ['North', 'South'][i % 2] ?? ''];
    const first: Step = [at, key, who, 'ARRIVED'];
    if (i % 5 === 0) return [first, [at + 0.1 + 2 * random(), key, who, 'BROKEN OFF']];
    return i % 30 === 7 ? [first] : [first, [at + 0.1 + 2 * random(), key, who, 'DONE']];
  }).flat();
  return casesIn(table(['own', 'Time', 'Visit', 'place', 'Event'], visits), ['DONE follows', 'Visit', 'Event'], (made, cells) => {
    expect(made[0]?.waits?.map(({ target, isMore }) => [target, isMore])).toEqual([['DONE', true]]);
    const never = cells.filter(([follows]) => follows === false).map(([, key]) => (Number(String(key).slice(1)) - 100) % 30);
    expect(never.length).toBeGreaterThanOrEqual(8);
    expect(never.every((i) => i === 7)).toBe(true);
  });
});

test('what happens at times is told on the row that it follows', () =>
  casesIn(hires(), ['DAMAGE follows', 'Agreement', 'Event'], (_, cells) => {
    expect(cells.every(([, , event]) => event === 'IN')).toBe(true);
    for (const [follows, key] of cells) expect(follows).toBe((Number(String(key).slice(1)) - 100) % 5 === 0);
  }));

test('a thing that goes out again and again is told by each time', () => {
  const random = seeded(3);
  const steps = Array.from({ length: 40 }, (_, i) => {
    const rows: Step[] = [];
    for (let at = 9 * random(); rows.length < 20; at += 2 + 20 * random())
      rows.push([at, `T${i}`, 'A', rows.length % 2 === 0 ? 'lent' : 'back']);
    return rows;
  }).flat();
  return casesIn(table(['Row', 'Time', 'Tool', 'Hall', 'Step'], steps), ['back', 'Step'], (made, cells) => {
    expect(made.map(({ planned: [first] }) => first?.name)).toEqual(['back']);
    expect(cells.every(([, step]) => step === 'lent')).toBe(true);
    expect(cells.length).toBeGreaterThan(350);
  });
});

/** `balance` is a name that the queries have as well. */
const LEDGER = ['No', 'Date', 'Invoice', 'balance', 'Due', 'Debit EUR', 'Credit EUR'];

/** Invoices with payments: every tenth is never paid, every twentieth twice; some in two parts. */
function invoices({ amounts = 'both', due = true } = {}): string {
  const random = seeded(11);
  const steps = Array.from({ length: 200 }, (_, i): Step[] => {
    const at = 500 * random();
    const [key, who] = [`F${1000 + i}`, `K${i % 20}`];
    const amount = 50 + Math.round(40_000 * random()) / 100;
    const rows: Step[] = [[at, key, who, due ? day(at + 36) : '', amount.toFixed(2), '']];
    if (i % 10 === 1) return rows;
    const paid = amounts === 'both' ? amount : 50 + Math.round(40_000 * random()) / 100;
    const when = at + 20 + 20 * random();
    const first = i % 3 === 0 ? Math.floor(paid / 2) : paid;
    rows.push([when, key, who, '', '', first.toFixed(2)]);
    if (first < paid) rows.push([when + 5, key, who, '', '', (paid - first).toFixed(2)]);
    if (i % 20 === 2) rows.push([when + 2, key, who, '', '', paid.toFixed(2)]);
    return rows;
  }).flat();
  return table(LEDGER, steps.filter(([at]) => at < 500), day); // prettier-ignore
}

test('an account says of each invoice when it was paid, what is open and what was paid too much', () =>
  casesIn(invoices(), ['open amount', 'paid too much', 'settled on', 'Invoice', 'Debit EUR', 'is late'], (made, cells) => {
    expect(made.flatMap(({ planned }) => planned.map(({ name }) => name))).toEqual(['settled on', 'open amount', 'paid too much', 'is late']);
    expect(made[0]?.waits?.map(({ how, target, due }) => [how, target, due?.column])).toEqual([
      ['left', 'open amount', 'Due'],
      ['left', 'paid too much', undefined],
    ]);
    expect(cells).toHaveLength(200);
    for (const [open, over, settled, key, debit, late] of cells) {
      const i = Number(String(key).slice(1)) - 1000;
      if (i % 10 === 1) expect([open, over, settled]).toEqual([debit, 0, null]);
      if (i % 20 === 2 && open === 0) expect([0, debit]).toContain(over);
      if (settled !== null) expect(open).toBe(0);
      if (i % 10 === 1 && late !== null) expect(late).toBe(true);
    }
  })); // prettier-ignore

/** The same account where each row has a number of its own, and a payment calls its bill in a column or in what was written. */
function calling(how: 'column' | 'text'): string {
  const random = seeded(13);
  const steps = Array.from({ length: 200 }, (_, i): Step[] => {
    const at = 500 * random();
    const [key, who, amount] = [`FA/${2300 + i}`, `K${i % 20}`, (50 + Math.round(40_000 * random()) / 100).toFixed(2)];
    const bill: Step = [at, key, who, '', 'Lessons of the term 2023', amount, ''];
    return i % 10 === 1
      ? [bill]
      : [
          bill,
          [
            at + 5 + 40 * random(),
            `P${7000 + i}`,
            who,
            how === 'column' ? key : '',
            how === 'text' ? `Payment of ${key} - thanks` : '',
            '',
            amount,
          ],
        ];
  }).flat();
  return table(['own', 'Date', 'Document', 'Customer', 'Applied', 'Text', 'Debit EUR', 'Credit EUR'], steps.filter(([at]) => at < 500), day); // prettier-ignore
}

test.each(['column', 'text'] as const)('a payment with a number of its own belongs to the bill that it calls in a %s', (how) =>
  casesIn(calling(how), ['open amount', 'settled on', 'Document', 'Debit EUR'], (made, cells) => {
    expect(made[0]?.of).toEqual(['Document', how === 'column' ? 'Applied' : 'Text', 'Debit EUR', 'Credit EUR', 'Date']);
    expect(cells).toHaveLength(200);
    const open = cells.filter(([left]) => Number(left) > 0).map(([, , key]) => (Number(String(key).slice(3)) - 2300) % 10);
    expect(open.filter((i) => i === 1)).toHaveLength(20);
    for (const [left, settled, , debit] of cells) expect(settled === null ? [0, debit] : [0]).toContain(left);
  }),
);

test('without a day by which it was due, what is open for longer than nearly all take waits', () =>
  casesIn(invoices({ due: false }), [], (made) => {
    expect(made[0]?.waits?.[0]).toMatchObject({ how: 'left', target: 'open amount', due: null, start: 'Date' });
    expect(made).toHaveLength(1);
  }));

test('of bills and payments of an account without their numbers how long they take is known, and not which of them is open', () => {
  const random = seeded(11);
  const steps = Array.from({ length: 60 }, (_, i) =>
    Array.from({ length: 8 }, (_unused, n): Step[] => {
      const [at, amount] = [60 * n + 20 * random(), 50 + Math.round(40_000 * random()) / 100];
      const bill: Step = [at, `F${i}`, i % 2 === 0 ? 'North' : 'South', 'BILL', amount.toFixed(2), ''];
      // What is paid is less a rebate, so that no account comes to nought.
      return n === 5 && i % 6 === 0 ? [bill] : [bill, [at + 8 + 25 * random(), `F${i}`, i % 2 === 0 ? 'North' : 'South', 'PAY', '', (0.97 * amount).toFixed(2)]];
    }).flat(),
  ).flat();
  return casesIn(table(['own', 'Date', 'Family', 'Site', 'Kind', 'Debit EUR', 'Credit EUR'], steps, day), [], (made) => {
    expect(made[0]?.pair).toEqual({ start: 'Date', end: 'PAY' });
    expect(made.flatMap(({ waits = [] }) => waits)).toEqual([]);
  });
}); // prettier-ignore

/** Calls to 120 units for faults; those that one engineer has seen to come back within days. */
function calls(back: number, every: (unit: number, n: number) => number): string {
  const random = seeded(5);
  const steps: Step[] = [];
  for (let unit = 0; unit < 120; unit++)
    for (let n = 0; n < 14; n++) {
      const fault = ['Door', 'Motor', 'Light'][Math.floor(3 * random())] ?? '';
      const by = ['Ames', 'Burt', 'Cook', 'Dale'][Math.floor(4 * random())] ?? '';
      const at = every(unit, n) + 2 * random();
      steps.push([at, `L${unit}`, fault, by]);
      if (by === 'Burt' && random() < back) steps.push([at + 1 + 8 * random(), `L${unit}`, fault, 'Cook']);
    }
  return table(['Job', 't', 'Unit', 'Fault', 'next'], steps);
}

test('what comes again within days is told of the call before', () => {
  const random = seeded(9);
  return casesIn(calls(0.5, () => 600 * random()), ['fault again within 7 days'], (made, cells) => {
    expect(made.map(({ planned: [one] }) => one?.name)).toEqual(['fault again within 7 days']);
    expect(made[0]?.also).toEqual({ event: 'true', good: 'low' });
    const again = cells.filter(([one]) => one === true).length / cells.length;
    expect(again).toBeGreaterThan(0.1);
    expect(again).toBeLessThan(0.4);
  }); // prettier-ignore
});

describe('no cases are', () => {
  const random = seeded(21);
  const of = (n: number) => Math.floor(n * random());
  test.each<[string, string]>([
    ['a log of what comes as it likes', table(['Row', 'Time', 'Thing', 'Desk', 'Event'], Array.from({ length: 800 }, (): Step => [300 * random(), `T${of(40)}`, 'NS'[of(2)] ?? '', ['OUT', 'IN', 'CHECK'][of(3)] ?? '']))],
    ['the lines of an order', table(['Row', 'Time', 'Order', 'Desk', 'Line'], Array.from({ length: 300 }, (_, i) => { const at = 300 * random(); return ['Goods', 'Freight', ...(of(3) === 0 ? ['Gift'] : [])].map((line): Step => [at, `O${i}`, 'N', line]); }).flat())],
    ['shifts that follow each other', table(['Row', 'Time', 'Line', 'Hall', 'Shift'], Array.from({ length: 40 }, (_, i) => Array.from({ length: 40 }, (__, n): Step => [n / 2 + 0.25, `L${i}`, 'A', n % 2 === 0 ? 'Day' : 'Night'])).flat())],
    ['amounts of an account that belong to no invoice', invoices({ amounts: 'any' })],
    ['faults as often as they come', calls(0, () => 600 * random())],
    ['people who call their chief', table(['row', 'Hired', 'Number', 'Hall', 'Job', 'Chief'], Array.from({ length: 400 }, (_, i): Step => [3000 * random(), `E${1000 + i}`, 'NS'[of(2)] ?? '', i < 40 ? 'Chief' : 'Clerk', i < 40 ? '' : `E${1000 + of(40)}`]))],
    ['rows that call numbers of something else', table(['row', 'Date', 'Number', 'Hall', 'Kind', 'Part'], Array.from({ length: 400 }, (_, i): Step => [300 * random(), `E${1000 + i}`, 'NS'[of(2)] ?? '', 'AB'[of(2)] ?? '', `E${2000 + of(500)}`]))],
    ['visits by a plan', calls(0, (_, n) => 40 * n)],
  ])('%s', (_, csv) => casesIn(csv, [], (made) => expect(made).toEqual([]))); // prettier-ignore
});
