import type { ColumnPlan } from '../column-plan';
import { LIMITS } from '../limits';
import { matchesOfMost } from '../matches-of-most';

/** `/Date(1672531200000+0100)/`: a moment as services of .NET write it into JSON, in milliseconds since 1970; the zone behind it changes nothing. */
const JSON_DATE = '^\\\\?/Date\\((-?\\d{1,15})([+-]\\d{4})?\\)\\\\?/$';

/** Plans a column of such moments; null when it is none. */
export function planJsonDate(cells: string[]): ColumnPlan | null {
  if (!matchesOfMost(cells, new RegExp(JSON_DATE), LIMITS.enough)) return null;
  const sql = (text: string) => `make_timestamp(TRY_CAST(regexp_extract(${text}, '${JSON_DATE}', 1) AS BIGINT) * 1000)`;
  return { type: 'timestamp', formats: ['milliseconds since 1970'], unit: null, ambiguousDates: false, sql };
}
