import { MadeTable } from '../../src/understand/testing/made-table';
import { poisson } from '../../src/kinds/made-up-rows';
import { yesOrNo } from '../../src/read/typing/yes-or-no';
import { ALIKES, STAYS, type Alike, type Field } from './fields';

const DAY = 86_400_000;

export interface MadeStays {
  name: string;
  csv: string;
  /** What only looks like stays; null where rows are some. */
  alike: Alike | null;
  field: Field;
  /** Days from each start to its end, or to when the table was written, and whether it had come to its end. */
  rows: { elsewhere: boolean; watched: number; gone: boolean; lasted: number; group: number; start: number }[];
  /** Whether days are written as months. */
  monthly: boolean;
  /** The day that is the first of them, in milliseconds. */
  from: number;
  /** The group that comes to its end sooner, and the day from which on all do; null where there is none. */
  sooner: number | null;
  since: number | null;
}

export const madeStays = (half: Field['half'], seed: number): MadeStays[] => [
  ...STAYS.filter((field) => field.half === half).map((field, i) => stays(field, null, seed * 1009 + 31 * i)),
  ...ALIKES.filter((field) => field.half === half).map((field, i) => stays(field, field.how, seed * 2003 + 37 * i)),
];

/** Length of a stay in days, of those that begin on a day; Infinity where it never ends. */
function lengthOf(alike: Alike | null, table: MadeTable, typical: number, early: boolean): number {
  const drawn = -Math.log(1 - table.random());
  switch (alike) {
    case 'work':
      return Math.ceil(typical * 0.03 * drawn);
    case 'never-done':
      return table.random() < 0.2 ? Infinity : Math.ceil(typical * 0.05 * drawn);
    case 'early':
      return table.random() < 0.15 ? Math.ceil(3 + typical * 0.01 * drawn) : Infinity;
    case 'over':
      return Math.ceil(typical * 0.02 * drawn);
    case 'planned':
      return table.random() < 0.3 ? Infinity : table.one([365, 730, 1095]);
    case 'together':
    case null:
      // Some leave soon and others hardly ever, or all at the same pace.
      return Math.ceil((early && table.random() < 0.35 ? 0.12 : 1.3) * typical * drawn);
  }
}

function stays(field: Field, alike: Alike | null, seed: number): MadeStays {
  const table = new MadeTable(0, seed);
  const n = table.one([350, 700, 1400, 2800]);
  const years = table.one([1.5, 2.5, 5, 9]);
  const span = Math.round(365 * years);
  const written = Date.UTC(2025, Math.floor(12 * table.random()), 1 + Math.floor(28 * table.random()));
  const early = table.random() < 0.5;
  const typical = span * table.one([0.5, 1, 2]);
  const sooner = table.random() < 0.6 ? Math.floor(3 * table.random()) : null;
  const since = table.random() < 0.4 ? Math.round(span * table.between(0.35, 0.65, 2)) : null;
  const form = table.one(['iso', 'iso', 'german', 'stamp', 'month'] as const);
  const slips = table.random() < 0.3 ? 0.01 : 0;
  // Some come to another end, and of all it is known when they were last seen.
  const other = alike === null && field.state && yesOrNo(field.state[2]) === null && table.random() < 0.3 ? 'transferred' : null;
  const isSeen = alike === null && table.random() < 0.4;
  const rows = Array.from({ length: n }, () => {
    const begun = alike === 'together' ? Math.floor(20 * table.random()) : Math.floor(span * table.random());
    const group = Math.floor(3 * table.random());
    const pace = (group === sooner ? 0.35 : 1) * (since !== null && begun >= since ? 0.4 : 1);
    const length = lengthOf(alike, table, typical, early) * (alike === 'planned' ? 1 : pace);
    const gone = begun + length <= span || (alike === 'planned' && length < Infinity);
    const watched = span - begun;
    const elsewhere = other !== null && gone && table.random() < 0.25;
    return { start: begun, group, elsewhere, lasted: gone ? Math.max(1, Math.round(length)) : watched, watched, gone };
  });
  const at = (day: number) => {
    const date = new Date(written - (span - day) * DAY);
    const iso = date.toISOString().slice(0, 10);
    if (form === 'german') return iso.split('-').toReversed().join('.');
    if (form === 'stamp') return `${iso} ${String(8 + Math.floor(10 * table.random())).padStart(2, '0')}:15`;
    return form === 'month' ? iso.slice(0, 7) : iso;
  };
  const cells = rows.map(({ start, group, lasted, gone, elsewhere }, i) => {
    const paces = table.random() < slips;
    return [
      `${field.id.slice(0, 1).toUpperCase()}${20_000 + 7 * i}`,
      at(start),
      field.group[1 + group] ?? '',
      20 + Math.floor(50 * table.random()),
      poisson((4 * lasted) / Math.max(200, span), table.random) + poisson((4 * lasted) / Math.max(200, span), table.random),
      ...(field.state ? [elsewhere ? (other ?? '') : gone ? field.state[2] : field.state[1]] : []),
      gone && !paces ? at(start + lasted) : '',
      ...(isSeen ? [at(Math.max(start, start + lasted - Math.floor(15 * table.random())))] : []),
      ...(field.reason === undefined ? [] : [gone && table.random() < 0.7 ? table.one(['price', 'moved', 'other']) : '']),
    ];
  });
  const header = [field.id, field.start, field.group[0], field.figure, field.pile, ...(field.state ? [field.state[0]] : []), field.end, ...(isSeen ? ['last_seen'] : []), ...(field.reason === undefined ? [] : [field.reason])]; // prettier-ignore
  const order = cells.map((row) => ({ row, at: table.random() })).sort((a, b) => a.at - b.at);
  const csv = [header, ...order.map(({ row }) => row)].map((row) => row.join(',')).join('\n');
  return {
    name: `${field.name} ${form} ${n} × ${years} years`,
    csv,
    alike,
    field,
    rows,
    monthly: form === 'month',
    from: written - span * DAY,
    sooner,
    since,
  };
}
