import { handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { comesOfClosed } from './closed-members';

/** Things of a level each in forty periods; of some the readings are nought, or there are none, for a while. */
function comes(things: readonly ((period: number) => number | null)[], turn = { from: 0, at: 20, to: 40 }): boolean {
  const rows = things.flatMap((of, thing) =>
    Array.from({ length: 40 }, (_, period) => ({ thing, period, value: of(period) })).filter(({ value }) => value !== null),
  );
  const timeline = handTimeline(rows.map(({ period }) => period), { edges: Array.from({ length: 41 }, (_, i) => i) }); // prettier-ignore
  const panel = { things: Int32Array.from(rows, ({ thing }) => thing), at: timeline.values };
  const measure = handMeasure('hours', rows.map(({ value }) => value)); // prettier-ignore
  return comesOfClosed(handFrame('t', rows.length, { panel, timeline }), timeline, measure, turn);
}

const steady =
  (level: number, step = 0) =>
  (period: number) =>
    level + (period % 3) + (period >= 20 ? step : 0);
const SHOPS = [steady(30), steady(40), steady(50), steady(35)];

test('a level that rises since a shop that was closed has opened again is none', () =>
  expect(comes([...SHOPS, (period) => (period >= 14 && period < 20 ? 0 : 45)])).toBe(true));
test('nor is one that rises since a new one has come', () =>
  expect(comes([...SHOPS, (period) => (period < 25 ? null : 90)])).toBe(true));
test('nor is one that falls since one has gone', () =>
  expect(comes([...SHOPS, (period) => (period >= 20 ? null : 150)])).toBe(true));
test('what all others do as well is one', () =>
  expect(comes([...SHOPS.map((of) => (period: number) => of(period) + (period >= 20 ? 20 : 0)), (period) => (period >= 15 && period < 20 ? 0 : 45)])).toBe(false)); // prettier-ignore
test('noughts that come again and again close nothing', () =>
  expect(comes([...SHOPS, (period) => (period % 2 === 0 ? 0 : period >= 20 ? 90 : 30)])).toBe(false));
test('where all are there, a level that one of them moves is one', () => expect(comes([...SHOPS, steady(30, 40)])).toBe(false));
test('of two that stay nothing is known', () => expect(comes([steady(30), steady(40), (period) => (period < 25 ? null : 90)])).toBe(false)); // prettier-ignore
test('only the periods on both sides of the change count', () =>
  expect(comes([...SHOPS, (period) => (period < 5 ? null : period < 20 ? 30 : 90)], { from: 6, at: 20, to: 40 })).toBe(false));
