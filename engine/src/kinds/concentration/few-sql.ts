import type { Dimension, Frame } from '../../insights/frame/frame';
import { levelSql } from '../../insights/frame/measures/quotient-of-sums';
import { goneOf } from '../../insights/frame/still-there';
import { conditions, equals, instant, literal, name, where } from '../../insights/sql';
import type { Question } from './figures';
import { LIMITS } from './limits';
import type { Members } from './members';

/** A few members of a column, and what sets them apart. */
export interface Few {
  how: 'apart' | 'much' | 'alone' | 'below';
  question: Question;
  members: Members;
  /** Which members they are. */
  few: ReadonlySet<number>;
  like: { dimension: Dimension; label: string } | null;
  /** Fewest rows of a member that is looked at. */
  least: number;
  count: number;
  direction: 'high' | 'low';
}

/** What the names of the first few and their figures are called in the query's answer. */
export const NAMED: readonly number[] = Array.from({ length: LIMITS.named }, (_, i) => i + 1);

/** A row for each member: its name, its figure, and whether it is a like of the few. */
export function figuresSql(frame: Frame, { question, members, like, least }: Few): string {
  const cell = name(members.column);
  const known = `${cell} IS NOT NULL`;
  const label = `CAST(${cell} AS VARCHAR) AS l`;
  const from = ` FROM ${frame.table.relation}`;
  if (members.each && question.of === 'sum') {
    const there = where(known, `${question.measure.sql} IS NOT NULL`, goneOf(frame, question.measure)?.there ?? null);
    return `SELECT ${label}, ${question.measure.sql} AS y, ${like ? `coalesce(${equals(like.dimension.column, like.label)}, false)` : 'true'} AS alike${from}${there}`;
  }
  const alike = like ? `mode(${name(like.dimension.column.name)}) = ${literal(like.dimension.column, like.label)}` : 'true';
  const of = (y: string, only: string | null, rows?: string) =>
    `SELECT ${label}, ${y} AS y, ${alike} AS alike${from}${where(known, only)} GROUP BY ${cell}${rows === undefined ? '' : ` HAVING ${rows} >= ${least}`}`;
  switch (question.of) {
    case 'rows':
      return of('count(*)', null);
    case 'sum':
      return of(`sum(${question.measure.sql})`, conditions(`${question.measure.sql} IS NOT NULL`, goneOf(frame, question.measure)?.there ?? null, sinceSql(frame, question)));
    case 'level':
      return of(levelSql(frame, question.measure)(), `${question.measure.sql} IS NOT NULL`, 'count(*)');
    case 'share':
      return of(`count(*) FILTER (WHERE ${equals(question.dimension.column, question.label)}) / count(*)`, `${name(question.dimension.column.name)} IS NOT NULL`, 'count(*)');
  }
} // prettier-ignore

/** The same in their order, the few first. */
function placedSql(frame: Frame, few: Few): string {
  const order = few.direction === 'high' ? 'DESC' : 'ASC';
  const isFew = few.how === 'below' ? 'y < 0' : `place <= ${few.count}`;
  return `SELECT *, ${isFew} AS few FROM (SELECT *, row_number() OVER (ORDER BY y ${order}, l) AS place FROM (${figuresSql(frame, few)}))`;
}

/** What all rows come to, also those of no member. */
function totalSql(frame: Frame, question: Question): string {
  if (question.of !== 'rows' && question.of !== 'sum') return 'sum(y)';
  const there = question.of === 'sum' ? (goneOf(frame, question.measure)?.there ?? null) : null;
  return `(SELECT ${question.of === 'sum' ? `sum(${question.measure.sql})` : 'count(*)'} FROM ${frame.table.relation}${where(there, sinceSql(frame, question))})`;
}

/** Whether a row is one of those that are looked at, where that is the last year alone. */
export const sinceSql = ({ timeline }: Frame, question: Question): string | null =>
  question.of !== 'sum' || question.since === undefined || !timeline
    ? null
    : `${name(timeline.column.name)} >= ${instant(question.since)}`;

/** What is said of them: their part or their nearest figure first. */
export function fewSql(frame: Frame, few: Few): string {
  const { question, how, direction } = few;
  const held = 'sum(y) FILTER (WHERE few)';
  const nearest = `${direction === 'high' ? 'min' : 'max'}(y) FILTER (WHERE few)`;
  const total = totalSql(frame, question);
  const value = how === 'below' ? held : question.of === 'rows' || question.of === 'sum' ? `${held} / ${total}` : nearest;
  const sorted = (what: string) => `list(${what} ORDER BY place) FILTER (WHERE few)`;
  const named = NAMED.map((i) => `(${sorted('l')})[${i}] AS name${i}, (${sorted('y')})[${i}] AS own${i}`).join(', ');
  return (
    `SELECT ${value} AS value, count(*) FILTER (WHERE few) AS few, count(*) AS n, ${held} AS part, ${total} AS total, ` +
    `median(y) FILTER (WHERE NOT few AND alike) AS usual, count(*) FILTER (WHERE NOT few AND alike) AS others, (list(y ORDER BY place) FILTER (WHERE NOT few))[1] AS next, ${named} FROM (${placedSql(frame, few)})`
  );
}

/** Whether a row belongs to one of them. */
export const whoSql = (frame: Frame, few: Few): string =>
  `CAST(${name(few.members.column)} AS VARCHAR) IN (SELECT l FROM (${placedSql(frame, few)}) WHERE few)`;

/** Bars of the first members. */
export const barsSql = (frame: Frame, few: Few, limit: number): string =>
  `SELECT l AS x, y FROM (${placedSql(frame, few)}) ORDER BY place LIMIT ${limit}`;

export const membersSql = (frame: Frame, few: Few): string => `SELECT count(*) AS n FROM (${figuresSql(frame, few)})`;
