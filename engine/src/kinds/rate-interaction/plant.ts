import { names, tableOf, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    tableOf(['soil', 'variety', 'height_cm', 'harvested'], 540, (i, random) => {
      const [soil, variety] = [['clay', 'sand', 'loam'][i % 3] ?? '', ['Ana', 'Bor', 'Cim'][Math.floor(i / 3) % 3] ?? ''];
      const effect = soil === 'clay' && variety === 'Bor' ? 30 : 0;
      return [soil, variety, (60 + effect + 20 * random()).toFixed(1), random() < (effect > 0 ? 0.7 : 0.2) ? 'yes' : 'no'];
    }),
  tells: names('clay'),
};
