import type { DuckDBConnection } from '@duckdb/node-api';
import type { Sample, SampleColumn } from '../../sample/read-sample';
import { readWholeUnits } from '../../sample/whole-units';
import { LIMITS as UNITS } from '../../units/limits';
import { offMode } from '../groupings/groupings';
import { mostOff, type Unproved } from '../proposal';
import { dividesRows } from '../search/groupings';
import { fitOf, type Readings } from './fit';
import { LIMITS } from './limits';

/** What rows belong to: the columns that name it, and the number of each row's. */
interface Holder {
  by: string[];
  codes: Int32Array;
  labels: readonly string[];
}

/**
 * Columns that put others together over what rows belong to: the mean of a school's pupils, a customer's total, the number of rows of each.
 * Between such a column and what it was made of there is arithmetic alone.
 * @param known pairs of columns that other arithmetic binds already, both ways round, parted by a line feed
 */
export async function ofMembers(
  connection: DuckDBConnection,
  relation: string,
  rows: number,
  sample: Sample,
  columns: readonly SampleColumn[],
  known: ReadonlySet<string>,
): Promise<{ relation: Unproved; counted: { rows: number; off: number } }[]> {
  const found: { relation: Unproved; counted: { rows: number; off: number } }[] = [];
  const targets = columns.filter((column) => isNumber(column) && dividesRows(column) && column.labels.length > 1);
  const holders = columns
    .filter((column) => dividesRows(column) && column.labels.length >= UNITS.fewestUnits)
    .sort((a, b) => a.labels.length - b.labels.length)
    .slice(0, LIMITS.mostHolders)
    .map(({ name, codes, labels }): Holder => ({ by: [name], codes, labels }));
  const pairs = once(() => pairsOf(holders.slice(0, LIMITS.mostOfPairs), sample.rows));
  const whole = new Map<Holder, Promise<Sample>>();
  for (const target of targets.slice(0, LIMITS.mostTargets)) {
    const fits = (holder: Holder) => !holder.by.includes(target.name) && isOf(target, holder);
    const single = holders.filter(fits);
    for (const holder of single.length > 0 ? single : pairs().filter(fits)) {
      // Of a part of the rows nothing can be put together: some of the units are read with all their rows.
      const units = sample.whole
        ? sample
        : await (whole.get(holder) ?? readWholeUnits(connection, { relation, rows, columns: sample.columns }, holder.by));
      whole.set(holder, Promise.resolve(units));
      const own = units === sample ? holder : held(units, holder.by);
      const named = new Map(units.columns.map((column) => [column.name, column]));
      const values = named.get(target.name);
      if (!own || !values || !isOf(values, own)) continue;
      const readings = columns.flatMap((column) =>
        column === target || holder.by.includes(column.name) || known.has(`${column.name}\n${target.name}`)
          ? []
          : readingsOf(named.get(column.name)),
      );
      const fit = fitOf(values, own, readings, columns.length ** 2 * holders.length);
      if (!fit) continue;
      found.push({
        relation: {
          kind: 'of-members',
          target: target.name,
          by: columns.flatMap(({ name }) => (holder.by.includes(name) ? [name] : [])),
          ...fit.made,
        },
        counted: fit.counted,
      });
      break;
    }
  }
  return found;
}

const isNumber = ({ type }: SampleColumn): boolean => type === 'integer' || type === 'number';

/** Whether all rows of one thing have one value, but for typing errors; what is as fine as the thing itself names it. */
function isOf(target: SampleColumn, { codes, labels }: Holder): boolean {
  return offMode({ ...target, codes, labels: [...labels] }, target, mostOff(codes.length)) !== null;
}

/** Numbers as they stand; of two labels each, as one where it stands and nought where the other does. */
function readingsOf(column: SampleColumn | undefined): Readings[] {
  if (!column) return [];
  if (isNumber(column)) return [{ of: column.name, values: column.values }];
  if (column.labels.length !== 2 || (column.type !== 'text' && column.type !== 'boolean')) return [];
  return column.labels.map((label, code) => ({
    of: column.name,
    label: column.type === 'boolean' ? (label === '1' ? 'true' : 'false') : label,
    values: Float64Array.from(column.codes, (own) => (own < 0 ? NaN : own === code ? 1 : 0)),
  }));
}

/** Every two things together that still come several times each. */
function pairsOf(holders: readonly Holder[], rows: number): Holder[] {
  return holders.flatMap((a, at) =>
    holders.slice(at + 1).flatMap((b): Holder[] => {
      const pair = joined([a, b], rows / UNITS.repeats);
      return pair ? [pair] : [];
    }),
  );
}

/** Things together, numbered as they come; null where these are more than `most`. */
function joined([first, ...more]: readonly Holder[], most = Infinity): Holder | null {
  if (!first) return null;
  let own = first;
  for (const other of more) {
    const seen = new Map<number, number>();
    const codes = new Int32Array(own.codes.length).fill(-1);
    for (let row = 0; row < codes.length && seen.size <= most; row++) {
      const [a, b] = [own.codes[row] ?? -1, other.codes[row] ?? -1];
      if (a < 0 || b < 0) continue;
      const key = a * other.labels.length + b;
      const code = seen.get(key) ?? seen.size;
      seen.set(key, code);
      codes[row] = code;
    }
    if (seen.size > most) return null;
    own = { by: [...own.by, ...other.by], codes, labels: Array.from(seen.keys(), String) };
  }
  return own;
}

function held({ columns }: Sample, by: readonly string[]): Holder | null {
  const own = by.flatMap((name) => columns.filter((column) => column.name === name));
  return own.length === by.length ? joined(own.map(({ name, codes, labels }) => ({ by: [name], codes, labels }))) : null;
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
