import type { Frame, Measure } from '../../../insights/frame/frame';
import { TestLog } from '../../../insights/judge/test-log';
import { normalFrom, randomFrom } from '../../../stats/distributions/random';
import { each } from '../../../testing/hand-made-event';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../../testing/hand-made-frame';
import { mineRatios } from './mine-ratios';

const DAY = 86_400_000;
const ROWS = 1800;
const random = randomFrom(71);
const normal = normalFrom(random);
const drawn = (of: string) => each(ROWS, () => of[Math.floor(of.length * random())] ?? '');
const VAN = drawn('ABCDEFG');
const LOAD = drawn('xyz');
const km = each(ROWS, () => Math.exp(4 + 0.7 * normal()));
const noise = each(ROWS, () => 0.15 * normal());
const van = handDimension('van', VAN);
const load = handDimension('load', LOAD);
const timeline = handTimeline(each(ROWS, (row) => Math.floor(row / 4) * DAY), { edges: each(16, (i) => 30 * i * DAY), grain: 'month' }); // prettier-ignore

interface World {
  /** Logarithm of what a row needs beside the usual. */
  more?: (row: number) => number;
  below?: readonly number[];
  /** What each row needs whatever its size. */
  fixed?: number;
  above?: Partial<Measure>;
  frame?: Partial<Frame>;
}

function told({ more = () => 0, below = km, fixed = 0, above = {}, frame = {} }: World): string[] {
  const litres = below.map((of, row) => fixed + 0.1 * of * Math.exp(more(row) + (noise[row] ?? 0)));
  const measures = [handMeasure('km', below, { additive: true }), handMeasure('litres', litres, { additive: true, ...above })];
  const log = new TestLog();
  const found = mineRatios({ frame: handFrame('t', ROWS, { dimensions: [van, load], measures, timeline, ...frame }), log });
  log.settle();
  return [...found['outlying-ratio'], ...found['ratio-step']]
    .filter(({ tests }) => tests.every(({ q }) => q < 0.01))
    .map(({ kind, direction, member, told: { pair, sides } }) =>
      [kind, direction, pair.above.id, pair.below.id, ...sides.map(({ label }) => label), ...(kind === 'ratio-step' ? [member] : [])].join(' '),
    );
} // prettier-ignore

describe('told is', () => {
  test.each<[string, World, string[]]>([
    ['a group', { more: (row) => (VAN[row] === 'C' ? 0.35 : 0) }, ['outlying-ratio high litres km C']],
    ['a group that needs less', { more: (row) => (VAN[row] === 'C' ? -0.35 : 0) }, ['outlying-ratio low litres km C']],
    ['a cell', { more: (row) => (VAN[row] === 'C' && LOAD[row] === 'x' ? 0.5 : 0) }, ['outlying-ratio high litres km x C']],
    ['a group since a month', { more: (row) => (VAN[row] === 'C' && row >= 1080 ? 0.45 : 0) }, ['ratio-step up litres km C 1970-09']],
    ['a cell since a month', { more: (row) => (VAN[row] === 'C' && LOAD[row] === 'x' && row >= 840 ? 0.7 : 0) }, ['ratio-step up litres km x C 1970-07']],
    ['a price that changes', { more: (row) => (VAN[row] === 'C' && row >= 1080 ? 0.45 : 0), above: { unit: 'EUR' } }, ['ratio-step up litres km C 1970-09']],
    ['a group, beside loads that need twice as much each', { more: (row) => 0.7 * 'xyz'.indexOf(LOAD[row] ?? '') + (VAN[row] === 'C' ? 0.35 : 0) }, ['outlying-ratio high litres km C']],
  ])('%s', (_, world, expected) => expect(told(world)).toEqual(expected)); // prettier-ignore
});

describe('nothing is told where', () => {
  const sized = (row: number) => (VAN[row] === 'C' ? 0.3 : 1) * (km[row] ?? 1);
  test.each<[string, World]>([
    ['all vans need as much', {}],
    ['vans lie in a row', { more: (row) => 0.12 * 'ABCDEFG'.indexOf(VAN[row] ?? '') }],
    ['all need more since a month', { more: (row) => (row >= 1080 ? 0.45 : 0) }],
    ['each row needs something of its own, and one van has the small ones', { below: each(ROWS, sized), fixed: 8 }],
    ['one pays another price', { more: (row) => (VAN[row] === 'C' ? 0.35 : 0), above: { unit: 'EUR' } }],
    ['three loads need what they need', { more: (row) => (LOAD[row] === 'x' ? 0.8 : 0), frame: { dimensions: [load] } }],
  ])('%s', (_, world) => expect(told(world)).toEqual([])); // prettier-ignore

  test('one customer of the van makes it', () => {
    const who = each(ROWS, (row) => (VAN[row] === 'C' && row % 3 === 0 ? 'K0' : `K${1 + (row % 60)}`));
    const customer = handDimension('customer', who);
    const unit = { column: 'customer', codes: customer.codes, size: customer.labels.length, places: null, named: true };
    expect(told({ more: (row) => (who[row] === 'K0' ? 1.2 : 0), frame: { units: [unit] } })).toEqual([]);
  });

  test('the kind that one van has most of makes it', () => {
    const loads = each(ROWS, (row) => (VAN[row] === 'C' && row % 4 > 0 ? 'x' : (LOAD[row] ?? '')));
    const dimensions = [van, handDimension('load', loads)];
    expect(told({ more: (row) => (loads[row] === 'x' ? 0.5 : 0), frame: { dimensions } })).toEqual([]);
  });
});
