import type { Claim } from '../../../contracts/report/claim';
import { COUNT, rateOf } from '../../../contracts/report/measure';
import type { Column } from '../../../model';
import { handEvent } from '../../../testing/hand-made-event';
import { handClaim } from '../../../testing/hand-made-about';
import { handDimension, handFrame, handMeasure } from '../../../testing/hand-made-frame';
import type { Beyond, Bound } from '../../../insights/frame/beyond/beyond';
import { inLanguage } from '../../../words';
import type { Event } from './events';
import { amongOf, markedOf, subjectOf } from './marked';
import { whatText, whoText, withinText } from './words';

const kind = handDimension('kind', ['sold', 'rented', 'given', 'lent', 'kept', 'lost']);
const team = handDimension('team', ['A', 'B']);
const state = handDimension('state', ['late', 'done']);
const note = handDimension('Notiz', ['leer', 'voll']);
const columns = [kind, team, state, note]
  .map(({ column }) => column)
  .concat({ name: 'fee', type: 'number', role: 'measure' } as never);
const frame = handFrame('t', 6, { rows: 'parcels', dimensions: [kind, team, state, note] }, { columns });
const ofA = [{ dimension: team, label: 'A' }];
const among = (...labels: string[]) => [{ dimension: kind, labels }];

const both = (write: () => string): string[] => [write(), inLanguage('de', write)];

describe('whose share it is', () => {
  test.each([
    [[], ['', '']],
    [among('sold'), ['parcels with kind sold', 'parcels mit „kind“ sold']],
    [among('sold', 'lent', 'lost'), ['parcels with kind sold, lent or lost', 'parcels mit „kind“ sold, lent oder lost']],
    [among('sold', 'rented', 'given', 'lent', 'kept'), ['parcels with kind other than lost', 'parcels mit „kind“ außer lost']],
    [
      among('sold', 'rented', 'given', 'lent'),
      ['parcels with kind other than kept or lost', 'parcels mit „kind“ außer kept oder lost'],
    ],
  ])('is said with what it is asked of: %j', (of, said) => expect(both(() => withinText(frame, of))).toEqual(said));

  test('of a cell is said by both labels', () =>
    expect(both(() => whoText(frame, [...ofA, { dimension: kind, label: 'lent' }]))).toEqual([
      'parcels with team A and kind lent',
      'parcels mit „team“ A und „kind“ lent',
    ]));

  test('of very many labels the first few are named', () => {
    const wide = handDimension('zone', 'ABCDEFGHIJ'.split(''));
    expect(both(() => withinText(frame, [{ dimension: wide, labels: 'ABCDE'.split('') }]))).toEqual([
      'parcels with zone A, B, C …',
      'parcels mit „zone“ A, B, C …',
    ]);
  });
});

const of = (says: Event['says']): Event => ({ ...handEvent([]), noun: 'fee', says });
const fee = handMeasure('fee', []);

const held = (type: Column['type'], op: '<' | '>', bound: Bound): Beyond => {
  const column = { name: 'fee', type } as Column;
  return { column, condition: { column: 'fee', op, value: 'x' }, bound, within: null, classes: [], is: new Int8Array(), known: 'x IS NOT NULL' };
}; // prettier-ignore

test.each<[string, Event, string[]]>([
  ['blank', of({ how: 'blank' }), ['“fee” is blank in 10% of parcels with team A', '„fee“ fehlt bei 10% der parcels with team A']],
  ['filled', of({ how: 'filled' }), ['“fee” is filled in for 10% of parcels with team A', '„fee“ ist bei 10% der parcels with team A ausgefüllt']],
  ['nought', of({ how: 'nought', measure: fee }), ['“fee” is 0 in 10% of parcels with team A', '„fee“ ist bei 10% der parcels with team A 0']],
  ['a label', { ...handEvent([]), says: { how: 'label', dimension: state, label: 'late' } }, ['10% of parcels with team A have state late', '10% der parcels with team A haben „state“ late']],
  ['yes', { ...handEvent([]), noun: 'insured', says: { how: 'label', dimension: { ...state, column: { name: 'insured', role: 'boolean', type: 'text' } as Column, noun: 'Schirm' }, label: 'Y' } }, ['Schirm is Y in 10% of parcels with team A', 'Schirm ist bei 10% der parcels with team A Y']],
  ['a day that is later', of({ how: 'beyond', beyond: held('date', '>', { how: 'cell', other: 'due' }) }), ['“fee” is later than “due” in 10% of parcels with team A', '„fee“ liegt bei 10% der parcels with team A nach „due“']],
  ['an amount that is less', of({ how: 'beyond', beyond: held('number', '<', { how: 'cell', other: 'cost' }) }), ['“fee” is less than “cost” in 10% of parcels with team A', '„fee“ ist bei 10% der parcels with team A kleiner als „cost“']],
  ['an amount that is more', of({ how: 'beyond', beyond: held('number', '>', { how: 'cell', other: 'cost' }) }), ['“fee” is more than “cost” in 10% of parcels with team A', '„fee“ ist bei 10% der parcels with team A größer als „cost“']],
  ['too few days', of({ how: 'beyond', beyond: held('number', '<', { how: 'days', from: 'out', to: 'back' }) }), ['“fee” is fewer than the days from “out” to “back” in 10% of parcels with team A', '„fee“ ist bei 10% der parcels with team A kleiner als die Tage von „out“ bis „back“']],
  ['too many days', of({ how: 'beyond', beyond: held('number', '>', { how: 'days', from: 'out', to: 'back' }) }), ['“fee” is more than the days from “out” to “back” in 10% of parcels with team A', '„fee“ ist bei 10% der parcels with team A größer als die Tage von „out“ bis „back“']],
  ['an hour', of({ how: 'beyond', beyond: held('time', '>', { how: 'hour', hour: '06:15' }) }), ['“fee” is later than 06:15 in 10% of parcels with team A', '„fee“ liegt bei 10% der parcels with team A nach 06:15']],
  ['a length', of({ how: 'beyond', beyond: held('date', '>', { how: 'length', other: 'seen', length: 14, unit: 'days' }) }), ['“fee” is more than 14 days after “seen” in 10% of parcels with team A', '„fee“ liegt bei 10% der parcels with team A mehr als 14 Tage nach „seen“']],
])('what is so is said: %s', (_, event, said) => expect(both(() => whatText(event, '10%', 'parcels with team A', (own) => own))).toEqual(said)); // prettier-ignore

describe('what a claim holds of it', () => {
  const events: [string, Event][] = [
    ['blank', { ...of({ how: 'blank' }), column: { name: 'fee' } as Column }],
    ['filled', { ...of({ how: 'filled' }), column: { name: 'fee' } as Column }],
    ['nought', { ...of({ how: 'nought', measure: fee }), column: { name: 'fee' } as Column }],
    ['late', { ...handEvent([]), says: { how: 'label', dimension: state, label: 'late' } }],
    ['leer', { ...handEvent([]), column: note.column, says: { how: 'label', dimension: note, label: 'leer' } }],
  ];

  test('is a rate of a label, or a count of cells', () => {
    expect(events.map(([, event]) => subjectOf(event))).toEqual([
      { filter: [{ column: 'fee', op: 'is null', value: '' }], measure: COUNT },
      { filter: [{ column: 'fee', op: 'is not null', value: '' }], measure: COUNT },
      { filter: [{ column: 'fee', op: '=', value: 0 }], measure: COUNT },
      { filter: [], measure: rateOf('state', 'late') },
      { filter: [], measure: rateOf('Notiz', 'leer') },
    ]);
  });

  test('is drawn as the share of marked rows among those of which it may be so', () => {
    const claim = (event: Event): Claim => {
      const { filter, measure } = subjectOf(event);
      return handClaim({ kind: 'outlying-rate', subject: { filter: [...filter, ...amongOf(among('sold', 'lent')), { column: 'team', op: '=', value: 'A' }], measure, breakdown: 'team' } });
    }; // prettier-ignore
    const rows = "kind IN ('sold', 'lent')";
    expect(events.map(([, event]) => markedOf(frame, claim(event), ['team'])).map((one) => one && [one.share, one.among, one.mark])).toEqual([
      ['Share of parcels without fee', rows, 'fee IS NULL'],
      ['Share of parcels with fee', rows, 'fee IS NOT NULL'],
      ['Share of parcels with fee 0', `${rows} AND fee IS NOT NULL`, 'fee = 0'],
      ['Share with state late', `${rows} AND state IS NOT NULL`, "state = 'late'"],
      ['Share with Notiz leer', rows, `"Notiz" IS NOT NULL AND "Notiz" = 'leer'`],
    ]);
    const beyond = { ...held('number', '<', { how: 'cell', other: 'kind' }), condition: { column: 'fee', op: '<' as const, value: 'kind', beside: { how: 'cell' as const, other: 'kind' } }, known: 'kind IS NOT NULL' };
    const asked = markedOf({ ...frame, beyond: [beyond] }, claim(of({ how: 'beyond', beyond })), ['team']);
    expect([asked?.share, asked?.among, asked?.mark, asked?.key]).toEqual(['Share of parcels with fee below kind', `${rows} AND kind IS NOT NULL`, 'fee < kind', 'outlying|fee|<|kind']);
    expect(markedOf(frame, claim(events[0]?.[1] ?? handEvent([])))?.among).toContain("team = 'A'");
    expect(markedOf(frame, handClaim({ subject: { filter: [], measure: COUNT } }))).toBeNull();
    expect(markedOf(frame, handClaim({ subject: { filter: [], measure: rateOf('gone', 'late') } }))).toBeNull();
  }); // prettier-ignore
});
