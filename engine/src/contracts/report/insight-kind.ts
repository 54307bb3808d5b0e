import * as z from 'zod/mini';

/**
 * Kinds of one family are read alike: they stand in one section of a report, count together where sorts of findings take turns, and
 * are one thing when reports are compared. They are the kinds of engine versions before each kind said its own name.
 */
export type KindFamily =
  | 'headline'
  | 'dominance'
  | 'evenness'
  | 'group-difference'
  | 'rate-difference'
  | 'contribution'
  | 'trend'
  | 'subgroup-trend'
  | 'change-point'
  | 'spike'
  | 'seasonality'
  | 'outlier'
  | 'correlation'
  | 'association'
  | 'driver'
  | 'repetition'
  | 'terms';

/**
 * Every kind of insight and its family, in the order in which they are looked for: the one line of a kind outside its folder,
 * `kinds/<kind>` of the engine. `pnpm engine:kinds` writes the tables of folders from it. All names of earlier versions are among them.
 */
const FAMILIES = {
  headline: 'headline',
  hierarchy: 'headline',
  'series-summary': 'headline',
  'group-levels': 'headline',
  'result-levels': 'rate-difference',
  dominance: 'dominance',
  evenness: 'evenness',
  'group-difference': 'group-difference',
  'spread-difference': 'group-difference',
  'paired-difference': 'group-difference',
  'mean-interaction': 'group-difference',
  'rate-interaction': 'rate-difference',
  'ratio-difference': 'group-difference',
  'rows-per-entity': 'group-difference',
  'ends-early': 'rate-difference',
  'attainment-difference': 'rate-difference',
  'rate-difference': 'rate-difference',
  'outlying-rate': 'rate-difference',
  'outlying-ratio': 'group-difference',
  'rate-by-measure': 'rate-difference',
  'ordered-association': 'association',
  association: 'association',
  'conditional-dominance': 'dominance',
  contribution: 'contribution',
  trend: 'trend',
  'subgroup-trend': 'subgroup-trend',
  'change-difference': 'subgroup-trend',
  'subgroup-count-trend': 'subgroup-trend',
  'share-trend': 'subgroup-trend',
  'change-point': 'change-point',
  'slope-change': 'change-point',
  'group-step': 'change-point',
  'rate-step': 'change-point',
  'ratio-step': 'change-point',
  gap: 'spike',
  spike: 'spike',
  dip: 'spike',
  'measure-spike': 'spike',
  'new-level': 'spike',
  episode: 'spike',
  newcomer: 'spike',
  vanished: 'spike',
  'new-term': 'terms',
  seasonality: 'seasonality',
  'label-season': 'seasonality',
  'measure-seasonality': 'seasonality',
  cycle: 'seasonality',
  driver: 'driver',
  'mean-driver': 'driver',
  'sum-driver': 'driver',
  'ratio-driver': 'driver',
  outlier: 'outlier',
  'group-outlier': 'outlier',
  correlation: 'correlation',
  'change-correlation': 'correlation',
  lag: 'correlation',
  'slope-crossing': 'correlation',
  'subgroup-correlation': 'correlation',
  'nonlinear-relation': 'group-difference',
  missingness: 'association',
  'broken-rule': 'repetition',
  'use-of-limit': 'outlier',
  waiting: 'rate-difference',
  'last-reading': 'rate-difference',
  repetition: 'repetition',
  terms: 'terms',
  'term-level': 'terms',
  'segment-terms': 'terms',
  course: 'trend',
  ranking: 'dominance',
  'member-totals': 'contribution',
  'adjusted-difference': 'rate-difference',
  reversal: 'rate-difference',
  'correlation-reversal': 'correlation',
  concentration: 'dominance',
} as const satisfies Record<string, KindFamily>;

export type InsightKind = keyof typeof FAMILIES;
export const INSIGHT_KINDS = Object.keys(FAMILIES) as [InsightKind, ...InsightKind[]];
export const insightKind = z.enum(INSIGHT_KINDS);

export const familyOf = (kind: InsightKind): KindFamily => FAMILIES[kind];

/** A figure that is told for its own sake, as against a finding. */
export const isFigure = (kind: InsightKind): boolean => FAMILIES[kind] === 'headline' || FAMILIES[kind] === 'evenness';
