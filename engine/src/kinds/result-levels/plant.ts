import { pick, tableOf, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    // With A 15 of 30 recover, with B 7 of 30: p = .03, of four questions.
    tableOf(['patient', 'treatment', 'ward', 'recovered'], 60, (i, random) => [
      `P${i}`,
      i < 30 ? 'A' : 'B',
      pick(random, ['north', 'south']),
      (i < 30 ? i < 15 : i < 37) ? 'yes' : 'no',
    ]),
  tells: ({ kind, subject }) => kind === 'result-levels' && subject.measure.op === 'rate',
};
