import { MadeTable } from '../../src/understand/testing/made-table';
import { FIELDS, type Field } from './fields';

const DAY = 86_400_000;

export interface MadeWait {
  name: string;
  csv: string;
  field: Field;
  /** Days before the last one that each row waits since, and whether it waits; of `due` since the day that was set. */
  rows: { since: number; waits: boolean; group: number }[];
  /** The label of which more wait; null where none differs, or nothing waits for long. */
  group: string | null;
  /** The day since which it does, in milliseconds. */
  from: number | null;
  /** Hardly any row waits for longer than it takes. */
  healthy: boolean;
}

const gamma = (table: MadeTable, typical: number): number => Math.ceil(typical * Math.exp(0.7 * table.normal()));

/** Tables in which rows wait for what ought to be there, or hardly any. */
export const madeWaits = (half: Field['half'], seed: number): MadeWait[] =>
  FIELDS.filter((field) => field.half === half).map((field, i) => made(field, seed * 1009 + 31 * i));

function made(field: Field, seed: number): MadeWait {
  const table = new MadeTable(0, seed);
  const n = table.one([300, 700, 1500, 4000, 10_000]);
  const span = table.one([180, 365, 730]);
  const typical = Math.max(1, (span / 365) * table.one([1, 4, 9]));
  const share = table.one([0.02, 0.04, 0.08]) * (field.how === 'asked' ? 3 : 1);
  const healthy = table.random() < 0.2;
  const special = table.random() < 0.65 && !healthy ? Math.floor((field.by.length - 1) * table.random()) : null;
  const from = special !== null && field.how === 'asked' && table.random() < 0.5 ? Math.round(span * table.between(0.4, 0.7, 2)) : null;
  const clocked = table.random() < 0.3;
  const german = table.random() < 0.3;
  const end = Date.UTC(2024, Math.floor(12 * table.random()), 1 + Math.floor(28 * table.random()));
  const write = (day: number, withClock = false): string => {
    const iso = new Date(end - (span - day) * DAY).toISOString().slice(0, 10);
    const date = german ? iso.split('-').toReversed().join('.') : iso;
    return withClock && clocked ? `${date} ${String(8 + Math.floor(10 * table.random())).padStart(2, '0')}:${String(Math.floor(60 * table.random())).padStart(2, '0')}` : date;
  };
  const terms = table.one([[14], [14, 30], [7, 30, 60]]);
  const noted = table.random();
  const rows = Array.from({ length: n }, (_, i) => {
    const begun = Math.floor((span * i) / n);
    const group = Math.floor((field.by.length - 1) * table.random());
    const isAsked = field.how !== 'asked' || table.random() < 0.35;
    const term = table.one(terms);
    const isSpecial = group === special && (from === null || begun >= from);
    const stuck = !healthy && table.random() < (isSpecial ? Math.min(0.8, 4 * share) : share);
    const took = field.how === 'due' ? Math.max(0, Math.round(term * table.between(0.2, 1.15, 2))) : gamma(table, typical);
    const given = field.state !== null && field.state.length === 4 && field.how === 'open' && table.random() < 0.08;
    const over = isAsked && !given && !stuck && begun + took <= span;
    const waits = isAsked && !given && !over;
    return { begun, group, isAsked, term, took, given, over, waits };
  });
  const [header = '', ...labels] = field.state ?? [];
  const stateOf = ({ isAsked, given, over, begun, term }: (typeof rows)[number]): string => {
    if (field.how === 'asked') return (isAsked ? labels[1] : noted < 0.3 ? '' : labels[0]) ?? '';
    const open = (labels[0] ?? '').split(',');
    if (given) return labels[2] ?? '';
    if (over) return labels[1] ?? '';
    return (field.how === 'due' && field.due?.includes('Ziel') ? (begun + term < span ? open[1] : open[0]) : table.one(open)) ?? '';
  };
  const isTerm = field.due !== null && /days|tage/i.test(field.due);
  const columns = [
    field.id, field.start, field.by[0], field.beside[0],
    ...(field.due === null ? [] : [field.due]),
    ...(field.state ? [header] : []),
    ...(field.money === null ? [] : [field.money]),
    'pieces', field.target,
  ]; // prettier-ignore
  const cells = rows.map((row, i) => [
    `${field.id.slice(0, 1).toUpperCase()}-${10_000 + 3 * i}`,
    write(row.begun, true),
    field.by[1 + row.group] ?? '',
    table.one(field.beside.slice(1)),
    ...(field.due === null ? [] : [isTerm ? row.term : write(row.begun + row.term)]),
    ...(field.state ? [stateOf(row)] : []),
    ...(field.money === null ? [] : [(200 * Math.exp(0.8 * table.normal())).toFixed(2)]),
    1 + Math.floor(9 * table.random()),
    row.over ? write(row.begun + row.took) : '',
  ]);
  const order = table.random() < 0.5 ? cells : cells.map((row) => ({ row, at: table.random() })).sort((a, b) => a.at - b.at).map(({ row }) => row); // prettier-ignore
  return {
    name: `${field.name} ${field.how} ${n} rows, ${span} days, typical ${Math.round(typical)}, share ${share}`,
    csv: [columns, ...order].map((row) => row.join(',')).join('\n'),
    field,
    rows: rows.map(({ begun, term, waits, group }) => ({ since: span - begun - (field.how === 'due' ? term : 0), waits, group })),
    group: special === null ? null : (field.by[1 + special] ?? null),
    from: from === null ? null : end - (span - from) * DAY,
    healthy,
  };
} // prettier-ignore

/** Tables of which blank cells are as they should be. */
export const ALIKES = [
  'optional notes', 'second phone', 'rating of some', 'reason of some', 'column that came later', 'column that was given up',
  'dates blank by chance', 'figures blank by chance', 'staff', 'subscribers', 'contracts', 'machines in use', 'projects that run', 'next visit', 'offers', 'optional step',
  'all done', 'only just begun', 'Mitarbeiter', 'Verträge', 'flags without a day', 'cohorts', 'second opinion', 'discount code',
] as const; // prettier-ignore
export type Alike = (typeof ALIKES)[number];

export function madeAlike(how: Alike, seed: number): string {
  const table = new MadeTable(0, seed);
  const n = table.one([300, 800, 2000, 6000]);
  const span = table.one([200, 400, 900, 2000]);
  const end = Date.UTC(2025, 2, 14);
  const date = (day: number) => new Date(end - (span - day) * DAY).toISOString().slice(0, 10);
  const chance = (p: number) => table.random() < p;
  const exp = (mean: number) => Math.ceil(-Math.log(1 - table.random()) * mean);
  const base = (i: number) => ({ begun: Math.floor((span * i) / n), group: table.one(['North', 'South', 'East', 'West']), kind: table.one(['a', 'b', 'c']) });
  const write = (header: readonly string[], row: (i: number, of: ReturnType<typeof base>) => readonly (string | number)[]): string =>
    [['id', 'date', 'region', 'kind', ...header], ...Array.from({ length: n }, (_, i) => {
      const of = base(i);
      return [`K${5000 + i}`, date(of.begun), of.group, of.kind, ...row(i, of)];
    })].map((row_) => row_.join(',')).join('\n'); // prettier-ignore
  const stay = (start: string, leave: string, state: readonly [string, string, string] | null, mean: number): string =>
    [['id', start, 'region', 'kind', ...(state ? [state[0]] : []), leave], ...Array.from({ length: n }, (_, i) => {
      const { begun, group, kind } = base(i);
      const gone = begun + exp(mean * span);
      const isGone = gone <= span;
      return [`K${5000 + i}`, date(begun), group, kind, ...(state ? [isGone ? state[2] : state[1]] : []), isGone ? date(gone) : ''];
    })].map((row) => row.join(',')).join('\n'); // prettier-ignore
  switch (how) {
    case 'optional notes':
      return write(['complained', 'note'], () => { const yes = chance(0.3); return [yes ? 'yes' : 'no', yes && chance(0.7) ? table.one(['called', 'asked again', 'angry', 'fine']) : '']; });
    case 'second phone':
      return write(['phone', 'second phone'], (i) => [`0${4_000_000 + i}`, chance(0.6) ? `0${7_000_000 + i}` : '']);
    case 'rating of some':
      return write(['status', 'rating'], () => { const done = chance(0.8); return [done ? 'done' : 'cancelled', done && chance(0.65) ? 1 + Math.floor(5 * table.random()) : '']; });
    case 'reason of some':
      return write(['status', 'cancel_reason'], () => { const gone = chance(0.3); return [gone ? 'cancelled' : 'kept', gone && chance(0.64) ? table.one(['price', 'moved', 'other']) : '']; });
    case 'column that came later':
      return write(['checked_on', 'load'], (_, { begun }) => [begun > span * 0.4 ? date(Math.min(span, begun + exp(3))) : '', begun > span * 0.4 ? Math.round(100 * table.random()) : '']);
    case 'column that was given up':
      return write(['stamp'], (_, { begun }) => [begun < span * 0.6 ? table.one(['x', 'y']) : '']);
    case 'dates blank by chance':
      return write(['measured_on', 'value'], (_, { begun }) => [chance(0.05) ? '' : date(Math.min(span, begun + exp(2))), Math.round(100 * table.random())]);
    case 'figures blank by chance':
      return write(['tested', 'price_eur', 'weight'], () => [chance(0.5) ? 'yes' : 'no', chance(0.1) ? '' : (100 * table.random()).toFixed(2), chance(0.2) ? '' : Math.round(50 * table.random())]);
    case 'staff':
      return stay('hired_on', 'left_on', chance(0.5) ? ['status', 'Active', 'Left'] : null, table.one([0.3, 1, 3]));
    case 'subscribers':
      return stay('started', 'cancelled_on', chance(0.5) ? ['state', 'active', 'cancelled'] : null, table.one([0.2, 0.5, 1]));
    case 'contracts':
      return stay('contract_start', 'contract_end', chance(0.5) ? ['status', 'running', 'ended'] : null, table.one([0.4, 1]));
    case 'machines in use':
      return stay('commissioned', 'scrapped_on', ['condition', 'in use', 'scrapped'], table.one([0.5, 2]));
    case 'projects that run':
      return stay('kickoff', 'finished', null, table.one([0.6, 1.2]));
    case 'Mitarbeiter':
      return stay('Eintrittsdatum', 'Austrittsdatum', chance(0.5) ? ['Status', 'aktiv', 'ausgeschieden'] : null, table.one([0.3, 1]));
    case 'Verträge':
      return stay('Vertragsbeginn', 'Vertragsende', chance(0.5) ? ['Status', 'laufend', 'beendet'] : null, table.one([0.3, 1]));
    case 'next visit':
      return write(['next_visit'], (_, { begun }) => [chance(0.4) ? date(begun + 30 + exp(60)) : '']);
    case 'offers':
      return write(['amount_eur', 'accepted_on'], (_, { begun }) => { const at = begun + exp(9); return [(900 * table.random()).toFixed(2), chance(0.35) && at <= span ? date(at) : '']; });
    case 'optional step':
      return write(['inspected_on', 'second_inspection_on'], (_, { begun }) => { const at = begun + exp(4); return at > span ? ['', ''] : [date(at), chance(0.3) && at + 5 <= span ? date(at + 5) : '']; });
    case 'all done':
      return write(['closed_on', 'status'], (_, { begun }) => { const at = begun + exp(3); return at > span ? ['', 'open'] : [date(at), 'closed']; });
    case 'only just begun':
      return write(['closed_on', 'status'], (_, { begun }) => { const at = begun + exp(span * 0.4); return at > span ? ['', 'open'] : [date(at), 'closed']; });
    case 'flags without a day':
      return write(['member', 'newsletter'], () => { const yes = chance(0.5); return [yes ? 'yes' : 'no', yes ? (chance(0.6) ? 'yes' : 'no') : '']; });
    case 'cohorts':
      return write(['enrolled_in', 'withdrawn_on'], (_, { begun }) => [date(100 * Math.floor(begun / 100)), chance(0.2) && begun + 40 <= span ? date(begun + exp(40)) : '']);
    case 'second opinion':
      return write(['treated', 'second_opinion'], () => { const yes = chance(0.4); return [yes ? 'yes' : 'no', yes && chance(0.55) ? table.one(['agrees', 'differs']) : '']; });
    case 'discount code':
      return write(['paid_on', 'total_eur', 'discount_code'], (_, { begun }) => [date(Math.min(span, begun + exp(2))), (100 * table.random()).toFixed(2), chance(0.2) ? table.one(['SUMMER', 'WELCOME']) : '']);
  }
} // prettier-ignore
