import type { Claim } from '../contracts/report/claim';
import type { Dimension, Frame, Measure, Timeline } from '../insights/frame/frame';
import { measureOf, measureSplitBy, outcomeOf } from '../insights/frame/measures/measure-of';
import { labelsText, rowsWith } from '../wording/phrases';

/** A claim with those parts of the frame that it speaks of: what charts and advice are made from. */
export interface About {
  frame: Frame;
  claim: Claim;
  timeline: Timeline | null;
  measure: Measure | null;
  /** By which it splits. */
  dimension: Dimension | undefined;
  splitBy: Measure | undefined;
  /** Whose share it tells. */
  outcome: { dimension: Dimension; label: string } | null;
  /** The dimension of its first filter. */
  outer: Dimension | undefined;
  /** The rows of its member: `tickets of team North`; null where it names none. */
  who: string | null;
  /** The rows of its filter, or all. */
  group: string;
}

export function aboutOf(frame: Frame, claim: Claim): About {
  const { breakdown, measure, filter } = claim.subject;
  const [condition] = filter;
  const dimension = frame.dimensions.find(({ column }) => column.name === breakdown);
  const outer = condition && frame.dimensions.find(({ column }) => column.name === condition.column);
  return {
    frame,
    claim,
    timeline: frame.timeline,
    measure: measureOf(frame, measure),
    dimension,
    splitBy: measureSplitBy(frame, breakdown),
    outcome: outcomeOf(frame, measure),
    outer,
    who: dimension && claim.member !== null ? rowsWith(frame, dimension, claim.member) : null,
    group: outer ? rowsWith(frame, outer, labelsText(condition)) : frame.rows,
  };
}
