import { measures, normal, tableOf, type Plant } from '../planting';

export const plant: Plant = {
  csv: () => {
    const shocks: number[] = [];
    return tableOf(['week', 'adverts', 'orders'], 150, (i, random) => {
      shocks.push(normal(random));
      const orders = 400 + 20 * (shocks[i - 2] ?? 0) + 12 * normal(random);
      return [new Date(Date.UTC(2019, 0, 7 + 7 * i)).toISOString().slice(0, 10), (80 + 10 * (shocks[i] ?? 0)).toFixed(1), orders.toFixed(1)];
    });
  },
  tells: (claim) => measures('orders')(claim) && claim.member === '2',
}; // prettier-ignore
