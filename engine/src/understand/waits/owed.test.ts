import { owedIn } from './owed';

test.each<[string, string[], string[]]>([
  ['Payment status', ['ok', 'past_due'], ['past_due']],
  ['Fine Status', ['Outstanding', 'Paid', 'Waived'], ['Outstanding']],
  ['Zahlstatus', ['bezahlt', 'offen', 'Mahnung 1', 'Mahnung 2'], ['Mahnung 1', 'Mahnung 2']],
  ['state', ['Current', 'Delinquent', 'In arrears'], ['Delinquent', 'In arrears']],
  ['estado', ['pagado', 'vencido'], ['vencido']],
])('%s of %j: %j', (name, labels, owed) => expect(owedIn({ name, role: 'category' }, labels)?.labels).toEqual(owed));

test.each<[string, string[], 'category' | 'boolean']>([
  ['Leave type', ['Paid', 'Unpaid', 'Sick'], 'category'],
  ['Status', ['open', 'closed'], 'category'],
  ['Status', ['Late', 'On time'], 'category'],
  ['Grade status', ['Outstanding', 'Good', 'Poor'], 'category'],
  ['Payment status', ['Outstanding'], 'category'],
  ['unpaid status', ['true', 'false'], 'boolean'],
  ['Status', Array.from({ length: 20 }, (_, i) => (i === 0 ? 'paid' : `overdue ${i}`)), 'category'],
])('nothing is sure of %s %j', (name, labels, role) => expect(owedIn({ name, role }, labels)).toBeNull());
