import type { Direction, InsightKind, Subject, Word } from '../contracts/report/claim';
import type { TypedMeasure } from '../contracts/report/measure';
import type { Frame } from './frame/frame';
import type { Row } from '../duckdb/cell';
import type { Among, Next } from './expected/among';
import type { Behind } from './behind';
import type { OwnRows } from './rows-behind/rows-behind';
import type { Test, TestLog } from './judge/test-log';
import { THRESHOLDS } from '../thresholds';
import { LIMITS } from './limits';

/** What a finding says once its query has been run on the whole table. */
export interface Saying {
  sentence: string;
  baseline?: number | null;
  confidence?: [number, number];
  n?: number;
  /** Its statistics in words, part by part: they stand below the sentence and not in it. */
  evidence?: string[];
  /** What it says beyond its number: it is only written when the queries of all of these answer true. */
  words?: Word[];
  /** The sentence without these words, to be written where one of them does not hold; without it nothing is. */
  without?: string;
  /** What was counted, where that is not rows: `99 changes`. */
  counted?: string;
}

/** What one group does at a time. */
export interface GroupEvent {
  at: number;
  /** Length of the periods that it was found in, in milliseconds. */
  period: number;
  /** Between which moments it lies, where that is known to a day. */
  between?: readonly [number, number];
  by: 'result' | 'rate' | 'amount' | 'count';
  /** Before and afterwards, of the group and of the others. */
  levels?: { own: readonly [number, number]; rest: readonly [number, number] };
  /** Of a rate that has a column of its own, the columns of the amounts that it is a part of something by. */
  above?: readonly string[];
  /** And those that it is a quotient by. */
  below?: readonly string[];
}

/**
 * A possible finding. It becomes a claim when its tests hold, it is strong enough, and its query bears it out.
 * @typeParam Told what the kind's sentence needs beside the query's row: known to its `mine` and its `say` alone
 */
export interface Finding<Told = unknown> {
  kind: InsightKind;
  subject: Subject;
  member: string | null;
  direction: Direction;
  unit: string | null;
  n: number;
  /** In the coin of its kind: ε², V, ρ, τ, a share, a number of deviations. */
  effect: number | null;
  /** The effect on one scale from 0 to 1 for all kinds, for ranking. */
  strength: number;
  /** Share of the rows that it speaks of, 0 to 1. */
  impact: number;
  /** All of these must pass the gate. Empty for plain figures. */
  tests: Test[];
  /** What the miner's own arithmetic gives for the query's value; null when only the query can tell. */
  expected: number | null;
  /** One SELECT: `value` first, then whatever the sentence needs. */
  sql: string;
  /** Which rows its value is taken from, where its subject does not say so. */
  rows?: OwnRows;
  told: Told;
  /** What it is about: findings that share a topic make each other less novel. */
  topics: string[];
  /** For a group's own trend: the correlation with time of all other rows. For its own step: how much of it they take. */
  rest?: number;
  /** For a course: the one group whose way it is. */
  mover?: { column: string; label: string };
  /** For a season: the labels whose peaks in it are no other news. */
  comesOf?: readonly string[];
  /** For the few of a column that stand apart: their labels. */
  few?: readonly string[];
  /** For what one group does at a time, and keeps: when, in milliseconds. */
  event?: GroupEvent;
  /** For a surge: rows beyond the usual level at its peak. */
  excess?: number;
  /** For a surge: how nearly the group and the table's surge are the same rows, 0 to 1 (Dice's coefficient). */
  fit?: number;
  /** For a difference that one group alone has: columns by which groups differ only because of it. */
  explains?: string[];
  /** And groups that differ from others only because of it, in these measures. */
  makes?: { groups: readonly { column: string; label: string }[]; measures: readonly TypedMeasure[] };
  /** What one cell alone has, of what is wished for or not. */
  atStake?: true;
  /** For what has to be done now: columns of which it tells all that matters, and those of which it tells what becomes of them over time (what is still there gathers at the end). */
  instead?: { all: readonly string[]; time: readonly string[] };
  /** For a stretch of a measure's scale: it is the first or the last one, so that a steady rise or fall tells it as well. */
  atEnd?: boolean;
  /** The family that its member was chosen from. */
  among?: Among;
  /** What its member would show the next time: known when it is put into words. */
  next?: Next;
  /** Too small to matter by itself: listed among what is small but real when its tests are certain. */
  small?: boolean;
  /** For a difference of one group, what lies behind it. */
  behind?: Behind;
  /** Its group has no like by a broader column: of the same rows under two names, that one tells them. */
  alone?: true;
  /** It answers what the table is about: it stands before all that was tested. */
  leads?: boolean;
  /** It is as on any day: people come when they are awake, and figures go nowhere in particular. */
  everyDay?: true;
  /** Hardly anything of it is its own: who has the most rows has the most of an amount, or beside like rows little is left of it. */
  idle?: 'size' | 'mix';
  /** Shown only among other figures, never among the leading findings. */
  context?: boolean;
}

export interface Mining {
  frame: Frame;
  log: TestLog;
}

/** Puts a finding into words, from what its kind has noted and the first row of its query; null when the whole table does not bear it out. */
export type Say<Told> = (finding: Finding<Told>, facts: Row, frame: Frame) => Saying | null;

/** Fewest rows of a group that a finding may speak of. */
export const SMALLEST_GROUP = LIMITS.smallestGroup;
/** Below this many rows a group is spoken of in descriptive words only. */
export const SMALL_GROUP = THRESHOLDS.rowsForAnInterval.value;

/** A number of a query's row, or NaN. */
export function fact(facts: Row, key: string): number {
  const value = facts[key];
  return typeof value === 'number' ? value : NaN;
}
