import { durationWords, infinitive } from './verb';

test.each([
  ['closed', 'close'],
  ['resolved', 'resolve'],
  ['processed', 'process'],
  ['shipped', 'ship'],
  ['delivered', 'deliver'],
  ['completed', 'complete'],
  ['approved', 'approve'],
  ['created', 'create'],
  ['finished', 'finish'],
  ['visited', 'visit'],
  ['paid', 'pay'],
  ['scheduled', 'schedule'],
  ['returned', 'return'],
  ['repaired', 'repair'],
  ['verified', 'verify'],
  ['answered', 'answer'],
  ['purchased', 'purchase'],
  ['expiration', null],
])('infinitive of %s', (participle, verb) => expect(infinitive(participle)).toBe(verb));

test('durations get the name that people use', () => {
  expect(durationWords('opened at', 'closed at', 'days')).toEqual({
    noun: 'time to close',
    short: 'closing days',
    verb: 'close',
  });
  expect(durationWords('start date', 'end date', 'days').noun).toBe('duration');
  expect(durationWords('bought on', 'warranty expiration', 'days').short).toBe('warranty days');
});
