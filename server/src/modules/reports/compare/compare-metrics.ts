import { printMeasure, type Claim, type MetricFigure } from '@hub/shared/contracts/reports/claim';
import type { MetricChange } from '@hub/shared/contracts/reports/comparison';
import { amountText, figureIn, isMetric, type Language } from '@hub/engine';
import { relativeChange } from './compare-claims';

/** What is shown of a metric. In reports of before its label is only told by its sentence, which therefore stands whole. */
function shownOf({ metric, sentence, value, unit }: Claim): { label: string; figure: NonNullable<MetricChange['after']> } {
  if (!metric) return { label: sentence, figure: { text: value === null ? '' : amountText(value, unit), value } };
  const { label, text, note } = metric;
  return { label, figure: { text: note === undefined ? text : `${text} (${note})`, value } };
}

/** Figures that are told by more than a measure: of the latest period, or of one of several groups. */
const OF_THEIR_QUERY: ReadonlySet<MetricFigure> = new Set(['latest', 'values']);

/** What a metric is decides, not what it is called. Reports of before tell the label alone, or only the query. */
function isSameMetric(one: Claim, other: Claim): boolean {
  if (!one.metric || !other.metric) return one.sql === other.sql;
  const { figure } = one.metric;
  if (figure === undefined || other.metric.figure === undefined) return one.metric.label === other.metric.label;
  return (
    figure === other.metric.figure &&
    printMeasure(one.subject.measure) === printMeasure(other.subject.measure) &&
    (!OF_THEIR_QUERY.has(figure) || one.sql === other.sql)
  );
}

/** In which language each of two reports is written. */
interface Written {
  before: Language;
  after: Language;
}

/** The older figure beside the newer one, in the newer report's language; without its note where that is in another. */
function beside(older: Claim, { before, after }: Written): MetricChange['before'] {
  const { figure } = shownOf(older);
  const text = before === after ? null : figureIn(after, older, before);
  return text === null ? figure : { ...figure, text };
}

/** The key metrics of two reports side by side, in the order of the newer one; then those that are gone. */
export function compareMetrics(
  before: Claim[],
  after: Claim[],
  tableOf: (claim: Claim) => string,
  written: Written,
): MetricChange[] {
  const older = before.filter(isMetric);
  const isSame = (one: Claim, other: Claim): boolean => tableOf(one) === tableOf(other) && isSameMetric(one, other);
  const changes: MetricChange[] = after.filter(isMetric).map((claim) => {
    const at = older.findIndex((other) => isSame(claim, other));
    const [match] = at < 0 ? [] : older.splice(at, 1);
    const { label, figure } = shownOf(claim);
    return {
      table: claim.table,
      label,
      before: match ? beside(match, written) : null,
      after: figure,
      relative: match ? relativeChange(match.value, claim.value) : null,
    };
  });
  const gone = older.map((claim): MetricChange => {
    const { label, figure } = shownOf(claim);
    return { table: claim.table, label, before: figure, after: null, relative: null };
  });
  return [...changes, ...gone];
}
