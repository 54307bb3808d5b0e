import { combined, words, type Domain } from '../domains/domain';

export const OUTDOORS: readonly Domain[] = [
  {
    name: 'fishing',
    event: {
      id: 'haul',
      time: 'landed on',
      prefix: '',
      categories: [
        { concept: 'species', members: words('Cod, Herring, Sole, Hake, Squid') },
        { concept: 'gear', members: words('trawl, net, line') },
      ],
      amounts: [
        { concept: 'catch', kind: 'flow', unit: 'kg', low: 2, high: 9000, tail: true, digits: 1 },
        { concept: 'hours at sea', kind: 'flow', unit: 'h', low: 2, high: 90, digits: 1 },
        { concept: 'depth of haul', kind: 'level', unit: 'm', low: 5, high: 300 },
      ],
      outcome: { concept: 'discarded', good: 'low', share: 0.12 },
      actor: {
        key: 'vessel',
        prefix: 'FV ',
        attributes: [
          { concept: 'home port', members: words('Vigo, Bergen, Brest, Hull') },
          { concept: 'flag', members: words('ES, NO, FR, GB') },
        ],
        amounts: [{ concept: 'engine power', kind: 'level', unit: 'kW', low: 40, high: 2000 }],
      },
    },
    thing: {
      key: 'harbour',
      members: combined('Port Saint New Old Great', 'haven mouth ness wick ford'),
      attributes: [{ concept: 'sea', members: words('North Sea, Baltic, Atlantic') }],
      amounts: [
        { concept: 'landings', kind: 'flow', unit: 't', low: 20, high: 90000, tail: true, digits: 1 },
        { concept: 'vessels', kind: 'stock', low: 2, high: 900, tail: true },
        { concept: 'turnover at auction', kind: 'flow', unit: '€', low: 9000, high: 4e7, tail: true },
        { concept: 'water temperature', kind: 'level', unit: '°C', low: 3, high: 22, digits: 1 },
      ],
    },
  },
  {
    name: 'forest',
    event: {
      id: 'tree',
      time: 'surveyed on',
      prefix: 'TR',
      categories: [
        { concept: 'tree species', members: words('Oak, Beech, Spruce, Pine, Birch') },
        { concept: 'slope', members: words('flat, gentle, steep'), ordered: true },
      ],
      amounts: [
        { concept: 'trunk girth', kind: 'level', unit: 'cm', low: 12, high: 320 },
        { concept: 'crown height', kind: 'level', unit: 'm', low: 2, high: 40, digits: 1 },
        { concept: 'nests', kind: 'flow', low: 0, high: 5, tail: true },
      ],
      outcome: { concept: 'felled', good: 'low', share: 0.14 },
      actor: {
        key: 'parcel',
        prefix: '',
        attributes: [{ concept: 'owner type', members: words('state, private, church') }],
        amounts: [{ concept: 'parcel area', kind: 'stock', unit: 'ha', low: 1, high: 90, digits: 1 }],
      },
    },
    thing: {
      key: 'forest district',
      members: combined('Ren Ber Hol Wes Nor', 'wald holt busch hain loh'),
      attributes: [{ concept: 'owner type', members: words('state, private, church') }],
      amounts: [
        { concept: 'timber felled', kind: 'flow', unit: 'm³', low: 90, high: 90000, tail: true },
        { concept: 'seedlings planted', kind: 'flow', low: 200, high: 400000, tail: true },
        { concept: 'wooded area', kind: 'stock', unit: 'ha', low: 90, high: 20000, digits: 1 },
        { concept: 'deadwood share', kind: 'fraction', low: 0.01, high: 0.3, digits: 3 },
      ],
    },
  },
  {
    name: 'museum',
    event: {
      id: 'loan number',
      time: 'lent on',
      prefix: 'L/',
      categories: [
        { concept: 'material', members: words('bronze, oil, paper, clay, glass') },
        { concept: 'era', members: words('antique, medieval, modern'), ordered: true },
      ],
      amounts: [
        { concept: 'insured value', kind: 'stock', unit: '€', low: 500, high: 900000, tail: true },
        { concept: 'loan months', kind: 'flow', low: 1, high: 36, tail: true },
        { concept: 'transport cost', kind: 'flow', unit: '€', low: 40, high: 9000, tail: true, digits: 2 },
      ],
      outcome: { concept: 'scratched', good: 'low', share: 0.09 },
      actor: {
        key: 'borrower',
        prefix: 'House ',
        attributes: [{ concept: 'nation', members: words('Italy, Spain, Austria, Norway') }],
        amounts: [],
      },
    },
    thing: {
      key: 'gallery',
      members: combined('Sala Raum Hall Room Wing', 'Uno Due Tre Quattro Cinque'),
      attributes: [{ concept: 'storey', members: words('ground, first, second'), ordered: true }],
      amounts: [
        { concept: 'visitors', kind: 'flow', low: 90, high: 300000, tail: true },
        { concept: 'exhibits', kind: 'stock', low: 4, high: 900, tail: true },
        { concept: 'air moisture', kind: 'percent', unit: '%', low: 35, high: 65, digits: 1 },
        { concept: 'minutes per visit', kind: 'level', unit: 'min', low: 4, high: 50, digits: 1 },
      ],
    },
  },
  {
    name: 'mountain rescue',
    event: {
      id: 'mission',
      time: 'alarm at',
      prefix: 'M',
      categories: [
        { concept: 'activity', members: words('hiking, climbing, skiing, biking') },
        { concept: 'visibility', members: words('poor, fair, good'), ordered: true },
      ],
      amounts: [
        { concept: 'rescuers', kind: 'flow', low: 2, high: 40, tail: true },
        { concept: 'mission minutes', kind: 'flow', unit: 'min', low: 20, high: 900, tail: true },
        { concept: 'altitude', kind: 'level', unit: 'm', low: 600, high: 3600 },
      ],
      outcome: { concept: 'deceased', good: 'low', share: 0.07 },
      actor: {
        key: 'rescue station',
        prefix: '',
        attributes: [{ concept: 'massif', members: words('Ortler, Rhön, Harz, Tauern') }],
        amounts: [{ concept: 'volunteers', kind: 'stock', low: 8, high: 90 }],
      },
      notes: words('twisted ankle below the hut, lost the path in fog, fell into a crevasse, exhausted, rope stuck'),
    },
    thing: {
      key: 'hut',
      members: combined('Adler Gams Stein Alm Enzian', 'hütte haus alm eck spitz'),
      attributes: [{ concept: 'massif', members: words('Ortler, Rhön, Harz, Tauern') }],
      amounts: [
        { concept: 'overnight stays', kind: 'flow', low: 90, high: 20000, tail: true },
        { concept: 'bunks', kind: 'stock', low: 8, high: 240 },
        { concept: 'altitude', kind: 'level', unit: 'm', low: 600, high: 3600 },
        { concept: 'snow depth', kind: 'level', unit: 'cm', low: 0, high: 300 },
      ],
    },
  },
];
