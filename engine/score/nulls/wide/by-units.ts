import { fixed, times, type NullFamily } from '../null-family';
import { clockOf, figureOf, namesOf, sizeOf, themeOf } from './theme';

/** Families whose rows belong to things, in many vocabularies, sizes and forms of names. */
export const WIDE_UNITS: readonly NullFamily[] = [
  {
    name: 'wide: units with attributes',
    units: 'first',
    make(random) {
      const [theme, size, clock] = [themeOf(random), sizeOf(random), clockOf(random)];
      const figures = theme.measures.slice(0, 2).map(() => figureOf(random, random.between(0.1, 0.8)));
      const things = namesOf(random, theme.unit, random.whole(15, 60) * size).map((id) => ({
        id,
        own: theme.attributes.map(([, labels]) => random.pick(labels)),
        levels: figures.map(() => random.normal()),
      }));
      const rows = times(400 * size, () => {
        const { id, own, levels } = random.pick(things);
        return [id, ...own, ...theme.varying.map(([, labels]) => random.pick(labels)), clock(random.between(0, 400)), ...figures.map((figure, i) => figure(levels[i] ?? 0))]; // prettier-ignore
      });
      return { header: [theme.unit, ...theme.attributes.map(([name]) => name), ...theme.varying.map(([name]) => name), theme.time, ...theme.measures.slice(0, 2)], rows }; // prettier-ignore
    },
  },
  {
    name: 'wide: crossed units',
    units: 'first two',
    make(random) {
      const [theme, size] = [themeOf(random), sizeOf(random)];
      const figure = figureOf(random, 0.7);
      const side = (noun: string, count: number, at: number) =>
        namesOf(random, noun, count).map((id) => ({ id, own: random.pick(theme.attributes[at]?.[1] ?? ['x', 'y']), level: random.normal() }));
      const [ones, others] = [side(theme.unit, 25 * size, 0), side(theme.other, 20 * size, 1)];
      const rows = times(450 * size, () => {
        const [a, b] = [random.pick(ones), random.pick(others)];
        return [a.id, b.id, a.own, b.own, random.pick(theme.varying[0]?.[1] ?? []), figure((a.level + b.level) / Math.SQRT2)];
      });
      return { header: [theme.unit, theme.other, theme.attributes[0]?.[0] ?? '', theme.attributes[1]?.[0] ?? '', theme.varying[0]?.[0] ?? '', theme.measures[0] ?? ''], rows }; // prettier-ignore
    },
  },
  {
    name: 'wide: nested units',
    units: 'first two',
    make(random) {
      const [theme, size] = [themeOf(random), sizeOf(random)];
      const figure = figureOf(random, 0.6);
      const rows = namesOf(random, theme.higher, 12 * size).flatMap((higher, h) => {
        const [own, level] = [random.pick(theme.attributes[0]?.[1] ?? []), random.normal()];
        return times(random.whole(2, 5), (u) => {
          const [attribute, ofUnit] = [random.pick(theme.attributes[1]?.[1] ?? []), random.normal()];
          return times(random.whole(6, 18), () => [higher, `${theme.unit} ${h + 1}.${u + 1}`, own, attribute, random.pick(theme.varying[1]?.[1] ?? []), figure((level + ofUnit) / Math.SQRT2)]); // prettier-ignore
        }).flat();
      });
      return { header: [theme.higher, theme.unit, theme.attributes[0]?.[0] ?? '', theme.attributes[1]?.[0] ?? '', theme.varying[1]?.[0] ?? '', theme.measures[1] ?? ''], rows }; // prettier-ignore
    },
  },
  {
    name: 'wide: outcomes by unit',
    units: 'first',
    make(random) {
      const [theme, size] = [themeOf(random), sizeOf(random)];
      const base = random.pick([0.1, 0.3, 0.5]);
      const things = namesOf(random, theme.unit, 30 * size).map((id) => ({
        id,
        own: theme.attributes.map(([, labels]) => random.pick(labels)),
        rate: Math.min(0.95, Math.max(0.01, base + 0.25 * random.normal())),
      }));
      const [outcome, yes, no] = theme.outcome;
      const rows = times(500 * size, () => {
        const { id, own, rate } = random.pick(things);
        return [id, ...own, ...theme.varying.map(([, labels]) => random.pick(labels)), random.chance(rate) ? yes : no];
      });
      return { header: [theme.unit, ...theme.attributes.map(([name]) => name), ...theme.varying.map(([name]) => name), outcome], rows }; // prettier-ignore
    },
  },
  {
    name: 'wide: units of very unlike size',
    units: 'first',
    make(random) {
      const [theme, size] = [themeOf(random), sizeOf(random)];
      const figure = figureOf(random, 0.5);
      const rows = namesOf(random, theme.unit, 40 * size).flatMap((id, i) => {
        const [own, other, level] = [random.pick(theme.attributes[0]?.[1] ?? []), random.pick(theme.attributes[2]?.[1] ?? []), random.normal()]; // prettier-ignore
        return times(Math.ceil((140 * size) / (i + 1)), () => [id, own, other, random.pick(theme.varying[0]?.[1] ?? []), figure(level)]); // prettier-ignore
      });
      return { header: [theme.unit, theme.attributes[0]?.[0] ?? '', theme.attributes[2]?.[0] ?? '', theme.varying[0]?.[0] ?? '', theme.measures[2] ?? ''], rows }; // prettier-ignore
    },
  },
  {
    name: 'wide: gaps by unit',
    units: 'first',
    make(random) {
      const [theme, size] = [themeOf(random), sizeOf(random)];
      const figure = figureOf(random, 0.3);
      const things = namesOf(random, theme.unit, 20 * size).map((id) => ({ id, own: random.pick(theme.attributes[0]?.[1] ?? []), gaps: random.pick([0, 0.05, 0.4]), level: random.normal() })); // prettier-ignore
      const rows = times(400 * size, () => {
        const { id, own, gaps, level } = random.pick(things);
        return [id, own, random.pick(theme.varying[0]?.[1] ?? []), random.chance(gaps) ? '' : figure(level), fixed(random.normal())]; // prettier-ignore
      });
      return { header: [theme.unit, theme.attributes[0]?.[0] ?? '', theme.varying[0]?.[0] ?? '', theme.measures[0] ?? '', theme.measures[1] ?? ''], rows }; // prettier-ignore
    },
  },
  {
    name: 'wide: words by unit',
    units: 'first',
    make(random) {
      const [theme, size] = [themeOf(random), sizeOf(random)];
      const words = ['rattle', 'invoice', 'cold', 'parcel', 'blue', 'window', 'again', 'slow', 'broken', 'lovely', 'noise', 'refund', 'late', 'paper', 'water', 'gate'];
      const things = namesOf(random, theme.unit, 25 * size).map((id) => ({ id, own: random.pick(theme.attributes[0]?.[1] ?? []), words: random.some(words, 4) })); // prettier-ignore
      const rows = times(400 * size, () => {
        const thing = random.pick(things);
        const said = times(5, () => (random.chance(0.6) ? random.pick(thing.words) : random.pick(words)));
        return [thing.id, thing.own, random.pick(theme.varying[0]?.[1] ?? []), `the ${said.join(' and ')} today`];
      });
      return { header: [theme.unit, theme.attributes[0]?.[0] ?? '', theme.varying[0]?.[0] ?? '', 'remark'], rows };
    },
  },
  {
    name: 'wide: copies among records',
    make(random) {
      const [theme, size, clock] = [themeOf(random), sizeOf(random), clockOf(random)];
      const figure = figureOf(random, 0);
      const records = times(150 * size, () => [...theme.attributes.map(([, labels]) => random.pick(labels)), clock(random.between(0, 300)), fixed(100 + 15 * random.normal()), figure(0)]); // prettier-ignore
      const rows = random.shuffled(records.flatMap((record) => times(random.pick([1, 1, 2, 8]), () => record)));
      return { header: [...theme.attributes.map(([name]) => name), theme.time, theme.measures[0] ?? '', theme.measures[1] ?? ''], rows };
    },
  },
]; // prettier-ignore
