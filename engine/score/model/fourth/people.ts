import { combined, type Domain } from '../domains/domain';
import { flow, fraction, kinds, level, percent, steps, stock } from '../third/amount';

export const PEOPLE: readonly Domain[] = [
  {
    name: 'telephony',
    event: {
      id: 'call record',
      time: 'call started',
      prefix: 'CDR',
      categories: [kinds('rate plan', 'Mini, Flat, Business, Prepaid'), steps('signal level', 'weak, fair, strong')],
      amounts: [
        flow('billed seconds', 0, 4000),
        flow('data volume', 0, 900, { unit: 'MB', digits: 2, drawn: 'noughts' }),
        level('jitter', 1, 60, { unit: 'ms', digits: 1, drawn: 'skewed' }),
        level('opinion score', 1, 5, { digits: 2 }),
        flow('roaming charge', 0, 40, { unit: '€', digits: 2, drawn: 'noughts' }),
      ],
      outcome: { concept: 'dropped', good: 'low', share: 0.08 },
      actor: { key: 'subscriber', prefix: 'S', attributes: [kinds('handset', 'Nord, Pix, Gala')], amounts: [] },
    },
    thing: {
      key: 'radio cell',
      members: combined('Tower- Mast- Roof- Hill- Mall-', 'A1 B2 C3 D4 E5').map((name) => name.replace('-', ' ')),
      attributes: [kinds('generation', '3G, 4G, 5G')],
      amounts: [
        flow('calls carried', 200, 90000),
        stock('attached users', 4, 4000),
        level('load', 2, 98, { unit: '%', drawn: 'normal' }),
        fraction('drop rate', 0.001, 0.09),
        level('antenna height', 12, 90, { unit: 'm' }),
        flow('outage minutes', 0, 400, { drawn: 'noughts' }),
      ],
    },
  },
  {
    name: 'dentistry',
    event: {
      id: 'treatment',
      time: 'treated on',
      prefix: 'TR',
      categories: [kinds('tooth surface', 'mesial, distal, buccal'), steps('pain before', 'none, mild, severe')],
      amounts: [
        flow('chair minutes', 5, 120, { unit: 'min', drawn: 'normal' }),
        flow('own contribution', 0, 900, { unit: '€', digits: 2, drawn: 'noughts' }),
        level('pocket depth', 1, 9, { unit: 'mm', digits: 1 }),
        flow('visits before', 0, 14, { drawn: 'few' }),
        level('plaque index', 0, 3, { digits: 2 }),
      ],
      outcome: { concept: 'infection afterwards', good: 'low', share: 0.06 },
      actor: {
        key: 'dentist',
        prefix: '',
        attributes: [kinds('specialty', 'surgery, children, general')],
        amounts: [level('years in practice', 1, 38, { unit: 'years' })],
      },
    },
    thing: {
      key: 'dental practice',
      members: combined('Am- Im- Zum- An der- Beim-', 'Markt Park Ring Tor See').map((name) => name.replace('-', ' ')),
      attributes: [kinds('legal form', 'single, group, chain')],
      amounts: [
        flow('patients treated', 90, 9000),
        flow('fees collected', 4000, 900000, { unit: '€' }),
        stock('treatment chairs', 1, 14),
        level('days until appointment', 1, 90),
        level('mean fee', 30, 400, { unit: '€', digits: 2 }),
        percent('no-show share', 1, 24),
      ],
    },
  },
  {
    name: 'cinema',
    event: {
      id: 'screening',
      time: 'screened at',
      prefix: '',
      categories: [kinds('film genre', 'Drama, Comedy, Horror, Family'), steps('hall size', 'small, medium, large')],
      amounts: [
        flow('admissions', 0, 400),
        flow('box office', 0, 4000, { unit: '€', digits: 2 }),
        flow('concession sales', 0, 2000, { unit: '€', digits: 2 }),
        level('ticket price', 5, 19, { unit: '€', digits: 2, drawn: 'heaped' }),
        level('running length', 78, 194, { unit: 'min', drawn: 'normal' }),
      ],
      outcome: { concept: 'sold out', good: 'high', share: 0.11 },
      actor: { key: 'film', prefix: 'FM', attributes: [kinds('distributor', 'Lumo, Astra, Kino')], amounts: [level('age limit', 0, 18, { drawn: 'heaped' })] }, // prettier-ignore
    },
    thing: {
      key: 'movie theatre',
      members: combined('Rex- Lux- Apollo- Capitol- Odeon-', 'Mitte Nord Süd Ost West').map((name) => name.replace('-', ' ')),
      attributes: [kinds('cinema chain', 'Kinoplex, Filmpalast, none')],
      amounts: [
        flow('visitors', 900, 400000),
        stock('screens', 1, 16),
        level('spend per visitor', 6, 24, { unit: '€', digits: 2 }),
        fraction('seat occupancy', 0.05, 0.6),
        flow('films shown', 20, 400, { drawn: 'normal' }),
        level('viewer rating', 2, 10, { digits: 1, drawn: 'normal' }),
      ],
    },
  },
];
