import { limits } from '../../limits';

/** One group's own change of level. */
export const LIMITS = limits({
  fewestSteps: { value: 20, unit: 'steps of time', found: 'judged', reason: 'Of fewer, persistence and a step cannot be told apart.' },
  mostSteps: { value: 160, unit: 'steps of time', found: 'budget', reason: 'Weeks of three years. By ranks longer steps, however far apart, are less sure.' },
  fewestBeside: { value: 3, unit: 'steps of time', found: 'judged', reason: 'Fewer at an end are no level.' },
  mostLabels: { value: 12, unit: 'labels', found: 'judged', reason: 'Of more groups each has few rows in a step of time.' },
  mostMeasures: { value: 8, unit: 'columns', found: 'budget', reason: 'The measures that the table is about; each is looked at by each split.' },
  leastShift: { value: 1, unit: 'pooled standard deviations', found: 'judged', reason: 'Of what is between the group and the others: a smaller step is within what the steps of time stray by themselves.' },
  leastChange: { value: 0.1, unit: 'share', found: 'judged', reason: 'A level that moves by less of itself is not worth telling.' },
  itsOwn: { value: 0.5, unit: 'share of the step', found: 'judged', reason: 'Of its step so much must be more than the others take at that time, by amount and by factor: else all take it.' },
  likewise: { value: 0.33, unit: 'share of the step', found: 'judged', reason: 'Another group that moves by so much, at whatever time, shows how far groups drift here by themselves.' },
  surelyMoves: { value: 4, unit: 'standard errors', found: 'judged', reason: 'Between the two levels that fit best: what stays on one level hardly ever gets there.' },
  perhaps: { value: 0.1, unit: 'p', found: 'judged', reason: 'By ranks: a series that does not even seem to change is not cut into pieces.' },
  oneTime: { value: 3, unit: 'steps of time', found: 'judged', reason: 'As far as a step is found beside where it is.' },
  lags: { value: 5, unit: 'lags', found: 'judged', reason: 'A slow drift shows in several lags, each a little.' },
  wanders: { value: 1.645, unit: 'standard errors', found: 'derived', reason: 'One-sided 5% of a standard normal variable: beyond it, what two levels leave goes somewhere.' },
  weight: { value: 0.8, unit: 'strength', found: 'judged', reason: 'As that of all rows: what changed for one group only is what can be looked into.' },
  halfStrength: { value: 1.5, unit: 'pooled standard deviations', found: 'judged', reason: 'A shift that has half of the full strength.' },
}); // prettier-ignore
