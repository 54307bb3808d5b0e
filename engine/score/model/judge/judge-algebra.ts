import type { LabelledTable } from '../label';
import { determines } from '../make/draft';
import type { Understood } from '../understood';
import type { Book } from './book';

export function judgeAlgebra(table: LabelledTable, { algebra }: Understood, book: Book): void {
  const { name, label } = table;
  const groups = connected(label.algebra.map(({ result, from }) => [result, ...from]));
  for (const { kind, columns, confidence } of algebra) {
    const true_ = groups.some((group) => columns.every((column) => group.has(column)));
    if (!true_ && isNeutral(table, columns)) continue;
    book.count('rules said', true_, `${name}: ${kind} of ${columns.join(', ')}`, confidence);
  }
  for (const { kind, result, from } of label.algebra) {
    const whole = [result, ...from];
    const found = connected(algebra.map(({ columns }) => columns)).some((group) => whole.every((column) => group.has(column)));
    book.count('rules found', found, `${name}: ${kind} ${result} from ${from.join(', ')}`);
  }
  for (const columns of label.lookAlikes) {
    const taken = algebra.some((group) => columns.every((column) => group.columns.includes(column)));
    book.count('look-alikes of rules left alone', !taken, `${name}: ${columns.join(', ')}`);
  }
}

/** Columns that hang together by rules. */
function connected(groups: readonly (readonly string[])[]): Set<string>[] {
  return groups.reduce<Set<string>[]>((merged, group) => {
    const touched = merged.filter((other) => group.some((column) => other.has(column)));
    return [
      ...merged.filter((other) => !touched.includes(other)),
      new Set([...group, ...touched.flatMap((other) => [...other])]),
    ];
  }, []);
}

/** A code and its name, or numbers of rows that rise with something: true of the data, though nobody put it there. */
function isNeutral({ header, rows, label }: LabelledTable, columns: readonly string[]): boolean {
  const roles = columns.map((column) => label.columns[column]?.roles ?? []);
  if (roles.some((accepted) => accepted.includes('identifier'))) return true;
  if (columns.length !== 2 || roles.some((accepted) => accepted.includes('measure'))) return false;
  const [a = [], b = []] = columns.map((column) => rows.map((row) => row[header.indexOf(column)] ?? ''));
  return determines(a, b) && determines(b, a);
}
