/** How a table is laid out that was made for the eye: its columns stand under each other in a font of fixed width. */
export type FixedWidth = FixedWidthBars | FixedWidthGaps | FixedWidthRuns;

/** Bars between the cells and a rule under the header: Markdown, the output of psql or mysql, boxes. */
export interface FixedWidthBars {
  by: 'bars';
  columns: number;
  /** Places of the bars where all lines are aligned; a bar anywhere else belongs to a cell's text. */
  bars: number[];
  /** Places of a whole line. */
  end: number;
  /** A backslash before a bar makes it text, as in Markdown. */
  escapes: boolean;
  /** A `+` in the place of the blank before a bar: the cell goes on in the next line, as psql has it. */
  wraps: boolean;
  /** Every row has a rule under it: the lines between two rules are one row. */
  ruled: boolean;
}

/** Blank places that are common to all lines: from the first to the one behind the last. */
export interface FixedWidthGaps {
  by: 'gaps';
  gaps: [number, number][];
  measure: Measure;
}

/**
 * What a program counted as places when it filled up the columns: units of UTF-16, characters of Unicode, or what a font of fixed
 * width shows, where ideographs are twice as wide, and accents and marks of direction have no width; `tabs`: the same, and a tab
 * goes on to the next eighth place.
 */
export type Measure = 'units' | 'letters' | 'shown' | 'tabs';

/** As many runs of blanks in each line, wherever they are. */
export interface FixedWidthRuns {
  by: 'runs';
  columns: number;
  /** Fewest blanks that part two cells. */
  blanks: 1 | 2;
}
