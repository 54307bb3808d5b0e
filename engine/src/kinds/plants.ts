// Written by `pnpm engine:kinds` from contracts/report/insight-kind.ts.
import type { InsightKind } from '../contracts/report/insight-kind';
import { plant as headline } from './headline/plant';
import { plant as hierarchy } from './hierarchy/plant';
import { plant as seriesSummary } from './series-summary/plant';
import { plant as groupLevels } from './group-levels/plant';
import { plant as resultLevels } from './result-levels/plant';
import { plant as dominance } from './dominance/plant';
import { plant as evenness } from './evenness/plant';
import { plant as groupDifference } from './group-difference/plant';
import { plant as spreadDifference } from './spread-difference/plant';
import { plant as pairedDifference } from './paired-difference/plant';
import { plant as meanInteraction } from './mean-interaction/plant';
import { plant as rateInteraction } from './rate-interaction/plant';
import { plant as ratioDifference } from './ratio-difference/plant';
import { plant as rowsPerEntity } from './rows-per-entity/plant';
import { plant as endsEarly } from './ends-early/plant';
import { plant as attainmentDifference } from './attainment-difference/plant';
import { plant as rateDifference } from './rate-difference/plant';
import { plant as outlyingRate } from './outlying-rate/plant';
import { plant as outlyingRatio } from './outlying-ratio/plant';
import { plant as rateByMeasure } from './rate-by-measure/plant';
import { plant as orderedAssociation } from './ordered-association/plant';
import { plant as association } from './association/plant';
import { plant as conditionalDominance } from './conditional-dominance/plant';
import { plant as contribution } from './contribution/plant';
import { plant as trend } from './trend/plant';
import { plant as subgroupTrend } from './subgroup-trend/plant';
import { plant as changeDifference } from './change-difference/plant';
import { plant as subgroupCountTrend } from './subgroup-count-trend/plant';
import { plant as shareTrend } from './share-trend/plant';
import { plant as changePoint } from './change-point/plant';
import { plant as slopeChange } from './slope-change/plant';
import { plant as groupStep } from './group-step/plant';
import { plant as rateStep } from './rate-step/plant';
import { plant as ratioStep } from './ratio-step/plant';
import { plant as gap } from './gap/plant';
import { plant as spike } from './spike/plant';
import { plant as dip } from './dip/plant';
import { plant as measureSpike } from './measure-spike/plant';
import { plant as newLevel } from './new-level/plant';
import { plant as episode } from './episode/plant';
import { plant as newcomer } from './newcomer/plant';
import { plant as vanished } from './vanished/plant';
import { plant as newTerm } from './new-term/plant';
import { plant as seasonality } from './seasonality/plant';
import { plant as labelSeason } from './label-season/plant';
import { plant as measureSeasonality } from './measure-seasonality/plant';
import { plant as cycle } from './cycle/plant';
import { plant as driver } from './driver/plant';
import { plant as meanDriver } from './mean-driver/plant';
import { plant as sumDriver } from './sum-driver/plant';
import { plant as ratioDriver } from './ratio-driver/plant';
import { plant as outlier } from './outlier/plant';
import { plant as groupOutlier } from './group-outlier/plant';
import { plant as correlation } from './correlation/plant';
import { plant as changeCorrelation } from './change-correlation/plant';
import { plant as lag } from './lag/plant';
import { plant as slopeCrossing } from './slope-crossing/plant';
import { plant as subgroupCorrelation } from './subgroup-correlation/plant';
import { plant as nonlinearRelation } from './nonlinear-relation/plant';
import { plant as missingness } from './missingness/plant';
import { plant as brokenRule } from './broken-rule/plant';
import { plant as useOfLimit } from './use-of-limit/plant';
import { plant as waiting } from './waiting/plant';
import { plant as lastReading } from './last-reading/plant';
import { plant as repetition } from './repetition/plant';
import { plant as terms } from './terms/plant';
import { plant as termLevel } from './term-level/plant';
import { plant as segmentTerms } from './segment-terms/plant';
import { plant as course } from './course/plant';
import { plant as ranking } from './ranking/plant';
import { plant as memberTotals } from './member-totals/plant';
import { plant as adjustedDifference } from './adjusted-difference/plant';
import { plant as reversal } from './reversal/plant';
import { plant as correlationReversal } from './correlation-reversal/plant';
import { plant as concentration } from './concentration/plant';
import type { Plant } from './planting';

/** What is planted for each kind. Not part of `KINDS`, so that no table generator travels with the engine. */
export const PLANTS: Record<InsightKind, Plant> = {
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
