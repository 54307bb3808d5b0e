import { measure, type Field, type Rule } from '../make/field';
import { rounded } from '../make/fill';
import { breakSome, list, type Added, type Pack } from './pack';

const cents = (value: number): number => rounded(value, 2);
const money = (concept: string, cells: readonly (number | string)[]): Field => measure(concept, 'flow', cells, { unit: '€' });
const rule = (kind: Rule['kind'], result: string, from: string[], broken = 0, constant?: number): Rule => ({
  kind,
  result,
  from,
  broken,
  ...(constant === undefined ? {} : { constant }),
});

/** Sums, differences, products and quotients. */
export const ARITHMETIC: readonly Pack[] = [
  {
    name: 'line total',
    make(random, rows): Added {
      const quantity = list(rows, () => random.whole(1, 30));
      const price = list(rows, () => cents(random.between(1, 90)));
      const total = quantity.map((q, i) => cents(q * (price[i] ?? 0)));
      const broken = breakSome(random, total);
      return {
        fields: [
          measure('quantity', 'flow', quantity),
          measure('unit price', 'level', price, { unit: '€' }),
          money('line total', total),
        ],
        rules: [rule('product', 'line total', ['quantity', 'unit price'], broken)],
      };
    },
  },
  {
    name: 'tax',
    make(random, rows): Added {
      const net = list(rows, () => cents(random.between(10, 4000)));
      const fixed = random.chance(0.5);
      const tax = net.map((value) => cents(value * (fixed ? 0.2 : random.pick([0.05, 0.07, 0.19]))));
      const gross = net.map((value, i) => cents(value + (tax[i] ?? 0)));
      const rules = [rule('sum', 'gross amount', ['net amount', 'tax amount'], breakSome(random, gross))];
      if (fixed) rules.push(rule('conversion', 'tax amount', ['net amount'], 0, 0.2));
      return { fields: [money('net amount', net), money('tax amount', tax), money('gross amount', gross)], rules };
    },
  },
  {
    name: 'profit',
    make(random, rows): Added {
      const sales = list(rows, () => cents(random.between(200, 9000)));
      const costs = list(rows, () => cents(random.between(100, 7000)));
      const profit = sales.map((value, i) => cents(value - (costs[i] ?? 0)));
      const broken = breakSome(random, profit);
      return {
        fields: [money('sales', sales), money('costs', costs), money('profit', profit)],
        rules: [rule('difference', 'profit', ['sales', 'costs'], broken)],
      };
    },
  },
  {
    name: 'cost per piece',
    make(random, rows): Added {
      const cost = list(rows, () => cents(random.between(100, 9000)));
      const made = list(rows, () => random.whole(5, 400));
      return {
        fields: [
          money('production cost', cost),
          measure('pieces made', 'flow', made),
          measure('cost per piece', 'level', cost.map((value, i) => rounded(value / (made[i] ?? 1), 4)), { unit: '€' }), // prettier-ignore
        ],
        rules: [rule('quotient', 'cost per piece', ['production cost', 'pieces made'])],
      };
    },
  },
  {
    name: 'parts of a whole',
    make(random, rows): Added {
      const parts = ['online orders', 'shop orders', 'phone orders'].map(
        (concept) =>
        measure(concept, 'flow', list(rows, () => random.whole(0, 300))), // prettier-ignore
      );
      const all = list(rows, (i) => parts.reduce((sum, { cells }) => sum + Number(cells[i]), 0));
      const broken = breakSome(random, all);
      return {
        fields: [...parts, measure('all orders', 'flow', all)],
        rules: [rule('sum', 'all orders', parts.map(({ concept }) => concept), broken)], // prettier-ignore
      };
    },
  },
  {
    name: 'complement',
    make(random, rows): Added {
      const active = list(rows, () => rounded(random.between(2, 22), 1));
      return {
        fields: [
          measure('active hours', 'flow', active, { unit: 'h' }),
          measure('idle hours', 'flow', active.map((value) => rounded(24 - value, 1)), { unit: 'h' }), // prettier-ignore
        ],
        rules: [rule('complement', 'idle hours', ['active hours'], 0, 24)],
      };
    },
  },
  {
    name: 'miles',
    make(random, rows): Added {
      const km = list(rows, () => rounded(random.between(3, 900), 1));
      return {
        fields: [
          measure('trip in kilometres', 'flow', km, { unit: 'km' }),
          measure('trip in miles', 'flow', km.map((value) => rounded(value * 0.621371, 2)), { unit: 'mi' }), // prettier-ignore
        ],
        rules: [rule('conversion', 'trip in miles', ['trip in kilometres'], 0, 0.621371)],
      };
    },
  },
  {
    name: 'fahrenheit',
    make(random, rows): Added {
      const celsius = list(rows, () => rounded(random.between(-8, 34), 1));
      return {
        fields: [
          measure('degrees celsius', 'level', celsius),
          measure('degrees fahrenheit', 'level', celsius.map((value) => rounded(value * 1.8 + 32, 2))), // prettier-ignore
        ].map(anyUnit),
        rules: [rule('conversion', 'degrees fahrenheit', ['degrees celsius'], 0, 1.8)],
      };
    },
  },
  {
    name: 'two currencies',
    make(random, rows): Added {
      const euros = list(rows, () => cents(random.between(4, 900)));
      return {
        fields: [
          measure('price in euros', 'level', euros),
          measure('price in dollars', 'level', euros.map((value) => cents(value * 1.08))), // prettier-ignore
        ].map(anyUnit),
        rules: [rule('conversion', 'price in dollars', ['price in euros'], 0, 1.08)],
      };
    },
  },
  {
    name: 'disc',
    make(random, rows): Added {
      const width = list(rows, () => rounded(random.between(2, 60), 1));
      return {
        fields: [
          measure('diameter', 'level', width, { unit: 'cm' }),
          measure('disc area', 'level', width.map((value) => rounded((Math.PI / 4) * value * value, 3)), { unit: 'cm²' }), // prettier-ignore
        ],
        rules: [rule('power', 'disc area', ['diameter'], 0, 2)],
      };
    },
  },
];

/** The header itself names the unit, in some spelling. */
function anyUnit(field: Field): Field {
  const { units: _, ...label } = field.label;
  return { ...field, label };
}
