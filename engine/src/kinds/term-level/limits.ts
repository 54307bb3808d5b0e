import { limits } from '../../limits';

/** Words of free texts with which a measure stands higher or lower. */
export const LIMITS = limits({
  mostMeasures: { value: 6, unit: 'measures', found: 'budget', reason: 'Each is compared with a hundred words.' },
  leastDistance: { value: 0.3, unit: 'standard deviations', found: 'judged', reason: 'Means that lie nearer are not worth telling.' },
  sameRows: { value: 0.8, unit: 'Dice’s coefficient', found: 'judged', reason: 'Words of one phrase come together: the first stands for all.' },
  mostOfAPair: { value: 3, unit: 'words', found: 'budget', reason: 'Of one text and one measure.' },
  weight: { value: 0.8, unit: 'strength', found: 'judged', reason: "Puts the kinds' strengths on one scale for ranking." },
}); // prettier-ignore
