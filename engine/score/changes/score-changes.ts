import { changesOf } from '../../src/stats/segments/changes';
import { courseOf } from '../../src/stats/segments/course';
import { withoutSeason } from '../../src/stats/series/season';
import { findBars } from './find-bars';
import { persistent, piecewise, quiet, stepped, withSeason } from './made-series';
import { segmentation } from './segmentation';
import { optionsOf } from '../options';

// usage: tsx score-changes.ts [--series 400] [--from 0] [--bars [--most 200]]
const options = optionsOf({ series: 400, from: 0, bars: false, most: 5000 });
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const { series: count } = options;
const range = (n: number) => Array.from({ length: n }, (_, i) => i);
const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length);
/** Seeds that no bar was found with. */
const APART = 10_000_000 + options.from;

let low = 0;
function check(name: string, value: number, target: number, way: 'least' | 'most'): void {
  const ok = way === 'least' ? value >= target : value <= target;
  if (!ok) low++;
  say(
    `${ok ? 'ok  ' : 'LOW '} ${name}: ${(100 * value).toFixed(1)} % (${way === 'least' ? 'at least' : 'at most'} ${100 * target} %)`,
  );
}

const found = (series: ArrayLike<number>) => changesOf(series)?.changes ?? [];

function score(): void {
  const all: number[] = [];
  for (const n of [20, 40, 75, 150, 300, 700])
    for (const phi of [0, 0.5, 0.8, 0.95, 1]) {
      const shown = mean(range(count).map((i) => (found(quiet(n, phi, APART + i + 1000 * n)).length > 0 ? 1 : 0)));
      all.push(shown);
      say(`      quiet, ${n} readings, φ ${phi}: ${(100 * shown).toFixed(1)} %`);
    }
  check('quiet series that show a change', mean(all), 0.01, 'most');
  // Of so many series: three standard errors beyond one in a hundred are chance.
  check('and of the worst length and persistence', Math.max(...all), Number((0.01 + 3 * Math.sqrt((0.01 * 0.99) / count)).toFixed(3)), 'most'); // prettier-ignore
  for (const [phi, target] of [[0, 0.95], [0.5, 0.7]] as const)
    for (const n of [50, 100, 200, 500]) {
      const shown = range(count).map((i) => {
        const { values: series, breaks } = stepped(n, phi, 2, APART + i + 77 * n);
        const [at = 0] = breaks;
        return found(series).some((change) => change.first - 1 <= at && at <= change.last + 1) ? 1 : 0;
      });
      const share = mean(shown);
      // What the targets ask is asked of series of a hundred and more (independent) and two hundred and more.
      if (n >= (phi === 0 ? 100 : 200)) check(`steps of 2 sd found, φ ${phi}, ${n} readings`, share, target, 'least');
      else say(`      steps of 2 sd found, φ ${phi}, ${n} readings: ${(100 * share).toFixed(1)} %`);
    } // prettier-ignore
  // A level of 100 counted in each period, that rises by a half: noise of 10 about it, a step of 50.
  const dated = range(count).map((i) => stepped(60 + (i % 100), 0, 5, APART + i));
  const changes = dated.map(({ values: series, breaks }) => ({ breaks, found: found(series) }));
  check('dates exact to one period, steps of 1.5 times', mean(changes.map(({ breaks: [at = 0], found: own }) => (own.length === 1 && Math.abs((own[0]?.at ?? 0) - at) <= 1 ? 1 : 0))), 0.9, 'least'); // prettier-ignore
  const soft = range(count).flatMap((i) => {
    const { values: series, breaks: [at = 0] } = stepped(120, i % 2 ? 0.5 : 0, 2, APART + 5 * i);
    const own = found(series);
    return own.length === 1 && own[0] ? [own[0].first <= at && at <= own[0].last ? 1 : 0] : [];
  }); // prettier-ignore
  check('intervals of dates that hold the true one', mean(soft), 0.9, 'least');
  const cut = range(count).map((i) => piecewise(80 + (i % 5) * 60, APART + i));
  for (const [name, breaksOf, f1, cover] of [
    ['changes', (series: Float64Array) => found(series).map(({ at }) => at), 0.74, 0.63],
    ['courses', (series: Float64Array) => courseOf(series).breaks, 0.77, 0.69],
  ] as const) {
    const scored = cut.map(({ values: series, breaks }) => segmentation(breaksOf(series), breaks, series.length));
    check(`pieces, ${name}: F1`, mean(scored.map((one) => one.f1)), f1, 'least');
    check(`pieces, ${name}: cover`, mean(scored.map((one) => one.cover)), cover, 'least');
  }
  for (const size of [1, 2]) {
    const lost = cut.map(({ values: series, breaks }, i) => {
      const seasonal = withSeason(series, 12, size, APART + i);
      const f1 = (one: Float64Array) => segmentation(found(one).map(({ at }) => at), breaks, series.length).f1;
      return f1(series) - f1(withoutSeason(seasonal, 12) ?? seasonal);
    });
    check(`pieces, changes: F1 that a season of ${size} sd costs`, mean(lost), 0.03, 'most');
  } // prettier-ignore
  const long = persistent(5000, 0.5, 1);
  const began = performance.now();
  changesOf(long);
  say(`      5,000 readings take ${Math.round(performance.now() - began)} ms`);
}

if (options.bars) findBars(count, options.most, say);
else score();
process.exitCode = low > 0 ? 1 : 0;
