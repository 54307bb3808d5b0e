import { handDimension, handFrame } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { sayEnds, type EndsTold } from './say';

const TOLD: EndsTold = {
  dimension: handDimension('arm', ['drug', 'sham']),
  label: 'drug',
  only: 'sham',
  axis: 'week',
  last: 8,
  named: ['animal'],
  reasons: [],
  p: null,
};
const FACTS = { value: 10, own_things: 20, early: 11, things: 40, noted0: 9 };
const said = (told: Partial<EndsTold> = {}, facts: Record<string, number> = {}) =>
  handSaid(sayEnds, { ...TOLD, ...told }, { ...FACTS, ...facts }, handFrame('t', 100));

test.each<[string, Partial<EndsTold>, Record<string, number>]>([
  ['11 of 40 animals were last read before week 8: 10 of the 20 with arm drug and 1 of the 20 with sham.', {}, {}],
  ['1 of 40 animals was last read before week 8: 1 of the 20 with arm drug and 0 of the 20 with sham.', {}, { value: 1, early: 1 }],
  ['11 of 40 values of pump were last read before week 8: 10 of the 20 with arm drug and 1 of the 20 with all others.', { named: ['pump'], only: null }, {}],
  ['11 of 40 animals were last read before week 8: 10 of the 20 with arm drug and 1 of the 20 with sham. Note says found dead for 9 of them.', { reasons: [{ dimension: handDimension('note', ['found dead']), label: 'found dead' }] }, {}],
])('%s', (sentence, told, facts) => expect(said(told, facts)?.sentence).toBe(sentence)); // prettier-ignore

test('several notes of one column in one sentence', () => {
  const dimension = handDimension('note', ['dead', 'lost']);
  const reasons = ['dead', 'lost'].map((label) => ({ dimension, label }));
  expect(said({ reasons }, { noted1: 2 })?.sentence).toMatch(/sham\. Note says dead for 9 of them and lost for 2 of them\.$/);
});

test('how often chance does as much', () => expect(said({ p: 0.00214 })?.evidence).toEqual(['p = 0.002 before correction']));

test.each([
  ['ends early', { early: 0, value: 0 }],
  ['ends earlier than the others', { value: 5 }],
  ['stands beside the group', { own_things: 40 }],
])('nothing where none %s', (_, facts) => expect(said({}, facts)).toBeNull());
