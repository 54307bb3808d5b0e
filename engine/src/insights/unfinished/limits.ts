import { limits } from '../../limits';

/** When rows are cases of which the youngest are not over, and which of their columns hang on how old they are. */
export const LIMITS = limits({
  mostSlices: { value: 20, unit: 'slices', found: 'judged', reason: 'Of equally many rows along the time: of finer ones the shares scatter.' },
  fewestSlices: { value: 5, unit: 'slices', found: 'judged', reason: 'With fewer nothing shows that it is the end of the time alone where rows are open.' },
  rowsASlice: { value: 30, unit: 'rows', found: 'judged', reason: 'A share of fewer rows says little.' },
  fewestOpen: { value: 10, unit: 'rows', found: 'judged', reason: 'Of fewer open rows no figure of a table hangs.' },
  leastRise: {
    value: 0.1,
    unit: 'share of the youngest slice',
    found: 'judged',
    reason: 'By which open rows are more frequent at the end than in the older half; with fewer no mean of a period is moved.',
  },
  sureRise: { value: 5, unit: 'standard errors', found: 'judged', reason: 'As each label of each column of states is asked.' },
  strayAtEnd: { value: 3, unit: 'standard errors', found: 'judged', reason: 'By which an older slice may have more of them than the youngest.' },
  mostStates: { value: 12, unit: 'labels', found: 'judged', reason: 'Stages of a case; a column of more labels says something else.' },
  endOpen: { value: 0.05, unit: 'share', found: 'judged', reason: 'Of open rows that have an end by a slip.' },
  endOver: { value: 0.5, unit: 'share', found: 'judged', reason: 'Of the others that have one: some ends are not written down.' },
  sureBetween: { value: 4, unit: 'standard errors', found: 'judged', reason: 'Of the line of a slice’s mean on its share of open rows.' },
  sureWithin: { value: 4, unit: 'standard errors', found: 'judged', reason: 'Of the difference between open rows and others that began together.' },
  apart: {
    value: 3,
    unit: 'times',
    found: 'judged',
    reason: 'What the share of open rows explains of a course lies within so much of what open rows differ by.',
  },
  leastMoved: { value: 0.1, unit: 'standard deviations of ranks', found: 'judged', reason: 'A smaller move is not told of any series.' },
  leastGrowth: { value: 0.15, unit: 'r', found: 'judged', reason: 'A figure that is added up while a case lasts goes with how long it lasted.' },
  youngHave: {
    value: 0.5,
    unit: 'share of the mean of the older half',
    found: 'judged',
    reason: 'Whatever is added up begins at nought: the youngest have clearly less.',
  },
  onlyOne: { value: 0.02, unit: 'share', found: 'judged', reason: 'Of one side that has anything at all by a slip.' },
  onlyOther: { value: 0.3, unit: 'share', found: 'judged', reason: 'Of the other side that has something, so that its lack tells.' },
  isStart: { value: 0.95, unit: 'ρ', found: 'judged', reason: 'With when a thing began: an age in whole years and a year of building reach it, a mileage does not.' },
  atLastDay: { value: 0.02, unit: 'share', found: 'judged', reason: 'Of rows that end on the last day at the least: as many as slips, twice over.' },
  beyondAge: { value: 0.01, unit: 'share', found: 'judged', reason: 'Of lengths of time that pass the last day by a slip.' },
  wouldPass: { value: 0.03, unit: 'share', found: 'judged', reason: 'Of lengths of time that would pass it if they had nothing to do with their starts.' },
}); // prettier-ignore
