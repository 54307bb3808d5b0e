import { limits } from '../../limits';

/** The course of series. */
export const LIMITS = limits({
  fewestPeriods: { value: 6, unit: 'periods', found: 'judged', reason: 'A shorter course is read off its values.' },
  mostMeasures: { value: 3, unit: 'measures', found: 'budget', reason: 'Context for a line chart.' },
  apart: {
    value: 0.3,
    unit: 'standard deviations of the readings',
    found: 'judged',
    reason: 'Means that lie closer are one level: 58 of 100 readings of the one lie above the mean of the other.',
  },
  weight: { value: 0.05, unit: 'strength', found: 'judged', reason: 'A figure: it stands behind every finding.' },
});
