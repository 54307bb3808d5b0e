import type { Table } from '../../../model';
import { nameWords } from '../../../profile/roles/name-words';
import type { Sample, SampleColumn } from '../../sample/read-sample';
import type { Decided } from '../decided';
import { LIMITS } from '../limits';

/**
 * Few whole numbers of which another column counts a part: of the seats that were booked (4, 8) those that were taken. Both bear a word in common, the part is
 * never above its whole, and reaches it in some rows; so both count the same.
 */
export function withCountedWholes(
  { columns }: Pick<Table, 'columns'>,
  decided: readonly Decided[],
  corrected: ReadonlySet<string>,
  sample: Sample,
): Decided[] {
  const cells = columns.map(({ name }) => sample.columns.find((one) => one.name === name));
  return decided.map((own, i) => {
    const whole = cells[i];
    if (!whole || whole.type !== 'integer' || corrected.has(whole.name)) return own;
    if (own.because.by !== 'values' || own.because.are !== 'few-whole-numbers' || own.role === 'measure') return own;
    const part = cells.find((one, j) => one && one.type === 'integer' && decided[j]?.role === 'measure' && isPart(one, whole));
    return part ? { role: 'measure', because: { by: 'neighbour', column: part.name }, quantity: 'count' } : own;
  });
}

function isPart(part: SampleColumn, whole: SampleColumn): boolean {
  const words = new Set(nameWords(whole.name).filter((word) => /\p{L}{2}/u.test(word)));
  if (!nameWords(part.name).some((word) => words.has(word))) return false;
  let [both, above, equal] = [0, 0, 0];
  for (let row = 0; row < whole.values.length; row++) {
    const [x, y] = [part.values[row] ?? NaN, whole.values[row] ?? NaN];
    if (x !== x || y !== y) continue;
    both++;
    if (x > y) above++;
    else if (x === y) equal++;
  }
  return both >= LIMITS.fewestOfParts && above === 0 && equal >= LIMITS.reachedByParts * both && equal < both;
}
