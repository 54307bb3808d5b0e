import type { Table } from '../../model';
import type { Sample, SampleColumn } from '../sample/read-sample';
import { determines } from '../units/determines';
import { byValues, type Decided } from './decided';
import { readHeader } from './header';
import { LIMITS } from './limits';
import { namesQuantity } from './quantity';

/**
 * Whole numbers of many digits that come again and again exactly: what is measured so finely hardly meets twice, so that they name something,
 * though no word says so. Figures of a thing that another column names come again with it, and stay figures.
 */
export function withNamesByNumber(
  { columns }: Pick<Table, 'columns'>,
  decided: readonly Decided[],
  corrected: ReadonlySet<string>,
  sample: Sample,
): Decided[] {
  return decided.map((own, at) => {
    const column = columns[at];
    const isUnnamed =
      (own.role === 'measure' || own.role === 'ordered-category') &&
      column?.type === 'integer' &&
      column.unit === null &&
      !corrected.has(column.name);
    if (!isUnnamed || namesQuantity(readHeader(column.name))) return own;
    const numbers = sample.columns.find(({ name }) => name === column.name);
    if (!numbers || !comeAgain(numbers) || !haveManyDigits(numbers)) return own;
    const follows = sample.columns.some(
      (other) =>
        other !== numbers &&
        other.labels.length >= numbers.labels.length &&
        LIMITS.timesNamed * other.labels.length <= sample.rows &&
        determines(other, numbers),
    );
    if (follows) return own;
    return { role: numbers.labels.length > LIMITS.mostKinds ? 'identifier' : 'code', because: byValues('repeated') };
  });
}

const comeAgain = ({ codes, labels }: SampleColumn): boolean =>
  labels.length >= LIMITS.fewestKinds && codes.filter((code) => code >= 0).length >= LIMITS.timesNamed * labels.length;

/** Nearly all of them have five digits and more, and are not rounded. */
function haveManyDigits({ labels }: SampleColumn): boolean {
  const fine = labels.filter((label) => label.length >= LIMITS.fewestDigits && /^\d*[1-9]0?$/.test(label));
  return fine.length >= LIMITS.telling * labels.length;
}
