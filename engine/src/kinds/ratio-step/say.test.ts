import { handDimension, handFrame, handMeasure } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { inLanguage } from '../../words';
import { sayRatioStep, type RatioStepTold } from './say';

const van = handDimension('van', ['A', 'B']);
const load = handDimension('load', ['ice', 'bread']);
const frame = handFrame('t', 100, { rows: 'tours', dimensions: [van, load] });
const A = { dimension: van, label: 'A' };
const TOLD: RatioStepTold = {
  pair: { above: handMeasure('litres', [1.5]), below: handMeasure('miles', [10]), values: new Float64Array(), isMostlySome: true, explained: 1, scale: 1, isPrice: false, isShare: false, least: 0.1 },
  sides: [A], among: [], more: true, at: Date.UTC(2024, 2, 1), grain: 'month',
}; // prettier-ignore
const said = (told: Partial<RatioStepTold> = {}, facts: object = {}) =>
  handSaid(sayRatioStep, { ...TOLD, ...told }, { value: 0.3, baseline: 0.2, others: 0.21, others_before: 0.19, below: 1000, n: 60, ...facts }, frame)?.sentence ?? null; // prettier-ignore

test.each<[string, Partial<RatioStepTold>, object, string | null, string | null]>([
  ['more since then', {}, {}, 'From March 2024 on, litres per miles rises to 0.3 for tours with van A, after 0.2 before (+50%); for the others 0.21, after 0.19. Since then that adds 100 to litres in all.', 'Ab März 2024 steigt litres je miles bei tours mit „van“ A auf 0,3, vorher 0,2 (+50 %); bei den anderen 0,21, vorher 0,19. Seitdem macht das bei litres insgesamt 100 aus.'],
  ['less since then, in a cell', { more: false, sides: [A, { dimension: load, label: 'ice' }], among: [A] }, { value: 0.1 }, 'From March 2024 on, litres per miles falls to 0.1 for tours with van A and load ice, after 0.2 before (−50%); for the other tours with van A 0.21, after 0.19. Since then that takes 100 off litres in all.', 'Ab März 2024 fällt litres je miles bei tours mit „van“ A und „load“ ice auf 0,1, vorher 0,2 (−50 %); bei den übrigen tours mit „van“ A 0,21, vorher 0,19. Seitdem spart das bei litres insgesamt 100.'],
  ['nothing where the sums say the opposite', {}, { value: 0.19 }, null, null],
])('%s', (_, told, facts, en, de) => expect([said(told, facts), inLanguage('de', () => said(told, facts))]).toEqual([en, de])); // prettier-ignore
