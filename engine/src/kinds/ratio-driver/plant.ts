import { pick, tableOf, type Plant } from '../planting';

const REGIONS = ['North', 'South', 'East', 'West'];

/** Orders of two years; in the second one three times as many of what is sold in the North comes back. */
export const plant: Plant = {
  csv: () =>
    tableOf(['sold_on', 'region', 'channel', 'pieces_sold', 'pieces_returned'], 4800, (i, random) => {
      const region = pick(random, REGIONS);
      const sold = 10 + Math.floor(40 * random());
      const rate = i >= 2400 && region === 'North' ? 0.3 : 0.1;
      const returned = Array.from({ length: sold }, () => (random() < rate ? 1 : 0)).reduce((sum: number, one) => sum + one, 0);
      const day = new Date(Date.UTC(2022, 0, 1) + ((i * 730) / 4800) * 86_400_000).toISOString().slice(0, 10);
      return [day, region, random() < 0.5 ? 'Shop' : 'Web', sold, returned];
    }),
  tells: ({ member, direction }) => member === 'North' && direction === 'up',
};
