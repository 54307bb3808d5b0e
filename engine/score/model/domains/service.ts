import { combined, words, type Domain } from './domain';

export const SERVICE: readonly Domain[] = [
  {
    name: 'support',
    event: {
      id: 'ticket id',
      time: 'opened at',
      prefix: 'T-',
      categories: [
        { concept: 'priority', members: words('low, medium, high, urgent'), ordered: true },
        { concept: 'issue type', members: words('Billing, Login, Bug, Question, Outage') },
        { concept: 'channel', members: words('Web, Store, Phone, Partner') },
      ],
      amounts: [
        { concept: 'response time', kind: 'flow', unit: 'min', low: 1, high: 900, tail: true },
        { concept: 'satisfaction score', kind: 'level', low: 1, high: 5, digits: 1 },
        { concept: 'messages', kind: 'flow', low: 1, high: 20, tail: true },
      ],
      outcome: { concept: 'escalated', good: 'low', share: 0.2 },
      actor: {
        key: 'customer id',
        prefix: 'C',
        attributes: [
          { concept: 'plan', members: words('Free, Basic, Pro') },
          { concept: 'country', members: words('Germany, France, Spain, Italy, Poland') },
        ],
        amounts: [],
      },
      notes: words('cannot log in since the update, invoice is wrong, page stays blank, please call back, export has no rows'),
    },
    thing: {
      key: 'support team',
      members: combined('Red- Blue- Green- Amber-', 'Alpha Beta Gamma Delta Kappa'),
      attributes: [{ concept: 'shift', members: words('Day, Night, Weekend') }],
      amounts: [
        { concept: 'tickets closed', kind: 'flow', low: 20, high: 2000, tail: true },
        { concept: 'backlog', kind: 'stock', low: 0, high: 900, tail: true },
        { concept: 'satisfaction score', kind: 'level', low: 1, high: 5, digits: 2 },
        { concept: 'first contact rate', kind: 'percent', unit: '%', low: 30, high: 95, digits: 1 },
      ],
    },
  },
  {
    name: 'insurance',
    event: {
      id: 'claim number',
      time: 'date of loss',
      prefix: 'CLM',
      categories: [
        { concept: 'claim type', members: words('Fire, Theft, Water, Collision, Storm') },
        { concept: 'severity', members: words('minor, moderate, major'), ordered: true },
      ],
      amounts: [
        { concept: 'claim amount', kind: 'flow', unit: '€', low: 80, high: 60000, tail: true, digits: 2 },
        { concept: 'days to settle', kind: 'flow', unit: 'days', low: 1, high: 200, tail: true },
      ],
      outcome: { concept: 'denied', good: 'low', share: 0.25 },
      actor: {
        key: 'policy number',
        prefix: 'POL',
        attributes: [
          { concept: 'policy type', members: words('Home, Car, Travel') },
          { concept: 'age band', members: words('18-29, 30-44, 45-59, 60+'), ordered: true },
        ],
        amounts: [{ concept: 'insured sum', kind: 'stock', unit: '€', low: 5000, high: 500000, tail: true }],
      },
    },
    thing: {
      key: 'insurer',
      members: combined('Alpha Beta Delta Omega Sigma', 'Life Home Care Auto Shield'),
      attributes: [{ concept: 'headquarters', members: words('Munich, Zurich, Paris, London') }],
      amounts: [
        { concept: 'premiums', kind: 'flow', unit: '€', low: 90000, high: 9e7, tail: true },
        { concept: 'policies', kind: 'stock', low: 200, high: 300000, tail: true },
        { concept: 'claims paid', kind: 'flow', unit: '€', low: 50000, high: 8e7, tail: true },
        { concept: 'loss ratio', kind: 'fraction', low: 0.3, high: 0.97, digits: 3 },
      ],
    },
  },
  {
    name: 'safety',
    event: {
      id: 'incident number',
      time: 'incident date',
      prefix: '',
      categories: [
        { concept: 'incident type', members: words('Fire, Fall, Spill, Collision') },
        { concept: 'weather', members: words('clear, rain, snow, fog') },
        { concept: 'severity', members: words('minor, moderate, major'), ordered: true },
      ],
      amounts: [
        { concept: 'injured', kind: 'flow', low: 0, high: 9, tail: true },
        { concept: 'damage', kind: 'flow', unit: '€', low: 0, high: 90000, tail: true },
        { concept: 'lost hours', kind: 'flow', unit: 'h', low: 0, high: 120, tail: true, digits: 1 },
      ],
      outcome: { concept: 'fatal', good: 'low', share: 0.08 },
      actor: {
        key: 'site',
        prefix: 'Site ',
        attributes: [
          { concept: 'site type', members: words('Mine, Plant, Depot, Harbour') },
          { concept: 'contractor', members: words('Acme, Bolt, Crane, Duro') },
        ],
        amounts: [{ concept: 'workers on site', kind: 'stock', low: 12, high: 900 }],
      },
      notes: words('slipped on wet floor, sprinkler did not start, forklift hit the rack, hose was worn, no helmet'),
    },
    thing: {
      key: 'city',
      members: words('Berlin, Hamburg, Munich, Cologne, Frankfurt, Stuttgart, Dresden, Leipzig, Bremen, Hanover, Essen, Dortmund, Nuremberg, Bonn, Mainz, Kiel, Ulm, Trier, Jena, Erfurt, Potsdam, Rostock, Kassel, Aachen'), // prettier-ignore
      attributes: [{ concept: 'federal state', members: words('Saxony, Bavaria, Hesse, Berlin') }],
      amounts: [
        { concept: 'accidents', kind: 'flow', low: 20, high: 9000, tail: true },
        { concept: 'inhabitants', kind: 'stock', low: 20000, high: 3600000, tail: true },
        { concept: 'area', kind: 'stock', unit: 'km²', low: 40, high: 900, digits: 1 },
        { concept: 'unemployment rate', kind: 'percent', unit: '%', low: 2, high: 14, digits: 1 },
      ],
    },
  },
  {
    name: 'logistics',
    event: {
      id: 'shipment id',
      time: 'shipped at',
      prefix: 'SH',
      categories: [
        { concept: 'carrier', members: words('Blue Line, Fastway, Norpost, Cargo One') },
        { concept: 'service level', members: words('economy, standard, express'), ordered: true },
        { concept: 'destination', members: words('Oslo, Vienna, Lyon, Porto, Ghent') },
      ],
      amounts: [
        { concept: 'weight', kind: 'flow', unit: 'kg', low: 0.2, high: 900, tail: true, digits: 2 },
        { concept: 'freight cost', kind: 'flow', unit: '€', low: 4, high: 900, tail: true, digits: 2 },
        { concept: 'distance', kind: 'flow', unit: 'km', low: 20, high: 2600 },
      ],
      outcome: { concept: 'delayed', good: 'low', share: 0.22 },
      actor: {
        key: 'vehicle id',
        prefix: 'VH',
        attributes: [
          { concept: 'vehicle type', members: words('Van, Truck, Trailer') },
          { concept: 'depot', members: words('Hub 1, Hub 2, Hub 3') },
        ],
        amounts: [{ concept: 'payload', kind: 'stock', unit: 't', low: 1, high: 28 }],
      },
    },
    thing: {
      key: 'airport',
      members: words('AMS, ATH, BCN, BER, BRU, BUD, CDG, CPH, DUB, DUS, FCO, FRA, GVA, HAM, HEL, LHR, LIS, LYS, MAD, MAN, MUC, MXP, OSL, PRG, STN, VIE, WAW, ZRH'), // prettier-ignore
      attributes: [{ concept: 'continent', members: words('Europe, Asia, Africa') }],
      amounts: [
        { concept: 'passengers', kind: 'flow', low: 9000, high: 9e6, tail: true },
        { concept: 'cargo', kind: 'flow', unit: 't', low: 100, high: 300000, tail: true },
        { concept: 'runways', kind: 'stock', low: 1, high: 6 },
        { concept: 'punctuality', kind: 'percent', unit: '%', low: 55, high: 95, digits: 1 },
      ],
    },
  },
  {
    name: 'library',
    event: {
      id: 'loan id',
      time: 'loan date',
      prefix: 'LN',
      categories: [
        { concept: 'genre', members: words('Crime, Poetry, Travel, Science, Comics') },
        { concept: 'format', members: words('Book, Audio, Film') },
      ],
      amounts: [
        { concept: 'loan days', kind: 'flow', unit: 'days', low: 1, high: 60, tail: true },
        { concept: 'fine', kind: 'flow', unit: '€', low: 0, high: 20, tail: true, digits: 2 },
        { concept: 'renewals', kind: 'flow', low: 0, high: 5, tail: true },
      ],
      outcome: { concept: 'overdue', good: 'low', share: 0.2 },
      actor: {
        key: 'member number',
        prefix: '',
        attributes: [
          { concept: 'membership', members: words('Adult, Child, Student') },
          { concept: 'branch', members: words('A, B, C, D, E, F') },
        ],
        amounts: [],
      },
    },
    thing: {
      key: 'film title',
      members: combined('Silent- Lost- Golden- Last- Cold-', 'River Night Garden Train Letter').map((name) =>
        name.replace('-', ' '),
      ),
      attributes: [{ concept: 'genre', members: words('Crime, Poetry, Travel, Science, Comics') }],
      amounts: [
        { concept: 'box office', kind: 'flow', unit: '$', low: 9000, high: 4e8, tail: true },
        { concept: 'running time', kind: 'level', unit: 'min', low: 75, high: 190 },
        { concept: 'reviews', kind: 'flow', low: 3, high: 9000, tail: true },
        { concept: 'critics score', kind: 'level', low: 10, high: 99 },
      ],
    },
  },
];
