import { handDimension, handFrame, handMeasure } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { inLanguage } from '../../words';
import type { Pair } from '../miners/ratios/pairs';
import { sayRatioApart, type RatioApartTold } from './say';

const van = handDimension('van', ['A', 'B']);
const load = handDimension('load', ['ice', 'bread']);
const frame = handFrame('t', 100, { rows: 'tours', dimensions: [van, load] });
const PAIR: Pair = { above: handMeasure('litres', [1.5]), below: handMeasure('miles', [10]), values: new Float64Array(), isMostlySome: true, explained: 1, scale: 1, isPrice: false, isShare: false, least: 0.1 }; // prettier-ignore
const A = { dimension: van, label: 'A' };
const TOLD: RatioApartTold = { pair: PAIR, sides: [A], among: [], more: true };
const said = (told: Partial<RatioApartTold> = {}, facts: object = {}) =>
  handSaid(sayRatioApart, { ...TOLD, ...told }, { value: 0.3, baseline: 0.2, below: 1000, n: 60, ...facts }, frame)?.sentence ??
  null;

test.each<[string, Partial<RatioApartTold>, object, string | null, string | null]>([
  ['more of it', {}, {}, 'Litres per miles is 0.3 for tours with van A, against 0.2 for the others: 50% more, which adds 100 to litres in all.', 'Litres je miles beträgt 0,3 bei tours mit „van“ A, bei den anderen 0,2: 50 % mehr, das macht bei litres insgesamt 100 aus.'],
  ['less of it', { more: false }, { value: 0.1 }, 'Litres per miles is 0.1 for tours with van A, against 0.2 for the others: 50% less, which takes 100 off litres in all.', 'Litres je miles beträgt 0,1 bei tours mit „van“ A, bei den anderen 0,2: 50 % weniger, das spart bei litres insgesamt 100.'],
  ['of a cell, among the rows of one label', { sides: [A, { dimension: load, label: 'ice' }], among: [{ dimension: load, label: 'ice' }] }, {}, 'Litres per miles is 0.3 for tours with van A and load ice, against 0.2 for the other tours with load ice: 50% more, which adds 100 to litres in all.', 'Litres je miles beträgt 0,3 bei tours mit „van“ A und „load“ ice, bei den übrigen tours mit „load“ ice 0,2: 50 % mehr, das macht bei litres insgesamt 100 aus.'],
  ['by a thousand', { pair: { ...PAIR, scale: 1000 } }, {}, 'Litres per 1,000 miles is 0.3 for tours with van A, against 0.2 for the others: 50% more, which adds 100 to litres in all.', 'Litres je 1.000 miles beträgt 0,3 bei tours mit „van“ A, bei den anderen 0,2: 50 % mehr, das macht bei litres insgesamt 100 aus.'],
  ['of money, and of what is counted in whole things', { pair: { ...PAIR, isShare: true, above: handMeasure('cost', [1], { unit: 'EUR' }) } }, { below: 1003 }, 'Cost as a share of miles is 30% for tours with van A, against 20% for the others: 50% more, which adds €100 to cost in all.', 'Cost als Anteil von miles beträgt 30 % bei tours mit „van“ A, bei den anderen 20 %: 50 % mehr, das macht bei cost insgesamt 100 € aus.'],
  ['nothing where the sums hardly show it', {}, { value: 0.202 }, null, null],
  ['nor where they say the opposite', { more: false }, {}, null, null],
])('%s', (_, told, facts, en, de) => expect([said(told, facts), inLanguage('de', () => said(told, facts))]).toEqual([en, de])); // prettier-ignore
