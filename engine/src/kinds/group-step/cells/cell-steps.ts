import type { Dimension, Frame, Measure, Timeline } from '../../../insights/frame/frame';
import { LARGEST_P } from '../../../insights/judge/gate';
import type { TestLog } from '../../../insights/judge/test-log';
import { areOwn } from '../../../insights/frame/roles';
import type { Found } from '../group-step-finding';
import { isItsOwn, type Levels } from '../its-own';
import { bestStepOf, mayBeTold, ownAmong, surestFirst } from '../steps-told';
import { levelsOf, mean, type Step } from '../step-of-gap';
import { LIMITS } from '../limits';
import { cubeOf, type Cube, type Place } from './cube';

/** Pairs of the keys of a panel that several of them make up: what a cell of them does is asked beside what each label does. */
export function keyPairs({ dimensions, table }: Frame): [Dimension, Dimension][] {
  const { model } = table;
  if (model?.shape.kind !== 'panel') return [];
  const { entity } = model.shape;
  const keys = dimensions.filter(({ column, distinct, entity: isNamed }) => !isNamed && entity.includes(column.name) && distinct > 1 && areOwn(table, [column.name])); // prettier-ignore
  return keys
    .flatMap((a, i) => keys.slice(i + 1).map((b): [Dimension, Dimension] => [a, b]))
    .filter(([a, b]) => a.distinct * b.distinct <= LIMITS.mostCells)
    .map(([a, b]) => (a.distinct < b.distinct ? [b, a] : [a, b]));
}

/**
 * Cells that step beside the others of their column while the rest of their row stays beside the others of its columns: neither all that a hotel does,
 * nor what a segment does everywhere. The first key is the one with more labels, whose others say more of how far cells drift here.
 */
export function cellStepsIn(
  frame: Frame,
  timeline: Timeline,
  measure: Measure,
  keys: readonly [Dimension, Dimension],
  log: TestLog,
): Found[] {
  const [dimension, other] = keys;
  const cube = cubeOf(frame, timeline, measure, keys);
  const all = cube.places.flatMap(({ row, column }) => {
    const step = ownStepOf(cube, { row, column });
    return step ? [{ ...step, code: row, column }] : [];
  });
  const told = all.toSorted(surestFirst).slice(0, LIMITS.mostTold);
  const [first] = told;
  // The cell that goes furthest was picked among all (Bonferroni).
  const test = log.add(first ? Math.min(1, cube.places.length * first.p) : 1, 'inside');
  return told.map(({ column, ...step }, i) => {
    const codes = dimension.codes.map((code, row) => (other.codes[row] === column ? code : -1));
    const within = { dimension: other, label: other.labels[column] ?? '' };
    const split = { timeline, measure, dimension: { ...dimension, codes }, within };
    const tests = i === 0 ? [test] : [test, log.member(step.p, test, cube.places.length)];
    return {
      split,
      step,
      of: { split, step },
      others: 0,
      tests,
      isSure: tests.every(({ p }) => p < LARGEST_P),
    };
  });
}

function ownStepOf(cube: Cube, place: Place): Step | null {
  const step = bestStepOf(cube.gapOf(place), cube.inColumn(place).length + 1);
  if (!step || !mayBeTold(step) || !isItsOwn(step.own, step.rest) || !isOfCell(cube, place, step)) return null;
  return ownAmong(
    step,
    cube.inColumn(place).map((other) => () => cube.gapOf(other, place)),
  );
}

/** Whether the rest of a row does not take the step of one of its cells, each beside the others of its column. */
function isOfCell(cube: Cube, place: Place, { moment, own, rest }: Step): boolean {
  const others = cube.inRow(place).map((other) => {
    const gap = cube.gapOf(other);
    const at = gap.at.findIndex((edge) => edge >= moment);
    return at > 0 ? withoutOthers(levelsOf(gap.own, at), levelsOf(gap.rest, at)) : null;
  });
  const known = others.filter((levels) => levels !== null);
  return (
    known.length === 0 ||
    isItsOwn(withoutOthers(own, rest), [mean(known.map(([level]) => level)), mean(known.map(([, level]) => level))])
  );
}

/** What a level would be afterwards if it had moved as the others do, and what it is: by factor where all are above nought. */
const withoutOthers = ([before, after]: Levels, [othersBefore, othersAfter]: Levels): Levels =>
  Math.min(before, after, othersBefore, othersAfter) > 0
    ? [(before * othersAfter) / othersBefore, after]
    : [before + othersAfter - othersBefore, after];
