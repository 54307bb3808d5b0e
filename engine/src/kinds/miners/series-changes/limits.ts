import { limits } from '../../../limits';

/** Changes of series. */
export const LIMITS = limits({
  fewestPeriods: { value: 10, unit: 'periods', found: 'judged', reason: 'A level on either side takes some periods to be one.' },
  leastNoise: { value: 0.01, unit: 'share of the spread', found: 'judged', reason: 'Pieces that fit exactly are no surer than pieces that fit so well.' },
  mostMissing: { value: 0.1, unit: 'share of the periods', found: 'judged', reason: 'An outage of a day hides no change; of more, what stands in for it would be part of what is judged.' },
  mostASeries: { value: 4, unit: 'changes', found: 'budget', reason: 'The plainest ones; the picture shows the others.' },
}); // prettier-ignore
