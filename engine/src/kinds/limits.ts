import { limits } from '../limits';

/** How findings of any kind stand among others. */
export const LIMITS = limits({
  decay: {
    value: 0.92,
    unit: 'share',
    found: 'judged',
    reason: 'A reader wants to see different things: each finding of a family leaves this much of the next one.',
  },
  decayOfConnections: {
    value: 0.75,
    unit: 'share',
    found: 'judged',
    reason: 'Connections come in heaps, and each says much the same; the first ones count most.',
  },
  decayOfLeaders: {
    value: 0.8,
    unit: 'share',
    found: 'judged',
    reason: 'Every column has a most frequent label; a few of them are enough.',
  },
  periodsOfOneEvent: { value: 1, unit: 'periods', found: 'judged', reason: 'What a group does by rate, by amount and by number within a period is one event.' },
  apartBefore: { value: 0.5, unit: 'of the distance on the other side of its step', found: 'judged', reason: 'A group that stood apart by more than half as much before, or stands so afterwards, differs by more than its step.' },
  mostOfAFamily: { value: 12, unit: 'findings', found: 'budget', reason: 'As many as a report leads with at all.' },
}); // prettier-ignore
