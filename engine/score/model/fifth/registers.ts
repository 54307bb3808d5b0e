import type { Amount, Members } from '../domains/domain';
import { flow, kinds, level, steps, stock } from '../third/amount';

/** Things or persons that somebody keeps a list of, each with the day on which it came to be one of them. */
export interface Register {
  name: string;
  key: string;
  prefix: string;
  /** What the day is called, in one table or another. */
  since: readonly string[];
  attributes: readonly Members[];
  /** What stands of each as of today, whenever it came. */
  amounts: readonly Amount[];
  /** What is known of each for single years. */
  yearly: Amount;
  /** The day on which it was last heard of. */
  last: string;
  /** The day on which it left, where it did, and what that is called as a label. */
  left: string;
  gone: string;
}

const SEX = kinds('sex of person', 'female, male');
const AGES = steps('age group of person', 'child, teen, adult, senior');
const euros = { unit: '€', digits: 2 } as const;

export const REGISTERS: readonly Register[] = [
  {
    name: 'library members', key: 'member number', prefix: '7', since: ['joined', 'member since'],
    attributes: [AGES, kinds('library branch', 'Harbour, Hill, Main, Mill')],
    amounts: [flow('fines', 0, 40, { ...euros, drawn: 'noughts' }), flow('reminders sent', 0, 8, { drawn: 'few' })],
    yearly: flow('loans', 0, 120), last: 'last visit', left: 'left on', gone: 'left',
  },
  {
    name: 'gym members', key: 'membership number', prefix: 'G', since: ['member since', 'registered on'],
    attributes: [SEX, kinds('training plan', 'basic, plus, team')],
    amounts: [level('monthly fee', 19, 79, euros), flow('courses booked', 0, 40)],
    yearly: flow('check-ins', 0, 200), last: 'last check-in', left: 'cancelled on', gone: 'cancelled',
  },
  {
    name: 'bank accounts', key: 'account number', prefix: '55', since: ['opened on', 'account opened'],
    attributes: [kinds('kind of account', 'giro, savings, youth'), kinds('bank branch', 'North, South, Centre')],
    amounts: [stock('balance', -900, 40000, { unit: '€', digits: 2, drawn: 'skewed' }), level('overdraft limit', 0, 9000, { unit: '€', drawn: 'heaped' })],
    yearly: flow('bookings', 4, 900), last: 'last booking', left: 'closed on', gone: 'closed',
  },
  {
    name: 'staff', key: 'staff number', prefix: 'P', since: ['entry date', 'employed since'],
    attributes: [SEX, kinds('team', 'sales, plant, office, logistics')],
    amounts: [level('salary of staff', 28000, 98000, { unit: '€', drawn: 'normal' }), level('weekly hours', 12, 40, { drawn: 'heaped' })],
    yearly: flow('sick days', 0, 40), last: 'last training', left: 'exit date', gone: 'left',
  },
  {
    name: 'assets', key: 'asset number', prefix: 'A-', since: ['acquired on', 'in service since'],
    attributes: [kinds('asset class', 'vehicle, computer, furniture, tool'), kinds('site', 'Plant 1, Plant 2, Office')],
    amounts: [stock('book value', 0, 90000, euros), flow('repairs', 0, 14, { drawn: 'few' })],
    yearly: flow('upkeep', 0, 4000, { unit: '€' }), last: 'last inspection', left: 'disposed on', gone: 'disposed',
  },
  {
    name: 'shop customers', key: 'customer number', prefix: 'C', since: ['registered on', 'customer since'],
    attributes: [kinds('home country', 'Austria, France, Spain, Poland'), kinds('channel', 'search, mail, friends')],
    amounts: [flow('orders so far', 0, 90), flow('spent to date', 0, 9000, euros)],
    yearly: flow('spend', 0, 4000, { unit: '€', digits: 2 }), last: 'last order', left: 'deleted on', gone: 'deleted',
  },
  {
    name: 'streaming subscribers', key: 'subscriber', prefix: 'S', since: ['subscribed on', 'subscriber since'],
    attributes: [kinds('main device', 'phone, television, tablet'), kinds('subscription', 'single, family')],
    amounts: [flow('hours watched', 0, 900), level('films on list', 0, 60, { drawn: 'few' })],
    yearly: flow('streams', 0, 4000), last: 'last stream', left: 'ended on', gone: 'ended',
  },
  {
    name: 'students', key: 'student number', prefix: '', since: ['enrolled on', 'student since'],
    attributes: [SEX, kinds('faculty', 'law, physics, arts, medicine')],
    amounts: [stock('credits earned', 0, 180), level('average mark', 1, 5, { digits: 2, drawn: 'normal' })],
    yearly: flow('exams', 0, 14), last: 'last exam', left: 'dropped out on', gone: 'dropped out',
  },
  {
    name: 'suppliers', key: 'supplier', prefix: 'L', since: ['supplier since', 'onboarded on'],
    attributes: [kinds('goods', 'steel, paper, parts, services'), kinds('home country', 'Austria, France, Spain, Poland')],
    amounts: [flow('complaints made', 0, 20, { drawn: 'few' }), level('days to pay', 7, 90, { drawn: 'heaped' })],
    yearly: flow('purchases', 900, 900000, { unit: '€' }), last: 'last delivery', left: 'blocked on', gone: 'blocked',
  },
  {
    name: 'water meters', key: 'meter', prefix: 'M', since: ['installed on', 'in place since'],
    attributes: [kinds('make', 'Aquo, Flux, Zenn'), kinds('quarter of town', 'Old Town, Docks, Heights')],
    amounts: [flow('faults', 0, 9, { drawn: 'few' }), stock('reading', 4, 9000, { unit: 'm³' })],
    yearly: flow('water used', 10, 900, { unit: 'm³' }), last: 'last reading', left: 'removed on', gone: 'removed',
  },
  {
    name: 'street trees', key: 'tree', prefix: 'T', since: ['planted on', 'in place since'],
    attributes: [kinds('species', 'lime, plane, maple, oak'), kinds('quarter of town', 'Old Town, Docks, Heights')],
    amounts: [level('height of tree', 2, 30, { unit: 'm', digits: 1, drawn: 'normal' }), level('girth', 20, 240, { unit: 'cm' })],
    yearly: flow('waterings', 0, 30), last: 'last pruning', left: 'felled on', gone: 'felled',
  },
  {
    name: 'donors', key: 'donor', prefix: 'D', since: ['donor since', 'first gift'],
    attributes: [AGES, kinds('won by', 'street, mail, web')],
    amounts: [flow('gifts so far', 1, 60), level('largest gift', 5, 900, { unit: '€', drawn: 'heaped' })],
    yearly: flow('given', 0, 900, { unit: '€' }), last: 'last gift', left: 'lapsed on', gone: 'lapsed',
  },
  {
    name: 'fleet', key: 'vehicle', prefix: 'W-', since: ['first registered', 'acquired on'],
    attributes: [kinds('fuel', 'petrol, diesel, electric'), kinds('depot', 'East, West')],
    amounts: [stock('mileage', 900, 240000, { unit: 'km' }), flow('accidents so far', 0, 6, { drawn: 'few' })],
    yearly: flow('fuel cost', 0, 9000, { unit: '€' }), last: 'last service', left: 'sold on', gone: 'sold',
  },
  {
    name: 'forum users', key: 'user', prefix: 'u', since: ['created on', 'signed up'],
    attributes: [kinds('language of user', 'English, German, Polish'), kinds('role of user', 'reader, author, moderator')],
    amounts: [flow('posts', 0, 4000), flow('logins so far', 1, 900)],
    yearly: flow('comments', 0, 900), last: 'last login', left: 'banned on', gone: 'banned',
  },
  {
    name: 'patients of a practice', key: 'patient number', prefix: '', since: ['patient since', 'admitted to practice'],
    attributes: [SEX, kinds('insurance', 'public, private')],
    amounts: [level('body mass index', 17, 44, { digits: 1, drawn: 'normal' }), flow('letters sent', 0, 12, { drawn: 'few' })],
    yearly: flow('consultations', 0, 24, { drawn: 'few' }), last: 'last consultation', left: 'left on', gone: 'left',
  },
  {
    name: 'shops of a chain', key: 'shop', prefix: 'F', since: ['opened on', 'in service since'],
    attributes: [kinds('format', 'city, suburb, station'), kinds('sales region', 'north, east, south')],
    amounts: [stock('floor space', 80, 2400, { unit: 'm²' }), stock('tills', 1, 14, { drawn: 'few' })],
    yearly: flow('takings', 90000, 4e6, { unit: '€' }), last: 'last refit', left: 'closed on', gone: 'closed',
  },
]; // prettier-ignore
