import { pick, tableOf, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    // Tours of six vans; one burns far more for the same kilometres.
    tableOf(['tour', 'van', 'route', 'km', 'litres'], 900, (i, random) => {
      const van = pick(random, ['Alba', 'Bora', 'Cato', 'Dora', 'Elba', 'Faro']);
      const km = 40 + 260 * random();
      return [`T${1000 + i}`, van, pick(random, ['north', 'south', 'east']), km.toFixed(0), (km * (van === 'Dora' ? 0.16 : 0.11) * (0.9 + 0.2 * random())).toFixed(1)];
    }),
  tells: ({ kind, member }) => kind === 'outlying-ratio' && member === 'Dora',
}; // prettier-ignore
