import { LENGTHS, PERSISTENCES } from '../../src/stats/segments/bar';
import { gainOf, weigh } from '../../src/stats/segments/changes';
import { quantileSorted } from '../../src/stats/distributions/quantile';
import { quiet, stepped } from './made-series';

/** True persistences that are drawn: the bar goes by what is seen of them. */
const DRAWN = [0, 0.2, 0.4, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 1];
const WANTED = 0.01;
/** Of lengths up to this so many times as many series: the fewer, the more the worst of them lies above what it is by chance alone, and the bar with it. */
const SHORT = { readings: 200, times: 4 };

/** Bars of series up to this length rise along a line; in longer ones a random walk gains less than what persists by less, and a line finds fewer steps. */
const STRAIGHT = 50;
/** Steepest rise of a bar with the persistence that is tried. */
const STEEPEST = 20;
/** Of the steps that a bar is to find: their size in standard deviations, and how their noise persists. */
const STEPS = { size: 2, persist: [0, 0.5] };

type Bar = [gain: number, tail: number];

interface Seen {
  drawn: number;
  phi: number;
  gain: number;
}

const quantile = (values: readonly number[], share: number): number => quantileSorted(Float64Array.from(values).sort(), share);

/**
 * The bar of short series: of all that rise with the seen persistence along a line, and that no more of each persistence drawn reach than
 * may, the one that finds most steps. What is seen of the persistence of so few readings is inexact, and a step adds to it: a bar that held
 * for each persistence seen would ask of steps what random walks must show.
 */
function straightBar(n: number, seen: readonly Seen[], draws: number): (phi: number) => number {
  const steps = STEPS.persist.flatMap((drawn, d) =>
    Array.from({ length: draws }, (_, i) => {
      const weighed = weigh(stepped(n, drawn, STEPS.size, 1 + i + draws * (d + STEPS.persist.length * n)).values);
      return { phi: weighed?.whole.phi ?? 0, gain: weighed ? gainOf(weighed) : 0 };
    }),
  );
  const lines = Array.from({ length: STEEPEST + 1 }, (_, slope) => {
    const from = Math.max(...DRAWN.map((drawn) => quantile(seen.filter((one) => one.drawn === drawn).map(({ phi, gain }) => gain - slope * phi), 1 - WANTED)));
    return { slope, from, found: steps.filter(({ phi, gain }) => gain > from + slope * phi).length };
  });
  const best = lines.reduce((most, line) => (line.found > most.found ? line : most));
  return (phi) => best.from + best.slope * phi;
} // prettier-ignore

/** Of the gains that lie above their ninetieth percentile the mean excess: the tail of a maximum falls by e with each. */
function tailOf(gains: readonly number[]): Bar {
  const sorted = Float64Array.from(gains).sort();
  const from = quantileSorted(sorted, 0.9);
  const beyond = sorted.filter((gain) => gain > from);
  const tail = beyond.reduce((sum, gain) => sum + gain - from, 0) / Math.max(1, beyond.length);
  return [from + tail * Math.log(10), tail];
}

/**
 * The gain that one in a hundred quiet series reaches, by length and by the persistence that is seen: of each persistence drawn no more
 * than that may reach it.
 *
 * @param most readings: the bars of longer series are left as they are
 */
export function findBars(each: number, most: number, say: (line: string) => void): void {
  for (const [row, n] of LENGTHS.entries()) {
    if (n > most) continue;
    const draws = n <= SHORT.readings ? SHORT.times * each : each;
    const seen: Seen[] = DRAWN.flatMap((drawn, d) =>
      Array.from({ length: draws }, (_, i): Seen => {
        const weighed = weigh(quiet(n, drawn, 1 + i + SHORT.times * each * (d + DRAWN.length * row)));
        return { drawn, phi: weighed?.whole.phi ?? 0, gain: weighed ? gainOf(weighed) : 0 };
      }),
    );
    const nearest = (phi: number) =>
      PERSISTENCES.reduce((best, node) => (Math.abs(node - phi) < Math.abs(best - phi) ? node : best), PERSISTENCES[0] ?? 0);
    const bars = PERSISTENCES.map((node) => {
      const own = seen.filter(({ phi }) => nearest(phi) === node);
      return own.length < 50 ? null : tailOf(own.map(({ gain }) => gain));
    });
    // A persistence that is never seen (of short series the greatest) has the bar of its nearest neighbour.
    const filled = PERSISTENCES.map(
      (_, i): Bar => bars[i] ?? bars.slice(i).find((bar) => bar !== null) ?? bars.findLast((bar) => bar !== null) ?? [0, 1],
    );
    if (n <= STRAIGHT) {
      const bar = straightBar(n, seen, draws);
      const cells = filled.map(([, tail], i) => `[${bar(PERSISTENCES[i] ?? 0).toFixed(1)}, ${tail.toFixed(2)}]`);
      say(`  [${cells.join(', ')}], // ${n} readings; along a line`);
      continue;
    }
    const at = (phi: number, more: number) => {
      const low = Math.max(0, Math.min(PERSISTENCES.length - 2, PERSISTENCES.findLastIndex((node) => node <= phi)));
      const share = (phi - (PERSISTENCES[low] ?? 0)) / ((PERSISTENCES[low + 1] ?? 1) - (PERSISTENCES[low] ?? 0));
      const [a, b]: [Bar, Bar] = [filled[low] ?? [0, 1], filled[low + 1] ?? [0, 1]];
      return (1 - share) * (a[0] + more * a[1]) + share * (b[0] + more * b[1]);
    }; // prettier-ignore
    const worst = (more: number) =>
      Math.max(
        ...DRAWN.map((drawn) => {
          const own = seen.filter((one) => one.drawn === drawn);
          return own.filter(({ phi, gain }) => gain > at(phi, more)).length / own.length;
        }),
      );
    let more = 0;
    while (worst(more) > WANTED) more += 0.05;
    const cells = filled.map(([gain, tail]) => `[${(gain + more * tail).toFixed(1)}, ${tail.toFixed(2)}]`);
    say(`  [${cells.join(', ')}], // ${n} readings; raised by ${more.toFixed(2)} tails`);
  }
}
