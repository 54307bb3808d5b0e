import { quoteName } from '../../duckdb/quote-sql';
import type { Table } from '../../model';
import { human, labelText } from '../../wording/human';
import { t } from './messages';
import type { FreeName, Made } from './plan';
import { LIMITS } from './limits';

/**
 * Figures that are nought for all of whom the result came about: what those pay who have left. Their mean over all rows says how many have; it is
 * taken of the others.
 */
export function othersOf({ columns, model }: Table, nameFree: FreeName): Made[] {
  if (model?.outcome.kind !== 'outcome' || model.outcome.outcome.event === undefined) return [];
  const { column: result, event } = model.outcome.outcome;
  const nought = new Set(
    model.algebra.flatMap((one) =>
      one.kind === 'settled' && one.nought && one.of === result && (one.label === event) === (one.absent === true) ? [one.target] : [],
    ),
  ); // prettier-ignore
  return columns
    .filter(
      ({ name, stats }) =>
        nought.has(name) && Number(stats.min) >= 0 && model.columns.some((own) => own.name === name && own.role === 'measure'),
    )
    .slice(0, LIMITS.mostWithout)
    .map(({ name, type, unit }): Made => {
      const made = nameFree(t('name.above', { of: name }));
      return {
        planned: [{ name: made, type, unit, sql: `nullif(${quoteName(name)}, 0)`, like: name }],
        of: [name],
        instead: name,
        sentence: t('others', { of: labelText(name), made: labelText(made), result: labelText(human(result)), event: labelText(event) }),
      }; // prettier-ignore
    });
}
