import { limits } from '../../limits';

/** How the members of a panel stand at its last reading. */
export const LIMITS = limits({
  weight: { value: 0.95, unit: 'strength', found: 'judged', reason: 'What is owed, overdrawn or short now can be acted on today.' },
  fewestMembers: { value: 10, unit: 'members', found: 'judged', reason: 'Of fewer a reader sees each.' },
  fewestTold: { value: 3, unit: 'members', found: 'judged', reason: 'One or two are looked at by who reads the rows.' },
  mostOwing: { value: 0.5, unit: 'of the members', found: 'judged', reason: 'Where more have an amount left that is how it is kept: a loan that is paid off, an account.' },
  mostShort: { value: 0.4, unit: 'of the members, and of all readings', found: 'judged', reason: 'Where more lie beyond it the one bounds nothing.' },
  mostBelow: { value: 0.05, unit: 'of the members with another amount than nought', found: 'judged', reason: 'Lie below nought: where more do it is an account, and not what is left to pay.' },
  step: { value: 0.9, unit: 'of the time between two readings', found: 'derived', reason: 'Months have 28 to 31 days: each member has one reading within it.' },
  near: { value: 0.5, unit: 'of the time between two readings', found: 'derived', reason: 'By which the reading of a year before may be earlier or later: there is one within it.' },
  mostTimes: { value: 1 / 3, unit: 'of the rows', found: 'judged', reason: 'Different moments: where there are more, members are read each at their own.' },
  whole: { value: 0.8, unit: 'of the members of the reading before', found: 'judged', reason: 'Have been read: else not all have reported yet, and the reading before is the last whole one.' },
  daysOfMonth: { value: 27, unit: 'days', found: 'derived', reason: 'Readings so far apart are called by their month.' },
  daysOfYear: { value: 360, unit: 'days', found: 'derived', reason: 'And by their year.' },
  named: { value: 4, unit: 'members', found: 'judged', reason: 'By name: the chart has more of them.' },
}); // prettier-ignore
