import { normal, tableOf, type Plant } from '../planting';

export const plant: Plant = {
  csv: () => {
    // Sixty fish are weighed in five weeks; of those in warm water every second one is not found again after the third.
    const read = Array.from({ length: 300 }, (_, i) => [Math.floor(i / 5), i % 5] as const).filter(
      ([fish, week]) => fish % 4 !== 0 || week < 3,
    );
    return tableOf(['fish', 'water', 'week', 'weight'], read.length, (i, random) => {
      const [fish = 0, week = 0] = read[i] ?? [];
      return [`F${fish}`, fish % 2 === 0 ? 'warm' : 'cold', week, (40 + 2 * week + 4 * normal(random)).toFixed(1)];
    });
  },
  tells: ({ kind, member, value }) => kind === 'ends-early' && member === 'warm' && value === 15,
};
