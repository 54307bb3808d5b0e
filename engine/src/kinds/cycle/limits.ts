import { limits } from '../../limits';

/** What comes back after so many steps, whatever the calendar says. */
export const LIMITS = limits({
  fewestReadings: { value: 40, unit: 'readings', found: 'judged', reason: 'Of fewer, four cycles leave no frequency for one to stand out of.' },
  mostReadings: { value: 1024, unit: 'readings', found: 'budget', reason: 'The work grows with the square: of a longer series the last ones are looked at.' },
  mostMeasures: { value: 8, unit: 'measures', found: 'budget', reason: 'Further ones would cost more than they tell.' },
  leastR: { value: 0.3, unit: 'r', found: 'measured', reason: 'Readings a cycle apart must be alike: what is smoothed has frequencies that stand out and matter to nothing (16 of 100 running means without it, none with it).' },
  leastGain: { value: 0.3, unit: 'r', found: 'measured', reason: 'More alike than readings half a cycle apart: what drifts is alike at any distance.' },
  mostHarmonics: { value: 4, unit: 'times as often', found: 'judged', reason: 'What the calendar brings back may come several times a turn.' },
  asAlike: { value: 0.8, unit: 'of the largest r', found: 'judged', reason: 'Readings two and three turns apart are about as alike as those one turn apart.' },
  fewestTurns: { value: 4, unit: 'cycles', found: 'judged', reason: 'What is to be called a cycle must have come back several times.' },
  weight: { value: 0.9, unit: 'strength', found: 'judged', reason: 'What comes back is what a reader wants to know first of a series that neither rises nor falls.' },
}); // prettier-ignore
