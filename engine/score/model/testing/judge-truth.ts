import { Book } from '../judge/book';
import { judgeTable } from '../judge/judge-table';
import type { LabelledTable } from '../label';
import { truthOf } from './truth';

/** Judges answers that are taken from the labels themselves: what is counted as missed is a fault of the judge or of a label. */
export function judgeTruth(tables: readonly LabelledTable[]): { book: Book; misses: string[] } {
  const book = new Book();
  for (const table of tables) judgeTable(table, truthOf(table), book);
  return { book, misses: [...book.figures].flatMap(([figure, { misses }]) => misses.map((miss) => `${figure}: ${miss}`)) };
}
