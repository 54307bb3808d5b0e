import type { Amount, Members } from '../domains/domain';
import { flow, kinds, level, steps } from '../third/amount';

/** What happens, one row each time with its day, beside what is known of whom it happens to. */
export interface Log {
  name: string;
  key: string;
  prefix: string;
  /** What the day is called, in one table or another. */
  when: readonly string[];
  /** Who comes again, and what is known of them. */
  actor: string;
  attributes: readonly Members[];
  categories: readonly Members[];
  amounts: readonly Amount[];
  /** Since when the actor is one, where the table says so. */
  since?: string;
}

const SEX = kinds('sex of person', 'female, male');
const AGES = steps('age group of person', 'child, teen, adult, senior');
const euros = { unit: '€', digits: 2 } as const;

export const LOGS: readonly Log[] = [
  { name: 'orders', key: 'order number', prefix: 'O', when: ['ordered on', 'day of order'], actor: 'customer number', since: 'customer since', attributes: [AGES, kinds('channel', 'search, mail, friends')], categories: [kinds('shipped by', 'post, courier')], amounts: [flow('order value', 4, 900, euros), flow('pieces', 1, 14, { drawn: 'few' })] },
  { name: 'tickets', key: 'ticket', prefix: 'T', when: ['opened on', 'created on'], actor: 'user', attributes: [kinds('team', 'sales, plant, office, logistics')], categories: [steps('urgency', 'low, medium, high')], amounts: [flow('hours worked', 0, 40, { digits: 1 }), flow('replies', 0, 20, { drawn: 'few' })] },
  { name: 'visits', key: 'visit number', prefix: 'V', when: ['visited on', 'day of visit'], actor: 'patient number', since: 'patient since', attributes: [SEX, kinds('insurance', 'public, private')], categories: [kinds('reason of visit', 'check, pain, vaccination')], amounts: [flow('minutes in room', 4, 60, { drawn: 'normal' }), flow('billed', 10, 400, euros)] },
  { name: 'lendings', key: 'lending', prefix: '8', when: ['lent on', 'day of loan'], actor: 'member number', since: 'member since', attributes: [AGES, kinds('library branch', 'Harbour, Hill, Main, Mill')], categories: [kinds('medium', 'book, film, game')], amounts: [flow('days out', 1, 60), flow('fines', 0, 40, { ...euros, drawn: 'noughts' })] },
  { name: 'credits', key: 'loan number', prefix: 'K', when: ['granted on', 'paid out on'], actor: 'customer number', attributes: [SEX, kinds('bank branch', 'North, South, Centre')], categories: [kinds('purpose', 'car, home, study')], amounts: [flow('amount lent', 900, 40000, { unit: '€' }), level('interest', 2, 12, { unit: '%', digits: 2 })] },
  { name: 'damages', key: 'claim number', prefix: 'S', when: ['reported on', 'happened on'], actor: 'customer number', since: 'customer since', attributes: [kinds('insurance', 'public, private')], categories: [kinds('cause of damage', 'water, fire, theft, storm')], amounts: [flow('damage', 90, 90000, { unit: '€' }), flow('paid out', 0, 90000, { unit: '€', drawn: 'noughts' })] },
  { name: 'invoices', key: 'invoice number', prefix: 'R', when: ['issued on', 'day of invoice'], actor: 'customer number', attributes: [kinds('home country', 'Austria, France, Spain, Poland')], categories: [kinds('goods', 'steel, paper, parts, services')], amounts: [flow('net amount', 20, 9000, euros), flow('lines', 1, 20, { drawn: 'few' })] },
  { name: 'stays', key: 'booking number', prefix: 'B', when: ['booked on', 'arrived on'], actor: 'guest', attributes: [kinds('home country', 'Austria, France, Spain, Poland')], categories: [kinds('room', 'single, double, suite')], amounts: [flow('nights', 1, 14, { drawn: 'few' }), flow('room charge', 60, 4000, euros)] },
  { name: 'repairs', key: 'repair order', prefix: 'RA', when: ['received on', 'repaired on'], actor: 'vehicle', since: 'first registered', attributes: [kinds('fuel', 'petrol, diesel, electric'), kinds('depot', 'East, West')], categories: [kinds('part of vehicle', 'brake, engine, body')], amounts: [flow('labour', 0, 40, { digits: 1 }), flow('material cost', 0, 4000, euros)] },
  { name: 'applications', key: 'application number', prefix: 'AP', when: ['submitted on', 'created on'], actor: 'applicant', attributes: [SEX, AGES], categories: [kinds('faculty', 'law, physics, arts, medicine')], amounts: [level('points', 20, 100, { drawn: 'normal' }), flow('papers sent', 1, 9, { drawn: 'few' })] },
  { name: 'streamed films', key: 'session', prefix: '', when: ['started on', 'day'], actor: 'subscriber', since: 'subscriber since', attributes: [kinds('main device', 'phone, television, tablet')], categories: [kinds('genre of film', 'drama, comedy, thriller')], amounts: [flow('minutes watched', 1, 200), flow('breaks', 0, 9, { drawn: 'few' })] },
  { name: 'gifts', key: 'gift', prefix: 'X', when: ['given on', 'day of gift'], actor: 'donor', since: 'donor since', attributes: [AGES, kinds('won by', 'street, mail, web')], categories: [kinds('way of payment', 'transfer, card')], amounts: [flow('gift amount', 5, 900, { unit: '€', drawn: 'heaped' })] },
  { name: 'meter faults', key: 'report', prefix: 'Z', when: ['reported on', 'day'], actor: 'meter', since: 'installed on', attributes: [kinds('make', 'Aquo, Flux, Zenn'), kinds('quarter of town', 'Old Town, Docks, Heights')], categories: [kinds('kind of fault', 'leak, stuck, frost')], amounts: [flow('water lost', 1, 900, { unit: 'm³' }), flow('repair minutes', 5, 240, { drawn: 'normal' })] },
  { name: 'shop receipts', key: 'receipt', prefix: 'Q', when: ['bought on', 'day'], actor: 'member number', since: 'member since', attributes: [AGES, SEX], categories: [kinds('paid by', 'cash, card, app')], amounts: [flow('basket', 1, 240, euros), flow('points won', 0, 240)] },
]; // prettier-ignore
