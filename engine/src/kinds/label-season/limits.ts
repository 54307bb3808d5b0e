import { limits } from '../../limits';

/** Labels that come at one time of the year. */
export const LIMITS = limits({
  mostLabels: { value: 40, unit: 'labels', found: 'judged', reason: 'Of a column of more each has too few rows for a time of the year.' },
  fewestRows: { value: 24, unit: 'rows', found: 'derived', reason: 'Of a label: two a month.' },
  longest: { value: 5, unit: 'months', found: 'judged', reason: 'That a season lasts: half a year is no time of the year.' },
  leastOdds: { value: 2.5, unit: 'times the odds', found: 'judged', reason: 'Of the other rows, which have a season of their own.' },
  leastShare: { value: 0.35, unit: 'of its rows', found: 'judged', reason: 'Lie in that time: else most of them come at another.' },
  fewestTimes: { value: 2, unit: 'years', found: 'derived', reason: 'In which it comes again: what came once is a peak.' },
  fewestThen: { value: 4, unit: 'rows', found: 'judged', reason: 'In each of these years.' },
  fewestBeside: { value: 10, unit: 'rows', found: 'judged', reason: 'Of others in each of these years, or the table has hardly begun or is at its end.' },
  leastAgain: { value: 1.5, unit: 'times', found: 'judged', reason: 'As many beside the others in each of these years as at other times of the year.' },
  mostlyPart: { value: 0.6, unit: 'of its rows', found: 'judged', reason: 'Lie in another label that comes at that time: then that one’s season is told.' },
  months: { value: 12, unit: 'months', found: 'derived', reason: 'Of a year.' },
  weight: { value: 0.75, unit: 'times', found: 'judged', reason: 'The root of how much of it lies there beyond the others: what comes every year is planned for, and seldom new.' },
}); // prettier-ignore
