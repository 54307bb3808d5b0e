import { limits } from '../../limits';

/** Parts of a cycle that bring more rows. */
export const LIMITS = limits({
  wakes: { value: 6, unit: 'hour of the day', found: 'judged', reason: 'From here on people are at work, on the road or awake.' },
  farBeyondEven: {
    value: 2,
    unit: 'times an even spread',
    found: 'judged',
    reason: 'That some days of the week bring: less is how people come anywhere.',
  },
  sleeps: { value: 23, unit: 'hour of the day', found: 'judged', reason: 'What comes mostly from here on is not the usual day.' },
  leastW: {
    value: 0.15,
    unit: 'Cohen’s w',
    found: 'judged',
    reason: 'How far the parts’ shares lie from even ones; unlike V it does not shrink with the number of parts.',
  },
  fewestRows: { value: 50, unit: 'rows', found: 'judged', reason: 'Fewer rows do not fill a cycle twice.' },
  weight: { value: 0.25, unit: 'strength', found: 'judged', reason: 'Of any rhythm.' },
  weightOfW: { value: 0.6, unit: 'strength', found: 'judged', reason: 'And of how clear it is.' },
  mostStrength: { value: 0.85, unit: 'strength', found: 'judged', reason: "Puts the kinds' strengths on one scale for ranking." },
  mostOfClock: {
    value: 0.5,
    unit: 'strength',
    found: 'judged',
    reason: 'Of hours of the day and days of the week: that people work by them is known, and leads no report.',
  },
  mostWeekdays: { value: 5, unit: 'parts', found: 'judged', reason: 'A working week.' },
  mostHours: { value: 12, unit: 'parts', found: 'judged', reason: 'Half of the day: a working day and its edges.' },
  mostMonths: { value: 5, unit: 'parts', found: 'judged', reason: 'A season, not half of the year.' },
  busy: {
    value: 0.4,
    unit: 'share of the way to the highest',
    found: 'judged',
    reason: 'Neighbours that stand out as well are told with it.',
  },
  quiet: { value: 0.7, unit: 'times the usual', found: 'judged', reason: 'A lowest part above this is not quiet.' },
  open: {
    value: 0.99,
    unit: 'share of the rows',
    found: 'judged',
    reason: 'Where nearly all rows come within certain hours or days, these are when something is open.',
  },
  closed: {
    value: 0.1,
    unit: 'times the first and the last open part',
    found: 'judged',
    reason: 'At opening and closing the number of rows jumps; where it fades away it is a quiet night, not a closed one.',
  },
  fewestOpen: { value: 2, unit: 'parts', found: 'derived', reason: 'Within one part there is nothing to compare.' },
  mostQuiet: {
    value: 0.67,
    unit: 'share of the parts',
    found: 'judged',
    reason: 'A working day of eight hours leaves sixteen of twenty-four; where more are quiet, the busy ones say all.',
  },
  calm: {
    value: 0.5,
    unit: 'share of the way to the lowest',
    found: 'judged',
    reason: 'Neighbours that are quiet as well are told with it.',
  },
  hardlyAny: { value: 0.0005, unit: 'share', found: 'derived', reason: 'Would print as 0%.' },
});
