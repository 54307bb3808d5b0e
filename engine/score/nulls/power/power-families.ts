import { chiSquareTest, crossTable } from '../../../src/stats/groups/contingency';
import { correlate, correlationP } from '../../../src/stats/correlation/spearman';
import { dayText, daysLater, START } from '../../model/make/times';
import type { Random } from '../../model/make/random';
import { fixed, times, type NullTable } from '../null-family';
import { namesOf, sizeOf, themeOf } from '../wide/theme';
import { betweenOracle, byUnit, codesOf, less, withinOracle, type Row } from './oracles';

/** A table whose rows belong to units, with one effect inside. */
export interface PowerTable extends NullTable {
  /** Columns that the claim must name. */
  columns: readonly string[];
  /** p of the test that somebody would make who knows how the table came about. */
  oracle: number;
}

export interface PowerFamily {
  name: string;
  make(random: Random): PowerTable;
}

/** How far a label moves what it moves. */
const shiftOf = (labels: readonly string[], label: string): number => labels.indexOf(label) / (labels.length - 1);

export const POWER_FAMILIES: readonly PowerFamily[] = [
  {
    name: 'attribute of the unit on a measure',
    make(random) {
      const [theme, size] = [themeOf(random), sizeOf(random)];
      const [name, labels] = random.pick(theme.attributes);
      const by = random.between(1, 2.5);
      const things = namesOf(random, theme.unit, 40 * size).map((id) => ({ id, own: random.pick(labels), level: random.normal() }));
      const found: Row[] = [];
      const rows = times(500 * size, () => {
        const unit = random.whole(0, things.length - 1);
        const { id = '', own = '', level = 0 } = things[unit] ?? {};
        const value = level + by * shiftOf(labels, own) + 0.8 * random.normal();
        found.push({ unit, group: labels.indexOf(own), value });
        return [id, own, random.pick(theme.varying[0]?.[1] ?? []), fixed(100 + 10 * value)];
      });
      return { header: [theme.unit, name, theme.varying[0]?.[0] ?? '', theme.measures[0] ?? ''], rows, columns: [name, theme.measures[0] ?? ''], oracle: betweenOracle(found) }; // prettier-ignore
    },
  },
  {
    name: 'what varies in the unit on a measure',
    make(random) {
      const [theme, size] = [themeOf(random), sizeOf(random)];
      const [name, labels] = random.pick(theme.varying);
      const by = random.between(0.6, 1.2);
      const things = namesOf(random, theme.unit, 30 * size).map((id) => ({ id, own: random.pick(theme.attributes[0]?.[1] ?? []), level: random.normal() })); // prettier-ignore
      const found: Row[] = [];
      const rows = times(500 * size, () => {
        const unit = random.whole(0, things.length - 1);
        const { id = '', own = '', level = 0 } = things[unit] ?? {};
        const label = random.pick(labels);
        const value = level + by * shiftOf(labels, label) + 0.8 * random.normal();
        found.push({ unit, group: labels.indexOf(label), value });
        return [id, own, label, fixed(40 + 6 * value)];
      });
      return { header: [theme.unit, theme.attributes[0]?.[0] ?? '', name, theme.measures[1] ?? ''], rows, columns: [name, theme.measures[1] ?? ''], oracle: withinOracle(found) }; // prettier-ignore
    },
  },
  {
    name: 'attribute of one of two crossed units',
    make(random) {
      const [theme, size] = [themeOf(random), sizeOf(random)];
      const [name, labels] = random.pick(theme.attributes);
      const by = random.between(1.2, 2.5);
      const ones = namesOf(random, theme.unit, 35 * size).map((id) => ({ id, own: random.pick(labels), level: random.normal() }));
      const others = namesOf(random, theme.other, 20).map((id) => ({ id, level: random.normal() }));
      const found: Row[] = [];
      const rows = times(700 * size, () => {
        const unit = random.whole(0, ones.length - 1);
        const { id = '', own = '', level = 0 } = ones[unit] ?? {};
        const other = random.pick(others);
        const value = level + other.level + by * shiftOf(labels, own) + 0.6 * random.normal();
        found.push({ unit, group: labels.indexOf(own), value });
        return [id, other.id, own, fixed(50 + 5 * value)];
      });
      return { header: [theme.unit, theme.other, name, theme.measures[0] ?? ''], rows, columns: [name, theme.measures[0] ?? ''], oracle: betweenOracle(found) }; // prettier-ignore
    },
  },
  {
    name: 'what varies in the unit on an outcome',
    make(random) {
      const [theme, size] = [themeOf(random), sizeOf(random)];
      const [name, labels] = random.pick(theme.varying);
      const [outcome, yes, no] = theme.outcome;
      const by = random.between(0.15, 0.3);
      const things = namesOf(random, theme.unit, 30 * size).map((id) => ({ id, rate: random.between(0.05, 0.6) }));
      const found: Row[] = [];
      const rows = times(700 * size, () => {
        const unit = random.whole(0, things.length - 1);
        const { id = '', rate = 0 } = things[unit] ?? {};
        const label = random.pick(labels);
        const happens = random.chance(rate + by * shiftOf(labels, label));
        found.push({ unit, group: labels.indexOf(label), value: happens ? 1 : 0 });
        return [id, random.pick(theme.attributes[0]?.[1] ?? []), label, happens ? yes : no];
      });
      return { header: [theme.unit, theme.attributes[0]?.[0] ?? '', name, outcome], rows, columns: [name, outcome], oracle: withinOracle(found) }; // prettier-ignore
    },
  },
  {
    name: 'attribute of the unit on an outcome',
    make(random) {
      const [theme, size] = [themeOf(random), sizeOf(random)];
      const [name, labels] = random.pick(theme.attributes);
      const [outcome, yes, no] = theme.outcome;
      const by = random.between(0.25, 0.5);
      const things = namesOf(random, theme.unit, 50 * size).map((id) => {
        const own = random.pick(labels);
        return { id, own, rate: Math.min(0.95, Math.max(0.02, 0.2 + by * shiftOf(labels, own) + 0.12 * random.normal())) };
      });
      const found: Row[] = [];
      const rows = times(900 * size, () => {
        const unit = random.whole(0, things.length - 1);
        const { id = '', own = '', rate = 0 } = things[unit] ?? {};
        const happens = random.chance(rate);
        found.push({ unit, group: labels.indexOf(own), value: happens ? 1 : 0 });
        return [id, own, random.pick(theme.varying[0]?.[1] ?? []), happens ? yes : no];
      });
      return { header: [theme.unit, name, theme.varying[0]?.[0] ?? '', outcome], rows, columns: [name, outcome], oracle: betweenOracle(found) }; // prettier-ignore
    },
  },
  {
    name: 'two measures within the unit',
    make(random) {
      const [theme, size] = [themeOf(random), sizeOf(random)];
      const r = random.between(0.35, 0.7);
      const things = namesOf(random, theme.unit, 25 * size).map((id) => ({ id, own: random.pick(theme.attributes[1]?.[1] ?? []), x: random.normal(), y: random.normal() })); // prettier-ignore
      const found: (Row & { other: number })[] = [];
      const rows = times(350 * size, () => {
        const unit = random.whole(0, things.length - 1);
        const thing = things[unit];
        const x = random.normal();
        const y = r * x + Math.sqrt(1 - r * r) * random.normal();
        found.push({ unit, group: 0, value: 0.6 * (thing?.x ?? 0) + x, other: 0.6 * (thing?.y ?? 0) + y });
        return [thing?.id ?? '', thing?.own ?? '', fixed(30 + 4 * (0.6 * (thing?.x ?? 0) + x)), fixed(500 + 60 * (0.6 * (thing?.y ?? 0) + y))]; // prettier-ignore
      });
      const [x, y] = [less(found, ({ value }) => value), less(found.map((row) => ({ ...row, value: row.other })), ({ value }) => value)];
      const own = correlate(x, y)?.r ?? 0;
      return { header: [theme.unit, theme.attributes[1]?.[0] ?? '', theme.measures[0] ?? '', theme.measures[1] ?? ''], rows, columns: [theme.measures[0] ?? '', theme.measures[1] ?? ''], oracle: correlationP(own, found.length - things.length + 1) }; // prettier-ignore
    },
  },
  {
    name: 'a number of the unit on a measure',
    make(random) {
      const [theme, size] = [themeOf(random), sizeOf(random)];
      const by = random.between(0.8, 1.6);
      const things = namesOf(random, theme.unit, 50 * size).map((id) => ({ id, age: random.whole(18, 80), level: random.normal() }));
      const sums = things.map(() => [0, 0] as [number, number]);
      const rows = times(600 * size, () => {
        const unit = random.whole(0, things.length - 1);
        const { id = '', age = 0, level = 0 } = things[unit] ?? {};
        const value = level + (by * (age - 49)) / 18 + 0.8 * random.normal();
        const sum = sums[unit] ?? [0, 0];
        sum[0]++;
        sum[1] += value;
        return [id, age, random.pick(theme.varying[0]?.[1] ?? []), fixed(120 + 9 * value)];
      });
      const means = sums.map(([n, sum]) => (n > 0 ? sum / n : NaN));
      return { header: [theme.unit, 'age', theme.varying[0]?.[0] ?? '', theme.measures[1] ?? ''], rows, columns: ['age', theme.measures[1] ?? ''], oracle: correlate(things.map(({ age }) => age), means)?.p ?? 1 }; // prettier-ignore
    },
  },
  {
    name: 'attribute of a class in a school',
    make(random) {
      const [theme, size] = [themeOf(random), sizeOf(random)];
      const [name, labels] = random.pick(theme.attributes);
      const by = random.between(1, 2);
      const found: Row[] = [];
      const rows = namesOf(random, theme.higher, 14 * size).flatMap((higher, h) => {
        const level = 0.7 * random.normal();
        return times(4, (c) => {
          const [own, ofClass] = [random.pick(labels), 0.6 * random.normal()];
          return times(random.whole(8, 16), () => {
            const value = level + ofClass + by * shiftOf(labels, own) + random.normal();
            found.push({ unit: 4 * h + c, group: labels.indexOf(own), value });
            return [higher, `${theme.unit} ${h + 1}.${c + 1}`, own, fixed(60 + 8 * value)];
          });
        }).flat();
      });
      return { header: [theme.higher, theme.unit, name, theme.measures[0] ?? ''], rows, columns: [name, theme.measures[0] ?? ''], oracle: betweenOracle(found) }; // prettier-ignore
    },
  },
  {
    name: 'attribute of a day',
    make(random) {
      const [theme, size] = [themeOf(random), sizeOf(random)];
      const [name, labels] = random.pick(theme.attributes);
      const by = random.between(1, 2.2);
      const found: Row[] = [];
      const rows = times(60 * size, (day) => {
        const [own, level] = [random.pick(labels), random.normal()];
        return times(random.whole(6, 14), () => {
          const value = level + by * shiftOf(labels, own) + 0.8 * random.normal();
          found.push({ unit: day, group: labels.indexOf(own), value });
          return [dayText(daysLater(START, day)), own, random.pick(theme.varying[0]?.[1] ?? []), fixed(70 + 7 * value)];
        });
      }).flat();
      return { header: [theme.time, name, theme.varying[0]?.[0] ?? '', theme.measures[2] ?? ''], rows, columns: [name, theme.measures[2] ?? ''], oracle: betweenOracle(found) }; // prettier-ignore
    },
  },
  {
    name: 'two attributes of the unit',
    make(random) {
      const [theme, size] = [themeOf(random), sizeOf(random)];
      const [one, other] = [theme.attributes[0], theme.attributes[1]];
      const goes = random.between(0.5, 0.8);
      const things = namesOf(random, theme.unit, 90 * size).map((id) => {
        const [of = [], to = []] = [one?.[1], other?.[1]];
        const a = random.pick(of);
        const same = to[of.indexOf(a) % to.length] ?? '';
        return { id, a, b: random.chance(goes) ? same : random.pick(to) };
      });
      const rows = times(700 * size, () => {
        const { id, a, b } = random.pick(things);
        return [id, a, b, random.pick(theme.varying[0]?.[1] ?? []), fixed(20 + random.normal())];
      });
      const table = crossTable(codesOf(things.map(({ a }) => a)), 6, codesOf(things.map(({ b }) => b)), 6);
      return { header: [theme.unit, one?.[0] ?? '', other?.[0] ?? '', theme.varying[0]?.[0] ?? '', theme.measures[0] ?? ''], rows, columns: [one?.[0] ?? '', other?.[0] ?? ''], oracle: chiSquareTest(table)?.p ?? 1 }; // prettier-ignore
    },
  },
  {
    name: 'what varies works in one kind of unit only',
    make(random) {
      const [theme, size] = [themeOf(random), sizeOf(random)];
      const [one, varying] = [theme.attributes[1], theme.varying.find(([, labels]) => labels.length === 2)];
      const [kind = '', label = ''] = [one?.[1][0], varying?.[1][1]];
      const by = random.between(1.2, 2.2);
      const things = namesOf(random, theme.unit, 40 * size).map((id) => ({ id, own: random.pick(one?.[1] ?? []), level: random.normal() })); // prettier-ignore
      const found: Row[] = [];
      const rows = times(800 * size, () => {
        const unit = random.whole(0, things.length - 1);
        const { id = '', own = '', level = 0 } = things[unit] ?? {};
        const at = random.pick(varying?.[1] ?? []);
        const value = level + (own === kind && at === label ? by : 0) + 0.8 * random.normal();
        found.push({ unit, group: (own === kind ? 2 : 0) + (at === label ? 1 : 0), value });
        return [id, own, at, fixed(90 + 9 * value)];
      });
      const contrasts = byUnit(found).flatMap((own) => {
        const side = (odd: number) => own.filter(({ group }) => group % 2 === odd).map(({ value }) => value);
        const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
        const [off, on] = [side(0), side(1)];
        return off.length > 0 && on.length > 0 ? [{ unit: own[0]?.unit ?? 0, group: (own[0]?.group ?? 0) >> 1, value: mean(on) - mean(off) }] : [];
      });
      return { header: [theme.unit, one?.[0] ?? '', varying?.[0] ?? '', theme.measures[0] ?? ''], rows, columns: [one?.[0] ?? '', varying?.[0] ?? '', theme.measures[0] ?? ''], oracle: betweenOracle(contrasts) }; // prettier-ignore
    },
  },
  {
    name: 'a difference among copied records',
    make(random) {
      const [theme, size] = [themeOf(random), sizeOf(random)];
      const [name, labels] = random.pick(theme.attributes);
      const by = random.between(0.8, 1.6);
      const records = times(150 * size, (unit) => {
        const own = random.pick(labels);
        return { unit, group: labels.indexOf(own), own, value: by * shiftOf(labels, own) + random.normal(), other: random.pick(theme.varying[0]?.[1] ?? []) }; // prettier-ignore
      });
      const rows = records.flatMap(({ own, value, other }) => times(random.pick([1, 2, 5]), () => [own, other, fixed(100 + 12 * value)]));
      return { header: [name, theme.varying[0]?.[0] ?? '', theme.measures[0] ?? ''], rows: random.shuffled(rows), columns: [name, theme.measures[0] ?? ''], oracle: betweenOracle(records) }; // prettier-ignore
    },
  },
]; // prettier-ignore
