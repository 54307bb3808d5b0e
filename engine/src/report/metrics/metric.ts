import type { MetricFigure } from '../../contracts/report/claim';
import { COUNT, type TypedMeasure } from '../../contracts/report/measure';
import type { Row } from '../../duckdb/cell';
import { fact } from '../../insights/finding';
import type { Frame, Measure } from '../../insights/frame/frame';
import { filtered, sortedSample } from '../../insights/sql';
import type { OwnRows } from '../../insights/rows-behind/rows-behind';
import { amountText, wholeText } from '../../wording/number-text';
import { t } from '../messages';

/** A leading figure before it is asked for: the query that gives it, and how it is told. */
export interface Metric {
  figure: MetricFigure;
  label: string;
  measure: TypedMeasure;
  unit: string | null;
  sql: string;
  /** Which rows it is taken from, where its measure does not say so. */
  rows?: OwnRows;
  text(value: number): string;
  /** What stands beside the figure in brackets. */
  note?(value: number, facts: Row): string;
}

/** How many rows there are, as what a row is. */
export const rowCount = (frame: Frame, figure: MetricFigure, label: string): Metric => ({
  figure,
  label,
  measure: COUNT,
  unit: null,
  sql: `SELECT count(*) AS value FROM ${frame.table.relation}`,
  text: (value) => wholeText(value),
});

/** Whether the data's notes say that the mean is not a typical value. */
export const isSkewed = ({ table }: Frame, { kind, columns }: Measure): boolean =>
  kind === 'column' &&
  table.alerts.some((alert) => alert.kind === 'skew' && columns.every((column) => alert.columns.includes(column)));

/** SQL of the median, from the rows of the sample. */
export const medianOf = (frame: Frame, measure: Measure): string =>
  filtered(`median(${measure.sql})`, sortedSample(frame, measure.filled));

/** A mean, with the median beside it where the notes call the mean untypical. */
export const mean = (frame: Frame, measure: Measure, figure: MetricFigure, label: string): Metric => {
  const skewed = isSkewed(frame, measure);
  const text = (value: number) => amountText(value, measure.unit, measure.fraction);
  return {
    figure,
    label,
    measure: measure.typed,
    unit: measure.unit,
    sql:
      `SELECT avg(${measure.sql}) AS value, count(${measure.sql}) AS n${skewed ? `, ${medianOf(frame, measure)} AS middle` : ''} ` +
      `FROM ${frame.table.relation}`,
    text,
    ...(skewed ? { note: (_: number, facts: Row) => t('metric.median', { value: text(fact(facts, 'middle')) }) } : {}),
  };
};
