import { measures, normal, tableOf, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    tableOf(['town', 'income'], 60, (i, random) => [
      `Port ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[i % 26] ?? ''}${['ton', 'ville', 'burg'][Math.floor(i / 26)] ?? ''}`,
      i === 7 ? 990 : (500 + 50 * normal(random)).toFixed(1),
    ]),
  tells: measures('income'),
};
