import { meanOf, rateOf } from '../../contracts/report/measure';
import type { Frame, Measure } from '../../insights/frame/frame';
import type { Column, Table } from '../../model';
import { handAbout, type handClaim } from '../../testing/hand-made-about';
import { handDimension, handFrame, handMeasure } from '../../testing/hand-made-frame';
import { MONTHLY } from '../../testing/hand-made-saying';
import type { About } from '../about';
import { goodWayOf, goodWayOfLabel, isBad } from './good-way';
import { adviseOnLevel, adviseOnLoad, adviseOnShare, adviseOnSum } from './groups';
import { adviseOnOutliers, adviseOnRepeated, adviseOnTerm } from './records';
import {
  adviseOnDriver,
  adviseOnGap,
  adviseOnGroupStep,
  adviseOnNewLevel,
  adviseOnPeak,
  adviseOnSeason,
  adviseOnSurge,
  adviseOnTrend,
} from './times';

type Claimed = Parameters<typeof handClaim>[0];
/** The frame, its measure and its column of places as they are, but for these. */
interface Changes {
  frame?: Partial<Frame>;
  measure?: Partial<Measure>;
  place?: Parameters<typeof handDimension>[2];
  outcome?: { column: string; event: string; good: 'high' | 'low' | null };
  table?: string;
}

const outcomeModel = (outcome: Changes['outcome']): Partial<Table> =>
  outcome ? { model: { algebra: [], outcome: { kind: 'outcome', outcome } } as unknown as Table['model'] } : {};

function framed({ frame, measure, place, outcome, table }: Changes = {}): Frame {
  return handFrame(
    't',
    100,
    {
      dimensions: [
        handDimension('place', ['North', 'North', 'South'], place),
        handDimension('state', ['failed', 'ok', 'ok'], { outcome: true }),
      ],
      measures: [handMeasure('cost', [1, 2, 3], { unit: 'EUR', ...measure })],
      ...frame,
    },
    { ...outcomeModel(outcome), ...(table && { name: table }) },
  );
}

const ofPlace = { breakdown: 'place', measure: meanOf('cost') } as const;
type Case = [what: string, claim: Claimed, changes: Changes, advice: string | null];
const check =
  (advise: (about: About) => string | null, usual: Claimed, always: Changes = {}) =>
  (_: string, { subject, ...claim }: Claimed, changes: Changes, advice: string | null) =>
    expect(
      advise(handAbout(framed({ ...always, ...changes }), { ...usual, ...claim, subject: { ...usual.subject, ...subject } })),
    ).toBe(advice);

describe('the level of a group', () => {
  const usual: Claimed = { member: 'North', value: 30, baseline: 20, n: 40, subject: ofPlace };
  test.each<Case>([
    ['of time that adds up, with all that is at stake', {}, { measure: { additive: true, unit: 'hours' } }, 'Work on cost of rows with place North: at the others’ 20 hours it would come to 400 hours less over 40 rows.'],
    ['of money that adds up, which goes with the size of the group', {}, { measure: { additive: true } }, null],
    ['of a number of things, likewise', {}, { measure: { additive: true, unit: null, columns: ['complaints'] } }, null],
    ['of a mean, row by row', {}, {}, 'Work on cost of rows with place North: 40 rows stand €10 above the others’ €20.'],
    ['of a duration, which adds up', {}, { measure: { pair: { start: 'a', end: 'b' }, unit: 'hours' } }, 'Work on cost of rows with place North: at the others’ 20 hours it would come to 400 hours less over 40 rows.'],
    ['of a share, which does not', { value: 0.3, baseline: 0.2 }, { measure: { additive: true, fraction: true, unit: null } }, 'Work on cost of rows with place North: 40 rows stand 10 percentage points above the others’ 20%.'],
    ['that is too low where much is wished for', { direction: 'low', value: 10 }, { measure: { columns: ['profit'] } }, 'Work on cost of rows with place North: 40 rows stand €10 below the others’ €20.'],
    ['that lies well', { direction: 'low' }, {}, null],
    ['of which nobody knows what is wished for', {}, { measure: { columns: ['size'] } }, null],
    ['of no group', { member: null }, {}, null],
    ['without a value', { value: null }, {}, null],
    ['without one to compare with', { baseline: null }, {}, null],
    ['of no measure', { subject: { measure: meanOf('size') } }, {}, null],
    ['of the slow one of several services', {}, { measure: { additive: true, unit: 'hours' }, frame: { dimensions: [handDimension('place', ['Economy', 'Next Day', 'Standard 48'])] }, }, null],
    ['of money that comes back', {}, { measure: { columns: ['Retoure €'] } }, null],
    ['of the rate at which it does', { value: 14, baseline: 8 }, { measure: { columns: ['Retourenquote'], unit: 'percent' } }, 'Work on cost of rows with place North: 40 rows stand 6 percentage points above the others’ 8%.'],
    ['of a class in an order', {}, { measure: { additive: true, unit: 'hours' }, place: { column: { name: 'place', type: 'text', role: 'ordered-category' } as Column } }, null],
    ['of how long before it is due', {}, { measure: { pair: { start: 'eingang', end: 'Veranstaltung am' }, verb: null, unit: 'days', columns: ['eingang', 'Veranstaltung am'] } }, null],
    ['of sorts of things', { subject: { breakdown: 'job type' } }, { frame: { dimensions: [handDimension('job type', ['North', 'North', 'South'])] }, measure: { pair: { start: 'a', end: 'b' }, unit: 'hours' } }, null],
    ['of sorts of tickets', { subject: { breakdown: 'ticket type' } }, { frame: { ticketLike: true, dimensions: [handDimension('ticket type', ['North', 'North', 'South'])] }, measure: { pair: { start: 'a', end: 'b' }, unit: 'hours' } }, 'Work on cost of North rows: at the others’ 20 hours it would come to 400 hours less over 40 rows.'],
    ['of how long somebody stays', {}, { measure: { pair: { start: 'joined', end: 'left_on' }, verb: 'leave', unit: 'days', columns: ['joined', 'left_on'] } }, null],
  ])('%s', check(adviseOnLevel, usual)); // prettier-ignore
});

describe('the share of a group', () => {
  const usual: Claimed = {
    member: 'North',
    value: 0.5,
    baseline: 0.3,
    n: 50,
    subject: { breakdown: 'place', measure: rateOf('state', 'failed') },
  };
  const outcome = { column: 'state', event: 'failed', good: 'low' } as const;
  test.each<Case>([
    ['by the cases between its rate and that of the others', {}, {}, 'Compare like cases of rows with place North with the others: at the others’ 30%, 10 fewer of these 50 would be rows with state failed.'],
    ['of all', { value: 1 }, {}, null],
    ['that is too low', { direction: 'low', value: 0.1 }, { outcome: { ...outcome, good: 'high' } }, 'Compare like cases of rows with place North with the others: at the others’ 30%, 10 more of these 50 would be rows with state failed.'],
    ['of five cases', { value: 0.4 }, {}, 'Compare like cases of rows with place North with the others: at the others’ 30%, 5 fewer of these 50 would be rows with state failed.'],
    ['of fewer, after which nobody sees what has become better', { value: 0.389 }, {}, null],
    ['of fewer than ten that it came about for', { value: 0.18, baseline: 0.04 }, {}, null],
    ['that lies well', { direction: 'low' }, {}, null],
    ['of another label than the event', {}, { outcome: { ...outcome, event: 'ok' } }, null],
    ['of no group', { member: null }, {}, null],
    ['of no outcome', { subject: { measure: meanOf('cost') } }, {}, null],
    ['without a value', { value: null }, {}, null],
    ['without one to compare with', { baseline: null }, {}, null],
  ])('%s', check(adviseOnShare, usual, { outcome })); // prettier-ignore
});

/** Two of a hundred rows. */
const SMALL = { counts: [2, 98] };

describe('the part of a sum', () => {
  const usual: Claimed = { member: 'North', value: 0.6, subject: ofPlace };
  test.each<Case>([
    [
      'of a group',
      { value: 0.9 },
      { place: SMALL },
      'To lower total cost, begin with rows with place North: 90% of it is theirs.',
    ],
    ['of the largest group', {}, { place: { counts: [60, 40] } }, null],
    [
      'of a group that has as much of what it is a part of',
      { value: 0.9 },
      {
        place: SMALL,
        frame: { measures: [handMeasure('cost', [9, 9, 2]), handMeasure('sent', [90, 90, 20], { additive: true })] },
      },
      null,
    ],
    ['of which much is wished for', {}, { measure: { columns: ['profit'] } }, null],
    ['of which nobody knows what is wished for', {}, { measure: { columns: ['pieces'] } }, null],
    ['of an outcome, which nobody chooses', {}, { place: { outcome: true } }, null],
    ['of no group', { member: null }, {}, null],
    ['of no measure', { subject: { measure: meanOf('size') } }, {}, null],
    ['without a value', { value: null }, {}, null],
  ])('%s', check(adviseOnSum, usual));
});

describe('the load of a group', () => {
  const usual: Claimed = { member: 'North', value: 6.5, baseline: 4, subject: { breakdown: 'place' } };
  const tickets = { frame: { ticketLike: true, rows: 'tickets' } };
  test.each<Case>([
    ['of tickets', {}, {}, 'Share out what tickets with place North carry: 6.5 tickets for each agent, 4 overall.'],
    ['of other rows', {}, { frame: { ticketLike: false } }, null],
    ['that is small', { direction: 'low' }, {}, null],
    ['of no group', { member: null }, {}, null],
    ['without a value', { value: null }, {}, null],
    ['without one to compare with', { baseline: null }, {}, null],
  ])(
    '%s',
    check((about) => adviseOnLoad('agent', about), usual, tickets),
  );
});

const MONTHS = { frame: { timeline: MONTHLY } };
/** Rows that come from outside. */
const COMING = { ...MONTHS, table: 'orders.csv' };
const NORTH = [{ column: 'place', op: '=', value: 'North' }] as const;
/** Rows of North in some months of twelve, five in each. */
const northIn = (there: (month: number) => boolean): Changes => {
  const period = Int32Array.from({ length: 120 }, (_, row) => Math.floor(row / 10));
  const places = [...period].map((month, row) => (row % 2 === 0 && there(month) ? 'North' : 'South'));
  return { frame: { timeline: { ...MONTHLY, period }, dimensions: [handDimension('place', places)] } };
};

describe('a trend', () => {
  const usual: Claimed = { direction: 'up', value: 2, subject: { breakdown: 'moment' } };
  const cost = { measure: meanOf('cost') };
  test.each<Case>([
    ['of rows', {}, {}, 'Plan for about 2 more rows with each month.'],
    ['of less than a row', { value: 0.9 }, {}, null],
    ['of rows that are sent', {}, { table: 'email_sends.csv' }, null],
    ['of rows of which nobody knows whether they come', {}, { table: 'things.csv' }, null],
    ['of how rows end', { subject: { filter: [{ column: 'state', op: '=', value: 'ok' }] } }, {}, null],
    ['of fewer rows of a group', { direction: 'down', value: -2, subject: { filter: [...NORTH] } }, northIn(() => true), 'Plan for about 2 fewer rows with place North with each month.'],
    ['of fewer rows of a group that is gone', { direction: 'down', value: -2, subject: { filter: [...NORTH] } }, northIn((month) => month < 9), null],
    ['of a group that has hardly as many left as it loses', { direction: 'down', value: -6, subject: { filter: [...NORTH] } }, northIn(() => true), null],
    ['of more rows of a group that was not there before', { subject: { filter: [...NORTH] } }, northIn((month) => month > 2), null],
    ['of a measure', { subject: cost }, {}, 'Stop the rise of cost: €2 more with each month.'],
    ['of a measure of a group', { subject: { ...cost, filter: [...NORTH] } }, {}, 'Stop the rise of cost for rows with place North: €2 more with each month.'],
    ['of a measure that should rise', { direction: 'down', value: -2, subject: cost }, { measure: { columns: ['profit'] } }, 'Stop the fall of cost: €2 less with each month.'],
    ['that is wished for', { direction: 'down', subject: cost }, {}, null],
    ['without a value', { value: null }, {}, null],
    ['without a time', {}, { frame: { timeline: null } }, null],
  ])('%s', check(adviseOnTrend, usual, COMING)); // prettier-ignore
});

describe('a new level', () => {
  const usual: Claimed = { direction: 'up', value: 20, baseline: 10, subject: { breakdown: 'moment' } };
  test.each<Case>([
    ['of rows', {}, {}, 'Plan for rows at the new level of 20 a month, and no longer with the 10 a month of before.'],
    ['of rows that are sent', {}, { table: 'email_sends.csv' }, null],
    ['of rows of which nobody knows whether they come', {}, { table: 'things.csv' }, null],
    [
      'of a measure that is as it is wished for',
      { direction: 'down', subject: { measure: meanOf('cost') }, member: '2024-02-01' },
      {},
      null,
    ],
    [
      'of what nobody wishes for',
      { subject: { measure: meanOf('cost') }, member: '2024-02-01' },
      {},
      'Find what changed in February 2024: cost stands at €20 since then, after €10 before.',
    ],
    [
      'of what nobody knows the good way of',
      { subject: { measure: meanOf('cost') }, member: '2024-02-01' },
      { measure: { columns: ['size'] } },
      'Find what changed in February 2024: cost stands at €20 since then, after €10 before.',
    ],
    [
      'that is no longer there',
      { value: 20, baseline: 10, member: '2024-01-01' },
      { frame: { timeline: { ...MONTHLY, period: Int32Array.from({ length: 48 }, (_, row) => row % 12) } } },
      null,
    ],
    ['without a value', { value: null }, {}, null],
    ['without one to compare with', { baseline: null }, {}, null],
    ['without a time', {}, { frame: { timeline: null } }, null],
  ])('%s', check(adviseOnNewLevel, usual, COMING));
});

describe('a level of one group', () => {
  const usual: Claimed = { direction: 'up', value: 20, baseline: 10, member: '2024-02-01', subject: { breakdown: 'moment', filter: [...NORTH] } };
  test.each<Case>([
    ['of rows, by the period', {}, {}, 'Find what changed in February 2024 for rows with place North: 20 a month since then, after 10 a month before.'],
    ['of a share', { value: 0.2, baseline: 0.1, subject: { measure: rateOf('state', 'failed') } }, {}, 'Find what changed in February 2024 for rows with place North: the share with state failed stands at 20% since then, after 10% before.'],
    ['of a measure', { subject: { measure: meanOf('cost') } }, {}, 'Find what changed in February 2024 for rows with place North: cost stands at €20 since then, after €10 before.'],
    ['of a part of a sum', { value: 0.2, baseline: 0.1, subject: { measure: { op: 'quotient', of: 'returned', by: 'sold' } } }, {}, 'Find what changed in February 2024 for rows with place North: returned as a part of sold stands at 20% since then, after 10% before.'],
    ['of a part of a sum that is better now', { direction: 'down', value: 0.1, baseline: 0.2, subject: { measure: { op: 'quotient', of: 'Retourenstück', by: 'Verkauf' } } }, {}, null],
    ['of a share that is better now', { direction: 'down', value: 0.1, baseline: 0.2, subject: { measure: rateOf('state', 'failed') } }, {}, null],
    ['that is better now', { direction: 'down', value: 5, subject: { measure: meanOf('cost') } }, {}, null],
    ['without a value', { value: null }, {}, null],
  ])('%s', check(adviseOnGroupStep, usual, MONTHS));
}); // prettier-ignore

describe('a surge', () => {
  const usual: Claimed = { direction: 'up', value: 30, baseline: 12, subject: { breakdown: 'moment' } };
  test.each<Case>([
    ['by what is beyond the usual', {}, {}, 'Look through rows of that month: 18 more than usual.'],
    ['where none are usual', { baseline: null }, {}, 'Look through rows of that month: 30 more than usual.'],
    [
      'of a group',
      { subject: { filter: [...NORTH] } },
      {},
      'Look through rows with place North of that month: 18 more than usual.',
    ],
    ['of how rows end', { subject: { filter: [{ column: 'state', op: '=', value: 'ok' }] } }, {}, null],
    [
      'of where cases stand',
      { subject: { filter: [{ column: 'claim status', op: '=', value: 'Open' }] } },
      { frame: { ...MONTHS.frame, dimensions: [handDimension('claim status', ['Open', 'Closed'])] } },
      null,
    ],
    ['of half a row, which is rounded to one', { value: 12.5 }, {}, 'Look through rows of that month: 1 more than usual.'],
    ['of hardly anything', { value: 12.4 }, {}, null],
    ['without a value', { value: null }, {}, null],
    ['without a time', {}, { frame: { timeline: null } }, null],
  ])('%s', check(adviseOnSurge, usual, MONTHS));
});

describe('a peak', () => {
  const usual: Claimed = { direction: 'up', value: 30, baseline: 12, subject: { breakdown: 'moment', measure: meanOf('cost') } };
  test.each<Case>([
    ['of what should be low', {}, {}, 'Look through rows of that month: cost stood €18 above what is usual.'],
    ['of what should be high', { direction: 'down', value: 2 }, { measure: { columns: ['profit'] } }, 'Look through rows of that month: cost stood €10 below what is usual.'],
    ['that is wished for', { direction: 'down' }, {}, null],
    ['without a value', { value: null }, {}, null],
    ['without one to compare with', { baseline: null }, {}, null],
    ['without a time', {}, { frame: { timeline: null } }, null],
    ['of no measure', { subject: { measure: meanOf('size') } }, {}, null],
  ])('%s', check(adviseOnPeak, usual, MONTHS)); // prettier-ignore
});

test.each<Case>([
  ['with what is usual', { baseline: 12 }, {}, 'Check whether rows of that time are missing from the data: about 12 were to be expected then.'],
  ['where nobody knows it', {}, {}, 'Check whether rows of that time are missing from the data.'],
  ["without a time", { baseline: 12 }, { frame: { timeline: null } }, "Check whether rows of that time are missing from the data: about 12 were to be expected then."],
])('a gap %s', check(adviseOnGap, {}, MONTHS)); // prettier-ignore

test.each<Case>([
  ['beside an even spread', {}, {}, 'Plan for November and December: 60% of rows come then, where an even spread would give 16.7%.'],
  ['that are days of the week', { member: 'Monday, Tuesday' }, {}, null],
  ['without a name', { member: null }, {}, null],
  ['without a value', { value: null }, {}, null],
  ['without one to compare with', { baseline: null }, {}, null],
])('months that come again %s', check(adviseOnSeason, { member: 'November, December', value: 0.6, baseline: 2 / 12 })); // prettier-ignore

test.each<Case>([
  ['of rows', {}, {}, 'Begin with rows with place North: 60% of the change lies there.'],
  [
    'of a mean',
    { subject: { measure: meanOf('cost') } },
    {},
    'Begin with rows with place North: 60% of the change in cost lies there.',
  ],
  ['all of it', { value: 1 }, {}, 'Begin with rows with place North: 100% of the change lies there.'],
  ['more than all of it', { value: 1.01 }, {}, null],
  ['nothing of it', { value: 0 }, {}, null],
  ['without a value', { value: null }, {}, null],
  ['of no group', { member: null }, {}, null],
])('a group that carries a change %s', check(adviseOnDriver, { member: 'North', value: 0.6, subject: { breakdown: 'place' } }));

test.each<[string, (about: About) => string | null, Claimed, string | null]>([
  ['one that lies far out', adviseOnOutliers, { value: 1 }, 'Look at this one by itself: it is an error to correct or a case to learn from.'],
  ['several', adviseOnOutliers, { value: 3 }, 'Look at these 3 rows one by one: they are errors to correct or cases to learn from.'],
  ['several with one value', adviseOnOutliers, { value: 2, direction: 'low', subject: { measure: meanOf('score') } }, null],
  ['several with one value and another', adviseOnOutliers, { value: 3, direction: 'low', subject: { measure: meanOf('score') } }, 'Look at these 3 rows one by one: they are errors to correct or cases to learn from.'],
  ['nobody knows how many', adviseOnOutliers, {}, null],
  ['rows that are alike', adviseOnRepeated, { value: 3 }, 'Check whether these 3 rows are one entry made several times.'],
  ['nobody knows how many are alike', adviseOnRepeated, {}, null],
  ['rows with a word', adviseOnTerm, { value: 3, member: 'pump' }, 'Read the 3 rows that name “pump” together: they may have one cause.'],
  ['no word', adviseOnTerm, { value: 3 }, null],
  ['nobody knows how many have it', adviseOnTerm, { member: 'pump' }, null],
])('records: %s', (_, advise, claim, advice) => expect(advise(handAbout(framed({ frame: { measures: [handMeasure('score', [0, 0, 600, 700])] } }), claim))).toBe(advice)); // prettier-ignore

test.each<[string, Partial<Measure>, Changes['outcome'], string | null]>([
  ['the outcome as its model says', { columns: ['cost'] }, { column: 'cost', event: '', good: 'high' }, 'high'],
  ['another column than the outcome by its name', { columns: ['cost'] }, { column: 'state', event: '', good: 'high' }, 'low'],
  ['what is waited for', { columns: ['x'], verb: 'close' }, undefined, 'low'],
  ['a time from one column to another', { columns: ['x'], pair: { start: 'a', end: 'b' } }, undefined, 'low'],
  ['results that nobody wants', { columns: ['defects'] }, undefined, 'low'],
  ['results that are wished for', { columns: ['satisfied'] }, undefined, 'high'],
  ['what comes back, in a word of several', { columns: ['Retourenquote %'] }, undefined, 'low'],
  ['how long somebody stays', { columns: ['x'], pair: { start: 'joined', end: 'churned_at' } }, undefined, null],
  ['a price', { columns: ['monthly_fee'] }, undefined, null],
  ['money that comes in', { columns: ['net_revenue'] }, undefined, 'high'],
  ['what nobody knows', { columns: ['size'] }, undefined, null],
  ['what has no column', { columns: [] }, undefined, null],
])('which way is wished for: %s', (_, changes, outcome, way) =>
  expect(goodWayOf(framed({ outcome }), handMeasure('x', [], changes))).toBe(way),
);

test.each<[string, Changes['outcome'], string, string | null]>([
  ['the event of the outcome', { column: 'state', event: 'failed', good: 'low' }, 'failed', 'low'],
  ['another label', { column: 'state', event: 'failed', good: 'low' }, 'ok', null],
  ['another column', { column: 'place', event: 'failed', good: 'low' }, 'failed', null],
  ['a table without an outcome', undefined, 'failed', null],
])('which way of a label is wished for: %s', (_, outcome, label, way) =>
  expect(goodWayOfLabel(framed({ outcome }), handDimension('state', ['failed', 'ok']), label)).toBe(way),
);

test.each([
  ['low', 'high', true],
  ['low', 'up', true],
  ['low', 'low', false],
  ['low', 'down', false],
  ['high', 'low', true],
  ['high', 'down', true],
  ['high', 'high', false],
  ['high', 'up', false],
  [null, 'high', false],
  [null, 'low', false],
] as const)('where %s is wished for, %s is bad: %s', (good, direction, bad) => expect(isBad(good, direction)).toBe(bad));
