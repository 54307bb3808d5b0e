import { COUNT } from '../../../contracts/measure';
import { binomialUpper } from '../../../stats/distributions/distributions';
import { median } from '../../../stats/distributions/quantile';
import { SMALLEST_GROUP, type Finding, type Mining } from '../../../insights/finding';
import type { Frame, Timeline } from '../../../insights/frame/frame';
import { countSeries, periodKey, seriesSql } from '../../../insights/series/series';
import { containsTerm, equals, name } from '../../../insights/sql';
import type { Test } from '../../../insights/judge/test-log';
import { frequentTerms } from '../words/frequent-terms';
import { LEAST_SHARE, type NewTold } from '../../new-level/say';

const FEWEST_PERIODS = 8;
/** Labels of a dimension that are looked at. */
const MOST_LABELS = 40;
/** Share of all periods that the run may span, and share of all other rows that it may hold: where most rows are anyway, nothing is new. */
const LONGEST_RUN = 0.2;
const LARGEST_PART = 0.35;
/** With more newcomers than this share of its labels a column is a calendar or a batch number, whose every value is new once. */
const MOST_NEWCOMERS = 1 / 3;

/** Rows that share a value or a word. */
interface Group {
  filter: Finding['subject']['filter'];
  condition: string;
  who: NewTold['group'];
  kind: 'new-level' | 'new-term';
  topic: string;
  label: string;
  take: (row: number) => boolean;
}

/** Values and words that come out of nowhere: none in a usual period, then many within a short run. */
export function mineNewcomers({ frame, log }: Mining) {
  const { timeline } = frame;
  if (!timeline || timeline.regular || timeline.edges.length - 1 < FEWEST_PERIODS) return { 'new-level': [], 'new-term': [] };
  const all = countSeries(timeline, () => true).values;
  const look = (group: Group) => newcomer(frame, timeline, group, all, (p) => log.add(p));
  const values = frame.dimensions.flatMap((dimension) => {
    const labels = dimension.labels.slice(0, MOST_LABELS);
    const found = labels.flatMap((label, code) =>
      (dimension.counts[code] ?? 0) < SMALLEST_GROUP
        ? []
        : look({
            filter: [{ column: dimension.column.name, op: '=', value: label }],
            condition: equals(dimension.column, label),
            who: { dimension, label },
            // Several words are a text, one word is a code.
            kind: dimension.column.type === 'text' && /\s/.test(label) ? 'new-term' : 'new-level',
            topic: dimension.column.name,
            label,
            take: (row) => dimension.codes[row] === code,
          }),
    );
    return found.length > Math.max(1, labels.length * MOST_NEWCOMERS) ? [] : found;
  });
  const words = frame.texts.flatMap((text) => {
    if (text.values.length < frame.n) return [];
    const found = frequentTerms(text).flatMap((term) => {
      const rows = new Set(term.rows);
      return look({
        filter: [{ column: text.column.name, op: 'contains', value: term.word }],
        condition: containsTerm(name(text.column.name), term.word),
        who: { text, word: term.word },
        kind: 'new-term',
        topic: text.column.name,
        label: term.word,
        take: (row) => rows.has(row),
      });
    });
    // Words of one phrase come together: the most frequent stands for all.
    return found.filter((finding, i) => found.findIndex((other) => other.member === finding.member) === i);
  });
  return {
    'new-level': values.filter(({ kind }) => kind === 'new-level'),
    'new-term': [...values.filter(({ kind }) => kind === 'new-term'), ...words],
  };
}

function newcomer(
  frame: Frame,
  timeline: Timeline,
  group: Group,
  all: Float64Array,
  addTest: (p: number) => Test,
): Finding<NewTold>[] {
  const { values } = countSeries(timeline, group.take);
  const sum = (series: Float64Array) => series.reduce((total, value) => total + value, 0);
  const total = sum(values);
  if (total < SMALLEST_GROUP) return [];
  const top = values.indexOf(Math.max(...values));
  const peak = values[top] ?? 0;
  let from = top;
  let to = top;
  while ((values[from - 1] ?? 0) > peak / 10) from--;
  while ((values[to + 1] ?? 0) > peak / 10) to++;
  const inside = sum(values.slice(from, to + 1));
  const others = Math.max(1, sum(all) - total);
  const share = Math.min(1, Math.max(1, sum(all.slice(from, to + 1)) - inside) / others);
  // The run was picked after looking at every start and end, so its p counts for all of them (Bonferroni).
  const runs = (values.length * (values.length + 1)) / 2;
  const test = addTest(Math.min(1, runs * binomialUpper(inside, total, share)));
  const short = to - from + 1 <= Math.max(1, LONGEST_RUN * values.length);
  if (!short || share > LARGEST_PART || median(values) > 0 || inside < LEAST_SHARE * total || peak < SMALLEST_GROUP) return [];
  const edge = (i: number) => timeline.edges[i] ?? 0;
  return [
    {
      kind: group.kind,
      subject: { filter: group.filter, breakdown: timeline.column.name, measure: COUNT },
      member: periodKey(timeline, top),
      direction: 'up',
      unit: null,
      n: total,
      effect: inside / total,
      strength: 0.85 * (inside / total),
      impact: Math.min(1, Math.max((3 * inside) / frame.n, inside / 80)),
      tests: [test],
      expected: frame.sampled ? null : inside,
      sql:
        `SELECT * FROM (WITH steps AS (${seriesSql(frame, timeline, null, group.condition)}) SELECT sum(y) FILTER (WHERE x BETWEEN ${from} AND ${to}) AS value, ` +
        `median(y) AS baseline, sum(y) AS n FROM steps)`,
      told: { timeline, group: group.who, from: edge(from), to: edge(to) },
      topics: [timeline.column.name, group.topic, `newcomer×${edge(top)}`],
    },
  ];
}
