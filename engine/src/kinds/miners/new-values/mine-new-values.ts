import { binomialUpper } from '../../../stats/distributions/distributions';
import { median } from '../../../stats/distributions/quantile';
import { SMALLEST_GROUP, type Finding, type Mining } from '../../../insights/finding';
import type { Frame, Timeline } from '../../../insights/frame/frame';
import { countSeries } from '../../../insights/series/series';
import { rowsOfLabel } from '../../../insights/series/some-rows';
import { containsTerm, equals, name } from '../../../insights/sql';
import type { Test } from '../../../insights/judge/test-log';
import { frequentTerms } from '../words/frequent-terms';
import { LIMITS as NEW } from '../../new-level/limits';
import { newFinding, type NewGroup } from '../../new-level/new-finding';
import type { NewTold } from '../../new-level/say';
import { LARGEST_P } from '../../../insights/judge/gate';
import { unitsInPeriods } from '../../../insights/units/units-in-periods';
import { LIMITS } from './limits';

/** Rows that share a value or a word. */
interface Group extends NewGroup {
  label: string;
  rows: Int32Array;
}

/** Values and words that come out of nowhere: none in a usual period, then many within a short run. */
export function mineNewValues({ frame, log }: Mining) {
  const { timeline } = frame;
  if (!timeline || timeline.regular || timeline.edges.length - 1 < LIMITS.fewestPeriods)
    return { 'new-level': [], 'new-term': [] };
  const all = countSeries(timeline).values;
  const look = (group: Group) => newValue(frame, timeline, group, all, (p) => log.add(p, 'inside'));
  const values = frame.dimensions.flatMap((dimension) => {
    // What the youngest have comes with them.
    if (dimension.open) return [];
    const labels = dimension.labels.slice(0, LIMITS.mostLabels);
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
            rows: rowsOfLabel(dimension, code),
          }),
    );
    return found.length > Math.max(1, labels.length * LIMITS.mostNew) ? [] : found;
  });
  const words = frame.texts.flatMap((text) => {
    if (text.values.length < frame.n) return [];
    const found = frequentTerms(text).flatMap((term) => {
      return look({
        filter: [{ column: text.column.name, op: 'contains', value: term.word }],
        condition: containsTerm(name(text.column.name), term.word),
        who: { text, word: term.word },
        kind: 'new-term',
        topic: text.column.name,
        label: term.word,
        rows: Int32Array.from(term.rows),
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

function newValue(
  frame: Frame,
  timeline: Timeline,
  group: Group,
  all: Float64Array,
  addTest: (p: number) => Test,
): Finding<NewTold>[] {
  const { values } = countSeries(timeline, group.rows);
  const sum = (series: Float64Array) => series.reduce((total, value) => total + value, 0);
  const total = sum(values);
  if (total < SMALLEST_GROUP) return [];
  const top = values.indexOf(Math.max(...values));
  const peak = values[top] ?? 0;
  let from = top;
  let to = top;
  while ((values[from - 1] ?? 0) > peak / LIMITS.runEnds) from--;
  while ((values[to + 1] ?? 0) > peak / LIMITS.runEnds) to++;
  const inside = sum(values.slice(from, to + 1));
  const others = Math.max(1, sum(all) - total);
  const share = Math.min(1, Math.max(1, sum(all.slice(from, to + 1)) - inside) / others);
  // The run was picked after looking at every start and end, so its p counts for all of them (Bonferroni).
  const runs = (values.length * (values.length + 1)) / 2;
  const plain = Math.min(1, runs * binomialUpper(inside, total, share));
  const byUnits = () =>
    unitsInPeriods(frame, timeline, group.rows, group.topic).map((counts) =>
      Math.min(1, runs * binomialUpper(sum(counts.slice(from, to + 1)), sum(counts), share)),
    );
  const test = addTest(plain < LARGEST_P ? Math.max(plain, ...byUnits()) : plain);
  const short = to - from + 1 <= Math.max(1, LIMITS.longestRun * values.length);
  if (!short || share > LIMITS.largestPart || median(values) > 0 || inside < NEW.leastShare * total || peak < SMALLEST_GROUP)
    return [];
  return [newFinding(frame, timeline, group, { top, from, to, inside, total, test })];
}
