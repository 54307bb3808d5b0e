import { quoteName, quoteText } from '../../duckdb/quote-sql';
import type { Table } from '../../model';
import { labelText, list } from '../../wording/human';
import { isPending } from '../outcome/outcome-words';
import { t } from './messages';
import type { FreeName, Made } from './plan';
import { LIMITS } from './limits';

/**
 * The status without what is not over: of an appointment that is still to come nobody knows whether somebody comes, and counted with the others it only makes what happens look
 * rarer than it is.
 */
export function overOf({ columns, rows, model }: Table, nameFree: FreeName): Made[] {
  if (model?.outcome.kind !== 'outcome' || !['event', 'entity'].includes(model.shape.kind)) return [];
  const { column: result, event } = model.outcome.outcome;
  const column = columns.find(({ name }) => name === result);
  const labels = column?.stats.top ?? [];
  if (!column || column.type !== 'text' || column.carried !== undefined || event === undefined || labels.length < column.stats.distinct)
    return [];
  const open = labels.filter(([label]) => label !== event && isPending(label, labels.map(([one]) => one)));
  const pending = open.reduce((sum, [, n]) => sum + n, 0);
  if (pending < LIMITS.leastPending * rows || labels.length - open.length < 2) return [];
  const name = nameFree(t('name.over', { of: result }));
  const cell = quoteName(result);
  const names = open.map(([label]) => label);
  return [
    {
      planned: [{ name, type: 'text', unit: null, sql: `CASE WHEN ${cell} NOT IN (${names.map(quoteText).join(', ')}) THEN ${cell} END`, like: result }],
      of: [result],
      instead: result,
      result: { event },
      sentence: t('over', { of: labelText(result), made: labelText(name), labels: list(names.map(labelText)), n: pending }),
    },
  ];
} // prettier-ignore
