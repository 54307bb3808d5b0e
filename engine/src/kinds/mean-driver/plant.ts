import { dateOf, names, pick, tableOf, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    tableOf(['called on', 'kind of call', 'shift', 'minutes to answer'], 3000, (_, random) => {
      const day = Math.floor(365 * random());
      const kind = random() < (day >= 334 ? 0.6 : 0.2) ? 'fault' : 'question';
      return [
        dateOf(365 + day),
        kind,
        pick(random, ['day', 'night']),
        ((kind === 'fault' ? 40 : 10) * (0.7 + 0.6 * random())).toFixed(2),
      ];
    }),
  tells: names('fault'),
};
