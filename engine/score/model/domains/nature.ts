import { combined, words, type Domain } from './domain';

export const NATURE: readonly Domain[] = [
  {
    name: 'countries',
    event: {
      id: 'event number',
      time: 'event date',
      prefix: '',
      categories: [
        { concept: 'disaster type', members: words('Flood, Storm, Drought, Quake') },
        { concept: 'alert level', members: words('green, orange, red'), ordered: true },
      ],
      amounts: [
        { concept: 'deaths', kind: 'flow', low: 0, high: 900, tail: true },
        { concept: 'people affected', kind: 'flow', low: 20, high: 900000, tail: true },
        { concept: 'magnitude', kind: 'level', low: 2, high: 8, digits: 1 },
      ],
      actor: {
        key: 'country',
        prefix: 'Country ',
        attributes: [
          { concept: 'continent', members: words('Europe, Asia, Africa, America') },
          { concept: 'income group', members: words('low, lower middle, upper middle, high'), ordered: true },
        ],
        amounts: [{ concept: 'surface area', kind: 'stock', unit: 'km²', low: 3000, high: 9000000 }],
      },
    },
    thing: {
      key: 'country',
      members: words('Austria, Belgium, Brazil, Canada, Chile, China, Cuba, Denmark, Egypt, Finland, France, Germany, Ghana, Greece, India, Iran, Ireland, Italy, Japan, Kenya, Mexico, Nepal, Norway, Peru, Poland, Portugal, Spain, Sweden, Turkey, Vietnam'), // prettier-ignore
      attributes: [{ concept: 'continent', members: words('Europe, Asia, Africa, America') }],
      amounts: [
        { concept: 'population', kind: 'stock', low: 400000, high: 1.4e9, tail: true },
        { concept: 'births', kind: 'flow', low: 4000, high: 2e7, tail: true },
        { concept: 'life expectancy', kind: 'level', unit: 'years', low: 45, high: 85, digits: 1 },
        { concept: 'literacy rate', kind: 'percent', unit: '%', low: 30, high: 100, digits: 1 },
        { concept: 'fertility', kind: 'level', low: 1.1, high: 7, digits: 2 },
      ],
    },
  },
  {
    name: 'weather',
    event: {
      id: 'observation id',
      time: 'observed at',
      prefix: 'OB',
      categories: [
        { concept: 'sky', members: words('clear, cloudy, overcast') },
        { concept: 'precipitation type', members: words('none, rain, snow, hail') },
      ],
      amounts: [
        { concept: 'temperature', kind: 'level', unit: '°C', low: -12, high: 36, digits: 1 },
        { concept: 'rainfall', kind: 'flow', unit: 'mm', low: 0, high: 60, tail: true, digits: 1 },
        { concept: 'humidity', kind: 'percent', unit: '%', low: 20, high: 100 },
        { concept: 'air pressure', kind: 'level', unit: 'hPa', low: 975, high: 1040, digits: 1 },
      ],
      actor: {
        key: 'station id',
        prefix: 'ST',
        attributes: [
          { concept: 'terrain', members: words('coast, plain, mountain') },
          { concept: 'operator', members: words('State, Private, University') },
        ],
        amounts: [{ concept: 'elevation', kind: 'level', unit: 'm', low: 0, high: 2900 }],
      },
    },
    thing: {
      key: 'weather station',
      members: combined('Cape Mount Lake Port Fort', 'Ann Rose Grey Bell Hope').map((name) =>
        name.replace(/([a-z])([A-Z])/, '$1 $2'),
      ),
      attributes: [{ concept: 'climate zone', members: words('polar, temperate, tropical') }],
      amounts: [
        { concept: 'mean temperature', kind: 'level', unit: '°C', low: -10, high: 30, digits: 1 },
        { concept: 'rainfall', kind: 'flow', unit: 'mm', low: 0, high: 400, digits: 1 },
        { concept: 'frost days', kind: 'flow', low: 0, high: 28 },
        { concept: 'wind speed', kind: 'level', unit: 'km/h', low: 2, high: 60, digits: 1 },
      ],
    },
  },
  {
    name: 'agriculture',
    event: {
      id: 'harvest id',
      time: 'harvest date',
      prefix: 'H',
      categories: [
        { concept: 'crop', members: words('Wheat, Barley, Maize, Oats, Rye') },
        { concept: 'soil type', members: words('clay, sand, loam') },
        { concept: 'quality grade', members: words('A, B, C'), ordered: true },
      ],
      amounts: [
        { concept: 'harvested amount', kind: 'flow', unit: 't', low: 1, high: 90, tail: true, digits: 1 },
        { concept: 'moisture', kind: 'percent', unit: '%', low: 8, high: 25, digits: 1 },
        { concept: 'fertiliser used', kind: 'flow', unit: 'kg', low: 0, high: 900 },
      ],
      actor: {
        key: 'field id',
        prefix: 'F',
        attributes: [
          { concept: 'farm', members: words('Hof Nord, Hof Sud, Gut Alt, Gut Neu') },
          { concept: 'irrigation', members: words('drip, sprinkler, none') },
        ],
        amounts: [{ concept: 'field size', kind: 'stock', unit: 'ha', low: 1, high: 60, digits: 1 }],
      },
    },
    thing: {
      key: 'farm',
      members: combined('Oak- Elm- Ash- Birch- Pine-', 'Hill Valley Creek Meadow Ridge').map((name) => name.replace('-', ' ')),
      attributes: [{ concept: 'farming type', members: words('organic, conventional') }],
      amounts: [
        { concept: 'milk produced', kind: 'flow', unit: 'l', low: 900, high: 90000, tail: true },
        { concept: 'cattle', kind: 'stock', low: 5, high: 900, tail: true },
        { concept: 'yield per hectare', kind: 'level', unit: 't/ha', low: 2, high: 11, digits: 2 },
        { concept: 'eggs collected', kind: 'flow', low: 0, high: 9000, tail: true },
      ],
    },
  },
  {
    name: 'manufacturing',
    event: {
      id: 'batch number',
      time: 'produced at',
      prefix: 'B',
      categories: [
        { concept: 'product line', members: words('Valves, Pumps, Seals, Gears') },
        { concept: 'shift', members: words('Day, Night, Weekend') },
      ],
      amounts: [
        { concept: 'pieces', kind: 'flow', low: 20, high: 2000 },
        { concept: 'scrap', kind: 'flow', unit: 'kg', low: 0, high: 60, tail: true, digits: 1 },
        { concept: 'pressure', kind: 'level', unit: 'bar', low: 1, high: 12, digits: 2 },
      ],
      outcome: { concept: 'defect', good: 'low', share: 0.09 },
      actor: {
        key: 'machine id',
        prefix: '',
        attributes: [
          { concept: 'vendor', members: words('Acme, Bolt, Crane, Duro') },
          { concept: 'hall', members: words('H1, H2, H3') },
        ],
        amounts: [{ concept: 'machine power', kind: 'level', unit: 'kW', low: 2, high: 90 }],
      },
    },
    thing: {
      key: 'machine',
      members: combined('Press- Lathe- Mill- Drill- Saw-', '01 02 03 04 05 06'),
      attributes: [{ concept: 'vendor', members: words('Acme, Bolt, Crane, Duro') }],
      amounts: [
        { concept: 'output', kind: 'flow', low: 900, high: 90000, tail: true },
        { concept: 'downtime', kind: 'flow', unit: 'h', low: 0, high: 120, tail: true, digits: 1 },
        { concept: 'utilisation', kind: 'percent', unit: '%', low: 20, high: 99, digits: 1 },
        { concept: 'spindle speed', kind: 'level', unit: 'rpm', low: 300, high: 9000 },
      ],
    },
  },
  {
    name: 'energy',
    event: {
      id: 'reading id',
      time: 'reading date',
      prefix: 'R',
      categories: [
        { concept: 'tariff', members: words('day, night, green') },
        { concept: 'reading type', members: words('meter, estimate, customer') },
      ],
      amounts: [
        { concept: 'energy used', kind: 'flow', unit: 'kWh', low: 20, high: 2000, tail: true, digits: 1 },
        { concept: 'voltage', kind: 'level', unit: 'V', low: 215, high: 242, digits: 1 },
        { concept: 'bill', kind: 'flow', unit: '€', low: 9, high: 600, tail: true, digits: 2 },
      ],
      actor: {
        key: 'meter number',
        prefix: 'MT',
        attributes: [
          { concept: 'building type', members: words('flat, house, office, shop') },
          { concept: 'heating', members: words('gas, oil, heat pump') },
        ],
        amounts: [{ concept: 'connected load', kind: 'stock', unit: 'kW', low: 3, high: 60 }],
      },
    },
    thing: {
      key: 'power plant',
      members: combined('Nord Sued Ost West Mitte', 'kraft werk strom wind sol'),
      attributes: [{ concept: 'fuel', members: words('coal, gas, wind, solar, hydro') }],
      amounts: [
        { concept: 'net generation', kind: 'flow', unit: 'MWh', low: 900, high: 9e6, tail: true },
        { concept: 'installed capacity', kind: 'stock', unit: 'MW', low: 5, high: 1400 },
        { concept: 'emissions', kind: 'flow', unit: 't', low: 0, high: 900000, tail: true },
        { concept: 'efficiency', kind: 'percent', unit: '%', low: 20, high: 62, digits: 1 },
      ],
    },
  },
];
