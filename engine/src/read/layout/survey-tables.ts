import { decideLayout, type Layout } from './decide-layout';
import { NextTableFinder } from './next-table';
import type { TextRecord } from '../dialect/record-parser';
import { Survey } from './survey';
import { LIMITS } from './limits';

/** Tables that are told apart in one file; what comes behind belongs to the last of them. */
export const MAX_TABLES = LIMITS.mostTables;

export interface SurveyedTables {
  /** The largest table; null when there is none. */
  layout: Layout | null;
  /** Tables that follow each other without an empty line between them. */
  tables: number;
}

/**
 * Looks at all records from far away, and again for each table that turns out to begin amid the rows of another. `each` hands out
 * the records; `guess` is what their beginning looked like, which saves one turn.
 */
export async function surveyTables(
  each: (onRecord: (record: TextRecord) => void) => void | Promise<void>,
  most: number,
  guess: Layout | null = null,
): Promise<SurveyedTables> {
  const starts = new Set<number>();
  let known = guess;
  let last = Infinity;
  for (;;) {
    const survey = new Survey();
    const finder = known && starts.size < most - 1 ? new NextTableFinder(known) : null;
    let position = 0;
    await each((record) => {
      survey.add(record, starts.has(position));
      if (position <= last) finder?.add(record, position);
      position++;
    });
    finder?.end();
    if (finder && finder.at !== null) {
      starts.add(finder.at);
      known = null;
      continue;
    }
    const layout = decideLayout(survey.runs);
    if (finder || !layout || starts.size >= most - 1) return { layout, tables: starts.size + 1 };
    known = layout;
    last = layout.dataTo;
  }
}
