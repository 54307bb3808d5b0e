import type { ColumnPlan } from './column-plan';
import { parseDate, type DateOrder, type WrittenDate } from './date-format';
import { planDate } from './plan-date';
import { quoteText } from '../../duckdb/quote-sql';
import { LIMITS } from './limits';

const CLOCK = '\\d{1,2}:\\d{2}(?::\\d{2}(?:[.,]\\d+)?)?';
const ZONE = '[+-]\\d{2}:?\\d{2}|[A-Z]{2,5}';

/**
 * What programs write otherwise than the forms that are read cell by cell, each step a pattern and what stands for it, for both readers of regular
 * expressions. The steps come one after the other, since a cell may need several; a cell that none of them fits stays as it is.
 */
const STEPS: readonly (readonly [pattern: string, replacement: string])[] = [
  // Narrow spaces before AM and PM, as browsers write them; `3:04 p. m.`
  ['[\\u00a0\\u202f]+', ' '],
  ['(\\d) ?([aApP])\\. ?[mM]\\.', '$1 $2m'],
  // `Tue Jan 02 15:04:05 +0000 2024`, with the zone or without: C, Java, Ruby.
  [`^\\w{3} ([A-Z][a-z]{2}) +(\\d{1,2}) (${CLOCK})( (?:${ZONE}))? (\\d{4})$`, '$2 $1 $5 $3$4'],
  // `Tue Jan 02 2024 15:04:05 GMT+0100 (Central European Standard Time)`: JavaScript.
  [`^\\w{3} ([A-Z][a-z]{2}) (\\d{2}) (\\d{4}) (${CLOCK}) GMT([+-]\\d{4})(?: \\(.*\\))?$`, '$2 $1 $3 $4 $5'],
  // `[02/Jan/2024:15:04:05 +0000]`: logs of web servers.
  [`^\\[?(\\d{1,2}/[A-Z][a-z]{2}/\\d{4}):(${CLOCK})( [+-]\\d{4})?\\]?$`, '$1 $2$3'],
  // `02-JAN-24 03.04.05.000000000 PM`, `31.03.2025 14.05`: times with points.
  ['^([^:]{6,}) (\\d{1,2})\\.(\\d{2})\\.(\\d{2})(?:\\.\\d+)?( [AP]M)?$', '$1 $2:$3:$4$5'],
  ['^(\\d{1,2}\\.\\d{1,2}\\.\\d{4}) (\\d{1,2})\\.(\\d{2})$', '$1 $2:$3'],
  // `20240102T150405Z`, `20240102 15:04:05`
  ['^((?:19|20)\\d{2})(\\d{2})(\\d{2})[T ](\\d{2}):?(\\d{2}):?(\\d{2})(Z|[+-]\\d{2}:?\\d{2})?$', '$1-$2-$3 $4:$5:$6$7'],
  [`^(.*\\d) - (${CLOCK})$`, '$1 $2'],
  ['^([A-Z][a-z]{2,8}) +(\\d{1,2}) (\\d{4}) +(\\d{1,2}:\\d{2})([AP]M)$', '$1 $2 $3 $4 $5'],
  // `GMT+1`, `GMT+5:30`, `+01:00[Europe/Berlin]`
  ['(?:GMT|UTC)([+-])(\\d)(?::?(\\d{2}))?$', '$1' + '0$2:$3'],
  ['(?:GMT|UTC)([+-])(\\d{2})(?::?(\\d{2}))?$', '$1$2:$3'],
  ['([+-]\\d{2}:)$', '$1' + '00'],
  ['([+-]\\d{2}:\\d{2})\\[[A-Z]\\w+/[\\w/+-]+\\]$', '$1'],
];

const PATTERNS = STEPS.map(([pattern, replacement]) => ({ regex: new RegExp(pattern, 'g'), replacement }));

/** Plans a column of dates in forms that read once their parts are put in another order; null when it is none. */
export function planRewrittenDate(
  cells: string[],
  preferred: DateOrder | null,
  others: (cells: string[]) => ColumnPlan | null,
): ColumnPlan | null {
  const used = new Set<number>();
  const rewritten = cells.map((cell) =>
    cell.length > LIMITS.longestRewritten || !/\d/.test(cell)
      ? cell
      : PATTERNS.reduce((text, { regex, replacement }, at) => {
          const next = text.replace(regex, replacement);
          if (next !== text) used.add(at);
          return next;
        }, cell),
  );
  if (!used.size) return null;
  const dates = rewritten.map(parseDate).filter((date): date is WrittenDate => date !== null);
  const plan = dates.length >= cells.length * LIMITS.enough ? planDate(dates, preferred) : others(rewritten);
  if (!plan) return null;
  const sql = (text: string) =>
    plan.sql(
      STEPS.filter((_, at) => used.has(at)).reduce(
        (inner, [pattern, replacement]) =>
          `regexp_replace(${inner}, ${quoteText(pattern.replace(/\\u([\da-f]{4})/g, '\\x{$1}'))}, ${quoteText(replacement.replaceAll('$', '\\'))}, 'g')`,
        text,
      ),
    );
  return { ...plan, sql };
}
