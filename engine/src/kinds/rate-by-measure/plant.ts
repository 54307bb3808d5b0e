import { tableOf, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    // Of those who stay late the share that leaves grows with the hours.
    tableOf(['employee', 'overtime_hours', 'commute_km', 'left_company'], 400, (i, random) => {
      const hours = Math.round(40 * random());
      return [`E${i}`, hours, Math.round(30 * random()), random() < 0.1 + hours / 80 ? 'Yes' : 'No'];
    }),
  tells: ({ kind, subject }) => kind === 'rate-by-measure' && subject.breakdown === 'overtime_hours',
};
