import { dateOf, measures, normal, tableOf, type Plant } from '../planting';

/** Days of a machine that is set anew every eleventh day. */
export const plant: Plant = {
  csv: () =>
    tableOf(['day', 'vibration', 'temperature'], 300, (i, random) => [
      dateOf(i),
      (20 + 3 * Math.sin((2 * Math.PI * i) / 11) + 1.5 * normal(random)).toFixed(2),
      (60 + normal(random)).toFixed(1),
    ]),
  tells: (claim) => measures('vibration')(claim) && claim.member === '11',
};
