import { association } from './association';
import { attainmentDifference } from './attainment-difference';
import { changeCorrelation } from './change-correlation';
import { changePoint } from './change-point';
import { conditionalDominance } from './conditional-dominance';
import { contribution } from './contribution';
import { correlation } from './correlation';
import { dip } from './dip';
import { dominance } from './dominance';
import { driver } from './driver';
import { evenness } from './evenness';
import { gap } from './gap';
import { groupDifference } from './group-difference';
import { groupOutlier } from './group-outlier';
import { headline } from './headline';
import { hierarchy } from './hierarchy';
import { meanDriver } from './mean-driver';
import { meanInteraction } from './mean-interaction';
import { measureSeasonality } from './measure-seasonality';
import { measureSpike } from './measure-spike';
import { missingness } from './missingness';
import { newLevel } from './new-level';
import { newTerm } from './new-term';
import { nonlinearRelation } from './nonlinear-relation';
import { outlier } from './outlier';
import { rateDifference } from './rate-difference';
import { rateInteraction } from './rate-interaction';
import { ratioDifference } from './ratio-difference';
import { repetition } from './repetition';
import { rowsPerEntity } from './rows-per-entity';
import { seasonality } from './seasonality';
import { segmentTerms } from './segment-terms';
import { seriesSummary } from './series-summary';
import { spike } from './spike';
import { subgroupCorrelation } from './subgroup-correlation';
import { subgroupCountTrend } from './subgroup-count-trend';
import { subgroupTrend } from './subgroup-trend';
import { terms } from './terms';
import { trend } from './trend';
import type { InsightKind } from '../contracts/insight-kind';
import type { KindSpec } from './kind-spec';

/** Every kind of insight, in the order in which they are looked for. Nothing outside their folders knows one by its name. */
export const KINDS: Record<InsightKind, KindSpec> = {
  headline,
  hierarchy,
  'series-summary': seriesSummary,
  dominance,
  evenness,
  'group-difference': groupDifference,
  'mean-interaction': meanInteraction,
  'rate-interaction': rateInteraction,
  'ratio-difference': ratioDifference,
  'rows-per-entity': rowsPerEntity,
  'attainment-difference': attainmentDifference,
  'rate-difference': rateDifference,
  association,
  'conditional-dominance': conditionalDominance,
  contribution,
  trend,
  'subgroup-trend': subgroupTrend,
  'subgroup-count-trend': subgroupCountTrend,
  'change-point': changePoint,
  gap,
  spike,
  dip,
  'measure-spike': measureSpike,
  'new-level': newLevel,
  'new-term': newTerm,
  seasonality,
  'measure-seasonality': measureSeasonality,
  driver,
  'mean-driver': meanDriver,
  outlier,
  'group-outlier': groupOutlier,
  correlation,
  'change-correlation': changeCorrelation,
  'subgroup-correlation': subgroupCorrelation,
  'nonlinear-relation': nonlinearRelation,
  missingness,
  repetition,
  terms,
  'segment-terms': segmentTerms,
};
