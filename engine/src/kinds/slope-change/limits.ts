import { limits } from '../../limits';

/** Changes of slope. */
export const LIMITS = limits({
  leastBend: { value: 2, unit: 'standard deviations', found: 'judged', reason: 'Over the shorter of both pieces: a lesser bend is not seen in the picture.' },
  leastChange: { value: 0.1, unit: 'share of the level', found: 'judged', reason: 'A slope that moves the level by less over its piece is not worth telling.' },
  flat: { value: 1, unit: 'standard deviations', found: 'judged', reason: 'A slope that carries a series less far over its whole piece is none.' },
  weight: { value: 0.7, unit: 'strength', found: 'judged', reason: 'A new level is read off the picture before a new slope is.' },
  halfStrength: { value: 4, unit: 'standard deviations', found: 'judged', reason: 'A bend that has half of the full strength.' },
}); // prettier-ignore
