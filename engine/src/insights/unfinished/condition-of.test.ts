import type { Column } from '../../model';
import { conditionOf } from './condition-of';

const columns = ['begun', 'ended', 'state'].map((name) => ({ name, type: name === 'state' ? 'text' : 'date' }) as Column);

test('what never began has no end to come', () => {
  expect(conditionOf({ columns, timeline: 'begun' }, { by: { end: 'ended' } })).toBe('ended IS NULL AND begun IS NOT NULL');
  expect(conditionOf({ columns, timeline: null }, { by: { end: 'ended' } })).toBe('ended IS NULL');
});

test('what a label says is open', () => {
  const said = { column: 'state', labels: ['new', 'open'] };
  expect(conditionOf({ columns, timeline: 'begun' }, { by: said })).toBe(`(state = 'new' OR state = 'open')`);
});
