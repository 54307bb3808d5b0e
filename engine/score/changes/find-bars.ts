import { LENGTHS, PERSISTENCES } from '../../src/stats/segments/bar';
import { gainOf, weigh } from '../../src/stats/segments/changes';
import { quantileSorted } from '../../src/stats/distributions/quantile';
import { quiet } from './made-series';

/** True persistences that are drawn: the bar goes by what is seen of them. */
const DRAWN = [0, 0.2, 0.4, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 1];
const WANTED = 0.01;
/** Of lengths up to this so many times as many series: the fewer, the more the worst of them lies above what it is by chance alone, and the bar with it. */
const SHORT = { readings: 200, times: 4 };

type Bar = [gain: number, tail: number];

interface Seen {
  drawn: number;
  phi: number;
  gain: number;
}

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
 */
export function findBars(each: number, say: (line: string) => void): void {
  for (const [row, n] of LENGTHS.entries()) {
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
