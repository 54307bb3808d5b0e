import { dateOf, pick, tableOf, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    // Batches of six ovens; since the autumn one needs far more gas for the same loaves.
    tableOf(['batch', 'oven', 'baked on', 'loaves', 'gas used'], 1500, (i, random) => {
      const day = Math.floor((540 * i) / 1500);
      const oven = pick(random, ['Adam', 'Bert', 'Carl', 'Dirk', 'Emil', 'Fritz']);
      const loaves = 60 + 340 * random();
      return [`B${1000 + i}`, oven, dateOf(day), loaves.toFixed(0), (loaves * (oven === 'Carl' && day >= 300 ? 0.42 : 0.28) * (0.9 + 0.2 * random())).toFixed(2)];
    }),
  tells: ({ kind, subject }) => kind === 'ratio-step' && subject.filter.some(({ value }) => value === 'Carl'),
}; // prettier-ignore
