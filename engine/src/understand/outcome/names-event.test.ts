import { nameWords } from '../../profile/roles/name-words';
import { namesEvent } from './names-event';

test.each([
  'escalated',
  'dropped_out',
  'left company',
  'wasLate',
  'sold',
  'zurückgegeben',
  'opgezegd',
  'vencido',
  'résilié',
  'rimborsato',
])('something happened: %s', (header) => {
  expect(namesEvent(nameWords(header))).toBe(true);
});

test.each(['married', 'furnished', 'is_repeated_guest', 'smoker', 'capital', 'verheiratet', 'estado', 'balcony', 'paved road'])(
  'a thing is so from the start: %s',
  (header) => {
    expect(namesEvent(nameWords(header))).toBe(false);
  },
);
