import { MadeTable } from '../../src/understand/testing/made-table';
import { FIELDS, KINDS, type Ends } from './fields';

/** A table with the column that tells how its rows ended. */
export interface MadeEnds {
  name: string;
  csv: string;
  /** The column of ends, and what of it somebody would act on, the most frequent first; null where the table has none. */
  truth: { column: string; unwished: string[]; routine: string; open: string | null } | null;
}

type Cased = (label: string) => string;

/** How programs write labels. */
const CASES: readonly Cased[] = [
  (label) => label,
  (label) => label,
  (label) => label.toLowerCase(),
  (label) => label.toUpperCase(),
  (label) => label.toLowerCase().replace(/[ -]/g, '_'),
];

/** Tables of one half: each field in both languages, drawn anew for each seed. */
export function madeEnds(half: 'open' | 'kept', seed: number): MadeEnds[] {
  const own = FIELDS.filter((field) => field.half === half);
  const tables = own.flatMap((field, i) =>
    (['en', 'de'] as const).map((language, j) =>
      tableOf(`${field.name} (${language})`, field[language], seed + 1009 * i + 499 * j),
    ),
  );
  const kinds = KINDS.filter((kind) => kind.half === half);
  return [...tables, ...kinds.map((kind, i) => tableOfKinds(kind, seed + 313 * i))];
}

function tableOf(name: string, { header, beside: [id, group, figure], groups, routine, unwished, open }: Ends, seed: number): MadeEnds {
  const table = new MadeTable(300 + ((seed * 7919) % 900), seed);
  const cased = table.one(CASES);
  const one = () => table.random() < 0.5;
  const [first, second] = [table.between(0.08, 0.25, 2), table.between(0.02, 0.06, 2)];
  const openShare = open !== undefined && one() ? table.between(0.03, 0.15, 2) : 0;
  const alone = table.random() < 0.25;
  const [isLast, hasReason, hasAmount, hasFlag, hasDates] = [one(), table.random() < 0.2, one(), one(), one()];
  const own = Array.from({ length: table.rows }, () => Math.floor(groups.length * table.random() ** 1.3));
  const days = Array.from({ length: table.rows }, () => Math.floor(500 * table.random())).sort((a, b) => a - b);
  const ends = own.map((at) => {
    const drawn = table.random();
    if (drawn < openShare) return open ?? '';
    if (drawn < openShare + first * (at === 0 ? 1.4 : 0.7)) return unwished[0] ?? '';
    return !alone && drawn > 1 - second ? (unwished[1] ?? '') : routine;
  });
  const isUnwished = (row: number) => unwished.includes(ends[row] ?? '');
  if (hasDates)
    table.add('Date', (row) => new Date(Date.UTC(2024, 0, 1 + (days[row] ?? 0))).toISOString().slice(0, 10));
  table.add(id, (row) => `${id.slice(0, 1).toUpperCase()}${10_000 + row * 3}`);
  const end = () => table.add(header, (row) => cased(ends[row] ?? ''));
  table.add(group, (row) => groups[own[row] ?? 0] ?? '');
  if (!isLast) end();
  if (hasFlag) table.add('SMS', () => table.one(['Y', 'N']));
  table.add(figure, () => table.between(1, 40));
  if (hasAmount) table.add('Total', (row) => (ends[row] === routine ? table.between(5, 300, 2) : null));
  if (hasReason) table.add('Reason', (row) => (isUnwished(row) ? table.one(['price', 'weather', 'staff', 'other']) : null));
  if (isLast) end();
  return {
    name,
    csv: table.csv(),
    truth: { column: header, unwished: unwished.slice(0, alone ? 1 : 2).map(cased), routine: cased(routine), open: openShare > 0 ? cased(open ?? '') : null },
  };
} // prettier-ignore

function tableOfKinds({ header, labels }: { header: string; labels: readonly string[] }, seed: number): MadeEnds {
  const table = new MadeTable(300 + ((seed * 7919) % 900), seed);
  const cased = table.one(CASES);
  table
    .add('No', (row) => `N${10_000 + 7 * row}`)
    .add('Town', () => table.one(['Bonn', 'Rome', 'Oslo']))
    .add(header, () => {
      const drawn = table.random();
      return cased(labels[drawn < 0.6 ? 0 : drawn < 0.88 ? 1 : 2] ?? '');
    })
    .add('Items', () => table.between(1, 30))
    .add('Spend', () => table.between(5, 300, 2));
  return { name: header, csv: table.csv(), truth: null };
}
