import { limits } from '../../limits';

/** Series of which one follows the other some steps later. */
export const LIMITS = limits({
  wanders: {
    value: 0.85,
    unit: 'φ',
    found: 'judged',
    reason: 'From here on a series of a hundred readings cannot be told from one that has no level to return to.',
  },
  fewestReadings: { value: 40, unit: 'readings', found: 'judged', reason: 'Of fewer, several lags that are tried leave nothing to be sure of.' },
  mostLags: { value: 8, unit: 'steps', found: 'judged', reason: 'How far behind one series may be; further ones cost the nearer ones their power.' },
  mostMeasures: { value: 8, unit: 'measures', found: 'budget', reason: 'Pairs grow with the square.' },
  leastR: { value: 0.3, unit: 'r', found: 'judged', reason: 'A weaker echo is not seen in the picture.' },
  digits: { value: 3, unit: 'digits', found: 'judged', reason: 'Of what is carried over from one reading to the next, as the query holds it.' },
  weight: { value: 0.8, unit: 'strength', found: 'judged', reason: 'That one series comes first can be made use of; that both move can hardly.' },
}); // prettier-ignore
