import { tableOf, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    // Twenty-four months of sixty tenants; every sixth stops paying some day.
    tableOf(['tenant', 'month', 'rent', 'arrears'], 60 * 24, (i, random) => {
      const [who, month] = [Math.floor(i / 24), i % 24];
      const rent = 500 + 10 * (who % 17);
      const from = who % 6 === 0 ? 8 + (who % 13) : 24;
      const slip = random() < 0.03 ? rent : 0;
      return [`T${100 + who}`, new Date(Date.UTC(2023, month, 1)).toISOString().slice(0, 10), rent, month >= from ? (month - from + 1) * rent : slip];
    }),
  tells: ({ kind, direction }) => kind === 'last-reading' && direction === 'high',
}; // prettier-ignore
