import { combined, words, type Domain } from '../domains/domain';

export const SERVICES: readonly Domain[] = [
  {
    name: 'charging',
    event: {
      id: 'session',
      time: 'plugged in',
      prefix: '',
      categories: [
        { concept: 'plug', members: words('Type 2, CCS, CHAdeMO') },
        { concept: 'tariff', members: words('night, day, flat') },
      ],
      amounts: [
        { concept: 'energy delivered', kind: 'flow', unit: 'kWh', low: 1, high: 90, tail: true, digits: 2 },
        { concept: 'charging time', kind: 'flow', unit: 'min', low: 5, high: 600, tail: true },
        { concept: 'peak power', kind: 'level', unit: 'kW', low: 3, high: 150, digits: 1 },
      ],
      outcome: { concept: 'aborted', good: 'low', share: 0.1 },
      actor: {
        key: 'charging point',
        prefix: '',
        attributes: [
          { concept: 'operator', members: words('Volta, Ladegut, Recarga') },
          { concept: 'location type', members: words('street, garage, supermarket, motorway') },
        ],
        amounts: [{ concept: 'rated power', kind: 'level', unit: 'kW', low: 11, high: 300 }],
      },
    },
    thing: {
      key: 'municipality',
      members: combined('Ober Unter Nieder Hohen Alten', 'bach dorf stein feld au'),
      attributes: [{ concept: 'operator', members: words('Volta, Ladegut, Recarga') }],
      amounts: [
        { concept: 'sessions', kind: 'flow', low: 50, high: 40000, tail: true },
        { concept: 'energy delivered', kind: 'flow', unit: 'kWh', low: 900, high: 900000, tail: true, digits: 1 },
        { concept: 'registered vehicles', kind: 'stock', low: 20, high: 9000, tail: true },
        { concept: 'occupied share', kind: 'percent', unit: '%', low: 3, high: 70, digits: 1 },
      ],
    },
  },
  {
    name: 'court',
    event: {
      id: 'docket',
      time: 'filed on',
      prefix: 'DK-',
      categories: [
        { concept: 'matter', members: words('Lease, Debt, Injury, Family, Labour') },
        { concept: 'chamber', members: words('1st, 2nd, 3rd') },
      ],
      amounts: [
        { concept: 'amount in dispute', kind: 'flow', unit: '€', low: 200, high: 400000, tail: true, digits: 2 },
        { concept: 'hearings', kind: 'flow', low: 0, high: 9, tail: true },
        { concept: 'days until ruling', kind: 'flow', unit: 'days', low: 10, high: 900, tail: true },
      ],
      outcome: { concept: 'appealed', good: 'low', share: 0.18 },
      actor: {
        key: 'judge',
        prefix: 'J. ',
        attributes: [{ concept: 'seat', members: words('Nord, Süd, Ost, West') }],
        amounts: [],
      },
    },
    thing: {
      key: 'tribunal',
      members: combined('Lan Mar Ver Cor Bel', 'don seille ona tona fort'),
      attributes: [{ concept: 'instance', members: words('first, second') }],
      amounts: [
        { concept: 'new files', kind: 'flow', low: 90, high: 20000, tail: true },
        { concept: 'closed files', kind: 'flow', low: 80, high: 19000, tail: true },
        { concept: 'pending files', kind: 'stock', low: 30, high: 30000, tail: true },
        { concept: 'judges', kind: 'stock', low: 2, high: 90, tail: true },
      ],
    },
  },
  {
    name: 'telecom',
    event: {
      id: 'line number',
      time: 'activated on',
      prefix: '',
      categories: [
        { concept: 'bundle', members: words('S, M, L, XL'), ordered: true },
        { concept: 'payment', members: words('card, debit, invoice') },
      ],
      amounts: [
        { concept: 'monthly charge', kind: 'stock', unit: '€', low: 8, high: 90, digits: 2 },
        { concept: 'data used', kind: 'flow', unit: 'GB', low: 0, high: 400, tail: true, digits: 1 },
        { concept: 'support calls', kind: 'flow', low: 0, high: 9, tail: true },
      ],
      outcome: { concept: 'ported out', good: 'low', share: 0.16 },
      actor: {
        key: 'household',
        prefix: 'H',
        attributes: [{ concept: 'coverage', members: words('fibre, cable, copper') }],
        amounts: [],
      },
    },
    thing: {
      key: 'exchange',
      members: combined('X1 X2 X3 X4 X5', 'A B C D F'),
      attributes: [{ concept: 'coverage', members: words('fibre, cable, copper') }],
      amounts: [
        { concept: 'lines', kind: 'stock', low: 90, high: 30000, tail: true },
        { concept: 'faults', kind: 'flow', low: 0, high: 900, tail: true },
        { concept: 'latency', kind: 'level', unit: 'ms', low: 4, high: 80, digits: 1 },
        { concept: 'packet loss', kind: 'percent', unit: '%', low: 0, high: 4, digits: 2 },
      ],
    },
  },
  {
    name: 'theatre',
    event: {
      id: 'booking reference',
      time: 'booked on',
      prefix: 'B',
      categories: [
        { concept: 'play', members: words('Faust, Medea, Tartuffe, Othello, Nora') },
        { concept: 'seat category', members: words('balcony, circle, stalls'), ordered: true },
      ],
      amounts: [
        { concept: 'tickets', kind: 'flow', low: 1, high: 12, tail: true },
        { concept: 'amount paid', kind: 'flow', unit: '€', low: 9, high: 900, tail: true, digits: 2 },
        { concept: 'days in advance', kind: 'flow', unit: 'days', low: 0, high: 120, tail: true },
      ],
      outcome: { concept: 'attended', good: 'high', share: 0.85 },
      actor: {
        key: 'subscriber',
        prefix: '',
        attributes: [{ concept: 'subscription', members: words('none, half season, season'), ordered: true }],
        amounts: [],
      },
    },
    thing: {
      key: 'play',
      members: combined('The- A- Our- No- Last-', 'Visit Storm Guest House King').map((name) => name.replace('-', ' ')),
      attributes: [{ concept: 'director', members: words('Ibsen, Brook, Pina, Zadek') }],
      amounts: [
        { concept: 'performances', kind: 'flow', low: 3, high: 90 },
        { concept: 'takings', kind: 'flow', unit: '€', low: 2000, high: 2e6, tail: true },
        { concept: 'running length', kind: 'level', unit: 'min', low: 60, high: 260 },
        { concept: 'seats filled', kind: 'percent', unit: '%', low: 20, high: 100, digits: 1 },
      ],
    },
  },
];
