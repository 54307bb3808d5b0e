import { limits } from '../../limits';

/** Groups of which a measure varies more, or less, than of others. */
export const LIMITS = limits({
  skew: { value: 2, unit: 'skewness', found: 'judged', reason: 'A positive measure with so long a tail varies in proportion: its logarithm is compared.' },
  clipped: { value: 3, unit: 'interquartile ranges', found: 'judged', reason: 'A reading further beyond the quartiles counts as that far, so that no single one makes a spread.' },
  fewestValues: { value: 12, unit: 'different values', found: 'judged', reason: 'A scale of fewer steps has no spread of its own beside its level.' },
  mostAlike: { value: 0.4, unit: 'share', found: 'judged', reason: 'Where so many rows have one value, spread is how often they do not.' },
  leastTimes: { value: 1.5, unit: 'times', found: 'judged', reason: 'The range of the middle half must be so many times that of the others, or as many times less.' },
  lower: { value: 0.25, unit: 'quantile', found: 'published', reason: 'Where the middle half begins.' },
  upper: { value: 0.75, unit: 'quantile', found: 'published', reason: 'Where it ends.' },
  weight: { value: 0.6, unit: 'strength', found: 'judged', reason: 'How widely values stray is asked after their level.' },
}); // prettier-ignore
