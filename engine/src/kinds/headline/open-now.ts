import { COUNT } from '../../contracts/report/measure';
import type { Row } from '../../duckdb/cell';
import { fact, type Saying } from '../../insights/finding';
import type { Frame, Measure, Timeline, Unfinished } from '../../insights/frame/frame';
import { columnMeasure } from '../../insights/frame/measures/measure-of';
import { filtered, name, trueTime } from '../../insights/sql';
import { columnNames } from '../../wording/column-names';
import { dayText, periodText, type Grain } from '../../wording/date-text';
import { labelText, list } from '../../wording/human';
import { isSaid } from '../../wording/label-phrases';
import { countText, measureText } from '../../wording/phrases';
import { conditionOf } from '../../insights/unfinished/condition-of';
import { t } from './messages';
import { LIMITS } from './limits';

/** Dates that say no day. */
const COARSE: ReadonlySet<Grain> = new Set(['month', 'quarter', 'year']);

/** How many cases are open by now. */
export interface OpenTold {
  figure: 'open';
  unfinished: Unfinished;
  /** What only open ones have, added up: what is reserved or owed. */
  owed: Measure | null;
}

/** What is open now, and since when: all that can be said of it over the time in which cases began. */
export function openFigure(frame: Frame, { column }: Timeline, unfinished: Unfinished) {
  const isOpen = conditionOf(frame.table, unfinished);
  const owed = unfinished.owed === null ? null : (columnMeasure(frame, unfinished.owed) ?? null);
  const { by } = unfinished;
  const told: OpenTold = { figure: 'open', unfinished, owed };
  return {
    measure: COUNT,
    parts: {
      subject: { filter: [], breakdown: null, measure: COUNT },
      member: 'end' in by ? by.end : by.labels.join(', '),
      n: unfinished.open.length,
      sql:
        `SELECT ${filtered('count(*)', isOpen)} AS value, ` +
        (owed ? `${filtered(`sum(${owed.sql})`, isOpen)} AS total, ` : '') +
        `epoch_ms(CAST(${filtered(`min(${name(column.name)})`, [isOpen, trueTime(frame.table)].filter(Boolean).join(' AND '))} AS TIMESTAMP)) AS first ` +
        `FROM ${frame.table.relation}`,
      rows: { where: isOpen },
      strength: LIMITS.weightOfOpen,
      told,
      topics: ['count', 'end' in by ? by.end : by.column],
    },
  };
} // prettier-ignore

export function sayOpen(frame: Frame, { unfinished: { by }, owed }: OpenTold, facts: Row): Saying | null {
  const [value, total, first] = ['value', 'total', 'first'].map((key) => fact(facts, key));
  if (value === undefined || first === undefined || !(value > 0) || Number.isNaN(first)) return null;
  const dimension = 'column' in by ? frame.dimensions.find(({ column }) => column.name === by.column) : undefined;
  const [label = '', ...more] = 'column' in by ? by.labels : [];
  const said = dimension && more.length === 0 ? isSaid(dimension, label) : null;
  const noun = columnNames(frame.table.columns)('column' in by ? by.column : by.end);
  const finest = frame.timeline?.finest ?? 'day';
  const whole = COARSE.has(finest);
  return {
    sentence: t('open', {
      count: countText(value, frame.rows),
      form: 'end' in by ? 'end' : said?.form === 'so' ? 'so' : 'has',
      so: said?.so ?? '',
      noun,
      labels: 'column' in by ? list(by.labels.map(labelText)) : '',
      owed: owed !== null && total !== undefined && total > 0,
      what: owed?.noun ?? '',
      total: owed && total !== undefined ? measureText(owed, total) : '',
      whole,
      first: whole ? periodText(first, finest) : dayText(first),
    }),
    n: value,
  };
}
