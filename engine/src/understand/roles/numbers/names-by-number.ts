import type { Table } from '../../../model';
import type { Sample, SampleColumn } from '../../sample/read-sample';
import { determines } from '../../units/determines';
import { byValues, type Decided } from '../decided';
import type { Header } from '../header';
import { isFollowed } from '../rows/in-blocks';
import { LIMITS } from '../limits';
import { decideOpenNumbers } from './open-numbers';

/**
 * Whole numbers of many digits that come again and again exactly: what is measured so finely hardly meets twice, so that they name something,
 * though no word says so. Figures of a thing that another column names come again with it, and stay figures.
 */
export const withNamesByNumber = (
  { columns }: Pick<Table, 'columns'>,
  decided: readonly Decided[],
  corrected: ReadonlySet<string>,
  sample: Sample,
): Decided[] =>
  decideOpenNumbers(
    { columns },
    { decided, corrected, sample },
    ['measure', 'ordered-category'],
    (numbers) => {
      if (isReference(numbers, sample, decided, columns)) return { role: 'identifier', because: byValues('repeated') };
      if (!comeAgain(numbers)) return null;
      // Of four digits measured figures meet now and then: something else has to follow from them.
      const named =
        haveManyDigits(numbers, LIMITS.fewestDigits) ||
        (haveManyDigits(numbers, LIMITS.fewestDigits - 1) && isFollowed(numbers, sample, decided, columns));
      if (!named) return null;
      const follows = sample.columns.some(
        (other) =>
          other !== numbers &&
          other.labels.length >= numbers.labels.length &&
          LIMITS.timesNamed * other.labels.length <= sample.rows &&
          determines(other, numbers),
      );
      if (follows) return null;
      return { role: numbers.labels.length > LIMITS.mostKinds ? 'identifier' : 'code', because: byValues('repeated') };
    },
    withoutPoint,
  );

/** All of them are numbers by which rows of this table go, with letters before them or none: `parent` among `K10001`, `K10002`. */
function isReference(numbers: SampleColumn, sample: Sample, decided: readonly Decided[], columns: Table['columns']): boolean {
  // From one on any count is the number of some row.
  if (numbers.labels.length < LIMITS.fewestKinds || !numbers.labels.every((label) => Number(label) >= LIMITS.shortestCode))
    return false;
  return decided.some(({ role }, at) => {
    const other = sample.columns.find(({ name }) => name === columns[at]?.name);
    if (role !== 'identifier' || !other || other === numbers) return false;
    const own = new Set(other.labels.map((label) => /\d+$/.exec(label)?.[0]));
    return own.size === other.labels.length && numbers.labels.every((label) => own.has(label));
  });
}

const comeAgain = ({ codes, labels }: SampleColumn): boolean =>
  labels.length >= LIMITS.fewestKinds && codes.filter((code) => code >= 0).length >= LIMITS.timesNamed * labels.length;

/** A single point is a place, where points are a score. */
const withoutPoint = (header: Header): Header => ({
  ...header,
  words: header.words.filter((word) => !/^(?:point|punkt|punto|ponto|punt)$/.test(word)),
});

/** Nearly all of them have so many digits or more, and are not rounded. */
function haveManyDigits({ labels }: SampleColumn, digits: number): boolean {
  const fine = labels.filter((label) => label.length >= digits && /^\d*[1-9]0?$/.test(label));
  return fine.length >= LIMITS.telling * labels.length;
}
