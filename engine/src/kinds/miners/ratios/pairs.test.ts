import { normalFrom, randomFrom } from '../../../stats/distributions/random';
import { each } from '../../../testing/hand-made-event';
import { handDimension, handFrame, handMeasure } from '../../../testing/hand-made-frame';
import type { Measure } from '../../../insights/frame/frame';
import { pairsOf } from './pairs';

const ROWS = 300;
const normal = normalFrom(randomFrom(5));
const size = each(ROWS, () => Math.round(Math.exp(5 + 0.8 * normal())));
const by = (rate: number, noise = 0.2) => size.map((of) => rate * of * Math.exp(noise * normal()));
const pieces = handMeasure('pieces', size);
const hours = handMeasure('hours', by(0.5));
const gas = handMeasure('gas', by(3, 0.3));
const alone = handMeasure(
  'rain',
  each(ROWS, () => Math.exp(normal())),
);

const told = (measures: Measure[], frame: Parameters<typeof handFrame>[2] = {}, table: Parameters<typeof handFrame>[3] = {}) =>
  pairsOf(handFrame('t', ROWS, { measures, ...frame }, table)).map(({ above, below, isShare, scale }) => [above.id, isShare ? 'of' : 'by', ...(scale > 1 ? [scale] : []), below.id].join(' ')); // prettier-ignore

test.each<[string, Measure[], string[]]>([
  ['what goes by another is set against it, in the way in which it varies more', [pieces, hours], ['hours by pieces']],
  ['two amounts of one size', [pieces, hours, gas], ['hours by pieces', 'gas by pieces']],
  ['the smaller of two sums of money', [handMeasure('cost', by(0.6, 0.05), { unit: 'EUR' }), handMeasure('sales', size, { unit: 'EUR' })], ['cost of sales']],
  ['hardly any of it for one is told by more', [pieces, handMeasure('glue', by(0.002))], ['glue by 1000 pieces']],
  ['counts, of which many rows have none', [pieces, handMeasure('faults', size.map((of, row) => Math.floor(of / 400) + (row % 9 === 0 ? 1 : 0)))], ['faults by 1000 pieces']],
  ['what has nothing to do with each other', [pieces, alone], []],
  ['nothing is there by its price', [handMeasure('price', size, { unit: 'EUR' }), handMeasure('weight', by(2, 0.1))], ['price by weight']],
  ['what may be less than nothing', [pieces, handMeasure('gain', by(0.5).map((value, row) => (row === 0 ? -1 : value)))], []],
  ['shares and degrees', [handMeasure('part', by(0.001), { unit: '%' }), handMeasure('heat', by(0.01), { unit: '°C' }), pieces], []],
])('%s', (_, measures, expected) => expect(told(measures)).toEqual(expected)); // prettier-ignore

test('within the kinds that make most of an amount', () => {
  const kind = each(ROWS, (row) => 'abc'[row % 3] ?? '');
  const tons = handMeasure('tons', size.map((of, row) => of * Math.exp(3 * 'abc'.indexOf(kind[row] ?? '') + 0.2 * normal()))); // prettier-ignore
  expect(told([pieces, tons])).toEqual([]);
  expect(told([pieces, tons], { dimensions: [handDimension('kind', kind)] })).toEqual(['tons by pieces']);
});

test('none of what the table says already', () => {
  const rate = handMeasure('rate', size, { kind: 'ratio', columns: ['hours', 'pieces'] });
  expect(told([pieces, hours, rate])).toEqual([]);
  const model = {
    algebra: [{ kind: 'product', target: 'hours', of: ['pieces', 'rate'], factor: 1, plus: [], held: 1 }],
    columns: [],
  } as never;
  expect(told([pieces, hours], {}, { model })).toEqual([]);
});
