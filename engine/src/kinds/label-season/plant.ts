import { pick, tableOf, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    // Orders of three years; benches are bought in spring.
    tableOf(['order', 'article', 'shop', 'day', 'euro'], 1500, (i, random) => {
      const at = new Date(Date.UTC(2021, 0, 1) + Math.floor((1095 * i) / 1500) * 86_400_000);
      const isSpring = [2, 3, 4].includes(at.getUTCMonth());
      const article = random() < (isSpring ? 0.22 : 0.03) ? 'bench' : pick(random, ['table', 'shelf', 'lamp']);
      return [`O${1000 + i}`, article, pick(random, ['Hill', 'Quay']), at.toISOString().slice(0, 10), (20 + 80 * random()).toFixed(2)];
    }),
  tells: ({ kind, subject }) => kind === 'label-season' && subject.filter.some(({ value }) => value === 'bench'),
}; // prettier-ignore
