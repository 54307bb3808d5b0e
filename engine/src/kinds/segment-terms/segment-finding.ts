import { COUNT } from '../../contracts/report/measure';
import type { Finding } from '../../insights/finding';
import type { Dimension, Frame, TextColumn } from '../../insights/frame/frame';
import { containsTerm, equals, name } from '../../insights/sql';
import type { Term } from '../miners/words/frequent-terms';
import type { SegmentTold } from './say';
import { LIMITS } from './limits';

/** A word that belongs to one group. */
export function segmentFinding(
  frame: Frame,
  text: TextColumn,
  term: Term,
  dimension: Dimension,
  label: string,
  v: number,
  inside: number,
  tests: Finding['tests'],
): Finding<SegmentTold> {
  const has = containsTerm(name(text.column.name), term.word);
  const isMember = equals(dimension.column, label);
  return {
    kind: 'segment-terms',
    subject: {
      filter: [{ column: text.column.name, op: 'contains', value: term.word }],
      breakdown: dimension.column.name,
      measure: COUNT,
    },
    member: term.word,
    direction: 'high',
    unit: '%',
    n: term.rows.length,
    effect: v,
    strength: LIMITS.weight * v * Math.sqrt(inside),
    impact: term.rows.length / frame.n,
    tests,
    expected: null,
    sql:
      `SELECT avg((${has})::INT) FILTER (WHERE ${isMember}) AS value, avg((${has})::INT) FILTER (WHERE NOT (${isMember})) AS baseline, ` +
      `count(*) FILTER (WHERE ${isMember}) AS n, count(*) FILTER (WHERE ${has}) AS uses FROM ${frame.table.relation}`,
    rows: { how: 'share', where: isMember, mark: { sql: `coalesce(${has}, false)`, columns: [text.column.name] } },
    told: { text, word: term.word, dimension, label },
    topics: [text.column.name, dimension.column.name, `term×${term.word}`],
  };
}
