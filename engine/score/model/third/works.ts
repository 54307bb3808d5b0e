import { combined, type Domain } from '../domains/domain';
import { flow, kinds, level, percent, steps, stock } from './amount';

export const WORKS: readonly Domain[] = [
  {
    name: 'waste',
    event: {
      id: 'pickup',
      time: 'emptied at',
      prefix: 'PU',
      categories: [kinds('bin type', 'paper, glass, organic, residual'), steps('fill state', 'quarter, half, full')],
      amounts: [
        flow('kilos collected', 2, 900, { unit: 'kg', digits: 1 }),
        flow('emptying seconds', 5, 300, { unit: 's' }),
        percent('fill level', 5, 100, 0),
        level('noise', 52, 98, { unit: 'dB', drawn: 'normal' }),
      ],
      outcome: { concept: 'bin missing', good: 'low', share: 0.06 },
      actor: {
        key: 'truck',
        prefix: '',
        attributes: [kinds('depot', 'Nord, Hafen, Tal')],
        amounts: [level('payload limit', 3, 26, { unit: 't' })],
      },
    },
    thing: {
      key: 'collection round',
      members: combined('Red- Blue- Green- Grey- White-', 'Hill Quay Park Mill Gate').map((name) => name.replace('-', ' ')),
      attributes: [kinds('contractor', 'Remo, Veol, Stadt')],
      amounts: [
        flow('tonnes collected', 20, 9000, { unit: 't', digits: 1 }),
        stock('households served', 200, 40000),
        flow('complaints', 0, 12, { drawn: 'few' }),
        level('kilos per resident', 90, 480, { unit: 'kg', digits: 1 }),
        percent('recycling quota', 20, 75),
        level('mean bin size', 60, 1100, { unit: 'l', drawn: 'heaped' }),
      ],
    },
  },
  {
    name: 'brewing',
    event: {
      id: 'brew',
      time: 'brewed on',
      prefix: '',
      categories: [kinds('beer style', 'Lager, Stout, Weizen, Porter'), steps('batch size', 'small, medium, large')],
      amounts: [
        level('original gravity', 9, 20, { unit: '°P', digits: 1, drawn: 'normal' }),
        level('bitterness', 5, 90, { unit: 'IBU' }),
        flow('hops added', 0.2, 60, { unit: 'kg', digits: 2 }),
        level('mash temperature', 58, 76, { unit: '°C', digits: 1, drawn: 'normal' }),
        flow('litres bottled', 40, 9000, { unit: 'l' }),
      ],
      outcome: { concept: 'infected', good: 'low', share: 0.07 },
      actor: { key: 'brewmaster', prefix: 'BM ', attributes: [kinds('training', 'guild, college, none')], amounts: [] },
    },
    thing: {
      key: 'brewery',
      members: combined('Alt Burg Hirsch Kloster Stern', 'bräu hof werk keller haus'),
      attributes: [kinds('ownership form', 'family, group, cooperative')],
      amounts: [
        flow('hectolitres sold', 200, 900000, { unit: 'hl' }),
        stock('employees', 3, 900),
        level('duty per hectolitre', 4, 19, { unit: '€', digits: 2 }),
        percent('alcohol by volume', 2, 12),
        level('water hardness', 3, 28, { unit: '°dH', digits: 1 }),
        flow('barrels returned', 0, 4000),
      ],
    },
  },
  {
    name: 'rail',
    event: {
      id: 'work order',
      time: 'reported at',
      prefix: 'WO-',
      categories: [kinds('component', 'switch, signal, rail, catenary'), steps('fault class', 'minor, serious, critical')],
      amounts: [
        flow('delay caused', 0, 240, { unit: 'min', drawn: 'noughts' }),
        flow('repair cost', 60, 80000, { unit: '€', digits: 2 }),
        level('line speed', 40, 300, { unit: 'km/h', drawn: 'heaped' }),
        level('curve radius', 180, 9000, { unit: 'm', drawn: 'skewed' }),
        flow('crew hours', 0.5, 90, { unit: 'h', digits: 1 }),
      ],
      outcome: { concept: 'line closed', good: 'low', share: 0.15 },
      actor: {
        key: 'track section',
        prefix: '',
        attributes: [kinds('corridor', 'Rhine, Alpine, Baltic')],
        amounts: [level('gradient', -28, 28, { digits: 1, drawn: 'signed' })],
      },
    },
    thing: {
      key: 'station',
      members: combined('Upper Lower North South Old', 'ford ham wick bridge town').map((name) => `${name} Road`),
      attributes: [kinds('corridor', 'Rhine, Alpine, Baltic')],
      amounts: [
        flow('boardings', 60, 900000),
        flow('departures', 40, 9000, { drawn: 'normal' }),
        stock('platforms', 1, 24),
        level('delay per train', 0.2, 14, { unit: 'min', digits: 2 }),
        level('platform height', 38, 96, { unit: 'cm', drawn: 'heaped' }),
        level('dwell time', 20, 240, { unit: 's' }),
      ],
    },
  },
  {
    name: 'procurement',
    event: {
      id: 'tender',
      time: 'published on',
      prefix: 'TD',
      categories: [kinds('procedure', 'open, restricted, direct'), kinds('object', 'works, goods, services')],
      amounts: [
        flow('estimated value', 900, 9e6, { unit: '€' }),
        flow('bids received', 0, 14, { drawn: 'few' }),
        percent('weight of price', 30, 100, 0),
        flow('evaluation days', 3, 200, { unit: 'days' }),
        level('discount offered', 0, 38, { unit: '%', digits: 1 }),
      ],
      outcome: { concept: 'contested', good: 'low', share: 0.11 },
      actor: { key: 'buyer', prefix: '', attributes: [steps('tier', 'local, regional, national')], amounts: [] },
    },
    thing: {
      key: 'supplier',
      members: combined('Lux Arc Omni Nova Terra', 'tec build med line soft'),
      attributes: [kinds('trade', 'roads, paper, cleaning, software')],
      amounts: [
        flow('contracts won', 0, 90),
        flow('contract volume', 900, 4e7, { unit: '€' }),
        percent('win rate', 2, 70),
        level('credit score', 120, 590, { drawn: 'normal' }),
        stock('staff', 1, 4000),
        level('days to pay', 8, 120, { unit: 'days', digits: 1 }),
      ],
    },
  },
];
