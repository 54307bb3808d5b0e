import { measures, events, normal, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    events((row, random) => {
      row.rating = 50 + 20 * Math.log(row.amount / 100) + 5 * normal(random);
    }),
  tells: (claim) => claim.subject.breakdown === 'amount_eur' && measures('rating')(claim),
};
