import { flag, measure, ordered } from '../make/field';
import { rounded } from '../make/fill';
import { list, type Added, type Pack } from './pack';

/** Columns that go together closely, by no rule. */
export const LOOK_ALIKES: readonly Pack[] = [
  {
    name: 'net and gross weight',
    make(random, rows): Added {
      const gross = list(rows, () => rounded(random.between(2, 90), 2));
      return {
        fields: [
          measure('gross weight', 'flow', gross, { unit: 'kg' }),
          measure('net weight', 'flow', gross.map((value) => rounded(value * random.between(0.8, 0.97), 2)), { unit: 'kg' }), // prettier-ignore
        ],
        lookAlikes: [['gross weight', 'net weight']],
      };
    },
  },
  {
    name: 'list price',
    make(random, rows): Added {
      const price = list(rows, () => rounded(random.between(10, 900), 2));
      return {
        fields: [
          measure('list price', 'level', price, { unit: '€' }),
          measure('price paid', 'flow', price.map((value) => rounded(value * (1 - random.pick([0, 0.05, 0.1, 0.2])), 2)), { unit: '€' }), // prettier-ignore
        ],
        lookAlikes: [['list price', 'price paid']],
      };
    },
  },
  {
    name: 'plan',
    make(random, rows): Added {
      const planned = list(rows, () => random.whole(4, 120));
      return {
        fields: [
          measure('planned hours', 'flow', planned, { unit: 'h' }),
          measure('actual hours', 'flow', planned.map((value) => rounded(Math.max(0.5, value * (1 + 0.15 * random.normal())), 1)), { unit: 'h' }), // prettier-ignore
        ],
        lookAlikes: [['planned hours', 'actual hours']],
      };
    },
  },
  {
    name: 'minimum and maximum',
    make(random, rows): Added {
      const low = list(rows, () => rounded(random.between(-10, 20), 1));
      return {
        fields: [
          measure('minimum temperature', 'level', low, { unit: '°C' }),
          measure('maximum temperature', 'level', low.map((value) => rounded(value + random.between(2, 14), 1)), { unit: '°C' }), // prettier-ignore
        ],
        lookAlikes: [['minimum temperature', 'maximum temperature']],
      };
    },
  },
  {
    name: 'invoice with vouchers',
    make(random, rows): Added {
      const subtotal = list(rows, () => rounded(random.between(9, 400), 2));
      const shipping = list(rows, () => random.pick([0, 3.9, 4.9, 8.5]));
      const total = subtotal.map((value, i) =>
        rounded(value + (shipping[i] ?? 0) - (random.chance(0.3) ? random.whole(1, 20) : 0), 2),
      );
      return {
        fields: [
          measure('subtotal', 'flow', subtotal, { unit: '€' }),
          measure('shipping fee', 'flow', shipping, { unit: '€' }),
          measure('invoice total', 'flow', total, { unit: '€' }),
        ],
        lookAlikes: [['subtotal', 'shipping fee', 'invoice total']],
      };
    },
  },
  {
    name: 'rare review',
    least: 200,
    make(random, rows): Added {
      const loan = list(rows, () => random.whole(1000, 90000));
      return {
        fields: [
          measure('loan amount', 'flow', loan, { unit: '€' }),
          flag('manual review', loan.map((value) => (random.chance(value > 70000 ? 0.08 : 0.004) ? 'yes' : 'no'))), // prettier-ignore
        ],
        lookAlikes: [['loan amount', 'manual review']],
        rival: true,
      };
    },
  },
  {
    name: 'overlapping grades',
    least: 60,
    make(random, rows): Added {
      const effort = list(rows, () => random.whole(20, 99));
      const grade = effort.map((value) =>
        'EDCBA'.charAt(Math.min(4, Math.max(0, Math.floor((value + 9 * random.normal()) / 20)))),
      );
      return {
        fields: [measure('effort score', 'level', effort), ordered('final grade', grade)],
        lookAlikes: [['effort score', 'final grade']],
        rival: true,
      };
    },
  },
];
