import { handEvent } from '../../testing/hand-made-event';
import { handDimension, handFrame } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { inLanguage } from '../../words';
import { sayOutlying, type OutlyingTold } from './say';

const team = handDimension('team', ['A', 'B']);
const frame = handFrame('t', 100, { rows: 'parcels', dimensions: [team] });
const TOLD: OutlyingTold = { event: handEvent([true, false]), among: [], sides: [{ dimension: team, label: 'A' }], earlier: [] };
const said = (facts: object = {}, told: Partial<OutlyingTold> = {}) =>
  handSaid(sayOutlying, { ...TOLD, ...told }, { value: 0.3, baseline: 0.1, n: 60, cases: 18, of_all: 40, ...facts }, frame);

test('a share that stands apart is told beside that of the others, with its part of all', () => {
  expect(said()).toMatchObject({
    sentence: '30% of A parcels have state late, against 10% of the others: 18 of 60, which is 45% of all 40.',
    baseline: 0.1,
    n: 60,
  });
  expect(inLanguage('de', () => said()?.sentence)).toBe(
    '30 % der parcels mit „team“ A haben „state“ late, bei den übrigen sind es 10 %: 18 von 60, das sind 45 % aller 40.',
  );
});

test('what was told before is none of the others', () => {
  const earlier = [[{ dimension: team, label: 'C' }]];
  expect(said({}, { earlier })?.sentence).toContain('against 10% of the others but C: 18 of 60');
  expect(inLanguage('de', () => said({}, { earlier })?.sentence)).toContain('(ohne C): 18 von 60');
});

test('of what the others never are', () => {
  expect(said({ baseline: 0, of_all: 18 })?.sentence).toBe('30% of A parcels have state late, and never of the others: 18 of 60, which is 100% of all 18.');
  expect(inLanguage('de', () => said({ baseline: 0, of_all: 18 })?.sentence)).toBe('30 % der parcels mit „team“ A haben „state“ late, bei den übrigen nie: 18 von 60, das sind 100 % aller 18.');
}); // prettier-ignore

test('nothing where it is hardly more than of all others, be it that one of them was told before', () => {
  for (const value of [0.05, 0.1, 0.149]) expect(said({ value })).toBeNull();
  expect(said({ value: 0.151 })).not.toBeNull();
});
