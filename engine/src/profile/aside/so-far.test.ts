import { asItStands } from '../../agents/understood';
import { MadeTable } from '../../understand/testing/made-table';
import { withTable } from '../../understand/testing/load-text';

const CASES = [
  ['Ticket', 'Opened', 'Solved', 'Days open', 'Team'],
  ['Vorgang', 'Eingang', 'Erledigt am', 'Laufzeit (Tage)', 'Amt'],
  ['Claim No', 'Reported', 'Date Closed', 'Age', 'Handler'],
  ['Expediente', 'Alta', 'Cierre', 'Días', 'Oficina'],
  ['Repair', 'Received', 'Returned to customer', 'Weeks in shop', 'Branch'],
  ['Order', 'Ordered at', 'Done at', 'Hours', 'Plant'],
] as const;

const DAY = 86_400_000;

/** Cases of which some are still open when the table is written. */
function cases(seed: number, counted: 'so far' | 'over' | 'else') {
  const made = new MadeTable(0, seed);
  const [id, opened, closed, length, group] = made.one(CASES);
  const rows = made.one([120, 500, 1500]);
  const table = new MadeTable(rows, seed);
  const unit = /^Weeks/.test(length) ? 7 * DAY : /^Hours/.test(length) ? DAY / 24 : DAY;
  const mean = made.one([12, 40]) * unit;
  const span = mean * made.one([8, 20]);
  const written = Date.UTC(2025, 5, 30);
  const all = Array.from({ length: rows }, () => {
    const from = written - span * table.random();
    const to = from - mean * Math.log(1 - table.random());
    return { from, to: to < written ? to : null };
  });
  const text = (at: number) => (unit < DAY ? new Date(at).toISOString().slice(0, 16) : new Date(at).toISOString().slice(0, 10));
  table
    .add(id, (row) => `${id.slice(0, 1)}${1000 + row}`)
    .add(group, () => table.one(['A', 'B', 'C']))
    .add(opened, (row) => text(all[row]!.from))
    .add(closed, (row) => (all[row]!.to === null ? null : text(all[row]!.to)))
    .add(length, (row) => {
      const { from, to } = all[row]!;
      if (counted === 'else') return table.between(1, 90);
      return to === null && counted === 'over' ? null : Math.floor(((to ?? written) - from) / unit);
    });
  return { csv: table.csv(), length, open: all.filter(({ to }) => to === null).length, rows };
} // prettier-ignore

const asideOf = ({ csv, length }: ReturnType<typeof cases>) =>
  withTable(csv, async ({ connection }, loaded) => {
    const { read, table } = await asItStands(connection, loaded, { roles: new Map(), keys: new Set() });
    const count = table.columns.find(({ name }) => name === length)?.soFar?.count ?? 0;
    return {
      count,
      left: read.columns.find(({ name }) => name === length)?.stats.count ?? 0,
      notes: read.alerts.map(({ sentence }) => sentence),
    };
  });

test.each([1, 2, 3, 4])('how long open cases have lasted so far counts in no figure, and is noted (%d)', async (seed) => {
  const made = cases(seed, 'so far');
  const { count, left, notes } = await asideOf(made);
  expect({ count, left }).toEqual({ count: made.open, left: made.rows - made.open });
  expect(notes.join('\n')).toContain('is how long it has been so far');
});

test.each(['over', 'else'] as const)('what is blank for open cases, or no length, stays (%s)', async (counted) =>
  expect((await asideOf(cases(2, counted))).count).toBe(0),
);
