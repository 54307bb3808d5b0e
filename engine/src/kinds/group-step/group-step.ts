import type { Finding, Mining } from '../../insights/finding';
import type { Frame } from '../../insights/frame/frame';
import { resultColumns } from '../../insights/frame/measures/result-columns';
import { areOwn } from '../../insights/frame/roles';
import { LARGEST_P } from '../../insights/judge/gate';
import type { TestLog } from '../../insights/judge/test-log';
import { hasSingleRows, meanSeries } from '../../insights/series/series';
import { rowsOfOthers } from '../../insights/series/some-rows';
import { judgeOf } from '../../insights/units/unit-judge';
import { rank } from '../../stats/distributions/ranks';
import { isPanelOf } from '../../insights/frame/panel';
import { gapOf, type Split } from './gap-of';
import { cellStepsIn, keyPairs } from './cells/cell-steps';
import { groupStepFinding, type Found } from './group-step-finding';
import { isItsOwn } from './its-own';
import { lookedAtOf, rowsOf } from './looked-at';
import { isToldBy } from './same-step';
import type { GroupStepTold } from './say';
import { movesAsWell, type Gap, type Step } from './step-of-gap';
import { bestStepOf, inOrder, isTold, mayBeTold, ownAmong } from './steps-told';
import { LIMITS } from './limits';

type GroupStep = Step & { code: number };

/** What a report tells of one split: steps, each with the number of other groups that step as well. */
interface Told {
  steps: GroupStep[];
  others: number;
}

/** Groups whose level of a measure changes at a time and stays, and that of no other group moves likewise. */
export function mineGroupSteps({ frame, log }: Mining): Finding<GroupStepTold>[] {
  const { timeline } = frame;
  if (!timeline || hasSingleRows(timeline)) return [];
  const dimensions = frame.dimensions.filter(
    (dimension) =>
      !dimension.entity &&
      dimension.distinct > 1 &&
      dimension.distinct <= (isPanelOf(frame, { dimension }) ? LIMITS.mostMembers : LIMITS.mostLabels) &&
      areOwn(frame.table, [dimension.column.name]),
  );
  // Of readings there are as many as were planned.
  const looked = [...(timeline.regular ? [] : [null]), ...lookedAtOf(frame)];
  const pairs = keyPairs(frame);
  return looked.flatMap((measure) => {
    const ofGroups = dimensions.flatMap((dimension) => {
      if (measure?.columns.includes(dimension.column.name) || (!measure && dimension.outcome)) return [];
      return stepsIn(frame, { timeline, measure, dimension }, log);
    });
    const ofCells = measure ? pairs.flatMap((pair) => cellStepsIn(frame, timeline, measure, pair, log)) : [];
    const found = [...ofGroups, ...ofCells];
    return found
      .filter(
        (own) => !found.some((other) => other.split.dimension !== own.split.dimension && other.isSure && isToldBy(own, other)),
      )
      .map(({ finding }) => finding);
  });
}

function stepsIn(frame: Frame, split: Split, log: TestLog): Found[] {
  const { labels } = split.dimension;
  const all = stepsOf(split, (code) => gapOf(frame, split, code));
  const isThere = ({ own }: Step) => split.measure !== null || Math.min(...own) >= LIMITS.leastBefore * Math.max(...own);
  // What lies between a group and the others changes as well where one of the others moves.
  const alone = all.filter((step) => mayBeTold(step) && isThere(step) && isItsOwn(step.own, step.rest)).flatMap((step) => aloneOf(frame, split, step)); // prettier-ignore
  const single = labels.length >= LIMITS.manyMembers ? inOrder(alone).slice(0, LIMITS.mostTold) : inOrder(alone).slice(0, 1);
  const told: Told = single.length > 0 ? { steps: single, others: 0 } : severalOf(frame, split);
  const first = inOrder(told.steps)[0] ?? inOrder(all)[0];
  if (!first) return [];
  // The group that goes furthest was picked among all (Bonferroni); of several all must be sure.
  const surest = told.others > 0 ? Math.max(...told.steps.map((step) => step.p)) : first.p;
  const p = Math.min(1, labels.length * surest);
  const isSure = told.steps.length > 0 && p < LARGEST_P;
  const byUnits = (steps: readonly GroupStep[]) => Math.max(...steps.map((step) => byUnitsP(frame, split, step)));
  // How often the result comes about in one group is asked of the result first.
  const result = resultColumns(frame.table);
  const isOfResult = split.measure?.typed.op === 'rate' && split.measure.columns.some((column) => result.has(column));
  const test = log.add(
    isSure ? Math.max(p, byUnits(told.others > 0 ? told.steps : [first])) : p,
    isOfResult ? (split.measure?.columns ?? []) : 'inside',
  );
  return told.steps.map((step) => {
    const tests = step === first || told.others > 0 ? [test] : [test, log.member(isSure ? Math.max(step.p, byUnits([step])) : 1, test, labels.length)]; // prettier-ignore
    return { split, step, finding: groupStepFinding(frame, split, step, tests, told.others), isSure: tests.every((one) => one.p < LARGEST_P) }; // prettier-ignore
  });
}

const stepsOf = ({ dimension }: Split, gap: (code: number) => Gap): GroupStep[] =>
  dimension.labels.flatMap((_, code): GroupStep[] => {
    const step = bestStepOf(gap(code), dimension.labels.length);
    return step ? [{ ...step, code }] : [];
  });

/**
 * Groups that step each for itself, of readings that each group has at every moment. Held against groups that drift: whatever certainly moves is one change of
 * level, after which nothing wanders; and against what all do: not all step the same way at about one time.
 */
function severalOf(frame: Frame, split: Split): Told {
  const none: Told = { steps: [], others: 0 };
  if (!isPanelOf(frame, split) || !split.measure || split.dimension.labels.length > LIMITS.mostLabels) return none;
  const steps = stepsOf(split, (code) => {
    const { own, at } = gapOf(frame, split, code);
    return { own, rest: own.map(() => 0), at };
  });
  const moving = steps.filter((step) => movesAsWell(step, step.steps, 0));
  if (moving.length < 2 || !moving.every(isTold)) return none;
  const [first] = moving;
  const isTogether = moving.every(({ at, own }) => first !== undefined && Math.abs(at - first.at) <= LIMITS.oneTime && Math.sign(own[1] - own[0]) === Math.sign(first.own[1] - first.own[0])); // prettier-ignore
  return isTogether && moving.length > split.dimension.labels.length / 2 ? none : { steps: moving, others: moving.length - 1 };
}

/** The step of a group that is its own. */
function aloneOf(frame: Frame, split: Split, step: GroupStep): GroupStep[] {
  const others = [...split.dimension.labels.keys()].filter((code) => code !== step.code);
  const own = ownAmong(
    step,
    others.map((other) => () => gapOf(frame, split, other, step.code)),
  );
  return own ? [{ ...own, code: step.code }] : [];
}

/** p of the group's step by what its rows belong to: customers who come at that time make no step of the group. */
function byUnitsP(frame: Frame, split: Split, { code, moment, by }: GroupStep): number {
  const { timeline, measure, dimension } = split;
  const isAfter = (row: number) => Number((timeline.values[row] ?? 0) >= moment);
  const time = { kind: 'labels', columns: [timeline.column.name] } as const;
  if (!measure) {
    const { ranks } = rowsOf(dimension, code);
    return judgeOf(frame).p({ ...time, codes: Int32Array.from(dimension.codes.keys(), isAfter) }, { kind: 'ranks', columns: [dimension.column.name], ranks }); // prettier-ignore
  }
  // In a panel each group is what its readings belong to.
  if (isPanelOf(frame, split)) return 0;
  const codes = Int32Array.from(dimension.codes, (own, row) => (own === code ? isAfter(row) : -1));
  // Beside what the others come to at the time: a season would hide it.
  const { values: rest } = meanSeries(timeline, measure, rowsOfOthers(dimension, code));
  const beside = measure.values.map((value, row) => {
    const others = rest[timeline.period[row] ?? -1] ?? NaN;
    return dimension.codes[row] !== code ? NaN : by === 'amount' ? value - others : value / others;
  });
  const { ranks } = rank(beside);
  return judgeOf(frame).p({ ...time, codes }, { kind: 'ranks', columns: measure.columns, ranks });
}
