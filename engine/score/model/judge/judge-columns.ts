import type { Aggregation, ColumnLabel, LabelledTable, Role } from '../label';
import type { Understood, UnderstoodColumn } from '../understood';
import type { Book } from './book';
import { sameUnit } from './same-unit';

/** Roles that do the same to a report: taking one for another of its kind costs little, leaving the kind misleads. */
const KINDS: readonly (readonly Role[])[] = [
  ['measure', 'weight'],
  ['time'],
  ['category', 'ordered-category', 'coded-category', 'boolean', 'geography', 'code', 'constant'],
  ['identifier', 'code', 'text', 'personal-data', 'geography', 'coordinate', 'rank'],
];

/** Whether the role makes the report treat the column as what it is not. */
export const isHarmful = (accepted: readonly Role[], said: Role): boolean =>
  !accepted.includes(said) && !KINDS.some((kind) => kind.includes(said) && accepted.some((role) => kind.includes(role)));

const ADDS: readonly Aggregation[] = ['sum', 'mean', 'weighted-mean'];

/** Whether a figure over such rows is nonsense. */
export function isForbidden(
  label: ColumnLabel,
  said: Aggregation,
  over: 'overMembers' | 'overTime',
  within: readonly string[],
): boolean {
  if (!ADDS.includes(said)) return false;
  if (label.within !== undefined) return !within.includes(label.within);
  return !label[over].includes(said) && !(said === 'mean' && label[over].includes('weighted-mean'));
}

export function judgeColumns(table: LabelledTable, said: Understood, book: Book): void {
  const found = new Map(said.columns.map((column) => [column.name, column]));
  for (const [name, label] of Object.entries(table.label.columns)) {
    const column = found.get(name);
    if (column) judgeColumn(table, { name, label, column }, book);
    else book.count('columns read', false, `${table.name}: “${name}” is missing`);
  }
  for (const { op, column, within = [] } of said.keyMetrics) {
    const label = table.label.columns[column];
    if (label) book.count('key metrics', !isForbidden(label, op, 'overMembers', within), `${table.name}: ${op} of “${column}”`);
  }
}

interface Judged {
  name: string;
  label: ColumnLabel;
  column: UnderstoodColumn;
}

function judgeColumn(table: LabelledTable, { name, label, column }: Judged, book: Book): void {
  const of = `${table.name}: “${name}”`;
  const told = `${of} is read as ${column.role}, not ${label.roles.join(' or ')}`;
  const unnamed = table.naming === 'none';
  book.count(
    unnamed ? 'roles without names' : 'roles without harm',
    !isHarmful(label.roles, column.role),
    told,
    column.confidence,
  );
  book.count(unnamed ? 'accepted roles without names' : 'accepted roles', label.roles.includes(column.role), told);
  // Whoever never adds up anything makes no mistake: how much of what adds up is added up stands beside it.
  if (label.roles.includes('measure') && label.overMembers.includes('sum'))
    book.count('sums of what adds up', column.overMembers === 'sum', `${of} by ${column.overMembers}`);
  // Without a time nothing is put together over it.
  for (const over of table.label.time === null ? (['overMembers'] as const) : (['overMembers', 'overTime'] as const)) {
    const wrong = `${of} by ${column[over]} ${over === 'overTime' ? 'over time' : 'over members'}`;
    book.count('aggregations that make sense', !isForbidden(label, column[over], over, column.within), wrong);
  }
  if (label.units && column.unit !== null)
    book.count('units said', label.units.some((unit) => unit !== null && sameUnit(unit, column.unit)), `${of} in ${column.unit}`); // prettier-ignore
  if (label.scale && column.scale !== null)
    book.count('scales of shares', label.scale === column.scale, `${of} as ${column.scale}`);
  if (label.unitsOfObservation) judgeUnit(table, { name, label, column }, book);
}

function judgeUnit(table: LabelledTable, { name, label, column }: Judged, book: Book): void {
  const { unitOfObservation: key } = column;
  const accepted = label.unitsOfObservation ?? [];
  const keys = accepted.map((columns) => (columns.length === 0 ? 'the row' : columns.join(' + '))).join(' or ');
  const told = `${table.name}: “${name}” belongs to ${key === null ? 'nothing' : key.join(' + ') || 'the row'}, not ${keys}`;
  const right = key !== null && accepted.some((columns) => isSameKey(table, columns, key));
  book.count('units of observation', right, told, column.confidence);
}

/** Whether two sets of columns tell the same entities apart. */
function isSameKey(table: LabelledTable, a: readonly string[], b: readonly string[]): boolean {
  if ([...a].sort().join('\n') === [...b].sort().join('\n')) return true;
  const [left, right] = [keyCells(table, a), keyCells(table, b)];
  const both = new Set(left.map((cell, i) => `${cell}\n${right[i] ?? ''}`)).size;
  return new Set(left).size === both && new Set(right).size === both;
}

/** What tells the rows' entities apart; without columns each row is its own. */
function keyCells({ header, rows }: LabelledTable, columns: readonly string[]): string[] {
  if (columns.length === 0) return rows.map((_, i) => String(i));
  const places = columns.map((name) => header.indexOf(name));
  return rows.map((row) => JSON.stringify(places.map((place) => row[place] ?? '')));
}
