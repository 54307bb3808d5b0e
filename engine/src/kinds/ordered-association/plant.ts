import { pick, tableOf, type Plant } from '../planting';

const EDUCATION = ['low', 'medium', 'high'];
const ANSWERS = ['Strongly disagree', 'Disagree', 'Neutral', 'Agree', 'Strongly agree'];

/** Answers that move up with the level of training, by no more than one step of five. */
export const plant: Plant = {
  csv: () =>
    tableOf(['training_level', 'sure_of_the_task', 'shift'], 500, (_, random) => {
      const level = Math.floor(3 * random());
      const answer = Math.min(4, Math.max(0, Math.round(1 + level + 2.4 * (random() - 0.5))));
      return [EDUCATION[level] ?? '', ANSWERS[answer] ?? '', pick(random, ['early', 'late', 'night'])];
    }),
  tells: ({ subject }) => [subject.breakdown, subject.measure.op === 'rate' && subject.measure.column].sort().join() === 'sure_of_the_task,training_level',
}; // prettier-ignore
