import { combined, type Domain } from '../domains/domain';
import { flow, fraction, kinds, level, percent, steps, stock } from '../third/amount';

export const GOODS: readonly Domain[] = [
  {
    name: 'warehouse',
    event: {
      id: 'stock movement',
      time: 'posting date',
      prefix: '49',
      categories: [kinds('movement type', 'receipt, issue, transfer, scrap'), steps('abc indicator', 'A, B, C')],
      amounts: [
        flow('quantity in base unit', 1, 4000),
        flow('amount in local currency', 5, 90000, { unit: '€', digits: 2 }),
        level('moving average price', 0.5, 400, { unit: '€', digits: 2, drawn: 'skewed' }),
        level('gross weight', 0.1, 900, { unit: 'kg', digits: 2, drawn: 'skewed' }),
        level('shelf life left', 0, 720, { unit: 'days' }),
      ],
      outcome: { concept: 'reversed', good: 'low', share: 0.07 },
      actor: {
        key: 'storage bin',
        prefix: 'B-',
        attributes: [kinds('hazard class', 'none, flammable, corrosive')],
        amounts: [level('reorder point', 10, 900, { drawn: 'heaped' })],
      },
    },
    thing: {
      key: 'material',
      members: combined('Bolt- Nut- Seal- Valve- Hose-', 'M4 M6 M8 DN20 DN50').map((name) => name.replace('-', ' ')),
      attributes: [kinds('procurement type', 'make, buy, both')],
      amounts: [
        stock('unrestricted stock', 0, 90000),
        flow('consumption', 0, 40000),
        level('standard price', 0.2, 900, { unit: '€', digits: 2 }),
        level('lead time', 2, 90, { unit: 'days' }),
        percent('service level', 70, 100),
        flow('stockouts', 0, 9, { drawn: 'few' }),
      ],
    },
  },
  {
    name: 'shipping',
    event: {
      id: 'voyage',
      time: 'sailed on',
      prefix: 'V',
      categories: [kinds('cargo', 'grain, ore, containers, oil'), steps('sea state class', 'calm, rough, very rough')],
      amounts: [
        flow('fuel burned', 20, 4000, { unit: 't', digits: 1 }),
        flow('harbour dues', 200, 90000, { unit: '€' }),
        level('draught', 4, 16, { unit: 'm', digits: 1, drawn: 'normal' }),
        flow('days at anchor', 0, 12, { drawn: 'few' }),
        level('freight rate', 6, 90, { unit: '$', digits: 2 }),
      ],
      outcome: { concept: 'detained', good: 'low', share: 0.06 },
      actor: {
        key: 'vessel',
        prefix: 'IMO',
        attributes: [kinds('flag state', 'Panama, Liberia, Malta')],
        amounts: [level('deadweight', 4000, 190000, { unit: 't' })],
      },
    },
    thing: {
      key: 'harbour',
      members: combined('Alt- Nord- Süd- Ost- West-', 'kai hafen haven sund mole').map((name) => name.replace('-', '')),
      attributes: [kinds('sea', 'Baltic, Atlantic, Adriatic')],
      amounts: [
        flow('ship calls', 40, 9000),
        flow('boxes handled', 900, 4e6),
        stock('berths', 2, 60),
        level('depth at quay', 6, 19, { unit: 'm', digits: 1 }),
        level('waiting hours per call', 0.5, 40, { digits: 1 }),
        fraction('transshipment share', 0.05, 0.8),
      ],
    },
  },
  {
    name: 'farming',
    event: {
      id: 'delivery slip',
      time: 'delivered on',
      prefix: '',
      categories: [kinds('crop', 'wheat, barley, rape, maize'), steps('quality grade', 'feed, bread, elite')],
      amounts: [
        flow('net weight delivered', 200, 28000, { unit: 'kg' }),
        level('moisture', 9, 22, { unit: '%', digits: 1, drawn: 'normal' }),
        level('protein content', 8, 16, { unit: '%', digits: 1, drawn: 'normal' }),
        level('falling number', 90, 420, { drawn: 'normal' }),
        flow('drying cost', 0, 900, { unit: '€', digits: 2, drawn: 'noughts' }),
      ],
      outcome: { concept: 'turned away', good: 'low', share: 0.05 },
      actor: {
        key: 'farm',
        prefix: 'F',
        attributes: [kinds('farming method', 'organic, conventional')],
        amounts: [stock('arable land', 4, 900, { unit: 'ha', digits: 1 })],
      },
    },
    thing: {
      key: 'parish',
      members: combined('Ober Unter Klein Groß Neu', 'dorf bach feld heim stedt'),
      attributes: [kinds('soil', 'loam, sand, clay')],
      amounts: [
        flow('harvest', 90, 90000, { unit: 't' }),
        stock('dairy cows', 0, 4000),
        level('yield per hectare', 3, 11, { unit: 't', digits: 2 }),
        level('land price', 4000, 90000, { unit: '€' }),
        flow('subsidies paid', 900, 900000, { unit: '€' }),
        percent('organic share', 0, 40),
      ],
    },
  },
];
