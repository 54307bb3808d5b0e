import { isDeadline } from './deadline';

test.each(['Solve by', 'needed_by', 'Reply By', 'ship by', 'Zu erledigen bis', 'Liefern bis', 'Due date', 'Fällig am'])(
  'by when it must be done: %s',
  (header) => expect(isDeadline(header)).toBe(true),
);

test.each(['By', 'bis', 'Gültig bis', 'valid by', 'Standby', 'Created at', 'bybass'])('not: %s', (header) =>
  expect(isDeadline(header)).toBe(false),
);
