import type { TableModel } from '../../contracts/table/table-model';
import { handFrame, handMeasure } from '../../testing/hand-made-frame';
import { mattersOfSize } from './matters-of-size';

const amount = (name: string) => handMeasure(name, [], { additive: true });
const level = (name: string) => handMeasure(name, [], { additive: false });
const [sales, orders, asked, price] = [amount('sales'), amount('orders'), level('asked'), level('price')];

const frameOf = (kind: TableModel['shape']['kind']) =>
  handFrame('t', 0, {}, { model: { shape: { kind } } as unknown as TableModel });
const COMPARED = [
  { x: sales, y: orders, r: 0.9 },
  { x: asked, y: sales, r: 0.95 },
  { x: orders, y: asked, r: 0.8 },
  { x: price, y: sales, r: 0.95 },
  { x: price, y: orders, r: 0.79 },
];
const isSize = mattersOfSize(frameOf('entity'), COMPARED);

test.each([
  ['two amounts', { x: sales, y: orders, r: 0.3 }, true],
  ['what goes with two amounts, and one of them', { x: asked, y: sales, r: 0.95 }, true],
  ['two amounts of which one falls', { x: sales, y: orders, r: -0.3 }, false],
  ['what goes with one amount', { x: price, y: sales, r: 0.95 }, false],
  ['what goes with two amounts, and what does not', { x: asked, y: price, r: 0.9 }, false],
])('%s', (_, pair, expected) => expect(isSize(pair)).toBe(expected));

test.each([
  ['two amounts that go together closely', { x: sales, y: orders, r: 0.9 }, true],
  ['two amounts of which one may be why there is more of the other', { x: sales, y: orders, r: 0.6 }, false],
  ['what goes with one amount', { x: price, y: sales, r: 0.95 }, false],
])('of what happens: %s', (_, pair, expected) => expect(mattersOfSize(frameOf('event'), COMPARED)(pair)).toBe(expected));
