import { limits } from '../../limits';

/** One group's own change of level. */
export const LIMITS = limits({
  fewestPeriods: { value: 10, unit: 'periods', found: 'judged', reason: 'Fewer periods hold no two levels and their scatter.' },
  fewestBeside: { value: 3, unit: 'periods', found: 'judged', reason: 'Fewer periods at an end are no level.' },
  mostLabels: { value: 12, unit: 'labels', found: 'judged', reason: 'Of more groups each has few rows in a period.' },
  mostMeasures: { value: 8, unit: 'columns', found: 'budget', reason: 'The measures that the table is about; each is looked at by each split.' },
  leastShift: { value: 1, unit: 'pooled standard deviations', found: 'judged', reason: 'Of what is between the group and the others: a smaller step is within what the steps of time stray by themselves.' },
  leastChange: { value: 0.1, unit: 'share', found: 'judged', reason: 'A level that moves by less of itself is not worth telling.' },
  itsOwn: { value: 0.5, unit: 'share of the step', found: 'judged', reason: 'Of its step so much must be more than the others take at that time: else all take it.' },
  fitRather: { value: 0.9, unit: 'share', found: 'judged', reason: 'A step is told instead of a slope when it leaves clearly less of the squares.' },
  weight: { value: 0.8, unit: 'strength', found: 'judged', reason: 'As that of all rows: what changed for one group only is what can be looked into.' },
  halfStrength: { value: 1.5, unit: 'pooled standard deviations', found: 'judged', reason: 'A shift that has half of the full strength.' },
}); // prettier-ignore
