import { limits } from '../../limits';

/** Members of a panel that no longer report. */
export const LIMITS = limits({
  fewestBefore: { value: 8, unit: 'periods', found: 'judged', reason: 'In which a member reported before: with fewer nobody knows whether it does so as a rule.' },
  usual: { value: 0.9, unit: 'of the periods before', found: 'judged', reason: 'In which it reported: who comes and goes has not stopped.' },
  fewestWithout: { value: 3, unit: 'periods', found: 'judged', reason: 'One or two are late, which the note on the last periods says.' },
  longerAway: { value: 3, unit: 'times', found: 'judged', reason: 'The longest absence before: what has been away for as long comes back.' },
  goOn: { value: 0.8, unit: 'of the others', found: 'judged', reason: 'Still report in the last period: else the table ends by and by.' },
  mostStopped: { value: 0.2, unit: 'of the members', found: 'judged', reason: 'Where more have stopped, members come and go.' },
  weight: { value: 0.9, unit: 'strength', found: 'judged', reason: 'A meter or a branch that is not heard of is looked after first, right behind what is due.' },
}); // prettier-ignore
