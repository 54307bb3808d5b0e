import type { Field, Rule } from '../make/field';
import type { Random } from '../make/random';

/** Columns that may stand in many a table, with what holds among them. */
export interface Added {
  fields: Field[];
  rules?: Rule[];
  lookAlikes?: string[][];
  /** Whether a reader could take one of them for the outcome. */
  rival?: true;
  /** A column that may as well be read as the time of the row. */
  time?: string;
}

export interface Pack {
  name: string;
  /** Tables in which it makes sense; everywhere unless told. */
  only?: readonly ('event' | 'entity' | 'series')[];
  /** Rows that it needs at least. */
  least?: number;
  make(random: Random, rows: number): Added;
}

export const list = <T>(rows: number, make: (row: number) => T): T[] => Array.from({ length: rows }, (_, i) => make(i));

/** Breaks a rule in three rows where the table is large enough to bear it (99.5 % hold); gives their number. */
export function breakSome(random: Random, cells: (number | string)[]): number {
  if (cells.length < 700 || !random.chance(0.5)) return 0;
  for (const place of random.shuffled(cells.map((_, i) => i)).slice(0, 3)) cells[place] = Number(cells[place]) * 3 + 11;
  return 3;
}
