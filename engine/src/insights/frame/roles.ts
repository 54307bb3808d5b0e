import { human } from '../../wording/human';
import type { ModelColumn } from '../../contracts/table/table-model';
import type { Column, Table } from '../../model';
import { isComputable } from '../../profile/computable';
import { nameWords } from '../../profile/roles/name-words';
import { OUTCOME_LABELS, PERSON } from '../../profile/roles/vocabulary';
import { LIMITS } from './limits';

const CLASS_ROLES = new Set<Column['role']>(['category', 'ordered-category', 'boolean', 'geography', 'personal-data']);
const MEASURE_ROLES = new Set<Column['role']>(['measure-additive', 'measure-intensive', 'money', 'percent', 'duration']);

const OUTCOME_WORDS =
  /(^|[^a-z])(state|status|outcome|result|stage|resolution|decision|disposition|response|answer|severity|damage)([^a-z]|$)/;
const ENTITY_WORDS =
  /(_|\b)(by|to|user|owner|agent|assignee|caller|customer|client|employee|manager|operator|driver|author|person|name|rep|seller|vendor|supplier|requester|requestor|reporter)(_|\b|\d|$)/;

/** Rows can be grouped by it: labels that repeat, and no personal data but the names of people who act again and again. */
export function isDimension(column: Column, rows: number): boolean {
  const { distinct, count } = column.stats;
  if (!CLASS_ROLES.has(column.role) || distinct < 2) return false;
  if (column.role === 'personal-data' && column.personal !== 'name') return false;
  // Degrees are places, and a place with the same degree on one side is no group.
  if (column.role === 'geography' && column.type === 'number' && distinct > LIMITS.fewClasses) return false;
  return (
    distinct <= LIMITS.fewClasses ||
    (distinct <= count / LIMITS.rowsALabel && distinct <= Math.max(LIMITS.mostClasses, rows / LIMITS.rowsAClass))
  );
}

export const isMeasure = (column: Column): boolean =>
  MEASURE_ROLES.has(column.role) &&
  (column.type === 'integer' || column.type === 'number') &&
  column.stats.distinct > 2 &&
  isComputable(column.stats);

/** What became of somebody or something, in the words of its labels. */
const tellsWhatBecame = ({ stats: { distinct, top } }: Column): boolean =>
  top !== undefined &&
  distinct <= LIMITS.fewOutcomes &&
  top.length === distinct &&
  top.every(
    ([label]) => nameWords(label).length > 0 && nameWords(label).every((word) => word === 'not' || OUTCOME_LABELS.has(word)),
  );

export const isOutcome = (column: Column): boolean =>
  column.role === 'boolean' ||
  tellsWhatBecame(column) ||
  (column.stats.distinct <= LIMITS.fewClasses && OUTCOME_WORDS.test(column.name.toLowerCase().replace(/[_-]/g, ' ')));

/** Names of people, and of things of which there are many: six suppliers are groups like any other. */
export const isEntity = (column: Column): boolean =>
  column.role === 'personal-data' ||
  (column.type === 'text' &&
    (PERSON.has(nameWords(column.name).at(-1) ?? '') ||
      (column.stats.distinct > LIMITS.fewClasses && ENTITY_WORDS.test(human(column.name).toLowerCase()))));

const TECHNICAL = /(^|_|\b)(id|code|no|nr|key|ci|updated|modified|sys|group|assignment)(_|\b|$)/;

/** A name that the system gives rather than people: who updated the record, codes and keys. */
export const isTechnical = (column: Column): boolean => TECHNICAL.test(column.name.toLowerCase());

/** Of two columns that say the same, the one to keep has the lower number. */
export function plainness(column: Column): number {
  const name = column.name.toLowerCase();
  const general =
    /(^|_|\b)(category|type|class|kind|segment|department|region|country|product|status|state|city|channel)s?$/.test(name);
  return (
    (general ? 0 : 100) +
    (isTechnical(column) ? 200 : 0) +
    (isOfCodes(column) ? 50 : 0) +
    name.length +
    column.stats.missing / (column.stats.count + 1)
  );
}

/** Whether all that is known of its labels are codes, `S08`, and no words: who reads them knows the names. */
const isOfCodes = ({ stats: { top } }: Column): boolean =>
  top !== undefined && top.length > 1 && top.every(([label]) => /\d/.test(label) && !/\p{Ll}{2}/u.test(label));

/** What the model says of a column, where the table has been understood. */
export const modelColumnOf = ({ model }: Pick<Table, 'model'>, column: string): ModelColumn | undefined =>
  model?.columns.find(({ name }) => name === column);

/** Whether all of the columns are the table's own: what came from another one is told there, where each row of it counts once. */
export const areOwn = ({ columns }: Pick<Table, 'columns'>, names: readonly string[]): boolean =>
  names.every((name) => columns.find((column) => column.name === name)?.carried === undefined);
