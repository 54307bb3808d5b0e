import type { Finding, Mining } from '../../insights/finding';
import type { Dimension, Frame, Measure, Timeline } from '../../insights/frame/frame';
import { leadOfFamilies } from '../../insights/frame/measures/lead-measures';
import { areOwn } from '../../insights/frame/roles';
import { shareOfLabel } from '../../insights/frame/dimensions/share-of-label';
import { LARGEST_P } from '../../insights/judge/gate';
import { fineSeries, fineWidth, OF_READINGS } from '../../insights/series/fine-series';
import { neverFalls } from '../../insights/series/running-total';
import { hasSingleRows, meanSeries } from '../../insights/series/series';
import { rowsOfLabel, rowsOfOthers } from '../../insights/series/some-rows';
import { judgeOf } from '../../insights/units/unit-judge';
import { labelText } from '../../wording/human';
import { groupStepFinding } from './group-step-finding';
import { isItsOwn } from './its-own';
import type { GroupStepTold } from './say';
import { movesAsWell, stepOf, type Gap, type Step } from './step-of-gap';
import { LIMITS } from './limits';

interface Split {
  timeline: Timeline;
  measure: Measure;
  dimension: Dimension;
}

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
  const columns = leadOfFamilies(frame)
    .filter((measure) => !neverFalls(frame, measure) && !measure.columns.includes(timeline.column.name))
    .slice(0, LIMITS.mostMeasures);
  const measures = [...resultsOf(frame), ...columns];
  const dimensions = frame.dimensions.filter(
    ({ distinct, entity, column }) =>
      !entity && distinct > 1 && distinct <= LIMITS.mostLabels && areOwn(frame.table, [column.name]),
  );
  return measures.flatMap((measure) =>
    dimensions.flatMap((dimension) => {
      if (measure.columns.includes(dimension.column.name)) return [];
      const split = { timeline, measure, dimension };
      const alone = stepsOf(split, (code) => gapOf(frame, split, code));
      // What lies between a group and the others changes as well where one of the others moves.
      const one = plainest(alone.filter((step) => isTold(step) && isItsOwn(step.own, step.rest) && isAlone(frame, split, step)));
      const told: Told = one ? { steps: [one], others: 0 } : severalOf(frame, split);
      const first = plainest(told.steps) ?? plainest(alone);
      if (!first) return [];
      // The group that goes furthest was picked among all (Bonferroni); of several all must be sure.
      const p = Math.min(1, dimension.labels.length * Math.max(first.p, ...told.steps.map((step) => step.p)));
      const isSure = told.steps.length > 0 && p < LARGEST_P;
      const test = log.add(isSure ? Math.max(p, ...told.steps.map((step) => byUnitsP(frame, split, step))) : p, 'inside');
      return told.steps.map((step) => groupStepFinding(frame, split, step, test, told.others));
    }),
  );
}

const stepsOf = ({ dimension }: Split, gap: (code: number) => Gap): GroupStep[] =>
  dimension.labels.flatMap((_, code): GroupStep[] => {
    const step = stepOf(gap(code));
    return step ? [{ ...step, code }] : [];
  });

/**
 * Groups that step each for itself, of readings that each group has at every moment. Held against groups that drift: whatever certainly moves is one change of
 * level, after which nothing wanders; and against what all do: not all step the same way at about one time.
 */
function severalOf(frame: Frame, split: Split): Told {
  const none: Told = { steps: [], others: 0 };
  if (!isPanelOf(frame, split)) return none;
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

/** Whether each group has one reading a moment. */
const isPanelOf = ({ table: { model } }: Frame, { dimension }: Split): boolean =>
  model?.shape.kind === 'panel' && model.shape.entity.length === 1 && model.shape.entity[0] === dimension.column.name;

/** How often the results come about. */
const resultsOf = ({ dimensions }: Frame): Measure[] =>
  dimensions.flatMap((result) => {
    // Of those whose time still runs the later ones have it less often.
    if (!result.outcome || result.event === undefined || result.open) return [];
    const code = result.labels.indexOf(result.event);
    return code < 0 ? [] : [shareOfLabel(result, code, `${result.noun} ${labelText(result.event)}`)];
  });

const changeOf = ({ own }: Step): number => Math.abs(own[1] / own[0] - 1);

const plainest = (steps: readonly GroupStep[]): GroupStep | undefined =>
  steps.toSorted((a, b) => a.p - b.p || changeOf(b) - changeOf(a))[0];

const isTold = (step: Step): boolean =>
  step.isOne && step.beside >= LIMITS.fewestBeside && step.shift >= LIMITS.leastShift && changeOf(step) >= LIMITS.leastChange;

/** Each other group is held against those that are left: where groups drift each for itself, one of them seems to step. */
const isAlone = (frame: Frame, split: Split, { code, size }: GroupStep): boolean =>
  split.dimension.labels.every((_, other) => {
    if (other === code) return true;
    const gap = gapOf(frame, split, other, code);
    const step = stepOf(gap);
    return !step || !movesAsWell(step, gap.at.length, size);
  });

/**
 * What lies between a group and the others, in steps as short as its rows let be: by ranks a few months are never sure of anything.
 * @param without another group, which is left out; of only two groups the course of the one is held against nothing
 */
function gapOf(frame: Frame, split: Split, code: number, without = -1): Gap {
  const { timeline, measure, dimension } = split;
  // Of a panel each reading is what a group comes to at a moment; of events a mean wants several.
  const aStep = isPanelOf(frame, split) ? OF_READINGS : undefined;
  const members = rowsOfLabel(dimension, code);
  const width = fineWidth(timeline, measure, members, LIMITS.mostSteps, aStep);
  const means = (rows: Int32Array) =>
    fineSeries(timeline, measure, rows, width, aStep) ?? meanSeries(timeline, measure, rows).values;
  const own = means(members);
  const rest = without >= 0 && dimension.labels.length === 2 ? own.map(() => 0) : means(rowsOfOthers(dimension, code, without));
  const filled = [...own.keys()].filter((i) => Number.isFinite((own[i] ?? NaN) - (rest[i] ?? NaN)));
  const [start = 0] = timeline.edges;
  return {
    own: filled.map((i) => own[i] ?? NaN),
    rest: filled.map((i) => rest[i] ?? NaN),
    at: filled.map((i) => (width === null ? (timeline.edges[i] ?? 0) : start + i * width)),
  };
}

/** p of the group's step by what its rows belong to: customers who come at that time make no step of the group. */
function byUnitsP(frame: Frame, { timeline, measure, dimension }: Split, { code, moment }: GroupStep): number {
  const codes = Int32Array.from(dimension.codes, (own, row) =>
    own === code ? Number((timeline.values[row] ?? 0) >= moment) : -1,
  );
  const ranks = measure.ranks.map((place, row) => (dimension.codes[row] === code ? place : NaN));
  return judgeOf(frame).p(
    { kind: 'labels', columns: [timeline.column.name], codes },
    { kind: 'ranks', columns: measure.columns, ranks },
  );
}
