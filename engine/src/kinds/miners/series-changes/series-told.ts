import type { Frame, Measure, Timeline } from '../../../insights/frame/frame';
import { periodText } from '../../../wording/date-text';

/** A series of complete periods. */
export interface Series {
  frame: Frame;
  timeline: Timeline;
  measure: Measure | null;
  values: Float64Array;
  /** Whether every period has a value of its own; else lines between neighbours stand in for what is missing. */
  whole: boolean;
  /** Periods of a year, where the series has a season. */
  cycle?: number;
}

/** Places of a change: the periods before it from `from` on, after it up to before `to`. */
export interface Turn {
  from: number;
  at: number;
  to: number;
  /** First and last place that it may have as well. */
  first: number;
  last: number;
  p: number;
}

/** A change in the calendar, in milliseconds. */
export interface Dated {
  /** Start of the first period after it. */
  edge: number;
  /** Start of the last period before the next change; null when there is none. */
  until: number | null;
  /** Starts of the first and the last period that it may begin with as well. */
  interval: [number, number];
}

export const datedBy = ({ edges }: Timeline, { at, to, first, last }: Turn): Dated => {
  const edge = (place: number) => edges[place] ?? 0;
  return { edge: edge(at), until: to < edges.length - 1 ? edge(to - 1) : null, interval: [edge(first), edge(last)] };
};

/** The dates of a change as sentences and the line below them name them. */
export function datesText({ edge, until, interval }: Dated, { grain }: Timeline) {
  const [first, last] = interval.map((start) => periodText(start, grain));
  return {
    period: periodText(edge, grain),
    ended: until !== null && until > edge,
    until: until === null ? '' : periodText(until, grain),
    interval: interval[0] === interval[1] ? null : { first: first ?? '', last: last ?? '' },
  };
}

/** Conditions on the place `x` of a period, for the periods before and after a change. */
export const sidesSql = ({ from, at, to }: Turn): { before: string; after: string } => ({
  before: `x >= ${from} AND x < ${at}`,
  after: `x >= ${at} AND x < ${to}`,
});
