import { printMeasure, rateOf } from '../../../contracts/report/measure';
import { equals, name } from '../../sql';
import type { Dimension, Measure } from '../frame';

/**
 * Whether a row has the label, as a measure.
 * @param noun what the share is called by, where that is not the column's name
 */
export function shareOfLabel({ column, codes, labels, noun: named }: Dimension, code: number, noun = named): Measure {
  const label = labels[code] ?? '';
  const values = new Float64Array(codes.length).fill(NaN);
  let [filled, without] = [0, 0];
  for (let row = 0; row < codes.length; row++) {
    const own = codes[row] ?? -1;
    if (own === -1) continue;
    values[row] = own === code ? 1 : 0;
    filled++;
    if (own !== code) without++;
  }
  // All rows without the label tie, and all with it.
  const [low, high] = [(without + 1) / 2, without + (filled - without + 1) / 2];
  const ranks = new Float64Array(values.length);
  for (let row = 0; row < values.length; row++) ranks[row] = values[row] === 0 ? low : values[row] === 1 ? high : NaN;
  const typed = rateOf(column.name, label);
  return {
    id: printMeasure(typed),
    typed,
    kind: 'rate',
    noun,
    short: noun,
    verb: null,
    sql: `CASE WHEN ${name(column.name)} IS NULL THEN NULL ELSE (${equals(column, label)})::INT END`,
    unit: null,
    columns: [column.name],
    additive: false,
    fraction: true,
    pair: null,
    values,
    ranks,
    filled,
    family: printMeasure(typed),
  };
}
