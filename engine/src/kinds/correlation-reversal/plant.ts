import { normal, tableOf, type Plant } from '../planting';

const BREEDS = ['Alpine', 'Boer', 'Saanen'];

/** The breeds that eat more give less, and within each breed those that eat more give more. */
export const plant: Plant = {
  csv: () =>
    tableOf(['breed', 'fodder', 'milk'], 600, (i, random) => {
      const breed = i % BREEDS.length;
      const own = normal(random);
      return [
        BREEDS[breed] ?? '',
        (50 + 15 * breed + 4 * own).toFixed(1),
        (40 - 8 * breed + 3 * own + 2 * normal(random)).toFixed(1),
      ];
    }),
  tells: ({ direction, subject }) => direction === 'neg' && [subject.breakdown].flat().includes('breed'),
};
