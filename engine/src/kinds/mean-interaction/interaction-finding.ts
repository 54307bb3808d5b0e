import { printMeasure, rateOf } from '../../contracts/measure';
import { wilson } from '../../stats/distributions/wilson';
import { capital, labelText } from '../../wording/human';
import { comparison, percentText } from '../../wording/number-text';
import { measureText, rowsWith, shareSentence } from '../../wording/phrases';
import { fact, SMALL_GROUP, type Finding } from '../../insights/finding';
import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { equals, filtered, name } from '../../insights/sql';
import type { Row } from '../../duckdb/cell';
import type { Test } from '../../insights/judge/test-log';

/** A difference that a label makes within one group, and what is left of it elsewhere. */
export interface Inside {
  group: Dimension;
  groupLabel: string;
  split: Dimension;
  label: string;
  n: number;
  rows: number;
  within: number;
  elsewhere: number;
  /** Columns by which groups differ only because of this cell. */
  explains: string[];
  test: Test;
}

/** Part of the difference that elsewhere is hardly one. */
const HARDLY = 0.3;
/** Part of the difference from which on elsewhere has it as well. */
const MOST_ELSEWHERE = 0.7;

type Told = Pick<Measure, 'id' | 'typed'>;

function base(frame: Frame, { group, groupLabel, split, label, n, rows, test, explains }: Inside, { id, typed }: Told) {
  return {
    subject: {
      filter: [{ column: group.column.name, op: '=' as const, value: groupLabel }],
      breakdown: split.column.name,
      measure: typed,
    },
    member: label,
    n,
    impact: Math.min(1, (3 * n) / Math.max(1, rows)) * (rows / frame.n),
    tests: [test],
    expected: null,
    explains,
    topics: [split.column.name, group.column.name, id, `${group.column.name}×${split.column.name}`],
  };
}

/** Means, or shares, of the four parts: the label and the others, within the group and elsewhere. */
function partsSql(frame: Frame, { group, groupLabel, split, label }: Inside, value: string): string {
  const [inGroup, isLabel] = [equals(group.column, groupLabel), equals(split.column, label)];
  const outside = `${name(group.column.name)} IS NOT NULL AND NOT (${inGroup})`;
  const not = `${name(split.column.name)} IS NOT NULL AND NOT (${isLabel})`;
  const part = (...conditions: string[]) => filtered(`avg(${value})`, ...conditions);
  return (
    `SELECT ${part(inGroup, isLabel)} AS value, ${part(inGroup, not)} AS baseline, ${filtered(`count(${value})`, inGroup, isLabel)} AS n, ` +
    `${part(outside, isLabel)} AS there, ${part(outside, not)} AS rest FROM ${frame.table.relation}`
  );
}

/** What the same comparison gives elsewhere; null when it gives as much there, so that the group has nothing of its own. */
function elsewhereText(facts: Row, text: (value: number) => string): string | null {
  const [there, rest] = [text(fact(facts, 'there')), text(fact(facts, 'rest'))];
  if (there === rest) return `elsewhere both have ${there}`;
  const within = fact(facts, 'value') - fact(facts, 'baseline');
  const elsewhere = fact(facts, 'there') - fact(facts, 'rest');
  const turned = within * elsewhere < 0;
  if (!turned && Math.abs(elsewhere) > MOST_ELSEWHERE * Math.abs(within)) return null;
  const words =
    Math.abs(elsewhere) < HARDLY * Math.abs(within)
      ? 'there is hardly such a difference'
      : turned
        ? 'it is the other way round'
        : 'the difference is smaller';
  return `elsewhere ${words} (${there} against ${rest})`;
}

export function levelInside(frame: Frame, measure: Measure, inside: Inside): Finding {
  const { group, groupLabel, split, label, within, elsewhere } = inside;
  const high = within > 0;
  return {
    ...base(frame, inside, measure),
    kind: 'mean-interaction',
    direction: high ? 'high' : 'low',
    unit: measure.unit,
    effect: within - elsewhere,
    strength: Math.min(0.9, 0.35 * Math.abs(within - elsewhere)),
    sql: partsSql(frame, inside, measure.sql),
    say: (facts) => {
      const value = fact(facts, 'value');
      const baseline = fact(facts, 'baseline');
      if (value > baseline !== high) return null;
      const text = (x: number) => measureText(measure, x);
      const elsewhereIs = elsewhereText(facts, text);
      if (elsewhereIs === null) return null;
      return {
        sentence:
          `Among ${rowsWith(frame, group, groupLabel)}, those with ${split.noun} ${labelText(label)} average ${text(value)} in ${measure.noun}, ` +
          `${comparison(value, baseline, text(baseline), 'the others’')}; ${elsewhereIs}.`,
        baseline,
        n: fact(facts, 'n'),
      };
    },
  };
}

export function shareInside(frame: Frame, outcome: Dimension, outcomeLabel: string, inside: Inside): Finding {
  const { group, groupLabel, split, label, within, elsewhere } = inside;
  const high = within > 0;
  const share = rateOf(outcome.column.name, outcomeLabel);
  return {
    ...base(frame, inside, { id: printMeasure(share), typed: share }),
    kind: 'rate-interaction',
    direction: high ? 'high' : 'low',
    unit: '%',
    effect: within - elsewhere,
    strength: Math.min(0.9, 1.3 * Math.abs(within - elsewhere)),
    sql: partsSql(frame, inside, `(${equals(outcome.column, outcomeLabel)})::INT`),
    say: (facts) => {
      const value = fact(facts, 'value');
      const baseline = fact(facts, 'baseline');
      const n = fact(facts, 'n');
      if (value > baseline !== high) return null;
      const elsewhereIs = elsewhereText(facts, percentText);
      if (elsewhereIs === null) return null;
      const whose = `those with ${split.noun} ${labelText(label)}`;
      const rest = `${comparison(value, baseline, percentText(baseline), 'the others’')}; ${elsewhereIs}`;
      return {
        sentence: `Among ${rowsWith(frame, group, groupLabel)}: ${capital(shareSentence(percentText(value), whose, outcome, outcomeLabel, rest))}.`,
        baseline,
        n,
        ...(n >= SMALL_GROUP ? { confidence: wilson(Math.round(value * n), n) } : {}),
      };
    },
  };
}
