import { COUNT } from '../../contracts/measure';
import { chiSquareTest, fromCells, type Contingency } from '../../stats/contingency';
import { binomialUpper } from '../../stats/distributions/distributions';
import { fisherExact } from '../../stats/distributions/fisher-exact';
import { labelText } from '../../wording/human';
import { numberText, percentText } from '../../wording/number-text';
import { countText, rowsWith } from '../../wording/phrases';
import { fact, type Finding, type Mining } from '../../insights/finding';
import type { Dimension, Frame, TextColumn } from '../../insights/frame/frame';
import { testedCodes } from '../../insights/groups';
import { containsTerm, equals, name } from '../../insights/sql';
import { termsOf } from '../../insights/text-terms';

const LEAST_V = 0.3;
const LEAST_SHARE = 0.15;
const LARGEST_SHARE = 0.9;
const MOST_TERMS = 30;
/** Words that are tried for belonging to a segment, which need not be frequent over all. */
const MOST_TRIED = 100;
const MOST_SEGMENTS = 8;
const MOST_FINDINGS = 5;

interface Term {
  word: string;
  rows: number[];
}

/** Words of free text that prevail, and words that belong to one segment. */
export function mineTerms({ frame, log }: Mining): Finding[] {
  return frame.texts.flatMap((text) => {
    const tried = frequentTerms(text, MOST_TRIED);
    const terms = tried.slice(0, MOST_TERMS);
    const splits = splitsOf(frame, text);
    const filled = text.values.filter((value) => value !== null).length;
    if (filled < 30 || terms.length < 3) return [];
    const findings: Finding[] = [];
    // A word of the form that all texts have says nothing.
    const leading = terms.find((term) => term.rows.length <= LARGEST_SHARE * filled);
    const typical = terms[Math.min(terms.length - 1, 9)]?.rows.length ?? 0;
    if (leading) {
      const test = log.addSingle(binomialUpper(leading.rows.length, leading.rows.length + typical, 0.5));
      if (leading.rows.length >= LEAST_SHARE * filled && leading.rows.length >= 1.5 * typical) {
        const segment = bestSegment(splits, leading);
        findings.push(prevailing(frame, text, leading, filled, segment?.dimension ?? null, segment?.label ?? null, [test]));
      }
    }
    findings.push(...leadingCode(frame, text, filled, (p) => log.addSingle(p)));
    const segmented: Finding[] = [];
    for (const term of tried) {
      const segments = splits
        .flatMap((split) => {
          const found = association(split, term);
          return found ? [{ dimension: split.dimension, ...found, test: log.add(found.p) }] : [];
        })
        .sort((a, b) => b.v - a.v);
      const best = segments[0];
      // That Australia's tickets speak of Australia is no news.
      if (!best || best.v < LEAST_V || best.inside < 0.1 || best.label.toLowerCase().includes(term.word)) continue;
      segmented.push(ofSegment(frame, text, term, best.dimension, best.label, best.v, best.inside, [best.test]));
    }
    segmented.sort((a, b) => (b.effect ?? 0) - (a.effect ?? 0));
    return [...findings, ...segmented].slice(0, MOST_FINDINGS);
  });
}

/** The most frequent words of a text, with the rows that hold them. */
export function frequentTerms(text: TextColumn, most = MOST_TERMS): Term[] {
  const rows = new Map<string, number[]>();
  text.values.forEach((value, row) => {
    if (value === null) return;
    for (const word of termsOf(value)) {
      const list = rows.get(word);
      if (list) list.push(row);
      else rows.set(word, [row]);
    }
  });
  return [...rows]
    .map(([word, list]) => ({ word, rows: list }))
    .filter((term) => term.rows.length >= 10)
    .sort((a, b) => b.rows.length - a.rows.length)
    .slice(0, most);
}

/** Of names like `printer12`, `printer34` the one that prevails. */
function leadingCode(
  frame: Frame,
  text: TextColumn,
  filled: number,
  addTest: (p: number) => { p: number; q: number },
): Finding[] {
  const stems = new Map<string, Map<string, number[]>>();
  text.values.forEach((value, row) => {
    for (const word of value === null ? [] : termsOf(value, true)) {
      const stem = /^(\p{L}{3,})[-_#]?\d+$/u.exec(word)?.[1];
      if (!stem) continue;
      const members = stems.get(stem) ?? new Map<string, number[]>();
      members.set(word, [...(members.get(word) ?? []), row]);
      stems.set(stem, members);
    }
  });
  return [...stems].flatMap(([stem, members]) => {
    const sorted = [...members].map(([word, rows]) => ({ word, rows })).sort((a, b) => b.rows.length - a.rows.length);
    const total = sorted.reduce((sum, member) => sum + member.rows.length, 0);
    const [first] = sorted;
    if (!first || sorted.length < 2 || total < 20) return [];
    const test = addTest(binomialUpper(first.rows.length, total, 1 / sorted.length));
    const part = first.rows.length / total;
    if (part * sorted.length < 1.5 || part < 0.2) return [];
    const finding = prevailing(frame, text, first, filled, null, null, [test]);
    return [
      {
        ...finding,
        strength: 0.75 * Math.sqrt(part),
        sql: finding.sql.replace(
          ' FROM ',
          `, count(*) FILTER (WHERE ${anyOf(
            text,
            sorted.map((member) => member.word),
          )}) AS family FROM `,
        ),
        say: (facts) => {
          const value = fact(facts, 'value');
          const family = fact(facts, 'family');
          return {
            sentence: `Of ${family.toLocaleString('en-US')} ${frame.rows} whose ${text.noun} names one of ${numberText(sorted.length)} numbered ${labelText(stem)} entries, ${value.toLocaleString('en-US')} (${percentText(value / family)}) name “${first.word}”.`,
            baseline: family / sorted.length,
            n: fact(facts, 'n'),
          };
        },
      },
    ];
  });
}

const anyOf = (text: TextColumn, words: string[]): string =>
  words.map((word) => containsTerm(name(text.column.name), word)).join(' OR ');

/** A dimension over the rows that have a text: its tested codes and their numbers of rows. */
interface Split {
  dimension: Dimension;
  codes: Int32Array;
  totals: Float64Array;
}

function splitsOf(frame: Frame, text: TextColumn): Split[] {
  return frame.dimensions
    .filter((dimension) => dimension.distinct <= 30)
    .slice(0, MOST_SEGMENTS)
    .flatMap((dimension) => {
      const codes = testedCodes(dimension, 10);
      if (!codes) return [];
      const totals = new Float64Array(dimension.labels.length);
      text.values.forEach((value, row) => {
        const code = codes[row] ?? -1;
        if (code >= 0 && value !== null) totals[code] = (totals[code] ?? 0) + 1;
      });
      return [{ dimension, codes, totals }];
    });
}

/** χ² of rows with and without the term over the labels of a dimension. */
function association({ dimension, codes, totals }: Split, term: Term) {
  const size = dimension.labels.length;
  const cells = new Float64Array(size * 2);
  for (const row of term.rows) {
    const code = codes[row] ?? -1;
    if (code >= 0) cells[code * 2 + 1] = (cells[code * 2 + 1] ?? 0) + 1;
  }
  totals.forEach((total, code) => (cells[code * 2] = total - (cells[code * 2 + 1] ?? 0)));
  const table = fromCells(cells, size, 2);
  const result = chiSquareTest(table);
  if (!result) return null;
  const base = (table.columnSums[1] ?? 0) / table.n;
  let best = { code: -1, z: 0, inside: 0 };
  for (let code = 0; code < size; code++) {
    const n = table.rowSums[code] ?? 0;
    if (n < 10) continue;
    const inside = (cells[code * 2 + 1] ?? 0) / n;
    const z = (inside - base) * Math.sqrt(n);
    if (z > best.z) best = { code, z, inside };
  }
  const label = dimension.labels[best.code];
  if (label === undefined || result.sparse > 0.4) return null;
  return { p: Math.max(result.p, exactP(table, best.code)), v: result.v, label, inside: best.inside };
}

/** Cochran 1954: below this many rows to be expected χ² finds too much. */
const FEWEST_EXPECTED = 5;

/** p of one label against all others, which was chosen among the labels (Bonferroni); 0 where χ² may be trusted. */
function exactP({ n, rowSums, columnSums, cells }: Contingency, code: number): number {
  const rows = rowSums[code] ?? 0;
  const having = columnSums[1] ?? 0;
  if ((rows * having) / n >= FEWEST_EXPECTED) return 0;
  const both = cells[code * 2 + 1] ?? 0;
  return Math.min(1, rowSums.length * fisherExact(both, rows - both, having - both, n - rows - having + both));
}

function bestSegment(splits: readonly Split[], term: Term): { dimension: Dimension; label: string } | null {
  const found = splits
    .map((split) => ({ dimension: split.dimension, result: association(split, term) }))
    .filter(({ result }) => result !== null && result.v >= LEAST_V && result.p < 1e-4)
    .sort((a, b) => (b.result?.v ?? 0) - (a.result?.v ?? 0))[0];
  return found?.result ? { dimension: found.dimension, label: found.result.label } : null;
}

function prevailing(
  frame: Frame,
  text: TextColumn,
  term: Term,
  filled: number,
  dimension: Dimension | null,
  label: string | null,
  tests: Finding['tests'],
): Finding {
  const column = name(text.column.name);
  const share = term.rows.length / filled;
  const has = containsTerm(column, term.word);
  const segment = dimension && label !== null ? equals(dimension.column, label) : null;
  return {
    kind: 'terms',
    subject: { filter: [{ column: text.column.name, op: 'contains', value: term.word }], breakdown: null, measure: COUNT },
    member: term.word,
    direction: 'high',
    unit: null,
    n: filled,
    effect: share,
    strength: 0.85 * Math.sqrt(share),
    impact: share,
    tests,
    expected: frame.sampled || frame.n > text.values.length ? null : term.rows.length,
    sql:
      `SELECT count(*) FILTER (WHERE ${has}) AS value, count(${column}) AS n` +
      (segment ? `, count(*) FILTER (WHERE ${has} AND ${segment}) AS inside` : '') +
      ` FROM ${frame.table.relation}`,
    say: (facts) => {
      const value = fact(facts, 'value');
      const n = fact(facts, 'n');
      const inside = fact(facts, 'inside');
      const where =
        dimension && label !== null && inside >= 0.5 * value
          ? inside === value
            ? `, all of them ${rowsWith(frame, dimension, label)}`
            : `, ${percentText(inside / value)} of them ${rowsWith(frame, dimension, label)}`
          : '';
      return {
        sentence: `The word “${term.word}” prevails in ${text.noun}: it stands in ${value.toLocaleString('en-US')} of ${countText(n, frame.rows)} (${percentText(value / n)})${where}.`,
        n,
      };
    },
    topics: [text.column.name, `term×${term.word}`],
  };
}

function ofSegment(
  frame: Frame,
  text: TextColumn,
  term: Term,
  dimension: Dimension,
  label: string,
  v: number,
  inside: number,
  tests: Finding['tests'],
): Finding {
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
    strength: 0.6 * v * Math.sqrt(inside),
    impact: term.rows.length / frame.n,
    tests,
    expected: null,
    sql:
      `SELECT avg((${has})::INT) FILTER (WHERE ${isMember}) AS value, avg((${has})::INT) FILTER (WHERE NOT (${isMember})) AS baseline, ` +
      `count(*) FILTER (WHERE ${isMember}) AS n, count(*) FILTER (WHERE ${has}) AS uses FROM ${frame.table.relation}`,
    say: (facts) => {
      const value = fact(facts, 'value');
      const baseline = fact(facts, 'baseline');
      if (!(value > baseline)) return null;
      return {
        sentence: `${percentText(value)} of ${rowsWith(frame, dimension, label)} have “${term.word}” in ${text.noun}, against ${percentText(baseline)} of the others.`,
        baseline,
        n: fact(facts, 'n'),
      };
    },
    topics: [text.column.name, dimension.column.name, `term×${term.word}`],
  };
}
