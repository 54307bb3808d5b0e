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
  fewestHeld: { value: 3, unit: 'rows', found: 'judged', reason: 'That one customer or reader holds: with fewer each nobody holds what waits.' },
  mostOfAny: { value: 1 / 3, unit: 'of those of whom any row waits', found: 'judged', reason: 'Who are called a few.' },
  leastHeld: { value: 0.5, unit: 'of the rows that wait', found: 'judged', reason: 'Lie with the few: who begins with them has half of it done.' },
  timesShare: { value: 2, unit: 'times their share of all rows', found: 'judged', reason: 'Who has many rows has many that wait: that is no news.' },
  sureGain: { value: 7, unit: 'natural logarithm of a likelihood ratio', found: 'derived', reason: 'Beyond what the choice of them costs: one table in a thousand in which nobody holds more than others, of some columns.' },
  heldNamed: { value: 3, unit: 'members', found: 'judged', reason: 'By name: the chart has more of them.' },
  farLonger: { value: 2, unit: 'times as long as nearly all take', found: 'judged', reason: 'Who has waited so long was forgotten, and is not slow.' },
  mostlyFar: { value: 0.75, unit: 'of the rows that wait', found: 'judged', reason: 'Have waited for longer than the days that are told, where so many have waited for long.' },
  mostBands: { value: 6, unit: 'bars', found: 'judged', reason: 'Of the chart by how long rows wait: enough to see where they lie.' },
}); // prettier-ignore
