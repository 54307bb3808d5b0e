import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import type { structureOf } from '../../insights/frame/measures/structure';
import type { TestLog } from '../../insights/judge/test-log';
import { judgedP } from '../../insights/units/judged-p';
import { labelsOf, ranksOf } from '../../insights/units/sides';
import { isAfter, wasThereFirst } from '../../profile/roles/there-first';
import { chiSquareTest, crossTable } from '../../stats/groups/contingency';
import { kruskalWallis } from '../../stats/groups/kruskal-wallis';
import { oneWayP } from '../../stats/groups/one-way';
import { standardised } from '../../stats/groups/standardised';
import { LIMITS as ADJUSTED } from '../adjusted-difference/limits';
import type { RateByEnds } from './ends';
import { LIMITS } from './limits';
import { withinGroups } from './within-groups';

/** A column behind which most of a difference between the ends lies. */
export interface Behind {
  by: Dimension;
  /** What remains, as a share of the difference: of what the measure would leave if it alone made it. */
  left: number;
  /** How like is compared with like: both ends with the same mix of the column, or the ends of each of its groups, where hardly one has rows at both. */
  how: 'mix' | 'groups';
}

/**
 * The column that lies behind most of how often the result is at the two ends of a measure: it goes with the measure and with the result, each beyond chance,
 * and at most half of the difference remains like with like. A column that its name says stood first may, and any other in whose groups the measure lies. What
 * comes of the result cannot: through the result alone nothing tells more of the measure than the result does. Of several the one that leaves least; null for none.
 */
export function behindEnds(
  frame: Frame,
  log: TestLog,
  isStructure: ReturnType<typeof structureOf>,
  result: Dimension,
  measure: Measure,
  ends: RateByEnds,
): Behind | null {
  const hits = Float64Array.from(result.codes, (code) => (code < 0 ? NaN : result.labels[code] === ends.event ? 1 : 0));
  const sides = Int32Array.from(measure.values, (value) => (value <= ends.low.to ? 0 : value >= ends.high.from ? 1 : -1));
  const ofResult = explainedBy(measure, result);
  const found = frame.dimensions
    .filter(
      (by) =>
        !by.entity &&
        by.distinct <= ADJUSTED.mostStrata &&
        !isAfter(by.column.name) &&
        ![result.column.name, ...measure.columns].includes(by.column.name) &&
        !isStructure({ filter: [], breakdown: by.column.name, measure: measure.typed }),
    )
    .flatMap((by): Behind[] => {
      const explained = explainedBy(measure, by);
      if (explained < LIMITS.furtherThanResult * ofResult) return [];
      const behind = inSameMix(hits, sides, ends, by, explained) ?? inItsGroups(hits, measure, ends, by, explained);
      if (!behind || !(behind.left <= ADJUSTED.mostLeft)) return [];
      return goesWithBoth(frame, log, by, result, measure) ? [behind] : [];
    });
  return found.sort((a, b) => a.left - b.left)[0] ?? null;
}

/** Share of how a measure differs that lies between the groups of a column. */
const explainedBy = (measure: Measure, { codes }: Dimension): number => kruskalWallis(measure.ranks, codes)?.epsilonSquared ?? 0;

/** What remains with the same mix of the column at both ends (direct standardisation, the rules of `adjusted-difference`); null where too few groups have both. */
function inSameMix(
  hits: Float64Array,
  sides: Int32Array,
  { rises }: RateByEnds,
  by: Dimension,
  explained: number,
): Behind | null {
  if (!wasThereFirst(by.column.name) && explained < LIMITS.liesIn) return null;
  const like = standardised(hits, sides, rises ? 1 : 0, by.codes, ADJUSTED.fewestInAStratum);
  if (like.covered < ADJUSTED.leastWeight) return null;
  return { by, left: Math.abs((like.ownAlike - like.othersAlike) / (like.own - like.others)), how: 'mix' };
}

/** What remains between the ends of each group, whose groups hold most of how the measure differs: so much less of it can be expected there. Few rows that stray by a standard error leave nothing. */
function inItsGroups(hits: Float64Array, measure: Measure, ends: RateByEnds, by: Dimension, explained: number): Behind | null {
  if (explained < LIMITS.liesIn || explained >= 1) return null;
  const { low, high, error, covered } = withinGroups(measure.values, hits, by.codes, by.labels.length);
  if (covered < ADJUSTED.leastWeight) return null;
  return {
    by,
    left: Math.max(0, Math.abs(high - low) - error) / (ends.more - ends.less) / Math.sqrt(1 - explained),
    how: 'groups',
  };
}

function goesWithBoth(frame: Frame, log: TestLog, by: Dimension, result: Dimension, measure: Measure): boolean {
  const cross = chiSquareTest(crossTable(by.codes, by.labels.length, result.codes, result.labels.length))?.p ?? 1;
  const both = [
    { p: judgedP(frame, cross, labelsOf(by), labelsOf(result)), columns: [by.column.name, result.column.name] },
    { p: judgedP(frame, oneWayP(measure.ranks, by.codes), labelsOf(by), ranksOf(measure)), columns: [by.column.name, ...measure.columns] },
  ];
  for (const { p, columns } of both) log.add(p, columns);
  return both.every(({ p }) => p < ADJUSTED.certain);
} // prettier-ignore
