import { COUNT } from '../../contracts/report/measure';
import type { Finding } from '../../insights/finding';
import type { Dimension, Frame, TextColumn } from '../../insights/frame/frame';
import { containsTerm, equals, name } from '../../insights/sql';
import type { Term } from '../miners/words/frequent-terms';
import type { PrevailingTold } from './say';
import { LIMITS } from './limits';

/** A word that stands in many texts, with the group that most of its rows belong to. */
export function prevailingFinding(
  frame: Frame,
  text: TextColumn,
  term: Term,
  filled: number,
  segment: { dimension: Dimension; label: string } | null,
  tests: Finding['tests'],
): Finding<PrevailingTold> {
  const column = name(text.column.name);
  const share = term.rows.length / filled;
  const has = containsTerm(column, term.word);
  return {
    kind: 'terms',
    subject: { filter: [{ column: text.column.name, op: 'contains', value: term.word }], breakdown: null, measure: COUNT },
    member: term.word,
    direction: 'high',
    unit: null,
    n: filled,
    effect: share,
    strength: LIMITS.weight * Math.sqrt(share),
    impact: share,
    tests,
    expected: frame.sampled || frame.n > text.values.length ? null : term.rows.length,
    sql:
      `SELECT count(*) FILTER (WHERE ${has}) AS value, count(${column}) AS n` +
      (segment ? `, count(*) FILTER (WHERE ${has} AND ${equals(segment.dimension.column, segment.label)}) AS inside` : '') +
      ` FROM ${frame.table.relation}`,
    told: { text, word: term.word, segment },
    topics: [text.column.name, `term×${term.word}`],
  };
}
