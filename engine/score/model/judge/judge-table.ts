import type { LabelledTable } from '../label';
import type { Understood } from '../understood';
import type { Book } from './book';
import { byPosition } from './by-position';
import { judgeAlgebra } from './judge-algebra';
import { judgeColumns } from './judge-columns';
import { judgeOutcome } from './judge-outcome';
import { judgeShape } from './judge-shape';

const sameSet = (a: readonly string[], b: readonly string[]): boolean => [...a].sort().join('\n') === [...b].sort().join('\n');

/** Holds all that was said of a table against its label. */
export function judgeTable(table: LabelledTable, read: Understood, book: Book): void {
  const said = byPosition(table, read);
  judgeColumns(table, said, book);
  judgeShape(table, said, book);
  judgeTime(table, said, book);
  judgeTotals(table, said, book);
  judgeOutcome(table, said, book);
  judgeAlgebra(table, said, book);
}

function judgeTime({ name, label }: LabelledTable, { time }: Understood, book: Book): void {
  const { time: truth } = label;
  if (truth === undefined) return;
  const right = truth === null ? time === null : time !== null && truth.some((columns) => sameSet(columns, time));
  book.count('time axis', right, `${name}: time is ${time?.join(' + ') ?? 'none'}, not ${truth?.map((c) => c.join(' + ')).join(' or ') ?? 'none'}`); // prettier-ignore
}

function judgeTotals({ name, label }: LabelledTable, { totals }: Understood, book: Book): void {
  const isOne = (list: LabelledTable['label']['totals'], column: string, member: string): boolean =>
    list.some((other) => other.column === column && other.member === member);
  for (const { column, member } of totals)
    book.count('dropped members that are totals', isOne(label.totals, column, member), `${name}: “${member}” of “${column}”`);
  for (const { column, member } of label.totals)
    book.count('totals found', isOne([...totals], column, member), `${name}: “${member}” of “${column}”`);
}
