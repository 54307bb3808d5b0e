import { kruskalWallis, type KruskalWallis } from '../../stats/groups/kruskal-wallis';
import { chiSquareUpper } from '../../stats/distributions/distributions';
import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import type { Test, TestLog } from '../../insights/judge/test-log';
import { worthInGroups } from '../../insights/series/sequences';
import { judgedP } from '../../insights/units/judged-p';
import { labelsOf, ranksOf } from '../../insights/units/sides';
import { isUnit } from '../../insights/units/unit-judge';

export interface LevelTest {
  result: KruskalWallis;
  /** Independent rows that one row is worth. */
  worth: number;
  test: Test;
}

/** Whether groups differ in a measure's level: Kruskal-Wallis, judged at what rows belong to, and written down once. Null where it cannot be asked. */
export function levelTest(
  frame: Frame,
  log: TestLog,
  dimension: Dimension,
  measure: Measure,
  codes: Int32Array,
): LevelTest | null {
  const result = kruskalWallis(measure.ranks, codes);
  if (!result) return null;
  const worth = worthInGroups(frame, measure, codes);
  const plain = chiSquareUpper(result.h * worth, result.groups.length - 1);
  const p = judgedP(frame, plain, labelsOf(dimension, codes), ranksOf(measure));
  return {
    result,
    worth,
    test: log.add(p, isUnit(frame, dimension) ? 'units' : [dimension.column.name, ...measure.columns]),
  };
}
