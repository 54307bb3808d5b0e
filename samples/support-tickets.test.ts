import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { supportTickets } from './support-tickets';

test('the shipped table is what the generator writes', () => {
  const shipped = readFileSync(join(__dirname, 'support-tickets.csv'), 'utf8');
  expect(
    shipped
      .trimEnd()
      .split('\n')
      .map((line) => line.split(',')),
  ).toEqual(supportTickets());
});
