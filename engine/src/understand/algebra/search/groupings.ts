import { isDay } from '../../../contracts/table/is-day';
import { hasWord, nameWords } from '../../../profile/roles/name-words';
import { RANK } from '../../../profile/roles/vocabulary';
import type { Sample, SampleColumn } from '../../sample/read-sample';
import { thinSample } from '../../sample/thin-sample';
import { isOfUnits } from '../groupings/cut-of-units';
import { bucketOf, datePart, rankOf, sameGroups, type Grouping } from '../groupings/groupings';
import { LIMITS } from '../limits';
import type { Note } from './note';

/** Labels and classes that follow from another column: codes of the same groups, parts of a date, ranks, spans of numbers. */
export function groupings(
  columns: readonly SampleColumn[],
  sample: Sample,
  rows: number,
  known: ReadonlySet<string>,
  note: Note,
): void {
  const screened = thinSample(sample, 2 * LIMITS.screened);
  const thin = new Map(screened.columns.map((column) => [column.name, column]));
  const few = (column: SampleColumn) => thin.get(column.name) ?? column;
  const repeats = columns.filter(dividesRows).slice(0, LIMITS.mostLabelled);
  const points = columns.filter(({ type }) => isDay({ type }));
  const ordered = columns.filter((column) => column.type !== 'text' && column.type !== 'boolean');
  const tries = columns.length ** 2;
  /** What does not hold in a few rows is not looked for in all. */
  const keep = (
    target: SampleColumn,
    of: SampleColumn,
    find: (target: SampleColumn, of: SampleColumn, rows: number) => Grouping | null,
  ) => {
    if (screened !== sample && !find(few(target), few(of), screened.rows)) return false;
    const found = find(target, of, sample.rows);
    if (found) note(found.relation, found.counted, null);
    return found !== null;
  };
  const cutOf = (target: SampleColumn, of: SampleColumn) => {
    const found = bucketOf(target, of, tries);
    const holders = repeats.map(target === few(target) ? few : (one) => one);
    // Finer classes of the same number hold nothing but the number.
    return found && isOfUnits(target, of, holders, tries, (holder) => bucketOf(holder, of, tries) !== null) ? null : found;
  };
  const same = new Set<string>();
  repeats.forEach((a, i) =>
    repeats.slice(i + 1).forEach((b) => {
      if (known.has(`${a.name}\n${b.name}`) || same.has(b.name) || same.has(a.name)) return;
      if (points.includes(a) || points.includes(b)) return;
      if (keep(b, a, (target, of, looked) => sameGroups(of, target, looked, tries))) same.add(b.name);
    }),
  );
  for (const of of points)
    for (const target of repeats) {
      if (target === of || same.has(target.name)) continue;
      if (keep(target, of, (one, time, looked) => datePart(one, time, looked, tries))) same.add(target.name);
    }
  for (const of of ordered)
    for (const target of columns) {
      if (target === of || known.has(`${target.name}\n${of.name}`)) continue;
      // What is sorted with the file is a ranking by what it is sorted by only where it is called one.
      const sorted = isRunning(of);
      const ranked = target.type === 'integer' && of.type !== 'time' && !points.includes(of);
      if (ranked && (!sorted || isCalledRank(target)) && keep(target, of, (one, by) => rankOf(one, by, tries, rows))) continue;
      if (sorted) continue;
      const classes = target.type === 'text' || target.type === 'boolean' || target.type === 'integer';
      if (classes && !same.has(target.name) && (target.type !== 'integer' || !sameScale(target, of))) keep(target, of, cutOf);
    }
}

export const dividesRows = ({ labels, codes }: SampleColumn): boolean => labels.length <= LIMITS.repeats * codes.length;

/** Numbers that run on from row to row: what is sorted with the file is no class of them. */
function isRunning({ values, codes, labels }: SampleColumn): boolean {
  if (labels.length < codes.length) return false;
  const up = (values[1] ?? NaN) > (values[0] ?? NaN) ? 1 : -1;
  return values.every((value, i) => i === 0 || up * (value - (values[i - 1] ?? 0)) > 0);
}

const isCalledRank = ({ name }: SampleColumn): boolean => hasWord(nameWords(name), RANK);

/** Of two counts of one size neither is a class of the other. */
const sameScale = (a: SampleColumn, b: SampleColumn): boolean => a.labels.length > 0.5 * b.labels.length;
