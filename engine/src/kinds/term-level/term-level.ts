import { SMALL_GROUP, type Finding, type Mining } from '../../insights/finding';
import type { Frame, Measure, TextColumn } from '../../insights/frame/frame';
import { levelSql } from '../../insights/frame/measures/quotient-of-sums';
import { isRunningTotal } from '../../insights/series/running-total';
import type { Test, TestLog } from '../../insights/judge/test-log';
import { containsTerm, filtered, name } from '../../insights/sql';
import { judgedP } from '../../insights/units/judged-p';
import { ranksOf } from '../../insights/units/sides';
import { kruskalWallis } from '../../stats/groups/kruskal-wallis';
import { normalTwoSided } from '../../stats/distributions/distributions';
import { frequentTerms, type Term } from '../miners/words/frequent-terms';
import { isForm, labelOfAll, splitsOf, type Split } from '../miners/words/splits';
import { LIMITS as WORDS } from '../miners/words/limits';
import type { TermLevelTold } from './say';
import { LIMITS } from './limits';

/** Words of free texts with which a measure stands higher or lower than with all other texts (Mann-Whitney). */
export function mineTermLevels({ frame, log }: Mining): Finding<TermLevelTold>[] {
  const measures = frame.measures.filter((one) => !one.fraction && !isRunningTotal(frame, one)).slice(0, LIMITS.mostMeasures);
  return frame.texts.flatMap((text) => {
    const filled = text.values.filter((value) => value !== null).length;
    const splits = splitsOf(frame, text);
    const terms = frequentTerms(text, WORDS.mostTried).filter(
      (term) => term.rows.length <= WORDS.largestShare * filled && !isForm(splits, term),
    );
    if (filled < WORDS.fewestTexts || terms.length < WORDS.fewestTerms) return [];
    return measures.flatMap((measure) => levelsOf(frame, { text, splits }, terms, measure, log));
  });
}

interface Level {
  term: Term;
  /** Mean with the word, and its distance from the mean without in standard deviations. */
  mean: number;
  distance: number;
  n: number;
  test: Test;
}

function levelsOf(frame: Frame, { text, splits }: { text: TextColumn; splits: readonly Split[] }, terms: readonly Term[], measure: Measure, log: TestLog): Finding<TermLevelTold>[] {
  const levels = terms.flatMap((term) => levelOf(frame, text, term, measure, log) ?? []);
  const apart = levels
    .filter(({ term, distance, n }) => Math.abs(distance) >= LIMITS.leastDistance && n >= SMALL_GROUP && isItsOwn(splits, term, measure, distance))
    .sort((a, b) => Math.abs(b.distance) - Math.abs(a.distance));
  const told: Level[] = [];
  for (const level of apart)
    if (!told.some((other) => alike(other.term, level.term) >= LIMITS.sameRows)) told.push(level);
  return told.slice(0, LIMITS.mostOfAPair).map((level) => finding(frame, text, measure, level));
} // prettier-ignore

/** Whether a word that stands in the texts of one label alone differs from the other rows of that label as well: else the label tells it. */
function isItsOwn(splits: readonly Split[], term: Term, { values }: Measure, distance: number): boolean {
  const label = labelOfAll(splits, term);
  if (!label) return true;
  const codes = label.codes.map((code, row) => (code === label.code && !Number.isNaN(values[row] ?? NaN) ? 0 : -1));
  for (const row of term.rows) if (codes[row] === 0) codes[row] = 1;
  const [has, rest] = [sumsOf(values, codes, 1), sumsOf(values, codes, 0)];
  const deviation = Math.sqrt((has.squares + rest.squares) / (has.n + rest.n));
  return ((has.mean - rest.mean) / deviation) * Math.sign(distance) >= LIMITS.leastDistance;
}

/** Dice's coefficient of the rows of two words. */
function alike(a: Term, b: Term): number {
  const rows = new Set(a.rows);
  return (2 * b.rows.filter((row) => rows.has(row)).length) / (a.rows.length + b.rows.length);
}

function levelOf(frame: Frame, text: TextColumn, term: Term, measure: Measure, log: TestLog): Level | null {
  const { values } = measure;
  const codes = Int32Array.from(values, (value, row) => (typeof text.values[row] === 'string' && value === value ? 0 : -1));
  for (const row of term.rows) if (codes[row] === 0) codes[row] = 1;
  const [z, has] = [
    kruskalWallis(measure.ranks, codes)?.groups.find(({ code }) => code === 1)?.z ?? NaN,
    sumsOf(values, codes, 1),
  ];
  if (z !== z) return null;
  const own = { kind: 'labels' as const, columns: [text.column.name], codes, of: codes };
  // A scan of many words: it leaves pairs of columns their power.
  const test = log.add(judgedP(frame, normalTwoSided(z), own, ranksOf(measure)), 'inside');
  const rest = sumsOf(values, codes, 0);
  const deviation = Math.sqrt((has.squares + rest.squares) / (has.n + rest.n));
  const distance = deviation > 0 ? (has.mean - rest.mean) / deviation : 0;
  // Mean and ranks must agree, or a few extreme rows speak for the word.
  return distance * z > 0 ? { term, mean: has.mean, distance, n: has.n, test } : null;
}

/** Mean of the rows with a code, and squares around it. */
function sumsOf(values: Float64Array, codes: Int32Array, code: number): { n: number; mean: number; squares: number } {
  const own = values.filter((_, row) => codes[row] === code);
  const mean = own.reduce((sum, value) => sum + value, 0) / own.length;
  return { n: own.length, mean, squares: own.reduce((sum, value) => sum + (value - mean) ** 2, 0) };
}

function finding(
  frame: Frame,
  text: TextColumn,
  measure: Measure,
  { term, mean, distance, n, test }: Level,
): Finding<TermLevelTold> {
  const column = name(text.column.name);
  const has = containsTerm(column, term.word);
  return {
    kind: 'term-level',
    subject: {
      filter: [{ column: text.column.name, op: 'contains', value: term.word }],
      breakdown: text.column.name,
      measure: measure.typed,
    },
    member: term.word,
    direction: distance > 0 ? 'high' : 'low',
    unit: measure.unit,
    n,
    effect: distance,
    strength: (LIMITS.weight * Math.abs(distance)) / (1 + Math.abs(distance)),
    impact: n / frame.n,
    tests: [test],
    expected: frame.sampled || measure.weights ? null : mean,
    rows: { where: has },
    sql:
      `SELECT ${levelSql(frame, measure)(has)} AS value, ${levelSql(frame, measure)(`NOT (${has})`)} AS baseline, ` +
      `${filtered(`count(${measure.sql})`, has)} AS n FROM ${frame.table.relation}`,
    told: { text, word: term.word, measure, high: distance > 0 },
    topics: [text.column.name, measure.id, `term×${term.word}`],
  };
}
