import { dateOf, pick, tableOf, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    // Visits are booked by phone, at the desk or in an app; since the autumn many of one branch's app are missed.
    tableOf(['visit', 'branch', 'booked by', 'day', 'how', 'minutes'], 2400, (i, random) => {
      const day = Math.floor((540 * i) / 2400);
      const [branch, by] = [pick(random, ['Hill', 'Quay', 'Mill']), pick(random, ['phone', 'desk', 'app'])];
      const missed = random() < (branch === 'Quay' && by === 'app' && day >= 274 ? 0.35 : 0.04);
      return [`V${1000 + i}`, branch, by, dateOf(day), missed ? 'missed' : random() < 0.08 ? 'moved' : 'kept', pick(random, ['20', '40'])];
    }),
  tells: ({ kind, subject }) => kind === 'rate-step' && subject.filter.some(({ value }) => value === 'app'),
}; // prettier-ignore
