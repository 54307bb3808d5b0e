import { guestTickets } from './guest-tickets';

const tickets = guestTickets(Buffer.from('a secret of the server, long enough'));
const lock = { token: 'TOKEN', passwordHash: '$argon2id$1' };
const HOUR = 3_600_000;

test('a ticket opens its own link for half a day', () => {
  const ticket = tickets.make(lock, 0);
  expect(tickets.opens(ticket, lock, 11 * HOUR)).toBe(true);
  expect(tickets.opens(ticket, lock, 12 * HOUR)).toBe(false);
});

test.each([
  ['of another link', { ...lock, token: 'OTHER' }],
  ['after another password', { ...lock, passwordHash: '$argon2id$2' }],
])('it opens none %s', (_, other) => expect(tickets.opens(tickets.make(lock), other)).toBe(false));

test.each(['', '.', 'x', '99999999999999.', `99999999999999.${tickets.make(lock).split('.')[1] ?? ''}`])(
  'what was not made here opens nothing: %j',
  (ticket) => expect(tickets.opens(ticket, lock)).toBe(false),
);

test('another server’s is none', () => {
  const other = guestTickets(Buffer.from('another secret of a server, as long'));
  expect(tickets.opens(other.make(lock), lock)).toBe(false);
});
