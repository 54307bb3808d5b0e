import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import type { structureOf } from '../../insights/frame/structure';
import type { TestLog } from '../../insights/judge/test-log';
import { judgedP } from '../../insights/units/judged-p';
import { labelsOf, ranksOf } from '../../insights/units/sides';
import { wasThereFirst } from '../../profile/roles/there-first';
import { chiSquareTest, crossTable } from '../../stats/contingency';
import { oneWayP } from '../../stats/one-way';
import { standardised } from '../../stats/standardised';
import { LIMITS as ADJUSTED } from '../adjusted-difference/limits';
import type { RateByEnds } from './ends';

/** A column with whose mix at most half of the difference between the ends remains. */
export interface Behind {
  by: Dimension;
  /** What remains, as a share of the difference. */
  left: number;
}

/**
 * The column that stood before the result and lies behind most of how often it is at the two ends of a measure (direct standardisation, the rules of
 * `adjusted-difference`): it goes with the measure and with the result, each beyond chance. Of several the one that leaves least; null for none.
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
  const own = ends.rises ? 1 : 0;
  const sides = Int32Array.from(measure.values, (value) => (value <= ends.low.to ? 0 : value >= ends.high.from ? 1 : -1));
  const strata = frame.dimensions.filter(
    (by) =>
      !by.entity &&
      by.distinct <= ADJUSTED.mostStrata &&
      wasThereFirst(by.column.name) &&
      ![result.column.name, ...measure.columns].includes(by.column.name) &&
      !isStructure({ filter: [], breakdown: by.column.name, measure: measure.typed }),
  );
  const found = strata.flatMap((by): Behind[] => {
    const like = standardised(hits, sides, own, by.codes, ADJUSTED.fewestInAStratum);
    const left = Math.abs((like.ownAlike - like.othersAlike) / (like.own - like.others));
    if (like.covered < ADJUSTED.leastWeight || !(left <= ADJUSTED.mostLeft)) return [];
    return goesWithBoth(frame, log, by, result, measure) ? [{ by, left }] : [];
  });
  return found.sort((a, b) => a.left - b.left)[0] ?? null;
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
