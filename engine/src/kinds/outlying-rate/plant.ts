import { pick, tableOf, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    // Parcels of four hubs are signed for; those that one driver brings often are not.
    tableOf(['parcel', 'driver', 'zone', 'signature', 'kg'], 900, (i, random) => {
      const driver = pick(random, ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn']);
      return [`P${1000 + i}`, driver, pick(random, ['north', 'south', 'east']), random() < (driver === 'Dan' ? 0.35 : 0.04) ? '' : pick(random, ['scanned', 'paper']), (1 + 9 * random()).toFixed(1)];
    }),
  tells: ({ kind, member }) => kind === 'outlying-rate' && member === 'Dan',
}; // prettier-ignore
