import { names, normal, tableOf, type Plant } from '../planting';

const FIRMS = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm'];

export const plant: Plant = {
  csv: () =>
    tableOf(['bill', 'firm', 'hours', 'rate', 'material', 'net'], 600, (i, random) => {
      const firm = FIRMS[Math.floor(5 * random())] ?? '';
      const [hours, rate, material] = [1 + Math.floor(40 * random()) / 4, 40 + Math.floor(20 * random()), Math.round(4000 * Math.exp(normal(random))) / 100];
      // One firm puts more hours on a third of its bills than it says.
      const more = firm === 'Cedar' && random() < 0.35 ? 1.5 : 0;
      return [`B${1000 + i}`, firm, hours, rate, material.toFixed(2), ((hours + more) * rate + material).toFixed(2)];
    }),
  tells: names('Cedar'),
}; // prettier-ignore
