import type { LabelledTable } from '../label';
import type { Understood } from '../understood';
import type { Book } from './book';

export function judgeOutcome({ name, label }: LabelledTable, { outcome: said }: Understood, book: Book): void {
  const { outcome: truth } = label;
  if (truth === undefined) return;
  if (said) {
    const right = truth !== null && truth.columns.includes(said.column);
    book.count(
      'outcomes said',
      right,
      `${name}: “${said.column}”, not ${truth?.columns.join(' or ') ?? 'none'}`,
      said.confidence,
    );
    if (right && truth.good !== null && said.good !== null)
      book.count('direction of outcomes', truth.good === said.good, `${name}: “${said.column}” is good when ${said.good}`);
  }
  if (truth?.expected)
    book.count('tables with an outcome of which it is said', said !== null, `${name}: ${truth.columns.join(' or ')}`);
}
