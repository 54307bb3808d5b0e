import { quoteName } from '../../duckdb/quote-sql';
import { labelText } from '../../wording/human';
import { t } from './messages';
import type { FreeName, Made } from './plan';
import { isWithin } from './spans';
import type { Stay } from './stay';

/**
 * Whether a row came to its end within a span after its start: of rows that were watched for as long, whether they had ended by then or not. Older rows have had more
 * time to come to any end, so that how many ever did says first how old they are.
 */
export function byAge(stay: Stay, nameFree: FreeName): Made {
  const at = (column: string) => `CAST(${quoteName(column)} AS TIMESTAMP)`;
  const [start, end] = [at(stay.start), at(stay.end)];
  const { so, within, gone, of } = stay;
  const own = so ?? t('gone');
  const name = nameFree(t('name.within', { what: own, n: within.n, unit: within.unit }));
  const hasEnded = `${gone} AND ${isWithin(start, end, within)}`;
  return {
    planned: [
      {
        name,
        type: 'boolean',
        unit: null,
        sql:
          `CASE WHEN epoch(${start} + ${within.sql}) <= ${stay.cut} AND coalesce(${end} >= ${start}, NOT (${gone}), true) ` +
          `THEN coalesce(${hasEnded}, false) END`,
      },
    ],
    of: [stay.start, stay.end, ...(of === null ? [] : [of])],
    ...(of === null ? {} : { instead: of }),
    result: { event: 'true', good: stay.good },
    stay: { ...stay, so: own },
    sentence: t('within', {
      made: labelText(name),
      start: labelText(stay.start),
      end: labelText(stay.end),
      n: within.n,
      unit: within.unit,
    }),
  };
}
