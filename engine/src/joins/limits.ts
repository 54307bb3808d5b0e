import { limits } from '../limits';

/** Which tables are joined, and what of one comes into another. */
export const LIMITS = limits({
  filled: { value: 0.95, unit: 'share', found: 'judged', reason: 'Rows of the table referred to that must have a key.' },
  seemsDifferent: {
    value: 0.8,
    unit: 'share',
    found: 'derived',
    reason: 'Different values by the profile’s estimate, which may be off by an eighth, from which on they are counted.',
  },
  covered: {
    value: 0.9,
    unit: 'share',
    found: 'judged',
    reason: 'Values, or rows, that must lead to the table referred to, where the names say that they refer to it.',
  },
  coveredWeak: {
    value: 0.95,
    unit: 'share',
    found: 'judged',
    reason: 'The same where the names only hint at it, or the values alone speak.',
  },
  coveredOfText: {
    value: 0.5,
    unit: 'share',
    found: 'judged',
    reason:
      'Different values of them at least; enough where the values are no mere numbers: of what is referred to a part may be there.',
  },
  fewestTexts: { value: 10, unit: 'values', found: 'judged', reason: 'Different texts that may speak without a name.' },
  fewestNumbers: { value: 20, unit: 'values', found: 'judged', reason: 'Different numbers that may speak without a name.' },
  leastNumber: {
    value: 1000,
    unit: 'number',
    found: 'judged',
    reason: 'Smaller numbers are those that any table counts its rows by.',
  },
  sparse: {
    value: 20,
    unit: 'numbers a value',
    found: 'derived',
    reason: 'Of numbers this thin, twenty that all meet by chance come once in 20²⁰.',
  },
  shortestText: { value: 3, unit: 'characters', found: 'judged', reason: 'Shorter texts are codes of many things.' },
  longestKey: { value: 120, unit: 'characters', found: 'judged', reason: 'Longer texts are prose, and name nothing.' },
  mostChecks: { value: 120, unit: 'queries', found: 'budget', reason: 'Pairs of columns whose values are compared.' },
  mostComposite: { value: 3, unit: 'columns', found: 'judged', reason: 'That together are a key which is not declared.' },
  fewestTuples: { value: 10, unit: 'rows', found: 'judged', reason: 'Different combinations that may be a key together.' },
  deepestDown: {
    value: 3,
    unit: 'joins',
    found: 'judged',
    reason: 'From a line to its order, its customer and the customer’s region.',
  },
  deepestUp: { value: 2, unit: 'joins', found: 'judged', reason: 'From a customer to its orders and their lines.' },
  mostLabels: {
    value: 50,
    unit: 'labels',
    found: 'judged',
    reason: 'More labels make no breakdown of another table’s measures.',
  },
  mostGroups: { value: 12, unit: 'columns', found: 'budget', reason: 'Groups of other tables that are joined to one.' },
  mostFigures: { value: 4, unit: 'columns', found: 'budget', reason: 'Figures of tables referred to that are joined to one.' },
  mostOfChild: { value: 3, unit: 'columns', found: 'budget', reason: 'Figures of one table that are put together for another.' },
  mostFromChildren: { value: 12, unit: 'columns', found: 'budget', reason: 'Put together of other tables for one.' },
});
