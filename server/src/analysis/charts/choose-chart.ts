import type { Claim } from '@hub/shared/contracts/claim';
import type { Frame } from '../insights/frame/frame';
import { countBars, meanBars, rateBars, sumBars } from './bar-plans';
import { boxes, isLopsided } from './boxes';
import type { ChartPlan } from './chart-plan';
import { fitsHeatmap, heatmap } from './heatmap';
import { histogram, scatter } from './number-plans';
import { cycleBars, seriesLine } from './time-plans';

const SUM = /^sum\((.+)\)$/;
const RATE = /^rate\((.+?)=(.*)\)$/s;

/** Rows up to which quantiles by group are cheap. */
const MOST_FOR_QUANTILES = 200_000;

/** The chart that shows a claim best, or null when words say it as well. */
export function chooseChart(frame: Frame, claim: Claim): ChartPlan | null {
  const { breakdown, measure: id } = claim.subject;
  const measure = frame.measures.find((candidate) => candidate.id === (SUM.exec(id)?.[1] ?? id)) ?? null;
  const dimension = frame.dimensions.find((candidate) => candidate.column.name === breakdown);
  const { timeline } = frame;
  switch (claim.kind) {
    case 'dominance':
      return dimension ? countBars(frame, dimension, claim) : null;
    case 'group-difference':
      if (!dimension || !measure) return null;
      return frame.table.rows <= MOST_FOR_QUANTILES && !measure.fraction && isLopsided(measure)
        ? boxes(frame, dimension, measure, claim)
        : meanBars(frame, dimension, measure, claim);
    case 'contribution':
      return dimension && measure ? sumBars(frame, dimension, measure, claim) : null;
    case 'rate-difference':
    case 'association': {
      if (dimension && measure) return meanBars(frame, dimension, measure, claim);
      const [, column, label] = RATE.exec(id) ?? [];
      const outcome = frame.dimensions.find((candidate) => candidate.column.name === column);
      if (
        claim.kind === 'association' &&
        dimension &&
        outcome &&
        label !== undefined &&
        fitsHeatmap(dimension) &&
        fitsHeatmap(outcome)
      )
        return heatmap(frame, dimension, outcome, claim);
      return dimension && outcome && label !== undefined ? rateBars(frame, dimension, outcome, label, claim) : null;
    }
    case 'trend':
    case 'subgroup-trend':
    case 'change-point':
    case 'spike':
    case 'terms':
      if (claim.kind === 'terms' && breakdown !== timeline?.column.name) return null;
      return timeline && (measure || id === 'count') ? seriesLine(frame, timeline, measure, claim) : null;
    case 'seasonality':
      return timeline ? cycleBars(frame, timeline, measure, claim) : null;
    case 'outlier':
      return measure ? histogram(frame, measure) : null;
    case 'correlation': {
      const other = frame.measures.find((candidate) => candidate.id === breakdown);
      return measure && other ? scatter(frame, other, measure, claim) : null;
    }
    case 'headline':
      if (id === 'count' && timeline && breakdown === timeline.column.name) return seriesLine(frame, timeline, null, claim);
      return dimension && id === 'count' ? countBars(frame, dimension, { ...claim, member: null }) : null;
    default:
      return null;
  }
}
