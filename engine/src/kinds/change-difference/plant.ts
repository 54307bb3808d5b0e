import { normal, pick, tableOf, type Plant } from '../planting';

export const plant: Plant = {
  csv: () => {
    let own = 0;
    // Sixty plants are measured in five weeks; those that are watered grow by four a week, the others by two.
    return tableOf(['plant', 'watered', 'shelf', 'week', 'height'], 300, (i, random) => {
      const [plantOf, week] = [Math.floor(i / 5), i % 5];
      if (week === 0) own = normal(random);
      const growth = plantOf % 2 === 0 ? 4 : 2;
      const height = 20 + 3 * own + growth * week + normal(random);
      return [`P${plantOf}`, plantOf % 2 === 0 ? 'daily' : 'weekly', pick(random, ['upper', 'lower']), week, height.toFixed(1)];
    });
  },
  tells: ({ kind, member, value }) => kind === 'change-difference' && member === 'daily' && (value ?? 0) > 14 && (value ?? 0) < 18,
}; // prettier-ignore
