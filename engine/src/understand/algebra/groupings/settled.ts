import { isDay } from '../../../contracts/table/is-day';
import type { ColumnRelation } from '../../../contracts/table/column-relation';
import type { ModelColumn } from '../../../contracts/table/table-model';
import type { Sample, SampleColumn } from '../../sample/read-sample';
import type { Grouping } from './groupings';
import { mostOff } from '../proposal';
import { LIMITS } from '../limits';

const LABELLED: ReadonlySet<ModelColumn['role']> = new Set(['boolean', 'category', 'coded-category', 'ordered-category']);

/**
 * Columns that have something in them only where another has one certain label, and are blank or nought in all other rows: the reason for
 * which somebody left, what was paid back of what was returned, the logins of those who are still there. Where such a column is filled is said by
 * the label; how the two go together is no news.
 */
export function settledBy(sample: Sample, columns: readonly ModelColumn[]): Grouping[] {
  const says = statuses(sample, columns);
  const all = Array.from({ length: sample.rows }, (_, row) => row);
  const found = sample.columns.flatMap((target) => {
    const filled = filledRows(target);
    const given =
      target.type === 'integer' || target.type === 'number' ? filled.filter((row) => target.values[row] !== 0) : filled;
    // What is blank decides where there are blanks; noughts do where every row has a number.
    return [filled, given].flatMap((rows, at): Grouping[] => {
      const nought = at === 1;
      if (rows.length === sample.rows || rows.length === 0 || (nought && given.length === filled.length)) return [];
      return says.flatMap((of): Grouping[] => {
        const only = of.column === target ? null : onlyLabelOf(of, rows, nought ? filled : all, nought);
        return only
          ? [
              {
                relation: { kind: 'settled', target: target.name, of: of.column.name, label: only.label, nought },
                counted: { rows: rows.length, off: only.off },
              },
            ]
          : [];
      });
    });
  });
  const known = new Set(found.map(({ relation }) => keyOf(relation)));
  return [...found, ...windowsAfter(sample, found).filter(({ relation }) => !known.has(keyOf(relation)))];
}

/**
 * Columns that are filled, or not nought, for all rows of some labels of another column and for none of its others: a flag of what several states
 * mean, the value of a house where the loan is for one. Which rows have it is said by the label.
 */
export function filledBy(sample: Sample, columns: readonly ModelColumn[]): Grouping[] {
  const says = statuses(sample, columns).filter(({ labels }) => labels.length > 2);
  return sample.columns.flatMap((target) =>
    [false, true].flatMap((nought): Grouping[] => {
      const among = filledRows(target);
      if (nought ? among.length < sample.rows || !isNumber(target) : among.length === sample.rows) return [];
      const given = new Set(nought ? among.filter((row) => target.values[row] !== 0) : among);
      return says.flatMap((of): Grouping[] => {
        const only = of.column === target ? null : labelsOfAll(of, given, sample.rows);
        return only
          ? [
              {
                relation: { kind: 'filled-by', target: target.name, of: of.column.name, labels: only.labels, nought },
                counted: { rows: sample.rows, off: only.off },
              },
            ]
          : [];
      });
    }),
  );
}

const isNumber = ({ type }: SampleColumn): boolean => type === 'integer' || type === 'number' || type === 'boolean';

/** The labels whose rows are all meant, where there are several and no other label has such rows. */
function labelsOfAll({ codes, labels }: Status, given: ReadonlySet<number>, rows: number) {
  const counts = labels.map(() => ({ all: 0, given: 0 }));
  let off = 0;
  for (let row = 0; row < rows; row++) {
    const own = counts[codes[row] ?? -1];
    if (own) own.all++;
    if (own && given.has(row)) own.given++;
  }
  const found = labels.filter((_, code) => {
    const own = counts[code] ?? { all: 0, given: 0 };
    const isOf = 2 * own.given > own.all;
    off += isOf ? own.all - own.given : own.given;
    return isOf;
  });
  const enough = Math.min(given.size, rows - given.size) >= LIMITS.fewestSettled + off * off;
  return found.length > 1 && enough && off <= mostOff(rows) ? { labels: found, off } : null;
}

/** Columns that may say in what state a row is. */
function statuses(sample: Sample, columns: readonly ModelColumn[]): Status[] {
  const role = new Map(columns.map((column) => [column.name, column.role]));
  return sample.columns
    .filter(
      (column) =>
        LABELLED.has(role.get(column.name) ?? 'text') &&
        column.labels.length > 1 &&
        column.labels.length <= LIMITS.mostSettling &&
        filledRows(column).length >= (1 - LIMITS.blankOfSettling) * sample.rows,
    )
    .map(asStatus);
}

/** A column of labels, those that differ in letter case or blanks alone taken as one. */
interface Status {
  column: SampleColumn;
  /** −1 where missing. */
  codes: Int32Array;
  /** Of several spellings the one of the most rows. */
  labels: string[];
}

function asStatus(column: SampleColumn): Status {
  const counts = column.labels.map(() => 0);
  for (const code of column.codes) if (code >= 0) counts[code] = (counts[code] ?? 0) + 1;
  const known = new Map<string, { code: number; text: string; n: number }>();
  const ofLabel = column.labels.map((text, at) => {
    const n = counts[at] ?? 0;
    const before = known.get(folded(text));
    const one = before ?? { code: known.size, text, n };
    if (before && n > before.n) Object.assign(before, { text, n });
    known.set(folded(text), one);
    return one.code;
  });
  const spelt = [...known.values()].map(({ text }) => (column.type === 'boolean' ? (text === '1' ? 'true' : 'false') : text));
  return { column, codes: column.codes.map((code) => (code < 0 ? -1 : (ofLabel[code] ?? -1))), labels: spelt };
}

const folded = (label: string): string => label.trim().toLowerCase();

/**
 * Figures that are nought in all rows of which the result came about, and mostly not in the others: who left before anything was done is charged
 * nothing. They come of the result and do not lead to it.
 */
export function absentOf(
  sample: Sample,
  results: readonly { column: string; event: string }[],
  known: readonly ColumnRelation[],
): Grouping[] {
  return results.flatMap(({ column, event }) => {
    const of = sample.columns.find(({ name }) => name === column);
    if (!of) return [];
    const { codes, labels } = asStatus(of);
    const own = labels.findIndex((label) => folded(label) === folded(event));
    const isEvent = (row: number) => codes[row] === own;
    return sample.columns.flatMap((target): Grouping[] => {
      const isKnown = known.some((one) => one.kind === 'settled' && one.target === target.name && one.of === column);
      if (isKnown || target === of || (target.type !== 'integer' && target.type !== 'number')) return [];
      const filled = filledRows(target);
      const happened = filled.filter(isEvent);
      const given = (rows: readonly number[]) => rows.filter((row) => target.values[row] !== 0).length;
      const others = filled.length - happened.length;
      const off = given(happened);
      const share = (given(filled) - off) / Math.max(1, others);
      if (share < LIMITS.leastGiven || share * happened.length < LIMITS.fewestSettled || off > mostOff(happened.length))
        return [];
      const relation = { kind: 'settled', target: target.name, of: column, label: event, nought: true, absent: true } as const;
      return [{ relation, counted: { rows: happened.length, off } }];
    });
  });
}

const keyOf = (relation: Grouping['relation']): string =>
  relation.kind === 'settled' ? `${relation.target}\n${relation.of}` : '';

/**
 * Counts of a stretch of time that ends when the table was made: whom something happened to before it began has none, and of the others most have
 * some. What they say of the result came after it.
 */
function windowsAfter(sample: Sample, settled: readonly Grouping[]): Grouping[] {
  const byName = new Map(sample.columns.map((column) => [column.name, column]));
  return settled.flatMap(({ relation }) => {
    const [when, status] =
      relation.kind === 'settled' && !relation.nought ? [byName.get(relation.target), byName.get(relation.of)] : [];
    if (relation.kind !== 'settled' || !when || !status || !isDay(when)) return [];
    const { codes, labels } = asStatus(status);
    const other = labels.findIndex((label) => label !== relation.label);
    if (labels.length !== 2) return [];
    const ended = filledRows(when).sort((a, b) => (when.values[a] ?? 0) - (when.values[b] ?? 0));
    const early = ended.slice(0, ended.length >> 1);
    return sample.columns.flatMap((target): Grouping[] => {
      if (target.type !== 'integer' && target.type !== 'number') return [];
      const isFilled = (row: number) => target.values[row] === target.values[row];
      const given = (rows: readonly number[]) => rows.filter((row) => isFilled(row) && target.values[row] !== 0).length;
      const known = early.filter(isFilled);
      const open = filledRows(target).filter((row) => codes[row] === other);
      const share = open.length > 0 ? given(open) / open.length : 0;
      const off = given(known);
      if (share < LIMITS.leastGiven || known.length * share < LIMITS.fewestSettled || off > mostOff(known.length)) return [];
      return [
        {
          relation: { kind: 'settled', target: target.name, of: status.name, label: labels[other] ?? '', nought: true },
          counted: { rows: given(open) + given(ended), off: given(ended) },
        },
      ];
    });
  });
}

const filledRows = ({ codes }: SampleColumn): number[] => [...codes.keys()].filter((row) => (codes[row] ?? -1) >= 0);

/**
 * The one label that rows have, where they would have others as well if the columns had nothing to do with each other.
 * @param among rows that could be meant: all, or those with a number
 * @param often whether half of those of the label must be meant
 */
function onlyLabelOf({ codes, labels }: Status, rows: readonly number[], among: readonly number[], often: boolean) {
  const counts = labels.map(() => 0);
  const most = mostOff(rows.length);
  let seen = 0;
  let first = 0;
  for (const row of rows) {
    seen++;
    const code = codes[row] ?? -1;
    if (code >= 0) counts[code] = (counts[code] ?? 0) + 1;
    if (code >= 0 && (counts[code] ?? 0) > (counts[first] ?? 0)) first = code;
    if (seen - (counts[first] ?? 0) > most) return null;
  }
  const off = seen - (counts[first] ?? 0);
  const own = among.filter((row) => codes[row] === first).length;
  const expected = seen * (1 - own / among.length);
  // With a few rows off as many more must have been likely: their square keeps the chance as small (Poisson).
  if (expected < LIMITS.fewestSettled + off * off || (often && seen < LIMITS.leastGiven * own)) return null;
  return { label: labels[first] ?? '', off };
}
