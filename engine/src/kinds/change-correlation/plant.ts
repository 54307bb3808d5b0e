import { measures, tableOf, type Plant } from '../planting';

export const plant: Plant = {
  csv: () => {
    let [builders, painters] = [1000, 500];
    return tableOf(['month', 'builders', 'painters'], 120, (i, random) => {
      const shock = random() * 30;
      builders += shock + random() * 4;
      painters += shock / 2 + random() * 4;
      return [new Date(Date.UTC(2006, i, 1)).toISOString().slice(0, 10), builders.toFixed(1), painters.toFixed(1)];
    });
  },
  tells: measures('painters'),
};
