import { limits } from '../../limits';

/** Stretches without any row. */
export const LIMITS = limits({
  leastLead: {
    value: 2.5,
    unit: 'times the next longest',
    found: 'judged',
    reason: 'A gap is one stretch far longer than all others, or none is.',
  },
  fewestBeside: { value: 8, unit: 'rows', found: 'judged', reason: 'With fewer rows on a side nothing is missed there.' },
  leastLength: { value: 1, unit: 'days', found: 'judged', reason: 'Nights and lunches are no gaps.' },
  comparable: {
    value: 0.2,
    unit: 'share of the next longest',
    found: 'judged',
    reason: 'Stretches this long are what the longest is compared with.',
  },
  weight: { value: 0.6, unit: 'strength', found: 'judged', reason: "Puts the kinds' strengths on one scale for ranking." },
  impact: {
    value: 0.3,
    unit: 'share',
    found: 'judged',
    reason: 'Rows that are not there have no share of the rows; a gap concerns the whole table a little.',
  },
  mostLeft: {
    value: 0.1,
    unit: 'share',
    found: 'judged',
    reason: 'With more of the rows that the time beside it lets expect there is no gap.',
  },
});
