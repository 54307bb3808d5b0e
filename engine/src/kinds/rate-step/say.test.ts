import { handEvent } from '../../testing/hand-made-event';
import { handDimension, handFrame } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { inLanguage } from '../../words';
import { sayRateStep, type RateStepTold } from './say';

const team = handDimension('team', ['A', 'B']);
const kind = handDimension('kind', ['sold', 'lent', 'kept']);
const frame = handFrame('t', 100, { rows: 'parcels', dimensions: [team, kind] });
const TOLD: RateStepTold = {
  event: handEvent([true, false]),
  among: [],
  sides: [{ dimension: team, label: 'A' }],
  at: Date.UTC(2024, 2, 1),
  grain: 'month',
  about: false,
  up: true,
};
const said = (told: Partial<RateStepTold> = {}, facts: object = {}) =>
  handSaid(sayRateStep, { ...TOLD, ...told }, { value: 0.3, baseline: 0.1, others: 0.08, others_before: 0.09, n: 60, cases: 18, ...facts }, frame)?.sentence ?? null; // prettier-ignore

test.each<[string, Partial<RateStepTold>, object, string | null, string | null]>([
  ['more since then', {}, {}, 'From March 2024 on, 30% of A parcels have state late (18 of 60), after 10% before; of the others 8%, after 9%.', 'Ab März 2024: 30 % der parcels mit „team“ A haben „state“ late (18 von 60), vorher 10 %; bei den übrigen 8 %, vorher 9 %.'],
  ['since a day within a month', { at: Date.UTC(2024, 2, 12), about: true }, {}, 'From about 12 March 2024 on, 30% of A parcels have state late (18 of 60), after 10% before; of the others 8%, after 9%.', 'Etwa ab dem 12. März 2024: 30 % der parcels mit „team“ A haben „state“ late (18 von 60), vorher 10 %; bei den übrigen 8 %, vorher 9 %.'],
  ['less since then', { up: false }, { value: 0.02, cases: 1 }, 'From March 2024 on, 2% of A parcels have state late (1 of 60), after 10% before; of the others 8%, after 9%.', 'Ab März 2024: 2 % der parcels mit „team“ A haben „state“ late (1 von 60), vorher 10 %; bei den übrigen 8 %, vorher 9 %.'],
  ['of a cell, by the week', { sides: [...TOLD.sides, { dimension: kind, label: 'sold' }], grain: 'week' }, {}, 'From the week of 1 March 2024 on, 30% of parcels with team A and kind sold have state late (18 of 60), after 10% before; of the others 8%, after 9%.', 'Ab Woche vom 1. März 2024: 30 % der parcels mit „team“ A und „kind“ sold haben „state“ late (18 von 60), vorher 10 %; bei den übrigen 8 %, vorher 9 %.'],
  ['among those of which it may be so', { among: [{ dimension: kind, labels: ['sold'] }] }, {}, 'From March 2024 on, among parcels with kind sold, 30% of A parcels have state late (18 of 60), after 10% before; of the others 8%, after 9%.', 'Ab März 2024 bei parcels mit „kind“ sold: 30 % der parcels mit „team“ A haben „state“ late (18 von 60), vorher 10 %; bei den übrigen 8 %, vorher 9 %.'],
  ['a cell that is blank', { event: { ...TOLD.event, says: { how: 'blank' } } }, {}, 'From March 2024 on, “state” is blank in 30% of A parcels (18 of 60), after 10% before; of the others 8%, after 9%.', 'Ab März 2024: „state“ fehlt bei 30 % der parcels mit „team“ A (18 von 60), vorher 10 %; bei den übrigen 8 %, vorher 9 %.'],
  ['no more where it was to rise', {}, { value: 0.1 }, null, null],
  ['more where it was to fall', { up: false }, {}, null, null],
])('%s', (_, told, facts, en, de) => expect([said(told, facts), inLanguage('de', () => said(told, facts))]).toEqual([en, de])); // prettier-ignore
