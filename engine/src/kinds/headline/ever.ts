import { COUNT } from '../../contracts/report/measure';
import type { Row } from '../../duckdb/cell';
import { fact, type Saying } from '../../insights/finding';
import type { Frame } from '../../insights/frame/frame';
import { DAY, SECOND } from '../../insights/frame/time/periods';
import { name } from '../../insights/sql';
import type { Table } from '../../model';
import { dayText } from '../../wording/date-text';
import { isSaid } from '../../wording/label-phrases';
import { amountText, percentText } from '../../wording/number-text';
import { countText } from '../../wording/phrases';
import { t } from './messages';
import { LIMITS } from './limits';

type Stay = NonNullable<Table['stay']>;

/** How many came to their end so far, and how long all were watched. */
export interface EverTold {
  figure: 'ever';
  stay: Stay;
}

/** The plain share of those that came to their end, which says as much about when they began. */
export function everFigure({ table, n }: Frame, stay: Stay) {
  const told: EverTold = { figure: 'ever', stay };
  const start = `epoch(CAST(${name(stay.start)} AS TIMESTAMP))`;
  return {
    measure: COUNT,
    parts: {
      subject: { filter: [], breakdown: null, measure: COUNT },
      member: stay.of ?? stay.end,
      n,
      sql:
        `SELECT count(*) FILTER (WHERE ${stay.gone}) AS value, count(*) AS n, ` +
        `quantile_cont(${stay.cut} - ${start}, 0.5) AS watched FROM ${table.relation}`,
      rows: { where: stay.gone },
      strength: LIMITS.weightOfOpen,
      told,
      topics: ['count', stay.of ?? stay.end],
    },
  };
}

export function sayEver(frame: Frame, { so, cut, column: made }: Stay, facts: Row): Saying | null {
  const column = frame.table.columns.find((one) => one.name === made);
  const [value, n, watched] = ['value', 'n', 'watched'].map((key) => fact(facts, key));
  if (!column || so === null || value === undefined || n === undefined || watched === undefined || !(value > 0) || !(watched > 0))
    return null;
  const said = isSaid({ column, noun: so }, 'true');
  return {
    sentence: t('ever', {
      count: countText(value, frame.rows),
      share: percentText(value / n),
      form: said.form,
      so: said.form === 'is' ? so : said.so,
      cut: dayText(SECOND * cut),
      time: amountText(Math.round((SECOND * watched) / DAY), 'days'),
    }),
    n,
  };
}
