import type { ModelColumn } from '../../contracts/table/table-model';
import { quoteName } from '../../duckdb/quote-sql';
import type { Column, Table } from '../../model';
import { hasWord } from '../../profile/roles/name-words';
import { happens } from '../outcome/what-happens';
import { BAD, CAME_BACK } from '../outcome/outcome-words';
import { labelText } from '../../wording/human';
import { t } from './messages';
import type { FreeName, Made } from './plan';
import { AT_TIMES, wordsOf } from './words';
import { LIMITS } from './limits';

/** How often a column of numbers is nought, and how often it is above. */
export interface Counted {
  noughts: number;
  above: number;
  below: number;
}

/** Shapes in which a row is something to which a thing may happen. */
const ONE_BY_ONE = new Set(['event', 'entity']);

/** Columns of numbers that say of each row how much there is of what most rows have none of: days late, claims, absences. */
export const mayHappen = ({ columns, model }: Table): ModelColumn[] =>
  model && ONE_BY_ONE.has(model.shape.kind)
    ? model.columns.filter(
        (own) =>
          own.role === 'measure' &&
          columns.some(({ name, type, carried }) => name === own.name && carried === undefined && (type === 'integer' || type === 'number')) &&
          isAtTimes(own),
      )
    : []; // prettier-ignore

function isAtTimes(column: ModelColumn): boolean {
  if (column.quantity === 'percent' || column.quantity === 'rate' || column.quantity === 'score') return false;
  return hasAnyOf(column.name, BAD, CAME_BACK, AT_TIMES) || happens(column);
}

/**
 * Of what most rows have none of: whether there is any, and how much where there is. Its mean over all rows is that of nobody, and its median
 * nought.
 */
export function happeningsOf(
  { columns, rows, model }: Table,
  counted: ReadonlyMap<string, Counted>,
  nameFree: FreeName,
  rates: readonly Made[],
): Made[] {
  // What is counted of many is told as a part of them.
  const parts = new Set([
    ...rates.map(({ of: [part] }) => part),
    ...(model?.algebra ?? []).flatMap((one) => (one.kind === 'quotient' ? one.of : [])),
  ]);
  return columns
    .flatMap((column): Made[] => {
      const counts = counted.get(column.name);
      if (!counts || parts.has(column.name) || counts.below > 0 || counts.above < LIMITS.fewestOf) return [];
      const { noughts, above } = counts;
      const isMostlyNought =
        noughts >= LIMITS.fewestOf &&
        noughts > LIMITS.mostlyNothing * (noughts + above) &&
        !isKnown(model?.algebra ?? [], column);
      // Blank where there is none: nothing else is ever written there for nothing.
      const isFilledThen = noughts === 0 && rows - above >= LIMITS.mostlyBlank * rows && rows - above >= LIMITS.fewestOf;
      if (isMostlyNought) return [{ ...ofNoughts(column, nameFree), ...asResult(model, column) }];
      return isFilledThen && isMoneyOrCount(model?.columns ?? [], column) ? [ofBlanks(column, nameFree)] : [];
    })
    .slice(0, LIMITS.mostHappenings);
}

/** Whether there is any of what nobody wishes for is what the table is about, where nothing else says what became of its rows, or that how much of it there is may be. */
function asResult(model: Table['model'], { name }: Column): Pick<Made, 'result'> {
  if (!model || !hasAnyOf(name, BAD, CAME_BACK)) return {};
  const { outcome } = model;
  const isLikely =
    outcome.kind === 'none' || (outcome.kind === 'candidates' && outcome.candidates.some(({ column }) => column === name));
  return isLikely ? { result: { event: String(true), good: 'low' } } : {};
}

const hasAnyOf = (name: string, ...sets: readonly ReadonlySet<string>[]): boolean =>
  sets.some((set) => hasWord(wordsOf(name), set));

/** Another column says already whether there is any. */
const isKnown = (algebra: NonNullable<Table['model']>['algebra'], { name }: Column): boolean =>
  algebra.some((one) => (one.kind === 'settled' && one.target === name && one.nought && one.absent !== true) || (one.kind === 'bucket' && one.of === name)); // prettier-ignore

const isMoneyOrCount = (columns: readonly ModelColumn[], { name }: Column): boolean =>
  columns.some((own) => own.name === name && (own.quantity === 'money' || own.quantity === 'amount' || own.quantity === 'count'));

function ofNoughts(column: Column, nameFree: FreeName): Made {
  const cell = quoteName(column.name);
  const [made, amount] = [nameFree(t('name.has', { of: column.name })), nameFree(t('name.above', { of: column.name }))];
  return {
    planned: [
      { name: made, type: 'boolean', unit: null, sql: `${cell} > 0` },
      { name: amount, type: column.type, unit: column.unit, sql: `nullif(${cell}, 0)`, like: column.name },
    ],
    of: [column.name],
    instead: column.name,
    sentence: t('happens', { made: labelText(made), of: labelText(column.name), amount: labelText(amount) }),
  };
}

function ofBlanks(column: Column, nameFree: FreeName): Made {
  const made = nameFree(t('name.has', { of: column.name }));
  return {
    planned: [{ name: made, type: 'boolean', unit: null, sql: `${quoteName(column.name)} IS NOT NULL` }],
    of: [column.name],
    sentence: t('filled', { made: labelText(made), of: labelText(column.name) }),
  };
}
