import { dayText, daysLater, momentText, START } from '../../model/make/times';
import { fixed, times, type NullFamily } from '../null-family';
import { figureOf, namesOf, sizeOf, themeOf } from './theme';

/** Families that no rule was made by: they are run when a change is done. */
export const APART: readonly NullFamily[] = [
  {
    name: 'apart: lines of orders of customers',
    units: 'first two',
    make(random) {
      const [theme, size] = [themeOf(random), sizeOf(random)];
      const figure = figureOf(random, 0.6);
      const customers = namesOf(random, theme.unit, 25 * size).map((id) => ({ id, own: random.pick(theme.attributes[0]?.[1] ?? []), level: random.normal() })); // prettier-ignore
      const rows = times(120 * size, (order) => {
        const { id, own, level } = random.pick(customers);
        const [ofOrder, way, day] = [random.normal(), random.pick(theme.varying[0]?.[1] ?? []), dayText(daysLater(START, random.between(0, 300)))]; // prettier-ignore
        return times(random.whole(1, 7), () => [id, 50_000 + order, own, way, day, random.pick(['food', 'tools', 'toys']), figure((level + ofOrder) / Math.SQRT2)]); // prettier-ignore
      }).flat();
      return { header: [theme.unit, 'order_no', theme.attributes[0]?.[0] ?? '', theme.varying[0]?.[0] ?? '', theme.time, 'article', theme.measures[0] ?? ''], rows }; // prettier-ignore
    },
  },
  {
    name: 'apart: hourly readings of sensors',
    units: 'first',
    make(random) {
      const size = sizeOf(random);
      const rows = times(8 + 2 * size, (s) => {
        const [site, maker, level] = [random.pick(['roof', 'cellar', 'yard']), random.pick(['Kite', 'Lark']), random.normal()];
        let at = random.normal();
        return times(72, (hour) => {
          at = 0.9 * at + 0.4 * random.normal();
          return [300 + s, site, maker, momentText(START + 3_600_000 * hour), fixed(20 + 2 * level + at), fixed(45 + 5 * random.normal())]; // prettier-ignore
        });
      }).flat();
      return { header: ['sensor', 'site', 'maker', 'read_at', 'celsius', 'humidity'], rows };
    },
  },
  {
    name: 'apart: raters and essays by number',
    units: 'first two',
    make(random) {
      const size = sizeOf(random);
      const raters = times(15 * size, (i) => ({ id: 7 + i, trained: random.pick(['yes', 'no']), level: random.normal() }));
      const essays = times(40 * size, (i) => ({ id: 1200 + i, topic: random.pick(['war', 'sea', 'love']), level: random.normal() }));
      const rows = essays.flatMap((essay) =>
        random.some(raters, 8).map((rater) => [rater.id, essay.id, rater.trained, essay.topic, Math.min(10, Math.max(1, Math.round(5.5 + rater.level + essay.level + 0.7 * random.normal())))]), // prettier-ignore
      );
      return { header: ['rater', 'essay', 'trained', 'topic', 'mark'], rows };
    },
  },
  {
    name: 'apart: households of persons',
    units: 'first',
    make(random) {
      const size = sizeOf(random);
      const rows = times(130 * size, (h) => {
        const [tenure, district, level, poor] = [random.pick(['owned', 'rented', 'social']), random.pick(['Mitte', 'Nord', 'Hafen', 'West']), random.normal(), random.between(0.05, 0.6)]; // prettier-ignore
        return times(random.whole(1, 6), () => [1000 + h, tenure, district, random.pick(['f', 'm']), random.chance(poor) ? 'yes' : 'no', fixed(1800 * Math.exp(0.5 * level + 0.2 * random.normal()))]); // prettier-ignore
      }).flat();
      return { header: ['household', 'tenure', 'district', 'sex', 'ill', 'income'], rows };
    },
  },
  {
    name: 'apart: heavy tails by dealer',
    units: 'first',
    make(random) {
      const [theme, size] = [themeOf(random), sizeOf(random)];
      const dealers = namesOf(random, 'dealer', 30 * size).map((id) => ({ id, own: theme.attributes.map(([, labels]) => random.pick(labels)), level: random.unit() ** -0.5 })); // prettier-ignore
      const rows = times(500 * size, () => {
        const { id, own, level } = random.pick(dealers);
        return [id, ...own, random.pick(theme.varying[1]?.[1] ?? []), fixed(10 * level * random.unit() ** -0.7)];
      });
      return { header: ['dealer', ...theme.attributes.map(([name]) => name), theme.varying[1]?.[0] ?? '', 'loss'], rows };
    },
  },
]; // prettier-ignore
