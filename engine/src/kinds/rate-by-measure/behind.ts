import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import type { structureOf } from '../../insights/frame/measures/structure';
import type { TestLog } from '../../insights/judge/test-log';
import { judgedP } from '../../insights/units/judged-p';
import { labelsOf, ranksOf } from '../../insights/units/sides';
import { chiSquareTest, crossTable } from '../../stats/groups/contingency';
import { kruskalWallis } from '../../stats/groups/kruskal-wallis';
import { oneWayP } from '../../stats/groups/one-way';
import { standardised } from '../../stats/groups/standardised';
import { LIMITS as ADJUSTED } from '../adjusted-difference/limits';
import { columnsBehind } from '../mix-behind/columns-behind';
import { mayLieBehind } from '../mix-behind/mix-behind';
import type { RateByEnds } from './ends';
import { LIMITS } from './limits';
import { withinGroups } from './within-groups';

/** Columns behind which most of a difference between the ends lies. */
export interface Behind {
  by: Dimension[];
  /** What remains, as a share of the difference: of what the measure would leave if it alone made it. */
  left: number;
  /** How like is compared with like: both ends with the same mix of the columns, or the ends of each group of one, where hardly one has rows at both. */
  how: 'mix' | 'groups';
}

/**
 * The columns that lie behind most of how often the result is at the two ends of a measure: they go with the measure and with the result, each beyond chance,
 * and at most half of the difference remains like with like. What comes of the result cannot: through the result alone nothing tells more of the measure
 * than the result does. Null for none.
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
  const ofResult = explainedBy(measure, result);
  const columns = frame.dimensions
    .filter(
      (by) =>
        !by.entity &&
        mayLieBehind(by) &&
        ![result.column.name, ...measure.columns].includes(by.column.name) &&
        !isStructure({ filter: [], breakdown: by.column.name, measure: measure.typed }),
    )
    .map((by) => ({ by, explained: explainedBy(measure, by) }))
    .filter(({ explained }) => explained >= LIMITS.furtherThanResult * ofResult);
  const found = [
    inSameMix(hits, measure, ends, columns.map(({ by }) => by)),
    ...columns.map(({ by, explained }) => inItsGroups(hits, measure, ends, by, explained)),
  ].filter((behind) => behind !== null && behind.left <= ADJUSTED.mostLeft && behind.by.every((by) => goesWithBoth(frame, log, by, result, measure)));
  return found.sort((a, b) => (a?.left ?? 0) - (b?.left ?? 0))[0] ?? null;
} // prettier-ignore

/** Share of how a measure differs that lies between the groups of a column. */
const explainedBy = (measure: Measure, { codes }: Dimension): number => kruskalWallis(measure.ranks, codes)?.epsilonSquared ?? 0;

/** What remains with the same mix of all columns behind it at both ends (direct standardisation, the rules of `adjusted-difference`); null where there are none. */
function inSameMix(hits: Float64Array, { values }: Measure, { low, high, rises }: RateByEnds, columns: readonly Dimension[]): Behind | null {
  const sides = Int32Array.from(values, (value) => (value <= low.to ? 0 : value >= high.from ? 1 : -1));
  const like = (strata: Int32Array) => standardised(hits, sides, rises ? 1 : 0, strata, ADJUSTED.fewestInAStratum);
  const { by, strata } = columnsBehind(
    Float64Array.from(sides, (side) => (side < 0 ? NaN : side)),
    hits,
    columns,
    (some) => like(some).covered >= ADJUSTED.leastWeight,
  );
  if (by.length === 0) return null;
  const { own, others, ownAlike, othersAlike } = like(strata);
  return { by, left: Math.abs((ownAlike - othersAlike) / (own - others)), how: 'mix' };
} // prettier-ignore

/** What remains between the ends of each group, whose groups hold most of how the measure differs: so much less of it can be expected there. Few rows that stray by a standard error leave nothing. */
function inItsGroups(hits: Float64Array, measure: Measure, ends: RateByEnds, by: Dimension, explained: number): Behind | null {
  if (explained < LIMITS.liesIn || explained >= 1) return null;
  const { low, high, error, covered } = withinGroups(measure.values, hits, by.codes, by.labels.length);
  if (covered < ADJUSTED.leastWeight) return null;
  return {
    by: [by],
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
