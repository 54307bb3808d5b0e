import { limits } from '../../limits';

/** When rows wait for something that ought to be known. */
export const LIMITS = limits({
  mostDates: { value: 10, unit: 'columns', found: 'budget', reason: 'Dates that are held against each other; a chain of steps has fewer.' },
  mostStates: { value: 12, unit: 'columns', found: 'budget', reason: 'Columns of labels that are asked whether they say that something is to be filled.' },
  mostTargets: { value: 12, unit: 'columns', found: 'budget', reason: 'Columns with blank cells that are looked at, dates first.' },
  mostLabels: { value: 12, unit: 'labels', found: 'judged', reason: 'A state has few; a column of more labels says something else.' },
  fewestFilled: { value: 30, unit: 'rows', found: 'judged', reason: 'That came to it: with fewer nobody knows what is usual.' },
  fewestWaiting: { value: 5, unit: 'rows', found: 'judged', reason: 'Fewer are looked at one by one where they come up.' },
  before: { value: 0.97, unit: 'of the rows that came to it', found: 'judged', reason: 'Have the date before as well; the others were entered wrongly.' },
  inOrder: { value: 0.95, unit: 'of the rows with both dates', found: 'judged', reason: 'One comes before the other: what comes as often after it is no step on the way.' },
  hardlyFilled: { value: 0.02, unit: 'of the rows of a label', found: 'judged', reason: 'A label of which no more are filled does not ask for it, or says that it has not come yet.' },
  mostlyFilled: { value: 0.4, unit: 'of the rows of a label', found: 'judged', reason: 'A label of which so many are filled asks for it.' },
  wanted: { value: 0.5, unit: 'of the rows that ask for it', found: 'judged', reason: 'Are filled: what fewer have is optional.' },
  mostUnclear: { value: 0.05, unit: 'of the rows', found: 'judged', reason: 'May have labels that neither ask for it nor exclude it.' },
  mirrors: { value: 0.97, unit: 'of the rows of its labels', found: 'judged', reason: 'Filled in so many a label says that it has come, and in the others that it has not: blank cells in the former are slips.' },
  fewestOfLabel: { value: 30, unit: 'rows', found: 'judged', reason: 'Without a word that says so: of fewer none may be filled by chance.' },
  byChance: { value: 1e-5, unit: 'chance', found: 'judged', reason: 'That none of the rows of a label is filled, were they blank as often as others are: a table has some hundred labels and columns.' },
  lateTenth: { value: 0.9, unit: 'share of the rows', found: 'judged', reason: 'Begin before the youngest tenth.' },
  gathers: { value: 0.15, unit: 'of the rows of a label', found: 'judged', reason: 'Lie in the youngest tenth, half as many again as by chance, and surely so: such a label says that a row is not over yet.' },
  finished: { value: 0.8, unit: 'of the rows that had the time', found: 'judged', reason: 'Came to it: members, contracts and machines in use go on for good, and most of those that began long ago are still there.' },
  finishedSaid: { value: 0.5, unit: 'of the rows that had the time', found: 'judged', reason: 'Came to it: a day that was set, or a label of what is open, says by itself that it ought to come.' },
  ofWindow: { value: 1 / 3, unit: 'of the time that is seen', found: 'judged', reason: 'Is the most that it may take: beyond that hardly any row had the time, and how long others take is not known.' },
  youngBlank: { value: 0.4, unit: 'of the youngest rows', found: 'judged', reason: 'Those that had less than the median time are mostly blank where blank means not yet; cells that are blank by chance are not more frequent there.' },
  fewestYoung: { value: 5, unit: 'rows', found: 'judged', reason: 'Of which that can be asked.' },
  usual: { value: 0.95, unit: 'of the rows that came to it', found: 'judged', reason: 'How long nearly all take, as it is told.' },
  beyondUsual: { value: 1.25, unit: 'times how long nearly all take', found: 'judged', reason: 'Rounded up to days that people count in: who still waits then has waited for clearly longer.' },
  sureDeviations: { value: 4, unit: 'standard deviations', found: 'judged', reason: 'Of a count or a share, beyond what chance gives: one in 30,000, and a table has some hundred labels and dates.' },
  shortWord: { value: 2, unit: 'letters', found: 'judged', reason: 'Two headers have `on`, `am` or `is` in common by chance.' },
  explains: { value: 0.5, unit: 'of the blank cells', found: 'judged', reason: 'Lie in labels that are never filled: else the labels are not what asks for it.' },
  timesBlank: { value: 2, unit: 'times the share of the other rows', found: 'judged', reason: 'Of lost and cancelled rows are blank: they came to their end before, and wait for nothing.' },
  slips: { value: 0.999, unit: 'of the dates', found: 'judged', reason: 'The last day that is seen is the last of all unless it lies far beyond these: single dates are typed wrongly.' },
  farBeyond: { value: 31, unit: 'days', found: 'judged', reason: 'So far beyond nearly all dates a single one is typed wrongly.' },
  moneyKnown: { value: 0.9, unit: 'of the rows that wait', found: 'judged', reason: 'Have the amount: else their sum is that of some of them.' },
  mostTerms: { value: 12, unit: 'values', found: 'judged', reason: 'Terms of payment and of service are agreed upon, and few.' },
  longestTerm: { value: 366, unit: 'days', found: 'judged', reason: 'A longer one is no term of a bill or a service.' },
  mostOwed: { value: 0.5, unit: 'of the rows', found: 'judged', reason: 'Of which a label says that they are owed: where most are, that is how the table was chosen.' },
  shared: { value: 0.6, unit: 'of the rows that wait', found: 'judged', reason: 'Wait by another reason that is told: it is the same news.' },
  mostWaits: { value: 3, unit: 'findings', found: 'judged', reason: 'Who has more to do begins with these.' },
}); // prettier-ignore

/** Days that people count in. */
export const ROUND_DAYS = [1, 2, 3, 5, 7, 10, 14, 21, 30, 45, 60, 90, 120, 180, 270, 365, 545, 730] as const;
