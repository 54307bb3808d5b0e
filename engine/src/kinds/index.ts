// Written by `pnpm engine:kinds` from contracts/report/insight-kind.ts.
import { headline } from './headline';
import { hierarchy } from './hierarchy';
import { seriesSummary } from './series-summary';
import { groupLevels } from './group-levels';
import { resultLevels } from './result-levels';
import { dominance } from './dominance';
import { evenness } from './evenness';
import { groupDifference } from './group-difference';
import { spreadDifference } from './spread-difference';
import { pairedDifference } from './paired-difference';
import { meanInteraction } from './mean-interaction';
import { rateInteraction } from './rate-interaction';
import { ratioDifference } from './ratio-difference';
import { rowsPerEntity } from './rows-per-entity';
import { endsEarly } from './ends-early';
import { attainmentDifference } from './attainment-difference';
import { rateDifference } from './rate-difference';
import { outlyingRate } from './outlying-rate';
import { outlyingRatio } from './outlying-ratio';
import { rateByMeasure } from './rate-by-measure';
import { orderedAssociation } from './ordered-association';
import { association } from './association';
import { conditionalDominance } from './conditional-dominance';
import { contribution } from './contribution';
import { trend } from './trend';
import { subgroupTrend } from './subgroup-trend';
import { changeDifference } from './change-difference';
import { subgroupCountTrend } from './subgroup-count-trend';
import { shareTrend } from './share-trend';
import { changePoint } from './change-point';
import { slopeChange } from './slope-change';
import { groupStep } from './group-step';
import { rateStep } from './rate-step';
import { ratioStep } from './ratio-step';
import { gap } from './gap';
import { spike } from './spike';
import { dip } from './dip';
import { measureSpike } from './measure-spike';
import { newLevel } from './new-level';
import { episode } from './episode';
import { newcomer } from './newcomer';
import { vanished } from './vanished';
import { newTerm } from './new-term';
import { seasonality } from './seasonality';
import { labelSeason } from './label-season';
import { measureSeasonality } from './measure-seasonality';
import { cycle } from './cycle';
import { driver } from './driver';
import { meanDriver } from './mean-driver';
import { sumDriver } from './sum-driver';
import { ratioDriver } from './ratio-driver';
import { outlier } from './outlier';
import { groupOutlier } from './group-outlier';
import { correlation } from './correlation';
import { changeCorrelation } from './change-correlation';
import { lag } from './lag';
import { slopeCrossing } from './slope-crossing';
import { subgroupCorrelation } from './subgroup-correlation';
import { nonlinearRelation } from './nonlinear-relation';
import { missingness } from './missingness';
import { brokenRule } from './broken-rule';
import { useOfLimit } from './use-of-limit';
import { waiting } from './waiting';
import { lastReading } from './last-reading';
import { repetition } from './repetition';
import { terms } from './terms';
import { termLevel } from './term-level';
import { segmentTerms } from './segment-terms';
import { course } from './course';
import { ranking } from './ranking';
import { memberTotals } from './member-totals';
import { adjustedDifference } from './adjusted-difference';
import { reversal } from './reversal';
import { correlationReversal } from './correlation-reversal';
import { concentration } from './concentration';
import type { InsightKind } from '../contracts/report/insight-kind';
import type { KindSpec } from './kind-spec';

/** Every kind of insight, in the order in which they are looked for. Nothing outside their folders knows one by its name. */
export const KINDS: Record<InsightKind, KindSpec> = {
  headline,
  hierarchy,
  'series-summary': seriesSummary,
  'group-levels': groupLevels,
  'result-levels': resultLevels,
  dominance,
  evenness,
  'group-difference': groupDifference,
  'spread-difference': spreadDifference,
  'paired-difference': pairedDifference,
  'mean-interaction': meanInteraction,
  'rate-interaction': rateInteraction,
  'ratio-difference': ratioDifference,
  'rows-per-entity': rowsPerEntity,
  'ends-early': endsEarly,
  'attainment-difference': attainmentDifference,
  'rate-difference': rateDifference,
  'outlying-rate': outlyingRate,
  'outlying-ratio': outlyingRatio,
  'rate-by-measure': rateByMeasure,
  'ordered-association': orderedAssociation,
  association,
  'conditional-dominance': conditionalDominance,
  contribution,
  trend,
  'subgroup-trend': subgroupTrend,
  'change-difference': changeDifference,
  'subgroup-count-trend': subgroupCountTrend,
  'share-trend': shareTrend,
  'change-point': changePoint,
  'slope-change': slopeChange,
  'group-step': groupStep,
  'rate-step': rateStep,
  'ratio-step': ratioStep,
  gap,
  spike,
  dip,
  'measure-spike': measureSpike,
  'new-level': newLevel,
  episode,
  newcomer,
  vanished,
  'new-term': newTerm,
  seasonality,
  'label-season': labelSeason,
  'measure-seasonality': measureSeasonality,
  cycle,
  driver,
  'mean-driver': meanDriver,
  'sum-driver': sumDriver,
  'ratio-driver': ratioDriver,
  outlier,
  'group-outlier': groupOutlier,
  correlation,
  'change-correlation': changeCorrelation,
  lag,
  'slope-crossing': slopeCrossing,
  'subgroup-correlation': subgroupCorrelation,
  'nonlinear-relation': nonlinearRelation,
  missingness,
  'broken-rule': brokenRule,
  'use-of-limit': useOfLimit,
  waiting,
  'last-reading': lastReading,
  repetition,
  terms,
  'term-level': termLevel,
  'segment-terms': segmentTerms,
  course,
  ranking,
  'member-totals': memberTotals,
  'adjusted-difference': adjustedDifference,
  reversal,
  'correlation-reversal': correlationReversal,
  concentration,
};
