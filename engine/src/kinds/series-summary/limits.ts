import { limits } from '../../limits';

/** The course of series. */
export const LIMITS = limits({
  fewestPeriods: { value: 6, unit: 'periods', found: 'judged', reason: 'A shorter course is read off its values.' },
  mostMeasures: { value: 3, unit: 'measures', found: 'budget', reason: 'Context for a line chart.' },
  weight: { value: 0.05, unit: 'strength', found: 'judged', reason: 'A figure: it stands behind every finding.' },
});
