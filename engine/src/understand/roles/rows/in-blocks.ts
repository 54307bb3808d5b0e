import type { Table } from '../../../model';
import type { Sample, SampleColumn } from '../../sample/read-sample';
import { determines } from '../../units/determines';
import { byValues, type Decided } from '../decided';
import { LIMITS } from '../limits';
import { decideOpenNumbers } from '../numbers/open-numbers';

/**
 * Whole numbers that name what rows belong to, though no word says so: schools, classes, subjects. The rows of each stand together in the
 * file, and another column follows from the number that does not go up or down with it, nor changes at a few of its values. What is
 * measured may be sorted, but nothing follows from it in that way.
 */
export const withNumbersOfBlocks = (
  table: Pick<Table, 'columns'>,
  decided: readonly Decided[],
  corrected: ReadonlySet<string>,
  sample: Sample,
): Decided[] =>
  decideOpenNumbers(table, { decided, corrected, sample }, ['measure'], (numbers) =>
    standsInBlocks(numbers) &&
    !isFigureOfNamed(numbers, sample, decided, table.columns) &&
    isFollowed(numbers, sample, decided, table.columns)
      ? { role: 'identifier', because: byValues('repeated') }
      : null,
  );

/** Whether a name in words has each of the numbers, and no fewer names than numbers: the number is a figure of what is named, its area or its year. */
const isFigureOfNamed = (
  numbers: SampleColumn,
  sample: Sample,
  decided: readonly Decided[],
  columns: Table['columns'],
): boolean =>
  columns.some(({ name, type }, at) => {
    const other = type === 'text' && decided[at]?.role !== 'text' ? sample.columns.find((one) => one.name === name) : undefined;
    return (
      other !== undefined &&
      other.labels.length > numbers.labels.length &&
      LIMITS.blockRows * other.labels.length <= other.codes.length &&
      determines(other, numbers)
    );
  });

/** The rows of each number stand together, several of each; a few may stand in two places. */
function standsInBlocks({ codes, labels }: SampleColumn): boolean {
  if (labels.length < LIMITS.fewestBlocks || codes.length < LIMITS.blockRows * labels.length) return false;
  return changesOf(codes) <= (1 + LIMITS.brokenBlocks) * labels.length;
}

/** How often what stands in a row differs from what stood before it, the first counted. */
const changesOf = (codes: Int32Array): number =>
  codes.reduce((n, code, row) => (row === 0 || code !== codes[row - 1] ? n + 1 : n), 0);

/** Whether another column follows from the numbers that does not go up or down with them. */
export function isFollowed(
  numbers: SampleColumn,
  sample: Sample,
  decided: readonly Decided[],
  columns: Table['columns'],
): boolean {
  const first = new Map<number, number>();
  numbers.codes.forEach((code, row) => {
    if (!first.has(code)) first.set(code, row);
  });
  const ascending = [...first.values()].sort((a, b) => (numbers.values[a] ?? 0) - (numbers.values[b] ?? 0));
  return columns.some(({ name }, at) => {
    const other = sample.columns.find((one) => one.name === name);
    if (!other || other === numbers || decided[at]?.role === 'identifier' || decided[at]?.role === 'time') return false;
    const along = Int32Array.from(ascending, (row) => other.codes[row] ?? -1);
    return turnsBack(other, ascending) && changesOf(along) > new Set(along).size && determines(numbers, other);
  });
}

/** Numbers that go both up and down along these rows; texts have no order to go by. */
function turnsBack({ type, values }: SampleColumn, rows: readonly number[]): boolean {
  if (type === 'text') return true;
  const steps = rows.slice(1).map((row, i) => Math.sign((values[row] ?? 0) - (values[rows[i] ?? 0] ?? 0)));
  return steps.includes(1) && steps.includes(-1);
}
