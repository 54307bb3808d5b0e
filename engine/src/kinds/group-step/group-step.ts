import type { Finding, Mining } from '../../insights/finding';
import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { watchedColumns } from '../../insights/frame/measures/result-columns';
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
import { countedSteps, isOneStep } from './cells/counted-steps';
import { asTold, groupsByKind, kindsByGroups } from './cells/kinds-by-groups';
import { membersOf, partsOfGroups } from './cells/parts-of-groups';
import { groupStepFinding, type Found } from './group-step-finding';
import { isItsOwn } from './its-own';
import { lookedAtOf, rowsOf } from './looked-at';
import { isComplement, isLengthsEvent, isOfOneGroup, isPartsEvent, isToldBy } from './same-step';
import { narrowed } from './narrow';
import { together } from './together';
import type { GroupStepTold } from './say';
import { movesAsWell, type Gap, type Step } from './step-of-gap';
import { withFigures } from './with-figures';
import { bestStepOf, changeOf, isTold, mayBeTold, ownAmong, surestFirst } from './steps-told';
import { LIMITS } from './limits';

type GroupStep = Step & { code: number };

/** A step of a group of one split. */
interface Own {
  split: Split;
  step: GroupStep;
  /** Of several groups that step together: each by itself. */
  parts?: readonly Own[];
}

/** What a report tells of splits that are one question: steps, each with the number of other groups that step as well. */
interface Told {
  steps: Own[];
  others: number;
}

/** Groups whose level of a measure changes at a time and stays, and that of no other group moves likewise. */
export function mineGroupSteps({ frame, log }: Mining): Finding<GroupStepTold>[] {
  const { timeline } = frame;
  if (!timeline || hasSingleRows(timeline)) return [];
  const dimensions = frame.dimensions.filter(
    (dimension) =>
      dimension.distinct > 1 && dimension.distinct <= LIMITS.mostMembers && areOwn(frame.table, [dimension.column.name]),
  );
  // Of readings there are as many as were planned; of events that come evenly there may be fewer of one group.
  const isPlanned = timeline.regular && frame.table.model?.shape.kind !== 'event';
  const measures = lookedAtOf(frame);
  const pairs = keyPairs(frame);
  const parts = partsOfGroups(frame, dimensions);
  const cells = kindsByGroups(frame, timeline, dimensions, measures).flatMap((splits) => stepsIn(frame, splitsOf(splits), log));
  const ofMeasures = [...(isPlanned ? [] : [null]), ...measures].flatMap((measure, place) => {
    const isOf = (dimension: Dimension) => (measure ? measure.columns.includes(dimension.column.name) : dimension.outcome);
    const ofGroups = dimensions.flatMap((dimension) =>
      isOf(dimension) ? [] : stepsIn(frame, splitsOf([{ timeline, measure, dimension }]), log),
    );
    const ofCells = measure ? pairs.flatMap((pair) => cellStepsIn(frame, timeline, measure, pair, log)) : [];
    const ofParts =
      measure && place < LIMITS.mostOfParts
        ? parts.flatMap((cells) =>
            cells.some(({ dimension, within }) => isOf(dimension) || isOf(within.dimension))
              ? []
              : stepsIn(frame, splitsOf(cells.map((cell) => ({ timeline, measure, ...cell }))), log),
          )
        : [];
    const found = [...ofGroups, ...ofCells, ...ofParts];
    // What all rows of a group do in number is told of the part of them that does it.
    const others = measure ? found : [...found, ...cells];
    return found.filter(
      (own) => !others.some((other) => other.split.dimension !== own.split.dimension && other.isSure && isToldBy(own, other)),
    );
  });
  const known = [...ofMeasures, ...cells];
  const all = [
    ...known,
    ...countedSteps(frame, timeline, log).filter(
      (own) =>
        !known.some((other) => other.isSure && other.tests.every(({ p }) => p < LIMITS.surelyTold) && isOneStep(own, other)),
    ),
  ];
  const told = all.filter(
    (own) => !all.some((other) => other !== own && other.isSure && (isPartsEvent(own, other) || isLengthsEvent(own, other))),
  );
  const inParts = narrowed(told, log, dimensions);
  return inParts.map((own) => groupStepFinding(frame, own, alongOf(own, inParts)));
}

/** What else is sure to step at that time in that group: each of another family, those that change most first. */
function alongOf(own: Found, all: readonly Found[]): Found[] {
  const { measure } = own.split;
  if (!measure || own.split.within || own.others > 0) return [];
  const familyOf = ({ split }: Found) => split.measure?.family;
  return all
    .filter(
      (other) =>
        other.isSure &&
        other.split.measure &&
        !other.split.within &&
        isOfOneGroup(own, other) &&
        familyOf(other) !== measure.family,
    )
    .toSorted((a, b) => changeOf(b.step) - changeOf(a.step))
    .filter((other, i, sorted) => sorted.findIndex((one) => familyOf(one) === familyOf(other)) === i)
    .slice(0, LIMITS.mostAlong);
}

/** Each with the groups that have figures of what is looked at; one alone is held against nothing. */
const splitsOf = (splits: readonly Split[]): Split[] =>
  splits.flatMap((split) => {
    const dimension = withFigures(split.dimension, split.measure);
    return dimension === split.dimension ? [split] : dimension.labels.length > 1 ? [{ ...split, dimension }] : [];
  });

/** What groups do: of one column, or of one within each label of another. */
function stepsIn(frame: Frame, splits: readonly Split[], log: TestLog): Found[] {
  if (splits.length === 0) return [];
  const all = splits.flatMap((split) => stepsOf(split, (code) => gapOf(frame, split, code), fewestRows(frame, split)).map((step) => ({ split, step })));
  const isThere = ({ split, step: { own } }: Own) => split.measure !== null || Math.min(...own) >= LIMITS.leastBefore * Math.max(...own);
  // What lies between a group and the others changes as well where one of the others moves.
  const alone = all.filter((one) => mayBeTold(one.step) && isThere(one) && isItsOwn(one.step.own, one.step.rest)).flatMap((one) => aloneOf(frame, one, splits));
  const groups = splits.reduce((sum, { dimension }) => sum + membersOf(dimension), 0);
  const sorted = alone.toSorted((a, b) => surestFirst(a.step, b.step));
  // Those that are sure each by itself are told together where they step together.
  const sure = sorted.filter(({ step }, i) => groups * step.p < LARGEST_P && !sorted.slice(0, i).some((other) => isComplement(sorted[i] ?? other, other)));
  const single = (sure.length > 0 ? together(frame, sure) : sorted).slice(0, groups >= LIMITS.manyMembers ? LIMITS.mostTold : 1);
  const [split] = splits;
  const told: Told = single.length > 0 || !split || splits.length > 1 ? { steps: single, others: 0 } : severalOf(frame, split);
  const inOrder = told.steps.toSorted((a, b) => surestFirst(a.step, b.step));
  const first = inOrder[0] ?? all.toSorted((a, b) => surestFirst(a.step, b.step))[0];
  if (!first) return [];
  // The group that goes furthest was picked among all (Bonferroni); of several all must be sure.
  const surest = told.others > 0 ? Math.max(...told.steps.map(({ step }) => step.p)) : first.step.p;
  const p = Math.min(1, groups * surest);
  const isSure = told.steps.length > 0 && p < LARGEST_P;
  const byUnits = (steps: readonly Own[]) => Math.max(...steps.flatMap(({ parts, ...one }) => parts ?? [one]).map((one) => byUnitsP(frame, one)));
  // How often the result comes about in one group is asked of the result first.
  const result = watchedColumns(frame.table);
  const measure = split?.measure;
  const isOfResult = measure?.typed.op === 'rate' && measure.columns.some((column) => result.has(column));
  const test = log.add(
    isSure ? Math.max(p, byUnits(told.others > 0 ? told.steps : [first])) : p,
    isOfResult ? measure.columns : 'inside',
  );
  return told.steps.map((one) => {
    const tests = one === first || told.others > 0 ? [test] : [test, log.member(isSure ? Math.max(one.step.p, byUnits([one])) : 1, test, groups)];
    const { split, code } = asTold(one.split, one.step.code);
    return { split, step: { ...one.step, code }, of: one, others: told.others, tests, isSure: tests.every(({ p: own }) => own < LARGEST_P) };
  });
} // prettier-ignore

/** Of events, whose rows are parted into steps of several, a group of fewer has too few of them. */
const fewestRows = ({ panel }: Frame, { measure }: Split): number =>
  panel || !measure ? 0 : LIMITS.fewestBesideMany * LIMITS.fewestAMean;

const stepsOf = ({ dimension }: Split, gap: (code: number) => Gap, fewest = 0): GroupStep[] =>
  dimension.labels.flatMap((_, code): GroupStep[] => {
    if ((dimension.counts[code] ?? 0) < fewest) return [];
    const step = bestStepOf(gap(code), membersOf(dimension));
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
  return isTogether && moving.length > split.dimension.labels.length / 2
    ? none
    : { steps: moving.map((step) => ({ split, step })), others: moving.length - 1 };
}

/** The step of a group that is its own, among what the other groups do in this and in what else is asked of the same groups. */
function aloneOf(frame: Frame, { split, step }: Own, splits: readonly Split[]): Own[] {
  const label = split.dimension.labels[step.code] ?? '';
  const fewest = fewestRows(frame, split);
  const others = (split.within ? [split] : splits).flatMap((one) => {
    const { labels, counts } = one.dimension;
    const without = labels.indexOf(label);
    const isAsked = (code: number) => code !== without && (one === split || (counts[code] ?? 0) >= fewest);
    return [...labels.keys()].filter(isAsked).map((code) => () => gapOf(frame, one, code, without));
  });
  const own = ownAmong(step, others);
  return own ? [{ split, step: { ...own, code: step.code } }] : [];
}

/** p of the group's step by what its rows belong to: customers who come at that time make no step of the group. */
function byUnitsP(frame: Frame, { split: given, step }: Own): number {
  const { moment, by } = step;
  // A building is that of its rooms: which kinds of rows these have is asked, and not of which building the rows of a kind are.
  const turned = given.measure && isOwned(frame, given.measure) ? groupsByKind(given, step.code) : null;
  const { split, code } = turned ?? { split: given, code: step.code };
  const { timeline, measure, dimension } = split;
  const isAfter = (row: number) => Number((timeline.values[row] ?? 0) >= moment);
  // What is asked of one label of a column is no matter of which labels there are.
  const time = {
    kind: 'labels',
    columns: [timeline, dimension, ...(split.kinds ? [split.kinds] : [])].map(({ column }) => column.name),
  } as const;
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

/** Whether what is looked at is that of what rows belong to. */
function isOwned(frame: Frame, { columns, ranks }: Measure): boolean {
  for (const { bonds } of judgeOf(frame).concerned({ kind: 'ranks', columns, ranks })) if (bonds[0] === 'owned') return true;
  return false;
}
