import type { LabelledTable } from '../label';
import type { Understood } from '../understood';
import type { Book } from './book';

export function judgeShape({ name, label }: LabelledTable, said: Understood, book: Book): void {
  const right = said.shape !== null && label.shape.includes(said.shape);
  const told = `${name}: ${said.shape ?? 'nothing'} instead of ${label.shape.join(' or ')}`;
  book.count('shape', right, told, said.shapeConfidence);
  if (label.shape[0] === 'panel' || said.shape === 'panel') book.count('panels', right, told);
  const { unpivot } = label;
  if (said.unpivot) {
    const within = unpivot !== null && said.unpivot.every((header) => unpivot.headers.includes(header));
    book.count('unpivots that are right', within, `${name}: ${said.unpivot.join(', ')}`);
  }
  if (unpivot) {
    const whole = said.unpivot !== null && unpivot.headers.every((header) => said.unpivot?.includes(header));
    book.count('wide tables unpivoted', whole, name);
  }
}
