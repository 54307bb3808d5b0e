import { printMeasure, rateOf } from '../contracts/measure';
import { measureOf, measureSplitBy, outcomeOf } from '../insights/frame/measure-of';
import type { Claim } from '../contracts/claim';
import { labelText } from '../wording/human';
import type { Dimension, Frame } from '../insights/frame/frame';
import { equals } from '../insights/sql';
import { countBars, meanBars, rateBars, sumBars } from './bar-plans';
import { boxes, isLopsided } from './boxes';
import type { ChartPlan } from './chart-plan';
import { fitsHeatmap, heatmap } from './heatmap';
import { quotientBars } from './quotient-plans';
import { histogram, scatter } from './number-plans';
import { cycleBars, seriesLine, type Plotted } from './time-plans';

/** Rows up to which quantiles by group are cheap. */
const MOST_FOR_QUANTILES = 200_000;

/** The chart that shows a claim best, or null when words say it as well. */
export function chooseChart(frame: Frame, claim: Claim): ChartPlan | null {
  const { breakdown, measure: typed } = claim.subject;
  const measure = measureOf(frame, typed);
  const isCount = typed.op === 'count';
  const dimension = frame.dimensions.find((candidate) => candidate.column.name === breakdown);
  const { timeline } = frame;
  switch (claim.kind) {
    case 'dominance':
      return dimension ? countBars(frame, dimension, claim) : null;
    case 'group-difference':
      if (!dimension) {
        const other = measureSplitBy(frame, breakdown);
        return measure && other ? scatter(frame, other, measure, claim) : null;
      }
      if (!measure) return quotientBars(frame, dimension, claim);
      return frame.table.rows <= MOST_FOR_QUANTILES &&
        !measure.fraction &&
        claim.subject.filter.length === 0 &&
        isLopsided(measure)
        ? boxes(frame, dimension, measure, claim)
        : meanBars(frame, dimension, measure, claim);
    case 'contribution':
      return dimension && measure ? sumBars(frame, dimension, measure, claim) : null;
    case 'rate-difference':
    case 'association': {
      if (dimension && measure) return meanBars(frame, dimension, measure, claim);
      const outcome = outcomeOf(frame, typed);
      if (!dimension || !outcome) return null;
      if (claim.kind === 'association' && fitsHeatmap(dimension) && fitsHeatmap(outcome.dimension))
        return heatmap(frame, dimension, outcome.dimension, claim);
      return rateBars(frame, dimension, outcome.dimension, outcome.label, claim);
    }
    case 'trend':
    case 'subgroup-trend':
    case 'change-point':
    case 'spike':
    case 'terms':
      if (claim.kind === 'terms' && breakdown !== timeline?.column.name) return null;
      return timeline && (measure || isCount) ? seriesLine(frame, timeline, measure, claim) : null;
    case 'driver': {
      if (!timeline || !dimension || claim.member === null) return null;
      const outcome = outcomeOf(frame, typed);
      const about = {
        ...claim,
        kind: 'subgroup-trend' as const,
        subject: { ...claim.subject, filter: [{ column: dimension.column.name, op: '=' as const, value: claim.member }] },
      };
      if (outcome) return seriesLine(frame, timeline, shareOf(outcome.dimension, outcome.label), about);
      return measure || isCount ? seriesLine(frame, timeline, measure, about) : null;
    }
    case 'seasonality':
      return timeline ? cycleBars(frame, timeline, measure, claim) : null;
    case 'outlier':
      return measure ? histogram(frame, measure, claim) : null;
    case 'correlation': {
      const other = measureSplitBy(frame, breakdown);
      return measure && other ? scatter(frame, other, measure, claim) : null;
    }
    case 'headline':
      if (timeline && breakdown === timeline.column.name && (measure || isCount))
        return seriesLine(frame, timeline, measure, claim);
      if (dimension && measure) return meanBars(frame, dimension, measure, { ...claim, baseline: null });
      return dimension && isCount ? countBars(frame, dimension, { ...claim, member: null }) : null;
    default:
      return null;
  }
}

/** The share of rows with a label of an outcome, as a line shows it. */
const shareOf = (outcome: Dimension, label: string): Plotted => ({
  id: printMeasure(rateOf(outcome.column.name, label)),
  noun: `${outcome.noun} ${labelText(label)}`,
  sql: `(${equals(outcome.column, label)})::INT`,
  unit: '%',
  fraction: true,
});
