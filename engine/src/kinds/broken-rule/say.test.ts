import type { Row } from '../../duckdb/cell';
import type { Grain } from '../../wording/period-names';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { sayBroken, whenText, type BrokenTold } from './say';

const FIRM = handDimension('firm', ['Alder', 'Alder', 'Birch']);
const NET = handMeasure('net', [1, 2, 3], { unit: 'EUR', additive: true });
const held = { rows: 400, off: 20, of: 'table' } as const;
const RULE: BrokenTold['rule'] = {
  says: {
    kind: 'reckoned',
    relation: { kind: 'product', target: 'net', of: ['hours', 'rate'], factor: 1, plus: ['material'], held },
  },
  columns: ['net', 'hours', 'rate', 'material'],
  where: '',
  broken: '',
  codes: new Int32Array(),
};
const PLACE = { group: { dimension: FIRM, label: 'Alder', code: 0 }, span: null, tests: [] };
const TOLD: BrokenTold = { rule: RULE, place: PLACE, how: null, measure: NET, named: null };
const FACTS: Row = { value: 32, n: 1204, own: 31, there: 45, more: 3128, less: null, alike: 32, names: 'B1\nB2\nB3' };
const START = 'Net is not hours × rate + material in 32 of 1,204 rows';

test('what is said, and what it rests on', () =>
  expect(handSaid(sayBroken, TOLD, FACTS)).toEqual({
    sentence: `${START}, €3,128 too much in all: 31 of them are among the 45 rows with firm Alder.`,
    n: 1204,
  }));

const says = (rule: BrokenTold['rule']['says']): Partial<BrokenTold> => ({
  rule: { ...RULE, says: rule },
  place: null,
  measure: null,
});
const STATE = { target: 'left', state: 'status', labels: ['active'], says: '', isState: '' };

test.each<[string, Partial<BrokenTold>, Row, string | null]>([
  ['all of a label', {}, { own: 32, there: 32 }, `${START}, €3,128 too much in all: all of them are the 32 rows with firm Alder.`],
  ['nowhere more', { place: null }, {}, `${START}, €3,128 too much in all (B1, B2, B3 and 29 more).`],
  ['too little', { place: null }, { more: null, less: -900, names: null }, `${START}, €900 too little in all.`],
  ['both', { place: null }, { more: 500, less: -900, names: null }, `${START}, €500 too much and €900 too little in all.`],
  ['by a factor', { place: null, measure: null, how: { is: 'factor', value: 1.19, sql: '' } }, { names: null }, `${START}. In all of them it is 1.19 times that.`],
  ['another sign', { place: null, measure: null, how: { is: 'factor', value: -1, sql: '' } }, { names: null, alike: 30 }, `${START}. In 30 of them it is the same below 0.`],
  ['by an amount', { place: null, measure: null, how: { is: 'by', value: -4.9, sql: '' } }, { names: null }, `${START}. In all of them it is 4.9 less.`],
  ['without a part', { place: null, measure: null, how: { is: 'left-out', column: 'material', sql: '' } }, { names: null }, `${START}. In all of them it is that without material.`],
  ['more than the whole', says({ kind: 'part', part: 'paid', whole: 'invoiced' }), { names: null }, 'Paid is more than invoiced in 32 of 1,204 rows.'],
  ['in another order', says({ kind: 'order', start: 'opened', end: 'closed' }), { names: null }, 'Closed comes before opened in 32 of 1,204 rows.'],
  ['a state', says({ kind: 'state', contradiction: { ...STATE, said: { is: 'filled' } } }), { names: null }, 'Left is filled though status is active in 32 rows. In 1,172 others in which it is filled status is something else: one of both may be wrong.'],
  ['nought beside what is not', says({ kind: 'state', contradiction: { target: 'days late', state: 'fine', says: '', isState: '', nought: true } }), { names: null }, 'Fine is 0 though days late is not in 32 rows. In the 1,172 others neither is.'],
  ['a state, not 0', says({ kind: 'state', contradiction: { ...STATE, said: { is: 'not-nought' } } }), { names: null, n: 33 }, 'Left is not 0 though status is active in 32 rows. In one other in which it is not 0 status is something else: one of both may be wrong.'],
  ['a state, above a bound', says({ kind: 'state', contradiction: { ...STATE, said: { is: 'above', bound: 40 } } }), {}, 'Left is above 40 though status is active in 32 rows (B1, B2, B3 and 29 more). In 1,172 others above it status is something else: one of both may be wrong.'],
  ['another sign of a part', { place: null, measure: null, how: { is: 'turned', column: 'material', sql: '' } }, { names: null }, `${START}. In all of them material is in it with the other sign.`],
  ['a part twice', { place: null, measure: null, how: { is: 'twice', column: 'material', sql: '' } }, { names: null }, `${START}. In all of them material is in it twice.`],
  ['by an amount of money', { place: null, measure: { ...NET, additive: false }, how: { is: 'by', value: 4.9, sql: '' } }, { names: null }, `${START}. In all of them it is €4.90 more.`],
  ['in no way that the whole table has', { place: null, measure: null, how: { is: 'by', value: 4.9, sql: '' } }, { names: null, alike: 0 }, `${START}.`],
  ['by nothing in all', { place: null }, { more: 0, less: 0, names: '' }, `${START}.`],
  ['mostly too much', { place: null }, { more: 950, less: -50, names: null }, `${START}, €950 too much in all.`],
  ['mostly too little', { place: null }, { more: 50, less: -950, names: null }, `${START}, €950 too little in all.`],
  ['three that are named', { place: null, measure: null }, { value: 3 }, 'Net is not hours × rate + material in 3 of 1,204 rows (B1, B2 and B3).'],
  ['one', { place: null, measure: null }, { value: 1, names: 'B1' }, 'Net is not hours × rate + material in 1 of 1,204 rows (B1).'],
  ['a time', { measure: null, place: { ...PLACE, group: null } }, { own: 32, there: 45 }, `${START}: all of them are among the 45 rows.`],
  ['none', {}, { value: 0 }, null],
  ['all', {}, { value: 1204 }, null],
])('%s', (_, told, facts, sentence) => expect(handSaid(sayBroken, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence)); // prettier-ignore

test.each<[string, Grain, number | null, number | null, string]>([
  ['since', 'day', Date.UTC(2024, 2, 5), null, ' since 5 March 2024'],
  ['until', 'week', null, Date.UTC(2024, 2, 5), ' until 5 March 2024'],
  ['between', 'hour', Date.UTC(2024, 2, 5), Date.UTC(2024, 3, 6), ' between 5 March 2024 and 6 April 2024'],
  ['months', 'month', Date.UTC(2024, 2, 1), null, ' since March 2024'],
  ['quarters', 'quarter', Date.UTC(2024, 3, 1), null, ' since Q2 2024'],
  ['years', 'year', Date.UTC(2024, 0, 1), null, ' since 2024'],
])('when: %s', (_, grain, from, to, text) => {
  const frame = handFrame('t', 100, { timeline: handTimeline([], { grain, finest: grain }) });
  const place = { ...PLACE, span: { from, to, p: 0 } };
  expect(whenText(frame, place)).toBe(text);
  expect(whenText(frame, PLACE)).toBe('');
  expect(whenText(handFrame('t', 100), place)).toBe('');
});
