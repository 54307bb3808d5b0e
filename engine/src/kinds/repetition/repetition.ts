import { COUNT } from '../../contracts/report/measure';
import { poissonUpper } from '../../stats/distributions/distributions';
import { randomFrom } from '../../stats/distributions/random';
import { labelText } from '../../wording/human';
import { amountText } from '../../wording/number-text';
import type { Finding, Mining } from '../../insights/finding';
import type { Frame, Measure } from '../../insights/frame/frame';
import { equals, filtered, name, number } from '../../insights/sql';
import type { RepeatedTold } from './say';
import type { Test } from '../../insights/judge/test-log';
import { LIMITS } from './limits';
import { isNoCopy } from './no-copy';

/** A column as part of a key: codes of its values, −1 where missing. */
interface KeyPart {
  column: string;
  noun: string;
  codes: Int32Array;
  counts: number[];
  /** SQL condition and text of one value. */
  is(code: number): string;
  text(code: number): string;
  /** The label itself, without a unit. */
  label(code: number): string;
}

interface AmountPart extends KeyPart {
  measure: Measure;
  /** The amount of each code. */
  values: readonly number[];
}

/**
 * The same amount for the same party again and again: rows that agree in an entity, an exact number and a class far more often
 * than the frequencies of the three would give by chance.
 */
export function mineRepetitions({ frame, log }: Mining): Finding<RepeatedTold>[] {
  // A sample leaves out most of the rows that are alike.
  if (frame.sampled) return [];
  const entities = [...frame.dimensions]
    .filter((dimension) => !dimension.outcome && dimension.distinct >= LIMITS.fewestValues)
    .sort((a, b) => Number(b.entity) - Number(a.entity) || b.distinct - a.distinct)
    .slice(0, LIMITS.mostEntities);
  const amounts = frame.measures
    .filter((measure) => measure.kind === 'column')
    .slice(0, LIMITS.mostAmounts)
    .flatMap((measure) => amountPart(measure) ?? []);
  const classes = frame.dimensions
    .filter((dimension) => !dimension.entity && dimension.distinct <= LIMITS.mostLabels)
    .slice(0, LIMITS.mostClasses);
  const findings: Finding<RepeatedTold>[] = [];
  for (const entity of entities.map((dimension) => classPart(dimension)))
    for (const amount of amounts) {
      const pair = strongest([entity, amount]);
      const test = log.add(pair.p);
      if (
        pair.count < LIMITS.leastRepeats ||
        pair.count < LIMITS.leastTimes * pair.expected ||
        pair.count < LIMITS.leastLead * pair.second ||
        belongTogether(entity, amount, pair.codes) ||
        isNoCopy(frame, {
          measure: amount.measure,
          amount: amount.values[pair.codes[1] ?? 0] ?? NaN,
          isOwn: (row) => entity.codes[row] === pair.codes[0],
          isOne: (row) => entity.codes[row] === pair.codes[0] && amount.codes[row] === pair.codes[1],
        })
      )
        continue;
      // The class that the repeated rows share belongs to the key.
      const shared = classes
        .map(classPart)
        .filter((part) => part.column !== entity.column)
        .map((part) => ({ part, code: commonCode(part, [entity, amount], pair.codes) }))
        .filter(({ part, code }) => code >= 0 && (part.counts[code] ?? 0) < LIMITS.largestClass * frame.n);
      const keys = [entity, amount, ...shared.map(({ part }) => part)].slice(0, LIMITS.mostKeys);
      const codes = [...pair.codes, ...shared.map(({ code }) => code)].slice(0, LIMITS.mostKeys);
      findings.push(repetition(frame, keys, codes, pair.count, pair.expected, test));
    }
  return findings;
}

function classPart(dimension: Frame['dimensions'][number]): KeyPart {
  return {
    column: dimension.column.name,
    noun: dimension.noun,
    codes: dimension.codes,
    counts: dimension.counts,
    is: (code) => equals(dimension.column, dimension.labels[code] ?? ''),
    text: (code) => labelText(dimension.labels[code] ?? ''),
    label: (code) => dimension.labels[code] ?? '',
  };
}

/** Values of a measure that has many different ones: repeating one of them says something. */
function amountPart(measure: Measure): AmountPart | null {
  const values: number[] = [];
  const counts: number[] = [];
  // Equal values share a rank, and ranks are a half apart.
  const codeOf = new Int32Array(2 * measure.values.length + 1).fill(-1);
  const codes = new Int32Array(measure.values.length).fill(-1);
  for (let row = 0; row < codes.length; row++) {
    const value = measure.values[row] ?? NaN;
    if (Number.isNaN(value) || value === 0) continue;
    const place = 2 * (measure.ranks[row] ?? 0);
    const code = codeOf[place] ?? -1;
    if (code >= 0) counts[code] = (counts[code] ?? 0) + 1;
    else {
      codeOf[place] = counts.length;
      counts.push(1);
      values.push(value);
    }
    codes[row] = codeOf[place] ?? -1;
  }
  if (values.length < LIMITS.fewestAmounts) return null;
  return {
    measure,
    values,
    column: measure.columns[0] ?? measure.id,
    noun: measure.noun,
    codes,
    counts,
    is: (code) => `${measure.sql} = ${number(values[code] ?? 0)}`,
    text: (code) => amountText(values[code] ?? 0, measure.unit),
    label: (code) => String(values[code] ?? ''),
  };
}

function strongest([a, b]: [KeyPart, KeyPart]) {
  const cells = new Map<number, number>();
  const width = b.counts.length;
  let n = 0;
  for (let i = 0; i < a.codes.length; i++) {
    const x = a.codes[i] ?? -1;
    const y = b.codes[i] ?? -1;
    if (x < 0 || y < 0) continue;
    n++;
    const key = x * width + y;
    cells.set(key, (cells.get(key) ?? 0) + 1);
  }
  let best = { count: 0, second: 0, codes: [-1, -1], expected: 0, p: 1 };
  let second = 0;
  for (const [key, count] of cells) {
    if (count <= best.count) {
      second = Math.max(second, count);
      continue;
    }
    second = best.count;
    const codes = [Math.floor(key / width), key % width];
    // What the repeated rows add to their own value's frequency would hide them.
    const others = Math.max((b.counts[codes[1] ?? 0] ?? 0) - count, n / width);
    const expected = ((a.counts[codes[0] ?? 0] ?? 0) * others) / Math.max(1, n);
    // The most frequent of all combinations was picked.
    best = { count, second: 0, codes, expected, p: Math.min(1, cells.size * poissonUpper(count, expected)) };
  }
  return { ...best, second };
}

/** Whether all other rows, too, have far fewer combinations of the two than there would be if one knew nothing of the other: towns and their tax rates. */
function belongTogether(a: KeyPart, b: KeyPart, repeated: readonly number[]): boolean {
  const pairs: [number, number][] = [];
  a.codes.forEach((x, i) => {
    const y = b.codes[i] ?? -1;
    if (x >= 0 && y >= 0 && (x !== repeated[0] || y !== repeated[1])) pairs.push([x, y]);
  });
  const random = randomFrom(1);
  const shuffled = pairs.map(([, y]) => y);
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [shuffled[i], shuffled[j]] = [shuffled[j] ?? -1, shuffled[i] ?? -1];
  }
  const width = b.counts.length;
  const found = new Set(pairs.map(([x, y]) => x * width + y)).size;
  const byChance = new Set(pairs.map(([x], i) => x * width + (shuffled[i] ?? -1))).size;
  return found < LIMITS.independent * byChance;
}

/** The label that nearly all repeated rows share, or −1. */
function commonCode(part: KeyPart, keys: KeyPart[], codes: number[]): number {
  const counts = new Map<number, number>();
  let n = 0;
  for (let i = 0; i < part.codes.length; i++) {
    if (!keys.every((key, k) => key.codes[i] === codes[k])) continue;
    n++;
    const code = part.codes[i] ?? -1;
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const [code, count] = [...counts].sort((x, y) => y[1] - x[1])[0] ?? [-1, 0];
  return count >= LIMITS.nearlyAll * n ? code : -1;
}

function repetition(
  frame: Frame,
  keys: KeyPart[],
  codes: number[],
  count: number,
  expected: number,
  test: Test,
): Finding<RepeatedTold> {
  const conditions = keys.map((key, i) => key.is(codes[i] ?? 0));
  const [entity] = keys;
  const columns = keys.map((key) => key.column);
  return {
    kind: 'repetition',
    subject: { filter: [], breakdown: columns, measure: COUNT },
    member: entity?.label(codes[0] ?? 0) ?? null,
    direction: 'high',
    unit: null,
    n: frame.n,
    effect: count / Math.max(expected, LIMITS.leastExpected),
    strength: Math.min(LIMITS.mostStrength, LIMITS.weight + LIMITS.weightOfDoubling * Math.log2(count / LIMITS.leastRepeats)),
    impact: Math.max(LIMITS.leastImpact, Math.min(1, (LIMITS.impactOfRows * count) / frame.n)),
    tests: [test],
    expected: null,
    sql:
      `SELECT ${filtered('count(*)', ...conditions)} AS value, (SELECT max(c) FROM (SELECT count(*) AS c FROM ${frame.table.relation} ` +
      `GROUP BY ${columns.map(name).join(', ')})) AS most, count(*) AS n FROM ${frame.table.relation}`,
    rows: { where: conditions.join(' AND ') },
    told: { parts: keys.map((key, i) => ({ noun: key.noun, text: key.text(codes[i] ?? 0) })), expected },
    topics: [...columns, 'repetition'],
  };
}
