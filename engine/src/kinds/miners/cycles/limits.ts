import { limits } from '../../../limits';

/** What comes back with hour, weekday or month. */
export const LIMITS = limits({
  fewestParts: {
    value: 4,
    unit: 'parts',
    found: 'judged',
    reason: 'Rows that lie in fewer parts of a cycle do not go round it.',
  },
  fewestCycles: { value: 2, unit: 'cycles', found: 'derived', reason: 'What comes back must have been there before.' },
});
