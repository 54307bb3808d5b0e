import { combined, type Domain } from '../domains/domain';
import { flow, fraction, kinds, level, percent, steps, stock } from './amount';

export const LEISURE: readonly Domain[] = [
  {
    name: 'library',
    event: {
      id: 'loan',
      time: 'borrowed on',
      prefix: 'L',
      categories: [kinds('genre', 'Crime, Poetry, Travel, Science, Comics'), steps('reader group', 'child, teen, adult')],
      amounts: [
        flow('renewals made', 0, 4, { drawn: 'few' }),
        flow('days kept', 1, 90, { unit: 'days' }),
        flow('overdue charge', 0, 30, { unit: '€', digits: 2, drawn: 'noughts' }),
        flow('page count', 24, 1200, { drawn: 'skewed' }),
      ],
      outcome: { concept: 'lost', good: 'low', share: 0.05 },
      actor: { key: 'reader card', prefix: '', attributes: [kinds('home library', 'Central, East, West')], amounts: [] },
    },
    thing: {
      key: 'library',
      members: combined('Elm Oak Bell Rose Kings', 'gate well court field park').map((name) => `${name} Library`),
      attributes: [kinds('operator kind', 'city, church, county')],
      amounts: [
        flow('loans made', 200, 400000),
        stock('items held', 900, 600000),
        level('loans per reader', 1, 40, { digits: 1 }),
        stock('reading desks', 2, 300),
        level('median age of readers', 19, 71, { unit: 'years', drawn: 'normal' }),
        flow('acquisition budget', 2000, 900000, { unit: '€' }),
      ],
    },
  },
  {
    name: 'gaming',
    event: {
      id: 'match',
      time: 'kickoff',
      prefix: '',
      categories: [kinds('arena', 'Canyon, Harbour, Ruins, Tundra'), steps('league', 'bronze, silver, gold')],
      amounts: [
        flow('eliminations', 0, 16, { drawn: 'few' }),
        level('ping', 8, 240, { unit: 'ms', drawn: 'skewed' }),
        flow('damage dealt', 0, 9000),
        fraction('hit accuracy', 0.05, 0.7),
        level('skill rating', 800, 2400, { drawn: 'normal' }),
      ],
      outcome: { concept: 'victory', good: 'high', share: 0.48 },
      actor: {
        key: 'gamer tag',
        prefix: 'gg_',
        attributes: [kinds('platform kind', 'console, desktop, phone')],
        amounts: [level('mouse sensitivity', 200, 3200, { unit: 'dpi', drawn: 'heaped' })],
      },
    },
    thing: {
      key: 'game title',
      members: combined('Star- Dark- Iron- Lost- Tiny-', 'Realm Racer Siege Garden Orbit').map((name) => name.replace('-', ' ')),
      attributes: [kinds('studio', 'Pixel, Kappa, Nordlys')],
      amounts: [
        flow('copies sold', 200, 9e6),
        stock('concurrent players', 10, 900000),
        level('review score', 22, 97, { drawn: 'normal' }),
        level('list price', 4, 80, { unit: '€', digits: 2 }),
        fraction('refund ratio', 0.01, 0.3),
        level('hours to finish', 3, 120, { unit: 'h', digits: 1 }),
      ],
    },
  },
  {
    name: 'fitness',
    event: {
      id: 'workout',
      time: 'finished at',
      prefix: 'W',
      categories: [kinds('sport', 'running, rowing, cycling, swimming'), steps('effort', 'easy, steady, hard')],
      amounts: [
        flow('calories burned', 40, 1900, { unit: 'kcal', drawn: 'normal' }),
        level('heart rate', 88, 189, { unit: 'bpm', drawn: 'normal' }),
        level('pace', 3.4, 8.2, { digits: 2 }),
        flow('steps taken', 0, 40000),
        flow('ascent', 0, 1600, { unit: 'm', drawn: 'noughts' }),
      ],
      outcome: { concept: 'goal reached', good: 'high', share: 0.4 },
      actor: {
        key: 'athlete',
        prefix: '',
        attributes: [kinds('club colour', 'red, blue, green')],
        amounts: [level('resting pulse', 42, 84, { unit: 'bpm' })],
      },
    },
    thing: {
      key: 'gym',
      members: combined('Iron Pulse Core Flex Peak', 'house club lab yard box'),
      attributes: [kinds('chain', 'Solo, Fitto, Kraft')],
      amounts: [
        flow('check-ins', 90, 90000),
        stock('members', 60, 9000),
        level('monthly fee', 14, 120, { unit: '€', digits: 2 }),
        stock('treadmills', 2, 60),
        percent('cancellation rate', 1, 14),
        flow('classes held', 4, 400, { drawn: 'normal' }),
      ],
    },
  },
  {
    name: 'dining',
    event: {
      id: 'receipt',
      time: 'paid at',
      prefix: 'R',
      categories: [kinds('meal', 'lunch, dinner, brunch'), kinds('zone of room', 'bar, terrace, hall')],
      amounts: [
        flow('guests', 1, 12, { drawn: 'few' }),
        flow('food sales', 8, 900, { unit: '€', digits: 2 }),
        flow('tip given', 0, 80, { unit: '€', digits: 2, drawn: 'noughts' }),
        flow('minutes seated', 15, 240, { unit: 'min', drawn: 'normal' }),
        level('spend per guest', 7, 90, { unit: '€', digits: 2 }),
      ],
      outcome: { concept: 'complained', good: 'low', share: 0.08 },
      actor: { key: 'waiter', prefix: '', attributes: [kinds('rota', 'early, late')], amounts: [] },
    },
    thing: {
      key: 'restaurant',
      members: combined('Blue- Old- Green- Golden- Little-', 'Anchor Barn Table Goose Garden').map((name) =>
        name.replace('-', ' '),
      ),
      attributes: [kinds('cuisine', 'thai, greek, french, vegan')],
      amounts: [
        flow('meals served', 200, 40000),
        stock('seats inside', 8, 300),
        fraction('food cost ratio', 0.18, 0.52),
        level('average check', 9, 120, { unit: '€', digits: 2 }),
        flow('kitchen waste', 5, 4000, { unit: 'kg', digits: 1 }),
        level('hygiene score', 51, 100),
      ],
    },
  },
];
