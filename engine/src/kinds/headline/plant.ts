import { events, type Plant } from '../planting';

export const plant: Plant = {
  csv: () => events(() => undefined),
  tells: ({ value, subject }) => value === 900 && subject.measure.op === 'count',
};
