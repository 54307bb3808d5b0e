import { limits } from '../limits';

/** Figures at the head of a report. */
export const LIMITS = limits({
  mostMetrics: { value: 9, unit: 'figures', found: 'budget', reason: 'That a report tells.' },
  mostMeasures: { value: 4, unit: 'measures', found: 'budget', reason: 'That have figures among them.' },
});
