import { dayText, daysLater, periods, START } from '../../model/make/times';
import type { Random } from '../../model/make/random';
import { fixed, times, type NullFamily } from '../null-family';
import { clockOf, figureOf, namesOf, sizeOf, themeOf } from './theme';

function path(random: Random, length: number, memory: number): number[] {
  let at = 0;
  return times(length, () => (at = memory * at + random.normal()));
}

/** One of the labels, each as likely as its weight. */
function drawnOf(random: Random, labels: readonly string[], weights: readonly number[]): string {
  let left = random.unit() * weights.reduce((sum, weight) => sum + weight, 0);
  return labels.find((_, i) => (left -= weights[i] ?? 0) < 0) ?? labels.at(-1) ?? '';
}

/** Families over time, in many vocabularies, grains and sizes. */
export const WIDE_TIME: readonly NullFamily[] = [
  {
    name: 'wide: series with memory',
    make(random) {
      const theme = themeOf(random);
      const grain = random.pick(['day', 'week', 'month', 'quarter'] as const);
      const length = { day: 300, week: 150, month: 96, quarter: 60 }[grain];
      const paths = theme.measures.map(() => path(random, length, random.pick([0.3, 0.6, 0.9, 1])));
      return {
        header: ['period', ...theme.measures],
        rows: periods(grain, length, 2001).map((period, i) => [period, ...paths.map((own) => fixed(200 + 5 * (own[i] ?? 0)))]),
      };
    },
  },
  {
    name: 'wide: panel with memory',
    units: 'first',
    make(random) {
      const [theme, size] = [themeOf(random), sizeOf(random)];
      const grain = random.pick(['month', 'quarter', 'year'] as const);
      const length = { month: 36, quarter: 28, year: 25 }[grain];
      const rows = namesOf(random, theme.higher, 10 * size).flatMap((id) => {
        const own = theme.attributes.slice(0, 2).map(([, labels]) => random.pick(labels));
        const [x, y] = [path(random, length, random.pick([0.5, 1])), path(random, length, random.pick([0.5, 1]))];
        const [a, b] = [random.normal(), random.normal()];
        return periods(grain, length, 1990).map((period, i) => [id, ...own, period, fixed(80 + 6 * a + (x[i] ?? 0)), fixed(300 + 20 * b + 4 * (y[i] ?? 0))]); // prettier-ignore
      });
      return { header: [theme.higher, ...theme.attributes.slice(0, 2).map(([name]) => name), 'period', ...theme.measures.slice(0, 2)], rows }; // prettier-ignore
    },
  },
  {
    name: 'wide: batches of days',
    units: 'first',
    real: ['spike'],
    make(random) {
      const [theme, size] = [themeOf(random), sizeOf(random)];
      const figure = figureOf(random, 0.6);
      const rows = times(40 * size, (d) => {
        const [level, own, other] = [random.normal(), random.pick(theme.attributes[0]?.[1] ?? []), random.pick(theme.attributes[1]?.[1] ?? [])]; // prettier-ignore
        return times(random.whole(5, 15), () => [dayText(daysLater(START, d)), own, other, random.pick(theme.varying[0]?.[1] ?? []), figure(level)]); // prettier-ignore
      }).flat();
      return { header: [theme.time, theme.attributes[0]?.[0] ?? '', theme.attributes[1]?.[0] ?? '', theme.varying[0]?.[0] ?? '', theme.measures[0] ?? ''], rows }; // prettier-ignore
    },
  },
  {
    name: 'wide: customers who come for a while',
    units: 'first',
    make(random) {
      const [theme, size, clock] = [themeOf(random), sizeOf(random), clockOf(random)];
      const figure = figureOf(random, 0.6);
      const rows = namesOf(random, theme.unit, 40 * size).flatMap((id) => {
        const [from, long, level] = [random.between(0, 500), random.between(20, 150), random.normal()];
        const own = theme.attributes.slice(0, 2).map(([, labels]) => random.pick(labels));
        return times(random.whole(4, 25), () => [id, ...own, random.pick(theme.varying[0]?.[1] ?? []), clock(from + random.between(0, long)), figure(level)]); // prettier-ignore
      });
      return { header: [theme.unit, ...theme.attributes.slice(0, 2).map(([name]) => name), theme.varying[0]?.[0] ?? '', theme.time, theme.measures[0] ?? ''], rows }; // prettier-ignore
    },
  },
  {
    name: 'wide: independent rows',
    make(random) {
      const [theme, size, clock] = [themeOf(random), sizeOf(random), clockOf(random)];
      const figures = theme.measures.map(() => figureOf(random, 0));
      return {
        header: [theme.time, ...theme.attributes.map(([name]) => name), ...theme.varying.map(([name]) => name), ...theme.measures],
        rows: times(400 * size, () => [clock(random.between(0, 350)), ...[...theme.attributes, ...theme.varying].map(([, labels]) => random.pick(labels)), ...figures.map((figure) => figure(0))]), // prettier-ignore
      };
    },
  },
  {
    name: 'wide: labels whose rates drift',
    // Where a rate has drifted to is a peak of it: that it stands out is true.
    real: ['spike'],
    make(random) {
      const [theme, size, clock] = [themeOf(random), sizeOf(random), clockOf(random)];
      const days = 150;
      const columns = [...theme.attributes.slice(0, 2), ...theme.varying].map(([name, labels]) => {
        const [memory, swing] = [random.pick([0.5, 0.8, 0.9, 0.97]), random.pick([0.3, 0.6])];
        const paths = labels.map(() => path(random, days, memory));
        const own = swing * Math.sqrt(1 - memory ** 2);
        return { name, of: (day: number) => drawnOf(random, labels, paths.map((one) => Math.exp(own * (one[day] ?? 0)))) };
      });
      const figure = figureOf(random, 0);
      return {
        header: [theme.time, ...columns.map(({ name }) => name), theme.measures[0] ?? ''],
        rows: times(1000 * size, () => {
          const at = random.between(0, days);
          return [clock(at), ...columns.map((column) => column.of(Math.floor(at))), figure(0)];
        }),
      };
    },
  },
]; // prettier-ignore
