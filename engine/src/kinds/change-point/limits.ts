import { limits } from '../../limits';

/** One lasting change of level. */
export const LIMITS = limits({
  leastShift: {
    value: 1,
    unit: 'pooled standard deviations',
    found: 'judged',
    reason: 'A smaller step is within what the periods stray by themselves.',
  },
  leastChange: {
    value: 0.1,
    unit: 'share',
    found: 'judged',
    reason: 'A level that moves by less of itself is not worth telling.',
  },
  fitRather: {
    value: 0.9,
    unit: 'share',
    found: 'judged',
    reason: 'A step is told instead of a slope when it leaves clearly less of the squares.',
  },
  fewestBeside: { value: 3, unit: 'periods', found: 'judged', reason: 'Fewer periods at an end are no level.' },
  shiftOfConstants: {
    value: 10,
    unit: 'pooled standard deviations',
    found: 'derived',
    reason: 'Two levels without any spread lie infinitely far apart; the strength of ten is all but that.',
  },
  weight: { value: 0.8, unit: 'strength', found: 'judged', reason: "Puts the kinds' strengths on one scale for ranking." },
  halfStrength: {
    value: 1.5,
    unit: 'pooled standard deviations',
    found: 'judged',
    reason: 'A shift that has half of the full strength.',
  },
  surge: {
    value: 6,
    unit: 'deviations',
    found: 'judged',
    reason: 'So high a surge of the whole table moves the level by itself.',
  },
});
