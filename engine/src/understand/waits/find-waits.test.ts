import { asItStands } from '../../agents/understood';
import type { Alert } from '../../contracts/report/alert';
import { analyzeText } from '../../testing/analyze-text';
import { withTable } from '../testing/load-text';
import { MadeTable } from '../testing/made-table';
import type { Wait } from './wait';

const SPAN = 400;
const ROWS = 800;

const dateOf = (day: number): string => new Date(Date.UTC(2023, 0, 1) + day * 86_400_000).toISOString().slice(0, 10);
const begun = (row: number): number => Math.floor((SPAN * row) / ROWS);

const read = (table: MadeTable): Promise<{ waits: readonly Wait[]; alerts: readonly Alert[] }> =>
  withTable(table.csv(), async ({ connection }, loaded) => {
    const { read: found } = await asItStands(connection, loaded, { roles: new Map(), keys: new Set() });
    return { waits: found.waits ?? [], alerts: found.alerts };
  });

/** Something that takes from one to ten days; each twentieth is never done. */
function made(change: (table: MadeTable, end: (row: number) => string | null) => void): MadeTable {
  const table = new MadeTable(ROWS, 11);
  const end = (row: number) => {
    const day = begun(row) + table.between(1, 10);
    return row % 20 === 7 || day > SPAN ? null : dateOf(day);
  };
  table.add('No', (row) => `N${1000 + row}`).add('Received on', (row) => dateOf(begun(row))).add('Kind', () => table.one(['a', 'b', 'c']));
  change(table, end);
  return table;
} // prettier-ignore

test('what is open for longer than it takes, by its status; what was cancelled waits for nothing', async () => {
  const table = made((own, end) =>
    own
      .add('Finished', (row) => (row % 9 === 0 ? null : end(row)))
      .add('Status', (row) => (row % 9 === 0 ? 'cancelled' : own.columns.get('Finished')?.[row] === null ? 'open' : 'closed')),
  );
  const { waits, alerts } = await read(table);
  expect(waits).toMatchObject([
    { how: 'open', target: 'Finished', start: 'Received on', limit: 14, state: { column: 'Status', labels: ['open'] }, key: 'No', isMore: true },
  ]);
  expect(waits[0]?.waiting).toBe(`"Status" IN ('open') AND "Received on" < TIMESTAMP '2024-01-22' AND "Finished" IS NULL`);
  expect(alerts.filter(({ kind, columns }) => kind === 'missing' && columns[0] === 'Finished')).toEqual([]);
}); // prettier-ignore

test('what follows another date in nearly all rows, where the youngest do not have it yet', async () => {
  const { waits } = await read(made((own, end) => own.add('Finished', end).add('Amount €', () => own.between(20, 900, 2))));
  expect(waits).toMatchObject([{ how: 'after', target: 'Finished', state: null, money: 'Amount €', mayStayBlank: false }]);
});

test('nothing waits where a word stands in the place of the day', async () => {
  const found: number[][] = [];
  const csvWith = (written: string) =>
    made((own) => own.add('Finished', (row) => { const day = begun(row) + own.between(1, 10); return day > SPAN ? null : row % 30 === 7 ? written : dateOf(day); })).csv();
  for (const written of ['CANC', ''])
    await analyzeText(csvWith(written), ({ document: { claims, alerts } }) => {
      found.push([alerts.filter(({ kind }) => kind === 'unread-cells').length, claims.filter(({ kind }) => kind === 'waiting').length]);
    });
  expect(found).toEqual([[1, 0], [0, 1]]);
}); // prettier-ignore

test('what was due', async () => {
  const { waits } = await read(made((own, end) => own.add('Due date', (row) => dateOf(begun(row) + 10)).add('Paid on', end)));
  expect(waits).toMatchObject([{ how: 'due', target: 'Paid on', due: { sql: '"Due date"', column: 'Due date', days: false } }]);
  const terms = await read(
    made((own, end) => own.add('Payment terms (days)', (row) => [10, 14][row % 2] ?? 0).add('Paid on', end)),
  );
  expect(terms.waits).toMatchObject([{ how: 'due', due: { column: 'Payment terms (days)', days: true } }]);
});

test('what was asked for, by a day and by a mark', async () => {
  const asked = (row: number) => row % 3 === 0;
  const byDay = await read(
    made((own, end) =>
      own.add('Visit wanted', (row) => (asked(row) ? 'yes' : 'no')).add('Visited on', (row) => (asked(row) ? end(row) : null)),
    ),
  );
  expect(byDay.waits).toMatchObject([{ how: 'asked', target: 'Visited on', state: { column: 'Visit wanted', labels: ['yes'] } }]);
  const byMark = await read(
    made((own) =>
      own.add('Visit wanted', (row) => (asked(row) ? 'yes' : 'no')).add('Visited', (row) => (asked(row) && row % 7 > 0 ? 'x' : null)),
    ),
  );
  expect(byMark.waits).toMatchObject([{ how: 'asked', target: 'Visited', start: null, asOf: null, mayStayBlank: false }]);
}); // prettier-ignore

test.each([
  ['Billed on', 'Billed on'],
  ['Joined', null],
  ['Beitritt', null],
])('an amount that is left is as old as the last step of its row (%s), and not as old as a membership', async (header, start) => {
  const table = new MadeTable(ROWS, 11);
  table
    .add('Memb no', (row) => `M${(row * 7) % (ROWS - 20)}`)
    .add(header, (row) => dateOf(begun((row * 7919) % ROWS)))
    .add('Kind', () => table.one(['a', 'b', 'c']))
    .add('Balance £', (row) => (row % 9 === 0 ? table.between(20, 400, 2) : 0));
  const { waits } = await read(table);
  expect(waits.map((wait) => [wait.how, wait.target, wait.start])).toEqual([['left', 'Balance £', start]]);
});

test('what a label alone says is owed, with the amount, and not of those that have left', async () => {
  const { waits } = await read(
    made((own) =>
      own
        .add('Payment status', (row) => (row % 11 === 0 ? 'overdue' : 'paid'))
        .add('Left on', (row) => (row % 4 === 0 && begun(row) < 300 ? dateOf(begun(row) + 60) : null))
        .add('Amount €', () => own.between(20, 900, 2)),
    ),
  );
  expect(waits).toMatchObject([{ how: 'owed', target: 'Payment status', start: 'Received on', state: { labels: ['overdue'] }, money: 'Amount €', key: 'No' }]);
  expect(waits[0]?.waiting).toBe(`"Left on" IS NULL AND "Payment status" IN ('overdue')`);
}); // prettier-ignore

test('what is open by its status is not over by another label, and is due by its own end', async () => {
  const { waits } = await read(
    made((own, end) =>
      own
        .add('Finish by', (row) => dateOf(begun(row) + 10))
        .add('First look', (row) => (begun(row) < SPAN - 3 && row % 40 !== 7 ? dateOf(begun(row) + 1) : null))
        .add('Finished', end)
        .add('Status', (row) => (own.columns.get('Finished')?.[row] === null ? 'open' : 'closed'))
        .add('Rating', (row) => (own.columns.get('Finished')?.[row] === null || row % 3 === 0 ? 'not given' : own.one(['good', 'bad']))),
    ),
  );
  expect(waits).toMatchObject([{ how: 'due', target: 'Finished', due: { column: 'Finish by' }, state: { labels: ['open'] } }]);
  expect(waits[0]?.waiting).not.toContain('Rating');
}); // prettier-ignore

test('what follows is told though an amount that may stay blank is blank with it, with what the row comes to', async () => {
  const isInWork = (row: number) => begun(row) > SPAN - 60 && row % 5 < 2;
  const { waits } = await read(
    made((own) =>
      own
        .add('Order value €', () => own.between(90, 900, 2))
        .add('Material cost €', () => own.between(20, 90, 2))
        .add('Sent out', (row) => (isInWork(row) ? null : dateOf(begun(row) + 1)))
        .add('Billed on', (row) => {
          const day = begun(row) + own.between(2, 8);
          return isInWork(row) || row % 100 === 7 || day > SPAN ? null : dateOf(day);
        })
        .add('Billed €', (row) => (own.columns.get('Billed on')?.[row] === null ? null : own.between(90, 900, 2)))
        .add('Status', (row) => (isInWork(row) ? 'in work' : 'complete')),
    ),
  );
  expect(waits.filter(({ target }) => target.startsWith('Billed'))).toMatchObject([{ how: 'after', target: 'Billed on', start: 'Sent out', mayStayBlank: false, money: 'Order value €' }]);
}); // prettier-ignore

test('what is urgent is asked by what is as urgent where all together take too long', async () => {
  const { waits } = await read(
    made((own) =>
      own
        .add('Priority', () => own.one(['P1', 'P2', 'P3']))
        .add('Completed', (row) => {
          const urgent = own.columns.get('Priority')?.[row] === 'P1';
          const day = begun(row) + (urgent ? own.between(2, 20) : own.between(30, 350));
          return day > SPAN || (urgent && row % 5 === 0) ? null : dateOf(day);
        }),
    ),
  );
  expect(waits).toMatchObject([{ how: 'after', target: 'Completed', state: { column: 'Priority', labels: ['P1'] }, limit: 30 }]);
});

test('what only follows where an amount is known', async () => {
  const { waits } = await read(
    made((own, end) =>
      own
        .add('Collected value €', () => (own.random() < 0.4 ? own.between(20, 900, 2) : null))
        .add('Handed over', (row) => (own.columns.get('Collected value €')?.[row] === null ? null : end(row))),
    ),
  );
  expect(waits).toMatchObject([
    { how: 'after', target: 'Handed over', start: 'Received on', state: null, mayStayBlank: false, money: 'Collected value €' },
  ]);
});

test('a day by which things of a list are next due has passed', async () => {
  const table = made((own) =>
    own
      .add('Work ordered', (row) => (row % 5 === 0 ? dateOf(begun(row)) : null))
      .add('Next due', (row) => dateOf(SPAN + (row % 8 === 0 ? -own.between(10, 90) : own.between(10, 300)))),
  );
  const lists = new MadeTable(ROWS, 11).add('No', (row) => `N${1000 + row}`).add('Kind', () => table.one(['a', 'b', 'c']));
  for (const header of ['Work ordered', 'Next due']) lists.add(header, (row) => table.columns.get(header)?.[row] ?? null);
  lists.add('Last look', (row) => dateOf(SPAN - table.between(0, 300) - (row % 2)));
  const { waits } = await read(lists);
  expect(waits).toMatchObject([{ how: 'past', target: 'Next due', due: { column: 'Next due' } }]);
});

/** Rows of which those above an amount have a signature, all but a few. @param row a mark in the row of what is signed, by its sort */
const signed = (beside: (isSigned: boolean, row: number) => [string, string]) => {
  const table = new MadeTable(ROWS, 11);
  table.add('No', (row) => `N${1000 + row}`).add('Amount €', (row) => (row % 10 < 3 ? table.between(501, 900, 2) : table.between(20, 500, 2)));
  const isSigned = (row: number) => table.number('Amount €', row) > 500 && row % 50 !== 1;
  table.add('Paid by', (row) => (isSigned(row) ? table.one(['cash', 'card']) : null));
  const [header] = beside(true, 0);
  return table.add(header, (row) => beside(isSigned(row), row)[1]);
}; // prettier-ignore

test.each<[string, Parameters<typeof signed>[0], string[]]>([
  ['and not of a sort of rows that never has it', (own) => ['Journal', own ? 'BQ' : 'AV'], []],
  ['of rows of any sort', (_, row) => ['Journal', row % 4 < 2 ? 'BQ' : 'AV'], ['Paid by']],
  ['of who always forgets it', (_, row) => ['Clerk', row % 50 === 1 ? 'SB' : row % 2 === 0 ? 'NB' : 'CL'], ['Paid by']],
  ['where a mark says the same', (own) => ['Paid', own ? 'yes' : 'no'], ['Paid by']],
])('what those above an amount have is missing in some, %s', async (_, beside, targets) => {
  expect((await read(signed(beside))).waits.map(({ target }) => target)).toEqual(targets);
});

test('a label of what came to nothing is not asked for the amount that the others of its sort have', async () => {
  const payments = (nothing: string) =>
    made((own) =>
      own
        .add('Journal', (row) => (row % 2 === 0 ? 'invoice' : 'payment'))
        .add('Party', () => `P${own.between(100, 300)}`)
        .add('Debit €', (row) => (row % 2 === 0 ? own.between(20, 900, 2) : null))
        .add('Lettering', (row) => (row % 80 === 7 ? nothing : own.one(['open', 'matched'])))
        .add('Credit €', (row) => (row % 2 === 0 || row % 80 === 7 ? null : own.between(20, 900, 2))),
    );
  expect((await read(payments('rejected'))).waits).toEqual([]);
  expect((await read(payments('lettered'))).waits).toMatchObject([{ how: 'asked', target: 'Credit €', state: { column: 'Journal', labels: ['payment'] } }]);
}); // prettier-ignore

test.each<[string, number, number]>([
  ['neither is missing where the other is there', 0, 0],
  ['one is missing where neither is', 1, 1],
  ['one that the others have beside it is missing', 2, 1],
])('of two amounts of which a row has one, %s', async (_, how, n) => {
  const isTurned = (row: number) => row % 80 === 7;
  const { waits } = await read(
    made((own) =>
      own
        .add('Journal', (row) => (row % 2 === 0 ? 'invoice' : 'payment'))
        .add('Party', () => `P${own.between(100, 300)}`)
        .add('Debit €', (row) => (how === 2 || row % 2 === 0 || (how === 0 && isTurned(row)) ? own.between(20, 900, 2) : null))
        .add('Credit €', (row) => (row % 2 === 0 || isTurned(row) ? null : own.between(20, 900, 2))),
    ),
  );
  expect(waits.filter(({ target }) => target === 'Credit €')).toHaveLength(n);
}); // prettier-ignore

/** Hires of which some are booked ahead: nothing came back after the day of the export, and days of hire go on behind it. */
const hires = (label: (ahead: boolean, row: number) => string) => {
  const table = new MadeTable(ROWS, 11);
  const exported = SPAN - 60;
  const back = (row: number) => (row % 20 === 7 || begun(row) + 6 > exported ? null : dateOf(begun(row) + table.between(3, 6)));
  table.add('No', (row) => `N${1000 + row}`).add('Out', (row) => dateOf(begun(row))).add('Due back', (row) => dateOf(begun(row) + 4)).add('Returned', back);
  table.add('Status', (row) => (table.columns.get('Returned')?.[row] === null ? label(begun(row) > exported, row) : 'closed'));
  return table;
}; // prettier-ignore

test.each<[string, Parameters<typeof hires>[0], number, string[]]>([
  ['what is booked ahead', (ahead) => (ahead ? 'booked' : 'open'), SPAN - 60, ['open']],
  ['what is booked, and should have begun', () => 'booked', SPAN - 1, ['booked']],
  ['what is new since nothing comes back', (ahead) => (ahead ? 'new' : 'open'), SPAN - 1, ['new', 'open']],
])('the day of the export is the last on which something came back: %s', async (_, label, until, labels) => {
  const [wait] = (await read(hires(label))).waits;
  expect(wait).toMatchObject({ how: 'due', target: 'Returned', start: 'Out', asOf: Date.UTC(2023, 0, 1 + until) });
  expect(wait?.state?.labels.toSorted()).toEqual(labels);
});

test.each<[string, (table: MadeTable, end: (row: number) => string | null) => void]>([
  ['who is still there', (own) => own.add('Left on', (row) => (own.random() < 0.4 && begun(row) < 300 ? dateOf(begun(row) + own.between(20, 90)) : null))],
  ['what is in use for good', (own, end) => own.add('Scrapped', end).add('State', (row) => (own.columns.get('Scrapped')?.[row] === null ? 'in use' : 'scrapped'))],
  ['notes', (own) => own.add('Complained', (row) => (row % 3 === 0 ? 'yes' : 'no')).add('Remark', (row) => (row % 3 === 0 && row % 7 > 2 ? own.one(['called', 'wrote']) : null))],
  ['offers that few accept', (own, end) => own.add('Accepted', (row) => (row % 3 === 0 ? end(row) : null))],
])('nothing of %s', async (_, change) => expect((await read(made(change))).waits).toEqual([])); // prettier-ignore

test('of what is due and not paid, who was never reminded', async () => {
  const { waits } = await read(
    made((own, end) =>
      own
        .add('Amount €', () => own.between(20, 900, 2))
        .add('Due date', (row) => dateOf(begun(row) + 10))
        .add('Paid on', end)
        .add('Reminder sent', (row) => (end(row) === null && row % 40 === 7 ? dateOf(begun(row) + 20) : null)),
    ),
  );
  expect(waits).toMatchObject([{ how: 'due', target: 'Paid on', money: 'Amount €', unasked: { column: 'Reminder sent', sql: '"Reminder sent" IS NULL' } }]);
}); // prettier-ignore

test('a signature that one sort of rows has, by the sort', async () => {
  const { waits } = await read(
    made((own) =>
      own
        .add('Class', () => own.one(['standard', 'hazardous']))
        .add('Countersigned by', (row) => (own.columns.get('Class')?.[row] === 'hazardous' && row % 11 !== 0 ? own.one(['Berg', 'Hart', 'Moss']) : null)),
    ),
  );
  expect(waits).toMatchObject([{ how: 'asked', target: 'Countersigned by', state: { column: 'Class', labels: ['hazardous'] }, mayStayBlank: false }]);
}); // prettier-ignore

test('what is open by its status, where only a length says how long the others took', async () => {
  const table = made((own, end) =>
    own
      .add('Status', (row) => (end(row) === null ? 'open' : 'closed'))
      .add('Priority', () => own.one(['P1', 'P2', 'P3']))
      .add('Hours to resolve', (row) => (own.columns.get('Status')?.[row] === 'open' ? null : own.between(20, 200, 1))),
  );
  const { waits } = await read(table);
  expect(waits).toMatchObject([{ how: 'open', target: 'Hours to resolve', start: 'Received on', limit: 10, state: { column: 'Status', labels: ['open'] } }]);
  // Of those that are over by another end nobody waits for a length.
  const cancelled = made((own) =>
    own.add('Status', () => own.one(['closed', 'closed', 'cancelled'])).add('Hours to resolve', (row) => (own.columns.get('Status')?.[row] === 'cancelled' ? null : own.between(20, 200, 1))),
  );
  expect((await read(cancelled)).waits).toEqual([]);
}); // prettier-ignore

test('what came to nothing waits for no day', async () => {
  const table = made((own, end) => own.add('Papers complete', (row) => (row % 9 === 0 ? null : end(row))).add('Statut', (row) => (row % 9 === 0 ? 'Sans suite' : 'Signé')));
  const { waits } = await read(table);
  expect(waits.map(({ target }) => target)).toEqual(['Papers complete']);
  expect(waits[0]?.among).toContain('Sans suite');
  expect(waits[0]?.among).toContain('NOT IN');
}); // prettier-ignore
