import { combined, type Domain } from '../domains/domain';
import { flow, kinds, level, percent, steps, stock } from './amount';

export const CIVIC: readonly Domain[] = [
  {
    name: 'laboratory',
    event: {
      id: 'specimen',
      time: 'drawn at',
      prefix: 'SP',
      categories: [kinds('specimen type', 'serum, urine, swab'), steps('haste', 'routine, soon, now')],
      amounts: [
        level('ferritin', 5, 400, { unit: 'ng/ml', digits: 1, drawn: 'skewed' }),
        level('potassium', 2.9, 6, { unit: 'mmol/l', digits: 1, drawn: 'normal' }),
        flow('turnaround', 8, 900, { unit: 'min' }),
        level('lipaemia index', 0, 90, { drawn: 'skewed' }),
        flow('tubes', 1, 7, { drawn: 'few' }),
      ],
      outcome: { concept: 'rejected', good: 'low', share: 0.06 },
      actor: {
        key: 'person number',
        prefix: '',
        attributes: [kinds('rhesus', 'pos, neg')],
        amounts: [level('body mass', 44, 128, { unit: 'kg', drawn: 'normal' })],
      },
    },
    thing: {
      key: 'analyser',
      members: combined('Cobas Atel Vitro Lumi Sys', '-1 -2 -3 -4 -5'),
      attributes: [kinds('method', 'optical, electric, manual')],
      amounts: [
        flow('tests run', 90, 90000),
        flow('reagent used', 1, 900, { unit: 'l', digits: 2 }),
        flow('calibrations', 0, 9, { drawn: 'few' }),
        level('mean turnaround', 6, 90, { unit: 'min', digits: 1 }),
        percent('coefficient of variation', 0.4, 9),
        level('detection limit', 0.02, 4, { digits: 3, drawn: 'skewed' }),
      ],
    },
  },
  {
    name: 'river',
    event: {
      id: 'sample',
      time: 'sampled on',
      prefix: '',
      categories: [kinds('bank side', 'left, right, middle'), steps('odour', 'none, faint, strong')],
      amounts: [
        level('acidity', 5.8, 9.1, { digits: 2, drawn: 'normal' }),
        level('turbidity', 0.4, 300, { unit: 'NTU', digits: 1, drawn: 'skewed' }),
        level('dissolved oxygen', 2, 14, { unit: 'mg/l', digits: 1, drawn: 'normal' }),
        level('nitrate', 0, 60, { unit: 'mg/l', digits: 1, drawn: 'noughts' }),
        flow('litter pieces', 0, 120, { drawn: 'noughts' }),
      ],
      outcome: { concept: 'limit exceeded', good: 'low', share: 0.13 },
      actor: {
        key: 'gauge',
        prefix: 'G',
        attributes: [kinds('basin', 'Danube, Elbe, Loire')],
        amounts: [stock('catchment', 12, 9000, { unit: 'km²', digits: 1 })],
      },
    },
    thing: {
      key: 'treatment works',
      members: combined('Ach Isen Lech Nahe Ruhr', 'tal au berg feld mund'),
      attributes: [kinds('basin', 'Danube, Elbe, Loire')],
      amounts: [
        flow('sewage treated', 900, 9e6, { unit: 'm³' }),
        flow('sludge', 2, 9000, { unit: 't', digits: 1 }),
        stock('connected residents', 400, 900000),
        percent('phosphorus removed', 40, 99),
        level('energy per cubic metre', 0.2, 1.4, { unit: 'kWh', digits: 3 }),
        flow('overflows', 0, 8, { drawn: 'few' }),
      ],
    },
  },
  {
    name: 'crowdfunding',
    event: {
      id: 'pledge',
      time: 'pledged at',
      prefix: 'PL',
      categories: [kinds('reward', 'sticker, print, album, dinner'), kinds('referrer', 'mail, feed, search')],
      amounts: [
        flow('pledge amount', 1, 2000, { unit: '€', drawn: 'heaped' }),
        flow('voluntary tip', 0, 60, { unit: '€', digits: 2, drawn: 'noughts' }),
        level('days before deadline', 0, 45, { unit: 'days' }),
        level('exchange factor', 0.7, 1.4, { digits: 4, drawn: 'normal' }),
      ],
      outcome: { concept: 'withdrawn', good: 'low', share: 0.09 },
      actor: { key: 'backer', prefix: '', attributes: [kinds('home country', 'Peru, Japan, Kenya, Norway')], amounts: [] },
    },
    thing: {
      key: 'campaign title',
      members: combined('Solar- Paper- Wooden- Silent- Open-', 'Clock Drone Comic Piano Stove').map((name) =>
        name.replace('-', ' '),
      ),
      attributes: [kinds('topic', 'design, film, food')],
      amounts: [
        stock('funding goal', 500, 400000, { unit: '€', drawn: 'heaped' }),
        flow('money raised', 20, 900000, { unit: '€' }),
        flow('backers', 0, 9000),
        level('typical pledge', 8, 190, { unit: '€', digits: 2 }),
        level('raised to goal', 0.05, 9, { digits: 2, drawn: 'skewed' }),
        flow('updates posted', 0, 12, { drawn: 'few' }),
      ],
    },
  },
  {
    name: 'elections',
    event: {
      id: 'interview',
      time: 'asked on',
      prefix: 'I',
      categories: [kinds('leaning', 'left, centre, right, none'), steps('schooling', 'basic, middle, higher')],
      amounts: [
        flow('dial attempts', 0, 9, { drawn: 'few' }),
        flow('talk minutes', 2, 60, { unit: 'min', digits: 1, drawn: 'normal' }),
        level('trust in parliament', 0, 10),
        stock('persons in home', 1, 8, { drawn: 'few' }),
      ],
      outcome: { concept: 'broken off', good: 'low', share: 0.17 },
      actor: { key: 'interviewer', prefix: '', attributes: [kinds('call centre', 'Leipzig, Porto, Malmö')], amounts: [] },
    },
    thing: {
      key: 'constituency',
      members: combined('North South East West Mid', 'shire bury mouth ley combe'),
      attributes: [kinds('winner', 'Reds, Blues, Greens')],
      amounts: [
        flow('ballots cast', 900, 90000),
        stock('eligible voters', 1200, 120000),
        flow('spoiled ballots', 0, 900),
        percent('turnout', 38, 88),
        percent('margin', 0.1, 40),
        level('median household income', 17000, 74000, { unit: '€', drawn: 'normal' }),
      ],
    },
  },
];
