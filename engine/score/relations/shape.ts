/** A column of a made-up table. `group`: one of a few labels; `figure`: a number, with the size it usually has. */
export type MadeColumn =
  | { name: string; is: 'name'; of: string }
  | { name: string; is: 'group'; labels: readonly string[] }
  | { name: string; is: 'figure'; usual: number; whole?: true; adds: boolean }
  | { name: string; is: 'time'; from: string; days: number }
  | { name: string; is: 'rating' };

/** A name that tells little but which row it is: `Artist 7`. */
export const named = (name: string, of: string): MadeColumn => ({ name, is: 'name', of });
/** One of a few labels. */
export const group = (name: string, labels: readonly string[]): MadeColumn => ({ name, is: 'group', labels });
/** A number of the size that it usually has. */
export const figure = (name: string, usual: number, how: { whole?: true; adds: boolean }): MadeColumn => ({ name, is: 'figure', usual, ...how }); // prettier-ignore
/** A day of so many from a first one. */
export const time = (name: string, from: string, days: number): MadeColumn => ({ name, is: 'time', from, days });
/** A number from 1 to 5. */
export const rating = (name: string): MadeColumn => ({ name, is: 'rating' });

/** How a row finds the rows that it refers to. */
export interface MadeReference {
  column: string;
  to: string;
  /** Share of rows that refer to nothing. */
  empty?: number;
}

export interface MadeEntity {
  name: string;
  /** Column that names the row; null where references together do. */
  key: string | null;
  /** How keys are written: `1`, `C-0042`, `ALFKI`. Numbers unless told. */
  keys?: 'number' | 'code' | 'letters' | 'thousands';
  /** Rows, from and to. */
  rows?: readonly [number, number];
  /** Rows for each row of the first table that it refers to, in the mean. */
  each?: readonly [number, number];
  references?: readonly MadeReference[];
  columns: readonly MadeColumn[];
}

/** A database in a shape that people know: its tables, those that are referred to first. */
export interface Shape {
  name: string;
  entities: readonly MadeEntity[];
}

/** A label or a name with what stands behind it in this shape. */
export const LAND = ['Germany', 'France', 'Brazil', 'Japan', 'Canada', 'Italy'] as const;
