import { limits } from '../../limits';

/** Measures that go together within a group. */
export const LIMITS = limits({
  asMuch: {
    value: 0.2,
    unit: 'ρ',
    found: 'judged',
    reason: 'A group’s correlation that exceeds the overall one by less says the same.',
  },
  weight: { value: 0.9, unit: 'share', found: 'judged', reason: 'A group concerns fewer rows.' },
});
