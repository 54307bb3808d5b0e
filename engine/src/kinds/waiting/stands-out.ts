import type { Dimension, Frame, Waiting } from '../../insights/frame/frame';
import { structureOf } from '../../insights/frame/measures/structure';
import { judgedP } from '../../insights/units/judged-p';
import { oneAgainst } from '../../insights/units/sides';
import type { Side } from '../../insights/units/unit';
import { COUNT } from '../../contracts/report/measure';
import { fisherExact } from '../../stats/distributions/fisher-exact';
import { likelihood } from '../broken-rule/likelihood';
import { LIMITS as WAITS } from '../../understand/waits/limits';
import { milliseconds } from '../../understand/waits/moments';
import { isOptional } from '../../understand/waits/words';
import { LIMITS } from './limits';

/** The day since which more rows wait. */
export interface Step {
  /** Milliseconds. */
  at: number;
  gain: number;
}

/** One label of which more rows wait than of the others, be it since a day. */
export interface Group {
  dimension: Dimension;
  label: string;
  step: Step | null;
  /** Its rows that wait. */
  waits: number;
  /** Natural logarithm of how much likelier what waits lies so than anywhere, less what choosing the label costs. */
  gain: number;
}

/** Rows of which something is so, among those of which it may be. */
export type Marks = Pick<Waiting, 'among' | 'waits' | 'since'> & {
  wait: Pick<Waiting['wait'], 'how' | 'target' | 'start' | 'due' | 'state' | 'limit' | 'asOf' | 'madeWith'>;
};

interface Rows {
  among: number;
  waits: number;
}

/** Who waits more than others, and since when; null where nobody does. @param own columns that are made of what it is about */
export function standsOut(frame: Frame, waiting: Marks, own: ReadonlySet<string> = new Set()): Group | null {
  const { wait, among } = waiting;
  const isStructure = structureOf(frame);
  const asked = frame.dimensions
    .filter(
      (dimension) =>
        dimension.distinct >= 2 &&
        dimension.labels.length <= LIMITS.mostLabels &&
        // A note is written because a row waits.
        !isOptional(dimension.column.name) &&
        !own.has(dimension.column.name) &&
        !wait.madeWith?.includes(dimension.column.name) &&
        ![wait.target, wait.state?.column, wait.start, wait.due?.column].includes(dimension.column.name) &&
        !isStructure({ filter: [{ column: wait.target, op: 'is null', value: '' }], breakdown: dimension.column.name, measure: COUNT }),
    )
    .toSorted((a, b) => a.labels.length - b.labels.length)
    .slice(0, LIMITS.mostDimensions);
  const gap: Side = {
    kind: 'labels',
    columns: [wait.target],
    codes: Int32Array.from(among, (own, row) => (own === 1 ? (waiting.waits[row] ?? 0) : -1)),
    of: waiting,
  };
  const labels = asked.reduce((sum, { labels: own }) => sum + own.length, 0);
  const found = asked.flatMap((dimension) =>
    dimension.labels.flatMap((label, code) => {
      const isOwn = (row: number) => dimension.codes[row] === code;
      const [own, rest] = sidesOf(waiting, isOwn);
      // Of one group alone since a day: its share then is held against that of the others at the same time.
      const step = mayBegin(wait) ? stepOf(waiting, isOwn, labels) : null;
      const [ownSince, restSince] = step ? sidesOf(waiting, isOwn, step.at) : [own, rest];
      const p = step ? Math.min(pOf(own, rest), pOf(ownSince, restSince)) : pOf(own, rest);
      return p * labels > LIMITS.largestP ? [] : [{ dimension, label, code, step: step && isMore(ownSince, restSince) ? step : null, p, waits: own.waits, holds: holdsMost(own, rest), gain: gainOf(own, rest) - Math.log(labels) }];
    }),
  );
  for (const { dimension, label, code, step, p, waits, holds, gain } of found.sort((a, b) => a.p - b.p)) {
    // Who holds most of it does so, whatever lets the rows of one thing wait together.
    if (holds && gain >= LIMITS.sureGain) return { dimension, label, step, waits, gain };
    const codes = Int32Array.from(dimension.codes, (own, row) => (among[row] !== 1 ? -1 : own === code ? 1 : 0));
    if (judgedP(frame, p, oneAgainst(dimension, codes, 1), gap) * labels <= LIMITS.largestP) return { dimension, label, step, waits, gain };
  }
  return null;
} // prettier-ignore

/** What was asked for or is left may have begun to be so; what takes its time always gathers at the end. */
const mayBegin = ({ how, start }: Marks['wait']): boolean => how === 'asked' || (how === 'left' && start !== null);

/** The day since which more of the rows wait; null where none is certain. @param asked of how many series it is the clearest */
export function stepOf({ wait, among, waits, since }: Marks, isOwn: (row: number) => boolean, asked = 1): Step | null {
  // What is paid or written within a month is still to come of the youngest.
  const until = wait.limit === null && wait.asOf !== null ? wait.asOf - milliseconds(WAITS.terms) : Infinity;
  const rows = [...among.keys()].filter((row) => among[row] === 1 && isOwn(row) && (since[row] ?? NaN) < until);
  if (rows.length < 2 * LIMITS.fewestASide) return null;
  rows.sort((a, b) => (since[a] ?? 0) - (since[b] ?? 0));
  const all = rows.reduce((sum, row) => sum + (waits[row] ?? 0), 0);
  const share = all / rows.length;
  const side = Math.max(LIMITS.fewestASide, LIMITS.leastSide * rows.length);
  let [best, before]: [Step | null, number] = [null, 0];
  for (let n = 1; n < rows.length; n++) {
    before += waits[rows[n - 1] ?? 0] ?? 0;
    const [last, next] = [since[rows[n - 1] ?? 0] ?? NaN, since[rows[n] ?? 0] ?? NaN];
    if (n < side || rows.length - n < side || last === next) continue;
    const rise = (all - before) / (rows.length - n) - before / n;
    const gain = rise ** 2 / (share * (1 - share) * (1 / n + 1 / (rows.length - n)));
    if (rise >= LIMITS.leastRise && gain > (best?.gain ?? 0)) best = { at: next, gain };
  }
  return best !== null && best.gain >= LIMITS.sureStep + LIMITS.eachMore * Math.log(asked) ? best : null;
} // prettier-ignore

function sidesOf({ among, waits, since }: Marks, isOwn: (row: number) => boolean, from = -Infinity): [own: Rows, rest: Rows] {
  const [own, rest] = [{ among: 0, waits: 0 }, { among: 0, waits: 0 }];
  for (let row = 0; row < among.length; row++) {
    if (among[row] !== 1 || (from > -Infinity && !((since[row] ?? NaN) >= from))) continue;
    const side = isOwn(row) ? own : rest;
    side.among++;
    side.waits += waits[row] ?? 0;
  }
  return [own, rest];
} // prettier-ignore

const isMore = (own: Rows, rest: Rows): boolean =>
  own.waits >= LIMITS.fewestOwn && rest.among > 0 && own.waits / own.among >= LIMITS.leastTimes * (rest.waits / rest.among);

const holdsMost = (own: Rows, rest: Rows): boolean => {
  const [share, ofRows] = [own.waits / (own.waits + rest.waits), own.among / (own.among + rest.among)];
  return share >= LIMITS.leastHeld && share >= LIMITS.timesShare * ofRows;
};

const gainOf = (own: Rows, rest: Rows): number =>
  likelihood(own.waits, own.among) +
  likelihood(rest.waits, rest.among) -
  likelihood(own.waits + rest.waits, own.among + rest.among);

/** How likely chance alone lets so many more of a group wait; 1 where they are no more. */
const pOf = (own: Rows, rest: Rows): number =>
  isMore(own, rest) ? fisherExact(own.waits, own.among - own.waits, rest.waits, rest.among - rest.waits) : 1;
