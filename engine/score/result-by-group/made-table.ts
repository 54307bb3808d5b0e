import { MadeTable, type MadeCell } from '../../src/understand/testing/made-table';
import { FIELDS, type Field } from './fields';

const DAY = 86_400_000;
/** Standard errors by which the two shares lie apart in the finished table. */
const CERTAIN = 6;
const LEAST_TIMES = 1.8;

export interface MadeTold {
  name: string;
  field: Field;
  csv: string;
  /** Share of the result among the rows of the group, and among the others; null where nothing is planted. */
  planted: { label: string; value: number; others: number } | null;
}

/** One table for each field of a half, with one large and certain difference of the result by its group, or with none. */
export const madeTold = (half: Field['half'], seed: number, planted = true): MadeTold[] =>
  FIELDS.filter((field) => field.half === half).map((field, i) => madeOf(field, seed * 2003 + 61 * i, planted));

function madeOf(field: Field, seed: number, planted: boolean): MadeTold {
  for (let attempt = 0; ; attempt++) {
    const made = draw(field, seed + 7919 * attempt, planted);
    if (made.planted === null || isLarge(made.planted)) return made;
  }
}

const isLarge = ({ value, others, z }: NonNullable<Drawn['planted']>): boolean => z >= CERTAIN && value >= LEAST_TIMES * others;

interface Drawn extends MadeTold {
  planted: (NonNullable<MadeTold['planted']> & { z: number }) | null;
}

/** A row as it is drawn: which group, of what it is, when, and whether the result came about. */
interface Row {
  group: number;
  mixed: number;
  day: number;
  came: boolean;
  /** Of members: after how many days they come to their end. */
  stayed: number;
  /** Days or minutes by which it passed what was allowed, or stayed below it. */
  beyond: number;
}

function draw(field: Field, seed: number, planted: boolean): Drawn {
  const table = new MadeTable(0, seed);
  const { how, by, groups } = field;
  const n = table.one([300, 600, 1200, 2500, 5000]);
  const span = table.one([400, 700, 1400]);
  const base = table.one([0.06, 0.1, 0.16]);
  const times = planted ? table.one([2, 2.6, 3.4]) : 1;
  const bad = by === 'label' || by === 'person' ? Math.floor(groups.length * table.random()) : 0;
  const own = by === 'person' ? 1.5 / groups.length : table.between(0.2, 0.45, 2);
  const rows = Array.from({ length: n }, (): Row => {
    const isOwn = table.random() < own;
    const others = Math.max(1, groups.length - 1);
    const group = isOwn ? bad : by === 'label' || by === 'person' ? (bad + 1 + Math.floor(others * table.random())) % groups.length : 1;
    // More of the group is of the first kind: what its rows come to is the group’s alone.
    const mixed = table.random() < (isOwn ? 0.62 : 0.25) ? 0 : 1 + Math.floor((field.mixed.length - 1) * table.random());
    const day = Math.floor(span * table.random());
    const chance = Math.min(0.8, base * (isOwn ? times : 1));
    // Members come to their end at a pace, the young ones hardly yet.
    const stayed = 1 + Math.floor((-span * Math.log(1 - table.random())) / (3 * chance));
    const came = how === 'stay' ? day + stayed < span : table.random() < chance;
    return { group, mixed, day, came, stayed, beyond: came ? 1 + Math.floor(-7 * Math.log(1 - table.random())) : 0 };
  });
  if (how !== 'stay') rows.sort((a, b) => a.day - b.day);
  const from = Date.UTC(2025, 9, 30) - span * DAY;
  const iso = (day: number) => new Date(from + day * DAY).toISOString().slice(0, 10);
  const of = (at: (row: Row, i: number) => MadeCell) => (i: number) => at(rows[i] as Row, i);
  const whole = new MadeTable(n, seed + 1);
  const add = (name: string, at: (row: Row, i: number) => MadeCell) => whole.add(name, of(at));
  const other = () => field.others[whole.random() < 0.5 ? 0 : 1 + Math.floor((field.others.length - 1) * whole.random())] ?? '';
  const pieces = rows.map(() => 1 + Math.floor(12 * whole.random() ** 2));
  const price = rows.map(({ mixed }) => [8, 14, 22][mixed] ?? 11);
  const ofGroup = ({ group }: Row): MadeCell =>
    by === 'blank' ? (group === 0 ? null : (groups[0] ?? '')) : by === 'flag' ? (groups[group === 0 ? 1 : 0] ?? '') : (groups[group] ?? '');
  const result = counted(field, rows, whole);
  add(field.id, (_, i) => `${field.id.slice(0, 1).toUpperCase()}${30_000 + 7 * i}`).add(field.date, of(({ day }) => iso(day)));
  add(field.other, other);
  const first = whole.random() < 0.5;
  if (first) add(field.group, ofGroup);
  add(field.mix, ({ mixed }) => field.mixed[mixed] ?? '');
  add(field.figures[0], (_, i) => pieces[i] ?? 0).add(field.figures[1], (i) => price[i] ?? 0);
  add(field.figures[2], (_, i) => (pieces[i] ?? 0) * (price[i] ?? 0));
  if (!first) add(field.group, ofGroup);
  addResult(field, rows, { add, iso, result, random: whole.random });
  if (how !== 'counts') add(field.after, ({ came, beyond }) => (came ? 4 + 2 * Math.min(10, beyond) : null));
  const label = by === 'blank' ? '' : by === 'flag' ? (groups[1] ?? '') : (groups[bad] ?? '');
  const isBad = (row: Row) => row.group === (by === 'flag' || by === 'blank' ? 0 : bad);
  return { name: `${field.name} ${n}`, field, csv: whole.csv(), planted: planted ? { label, ...apart(rows.map((row, i) => ({ isBad: isBad(row), of: result.of[i] ?? 1, came: result.came[i] ?? 0 }))) } : null };
} // prettier-ignore

/** How often the result came about in each row, and of how many: of rows once or not at all. */
function counted({ how }: Field, rows: readonly Row[], table: MadeTable): { of: number[]; came: number[] } {
  if (how !== 'counts') return { of: rows.map(() => 1), came: rows.map(({ came }) => Number(came)) };
  const share = (isOwn: boolean) => rows.filter((row) => (row.group === rows[0]?.group) === isOwn).reduce((sum, { came }, _, all) => sum + Number(came) / all.length, 0);
  const [own, others] = [share(true), share(false)];
  const of = rows.map(() => 6 + Math.floor(10 * table.random()));
  const came = rows.map(({ group }, i) => Array.from({ length: of[i] ?? 0 }, () => Number(table.random() < (group === rows[0]?.group ? own : others))).reduce((a, b) => a + b, 0));
  return { of, came };
} // prettier-ignore

interface Adding {
  add: (name: string, at: (row: Row, i: number) => MadeCell) => MadeTable;
  iso: (day: number) => string;
  result: { of: number[]; came: number[] };
  random: () => number;
}

function addResult({ how, result: [one = '', two = '', three = ''], labels }: Field, rows: readonly Row[], { add, iso, result, random }: Adding): void {
  const some = rows.map(() => random());
  const at = (i: number) => some[i] ?? 0;
  const allowed = rows.map((_, i) => [7, 14, 21][Math.floor(3 * at(i))] ?? 14);
  switch (how) {
    case 'status':
      add(one, ({ came }, i) => (came ? (labels[1] ?? '') : at(i) < 0.04 ? (labels[2] ?? labels[0] ?? '') : (labels[0] ?? '')));
      return;
    case 'flag':
      add(one, ({ came }) => labels[came ? 0 : 1] ?? '');
      return;
    case 'mark':
      add(one, ({ came }) => (came ? 'x' : null));
      return;
    case 'reason':
      add(one, ({ came }, i) => (came ? (labels[Math.floor(labels.length * at(i) ** 2)] ?? '') : null));
      return;
    case 'stay':
      add(one, ({ came }) => labels[came ? 1 : 0] ?? '');
      add(two, ({ came, day, stayed }) => (came ? iso(day + stayed) : null));
      return;
    case 'limit': {
      const limits = rows.map((_, i) => [30, 60, 120][Math.floor(3 * at(i))] ?? 60);
      add(one, ({ came, beyond }, i) => (came ? (limits[i] ?? 0) + 2 * beyond : Math.max(2, Math.round((limits[i] ?? 0) * (0.3 + 0.65 * random())))));
      add(two, (_, i) => limits[i] ?? 0);
      return;
    }
    case 'counts':
      add(one, (_, i) => result.of[i] ?? 0);
      add(two, (_, i) => result.came[i] ?? 0);
      return;
    case 'late':
    case 'dates':
      add(one, ({ day }, i) => iso(day + (allowed[i] ?? 0)));
      add(two, ({ day, came, beyond }, i) => iso(day + (came ? (allowed[i] ?? 0) + beyond : Math.floor((allowed[i] ?? 0) * (0.2 + 0.8 * random())))));
      if (how === 'late') add(three, ({ came, beyond }) => (came ? beyond : 0));
  }
} // prettier-ignore

function apart(rows: readonly { isBad: boolean; of: number; came: number }[]): { value: number; others: number; z: number } {
  const shareOf = (isBad: boolean) => {
    const own = rows.filter((row) => row.isBad === isBad);
    const n = own.reduce((sum, { of }) => sum + of, 0);
    return { n, share: own.reduce((sum, { came }) => sum + came, 0) / Math.max(1, n) };
  };
  const [own, rest] = [shareOf(true), shareOf(false)];
  const all = (own.n * own.share + rest.n * rest.share) / (own.n + rest.n);
  const z = (own.share - rest.share) / Math.sqrt(all * (1 - all) * (1 / Math.max(1, own.n) + 1 / Math.max(1, rest.n)));
  return { value: own.share, others: rest.share, z };
}
