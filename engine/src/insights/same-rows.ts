import type { Word } from '../contracts/report/claim';
import type { Dimension, Frame } from './frame/frame';
import { equals } from './sql';

/** A group under the name that another column gives to the very same rows. */
export interface SameRows {
  dimension: Dimension;
  label: string;
  /** That the two are the same rows of the whole table. */
  word: Word;
}

/** The group of another column that holds the same rows as this one: the one employee of a department. Null for none. */
export function sameRowsAs({ dimensions, table }: Frame, own: Dimension, label: string): SameRows | null {
  const code = own.labels.indexOf(label);
  const first = own.codes.indexOf(code);
  if (code < 0 || first < 0) return null;
  for (const dimension of dimensions) {
    if (dimension === own || !isOneName(dimension)) continue;
    const other = dimension.codes[first] ?? -1;
    const name = dimension.labels[other];
    if (other < 0 || name === undefined || dimension.counts[other] !== own.counts[code]) continue;
    if (!own.codes.every((one, i) => (one === code) === (dimension.codes[i] === other))) continue;
    const [a, b] = [equals(own.column, label), equals(dimension.column, name)];
    const sql = `SELECT count(*) FILTER (WHERE coalesce(${a}, false) <> coalesce(${b}, false)) = 0 AS value FROM ${table.relation}`;
    return { dimension, label: name, word: { says: 'exactly', sql } };
  }
  return null;
}

/** Yes and no name nothing: that only these rows are marked is another thing. */
const isOneName = ({ labels, outcome }: Dimension): boolean => labels.length > 2 && !outcome;
