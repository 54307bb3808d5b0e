import type { ChartPlan } from '../charts/chart-plan';
import type { InsightKind } from '../contracts/report/insight-kind';
import type { Row } from '../duckdb/cell';
import type { Finding, Mining, Saying } from '../insights/finding';
import type { Aliases, Frame } from '../insights/frame/frame';
import type { RowsOrigin } from '../insights/rows-behind/rows-behind';
import type { About } from './about';
import { LIMITS } from './limits';

/** What a table knows that pruning asks for. */
export interface Pruning {
  /** Measures that are not columns, as they print. */
  derived: ReadonlySet<string>;
  /** Groups that are the same rows under another name. */
  aliases?: Aliases;
}

/** How findings of a kind stand among others. */
export interface Standing {
  /** What each finding of the family before it leaves of the next one's worth: a reader wants to see different things. */
  decay: number;
  /** Findings of the family that there may be before one of this kind is left out. */
  most: number;
  /** Of measures that move as one the strongest finding stands for all. */
  onePerFamily: boolean;
  /** The member is a place in time, so that findings of other places are other findings. */
  memberIsPlace: boolean;
  /** Which of two labels stands first makes no difference. */
  symmetric: boolean;
  /** A single cell of two columns may be why groups differ. */
  explainable: boolean;
  /** Where its advice stands when no category of the data's own holds it. */
  advice: 'Over Time' | 'Single Records' | 'In General';
  /** It is to be put right or done before anything else is read: it counts whatever the table is about. */
  comesFirst: boolean;
  /** One piece of advice does for all findings of the kind: it is the same each time. */
  advisedOnce: boolean;
  /**
   * For a course over time, how exactly it says when: by the moment from which on it is so, by two spans that it sets against each other and whose change it is, or by its
   * slope. Of one thing of the same rows the most exact is told.
   */
  when: 'step' | 'spans' | 'slope' | null;
  /** It is asked among rows of which it may be so or not: what follows from a label is left out there already. */
  amongPossible?: true;
  /** What it tells of that is mostly known: which labels there are and go together, two measures, how much of one the rows of a label have, blank cells, how far apart rows lie. */
  tells: 'labels' | 'pairs' | 'levels' | 'gaps' | 'spread' | null;
}

/**
 * Everything that is particular to one kind of insight.
 * @typeParam Told what its findings note for their sentence
 */
export interface KindSpec<Told = unknown> {
  /** Finds it in a table, and writes down every test on the way. */
  mine(mining: Mining): Finding<Told>[];
  /** Puts a finding into words, from the first row of its query; null when the whole table does not bear it out. */
  say(finding: Finding<Told>, facts: Row, frame: Frame): Saying | null;
  /** Whether another finding says what this one says, and more. */
  prune(finding: Finding, other: Finding, table: Pruning): boolean;
  /** Whether one of its own findings says what a finding of any kind says. */
  covers?(own: Finding, finding: Finding): boolean;
  /** Kinds in whose place it is told where both are the same: it says more of it. */
  standsFor?: readonly InsightKind[];
  /** The finding as strong as another that it stands for as well. */
  strengthen?(finding: Finding<Told>, others: readonly Finding[]): Finding<Told>;
  /** The chart that shows it best, or null when words say it as well. */
  chart(about: About): ChartPlan | null;
  /** What to do about it, in one sentence: on what, by what, and how much is at stake, by the claim's own figures. Null when it calls for nothing. */
  advise(about: About): string | null;
  /** Where the rows behind its numbers are told. */
  rows: RowsOrigin;
  standing: Standing;
}

/** Kinds that a run looks for, in their order. */
export type Kinds = Partial<Record<InsightKind, KindSpec>>;

/** A finding may be told after all others of its family, and may be left out from the thirteenth on. */
export const STANDING: Standing = {
  decay: LIMITS.decay,
  most: LIMITS.mostOfAFamily,
  onePerFamily: false,
  memberIsPlace: false,
  symmetric: false,
  explainable: false,
  advice: 'In General',
  comesFirst: false,
  advisedOnce: false,
  when: null,
  tells: null,
};

export const never = (): false => false;
export const none = (): null => null;
