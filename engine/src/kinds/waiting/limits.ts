import { limits } from '../../limits';

/** Rows that wait for what ought to be known by now. */
export const LIMITS = limits({
  weight: { value: 0.95, unit: 'strength', found: 'judged', reason: 'What has to be done now stands before differences that were always there.' },
  weightOfUsual: { value: 0.3, unit: 'strength', found: 'judged', reason: 'As many as always take longer are no news.' },
  mostLabels: { value: 60, unit: 'labels', found: 'budget', reason: 'Of a column with more labels each has few rows that wait.' },
  mostDimensions: { value: 12, unit: 'columns', found: 'budget', reason: 'Columns whose labels are compared, those with fewer labels first.' },
  fewestOwn: { value: 5, unit: 'rows', found: 'judged', reason: 'Of a label that wait: fewer are no habit.' },
  leastTimes: { value: 1.5, unit: 'times the others’ share', found: 'judged', reason: 'Less is no reason to begin with one of them.' },
  largestP: { value: 0.01, unit: 'p', found: 'judged', reason: 'Times the labels and columns that were asked: of a hundred tables in which none differs one names a group.' },
  fewestASide: { value: 15, unit: 'rows', found: 'judged', reason: 'Before and after a day: shares of fewer say nothing of a change.' },
  leastSide: { value: 0.05, unit: 'of the rows', found: 'derived', reason: 'Before and after a day, for which the bar below is worked out.' },
  sureStep: { value: 13, unit: 'χ²', found: 'derived', reason: 'Largest over all days of the χ² of before against after: by chance above 13.01 in 1% of series, where each side has a twentieth of the rows (Andrews 1993, table I).' },
  eachMore: { value: 2, unit: 'χ²', found: 'derived', reason: 'Times the logarithm of how many labels are asked: a tail of χ² falls by e with every two.' },
  fewestDays: { value: 2, unit: 'days', found: 'judged', reason: 'Of fewer one speaks in hours.' },
  hoursADay: { value: 24, unit: 'hours', found: 'derived', reason: 'By the clock.' },
  decimals: { value: 6, unit: 'decimals', found: 'derived', reason: 'A day that is one but for the last digits of a computer is no second one.' },
  leastRise: { value: 0.15, unit: 'share', found: 'judged', reason: 'By which more wait since then: less is not felt.' },
}); // prettier-ignore
