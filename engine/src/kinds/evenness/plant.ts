import { events, type Plant } from '../planting';

export const plant: Plant = {
  csv: () => events(() => undefined),
  tells: ({ subject }) => subject.breakdown === 'team',
};
