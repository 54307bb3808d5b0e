import { normal, tableOf, type Plant } from '../planting';

const REGIONS = ['North', 'South', 'East', 'West'];

/** Orders of two years; in the second one the North brings two fifths less. */
export const plant: Plant = {
  csv: () =>
    tableOf(['ordered_at', 'region', 'channel', 'sales_eur'], 6000, (i, random) => {
      const region = REGIONS[Math.floor(4 * random())] ?? 'North';
      const lower = i >= 3000 && region === 'North' ? 0.6 : 1;
      return [
        new Date(Date.UTC(2022, 0, 1) + ((i * 730) / 6000) * 86_400_000).toISOString().slice(0, 10),
        region,
        random() < 0.5 ? 'Shop' : 'Web',
        (lower * 100 * Math.exp(0.3 * normal(random))).toFixed(2),
      ];
    }),
  tells: ({ member, direction }) => member === 'North' && direction === 'down',
};
