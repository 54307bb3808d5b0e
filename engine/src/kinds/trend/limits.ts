import { limits } from '../../limits';

/** Rises and falls over the whole time. */
export const LIMITS = limits({
  leastTau: { value: 0.4, unit: 'τ', found: 'judged', reason: 'A weaker trend is told for its certainty only.' },
  fewestPeriods: { value: 6, unit: 'periods', found: 'judged', reason: 'Of fewer, chance alone gives a τ of 0.4.' },
  leastChange: {
    value: 0.08,
    unit: 'share of the mean',
    found: 'judged',
    reason: 'A rise or fall over the whole time by less is not worth telling.',
  },
  farFromNought: {
    value: 0.95,
    unit: 'share of the highest',
    found: 'judged',
    reason: 'Where even the lowest reaches it, nought is no part of the scale that a reader thinks of.',
  },
  leastOfSpread: {
    value: 1,
    unit: 'standard deviations',
    found: 'judged',
    reason: 'By so much of what its periods scatter the whole change must move them: a rise that fills the picture.',
  },
  endsOf: {
    value: 4,
    unit: 'parts',
    found: 'judged',
    reason: 'The first and the last quarter stand for both ends (Bartlett, Biometrics 5, 1949, with quarters for thirds).',
  },
  weight: { value: 0.4, unit: 'strength', found: 'judged', reason: 'Of a trend however small its change.' },
  weightOfChange: { value: 0.6, unit: 'strength', found: 'judged', reason: 'And of its change, up to the mean itself.' },
});
