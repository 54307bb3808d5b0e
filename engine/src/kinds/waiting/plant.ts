import { dateOf, normal, pick, tableOf, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    // Parts are sent back for repair; of those that went to Kemper's since May many have not come back for long.
    tableOf(['part', 'workshop', 'sent on', 'back on', 'cost'], 900, (i, random) => {
      const [sent, workshop] = [Math.floor((540 * i) / 900), pick(random, ['Ammer', 'Brandl', 'Kemper', 'Lohse'])];
      const back = sent + 3 + Math.floor(9 * Math.exp(0.5 * normal(random)));
      const isLost = workshop === 'Kemper' && sent > 200 && random() < 0.25;
      return [`R${1000 + i}`, workshop, dateOf(sent), isLost || back > 540 ? '' : dateOf(back), (100 + 20 * normal(random)).toFixed(2)];
    }),
  tells: ({ kind, member }) => kind === 'waiting' && member === 'Kemper',
}; // prettier-ignore
