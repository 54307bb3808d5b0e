import { tableOf, type Plant } from '../planting';

/** Men apply where most are taken; within a faculty nobody is preferred. */
export const plant: Plant = {
  csv: () =>
    tableOf(['applicant', 'gender', 'faculty', 'result'], 2400, (i, random) => {
      const easy = random() < 0.5;
      const man = random() < (easy ? 0.8 : 0.25);
      return [
        `A${i}`,
        man ? 'man' : 'woman',
        easy ? 'Crafts' : 'Letters',
        random() < (easy ? 0.65 : 0.25) ? 'accepted' : 'rejected',
      ];
    }),
  tells: ({ kind, subject }) => kind === 'adjusted-difference' && String(subject.breakdown) === 'gender,faculty',
};
