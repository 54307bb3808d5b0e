import { handDimension, handFrame, handMeasure } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import type { Wait } from '../../understand/waits/wait';
import { sayWaiting, type WaitingTold } from './say';

const WAIT: Wait = {
  how: 'asked', target: 'called back', start: 'received', due: null, asOf: Date.UTC(2024, 5, 30), limit: 2, usual: 1.2,
  state: { column: 'callback wanted', labels: ['yes'] }, of: '', among: '', waiting: '', money: null, key: 'no', isMore: true, mayStayBlank: false,
}; // prettier-ignore
const team = handDimension('team', ['A', 'B']);
const frame = handFrame('calls', 100, { rows: 'calls', dimensions: [team, handDimension('status', ['open', 'closed'])] });
const FACTS = { value: 12, of_all: 60, since: Date.UTC(2024, 0, 3), oldest: 'C-17', total: 1200, urgent: 1, own: 9, own_all: 20, held: 9, few: 3, holders: 5, held_total: 900, most: 4, most_total: 500, own_total: 700, far_total: 600, unasked: 5, unasked_total: 300, held0: 4, held1: 3, held2: 2, rest: 3, rest_all: 40, before: 1, before_all: 10, after: 8, after_all: 10 }; // prettier-ignore
const said = (wait: Partial<Wait> = {}, told: Partial<WaitingTold> = {}, facts: object = {}) =>
  handSaid(
    sayWaiting,
    {
      wait: { ...WAIT, ...wait },
      group: null,
      held: null,
      most: null,
      far: null,
      step: null,
      urgent: null,
      money: null,
      ...told,
    },
    { ...FACTS, ...facts },
    frame,
  );
const held = (labels: string[]) => ({
  column: handDimension('customer', labels).column,
  members: labels.map((label) => ({ label, among: 20, waits: 9, money: 0 })),
  any: 5,
  gain: 20,
});
const step = { at: Date.UTC(2024, 2, 4), gain: 20 };

test.each<[string, Partial<Wait>, Partial<WaitingTold>, object?]>([
  ['12 of 60 calls with callback wanted yes have no “called back” more than 2 days after “received” (20%). The oldest is C-17, of 3 January 2024.', {}, {}],
  ['12 of 60 calls with callback wanted yes have no “called back” (20%).', { start: null, limit: null, asOf: null }, {}],
  ['12 of 60 calls with cost above 5,000 have no “approved by” (20%).', { target: 'approved by', state: null, above: { column: 'cost', from: 5000, strict: true }, start: null, limit: null, asOf: null }, {}],
  ['12 of 60 calls with cost of 250 or more have no “photo” (20%).', { target: 'photo', state: null, above: { column: 'cost', from: 250, strict: false }, start: null, limit: null, asOf: null }, {}],
  ['12 of 60 calls that are open were more than 14 days old on 30 June 2024: 95% of those that are over took at most 9 days. 1 of them has team A. The oldest is C-17, of 3 January 2024.', { how: 'open', limit: 14, usual: 8.2, state: { column: 'status', labels: ['open'] } }, { urgent: { dimension: team, label: 'A' } }],
  ['12 of 60 calls that are open were older on 30 June 2024 than nearly all get that are over, by “priority”: 2 days for P1 and 30 days for P2. The oldest is C-17, of 3 January 2024.', { how: 'open', limit: 30, usual: 8.2, state: { column: 'status', labels: ['open'] }, terms: { column: 'priority', each: [{ label: 'P1', limit: 2 }, { label: 'P2', limit: 30 }] } }, {}],
  ['12 calls have no “called back” more than 2 days after “received”, of 60 that had as long: 95% of the others took at most 29 hours. Cost comes to 1,200 for them. The oldest is C-17, of 3 January 2024.', { how: 'after', state: null }, { money: handMeasure('cost', [1]) }],
  ['12 calls that are open have no “called back” more than 2 days after “received”, of 60 that had as long: 95% of the others took at most 29 hours. The oldest is C-17, of 3 January 2024.', { how: 'after', state: { column: 'status', labels: ['open'] } }, {}],
  ['12 calls have no “called back” though “due” had passed on 30 June 2024, of 60 that were due by then (20%). 9 of them have team B: 45% of 20, against 7.5% of the others. The oldest is C-17, due on 3 January 2024.', { how: 'due', due: { sql: 'due', column: 'due', days: false } }, { group: { dimension: team, label: 'B', step: null, waits: 9, gain: 9 } }],
  ['12 calls have no “called back” though the time given by “terms” had passed on 30 June 2024, of 60 that were due by then (20%). The oldest is C-17, due on 3 January 2024.', { how: 'due', due: { sql: 'x', column: 'terms', days: true } }, {}],
  ['12 of 60 calls with callback wanted yes have no “called back” (20%). With team B it is 80% since 4 March 2024 (8 of 10), after 10% before, against 7.5% of the others since then.', { start: null }, { group: { dimension: team, label: 'B', step, waits: 9, gain: 9 } }],
  ['12 of 60 calls with callback wanted yes have no “called back” (20%). It is 80% since 4 March 2024, after 10% before.', { start: null }, { step }],
  ['12 of 60 calls with callback wanted yes have no “called back” more than 2 days after “received” (20%). 9 of them belong to 3 of the 5 customers concerned: C1 (4), C2 (3) and C3 (2). All of them have waited for more than 30 days.', {}, { held: held(['C1', 'C2', 'C3']), far: 30 }, { few: 3, far: 12, since: null }],
  ['12 calls have no “called back” though “due” had passed on 30 June 2024, of 60 that were due by then (20%). 9 of them belong to 4 of the 5 customers concerned: C1 (4), C2 (3), C3 (2) and 1 more. 7 of them have been due for more than 60 days.', { how: 'due', due: { sql: 'due', column: 'due', days: false } }, { held: held(['C1', 'C2', 'C3', 'C4']), far: 60 }, { few: 4, far: 7, since: null }],
  ['12 of 60 calls have status open (20%). Cost comes to 1,200 for them.', { how: 'owed', target: 'status', start: null, state: { column: 'status', labels: ['open'] } }, { money: handMeasure('cost', [1]) }],
  ['12 of 60 calls have cost above 0 (20%). 9 of them (700) have team B: 45% of 20, against 7.5% of the others. 7 of them (600) have been open for more than 30 days. Cost comes to 1,200 for them. The oldest is C-17, of 3 January 2024. 5 of them (300) have not been reminded yet, by “reminders”.', { how: 'left', target: 'cost', state: null, limit: null, usual: null, unasked: { column: 'reminders', sql: '' } }, { group: { dimension: team, label: 'B', step: null, waits: 9, gain: 9 }, money: handMeasure('cost', [1]), far: 30 }, { far: 7 }],
  ['12 of 60 calls have cost above 0 (20%). C7 has the largest part of it, 500 with 4 of them. Cost comes to 1,200 for them. The oldest is C-17, of 3 January 2024.', { how: 'left', target: 'cost', state: null, limit: null, usual: null }, { money: handMeasure('cost', [1]), most: { column: held(['C7']).column, label: 'C7' } }],
  ['12 of 60 calls have cost above 0 though “due” had passed on 30 June 2024 (20%). The oldest is C-17, due on 3 January 2024.', { how: 'left', target: 'cost', start: null, state: null, due: { sql: 'due', column: 'due', days: false } }, {}],
  ['12 of 60 calls with left above 0 are past “use by” on 30 June 2024 (20%). All of them have been past it for more than 30 days. The oldest is C-17, past since 3 January 2024.', { how: 'past', target: 'use by', start: null, state: null, onHand: 'left', due: { sql: 'x', column: 'use by', days: false } }, { far: 30 }, { far: 12 }],
  ['12 of 60 calls that are open are past “valid until” on 30 June 2024 (20%).', { how: 'past', target: 'valid until', start: null, state: { column: 'status', labels: ['open'] } }, {}],
])('%s', (sentence, wait, told, facts = {}) => expect(said(wait, told, facts)?.sentence).toBe(sentence)); // prettier-ignore

test('nothing where no row waits', () => expect(said({}, {}, { value: 0 })).toBeNull());
