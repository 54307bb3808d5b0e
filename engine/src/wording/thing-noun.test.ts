import { countText } from './phrases';
import { thingNoun } from './thing-noun';

test.each([
  ['state', 'states'],
  ['Country', 'countries'],
  ['school_name', 'schools'],
  ['CarModelID', 'models'],
  ['home city', 'cities'],
  ['name', null],
  ['id', null],
  ['rowname', null],
  ['remarks', null],
])('rows named in %j are called %j', (header, noun) => {
  expect(thingNoun(header)).toBe(noun);
});

test('one of them is called so', () => {
  expect([countText(1, thingNoun('country') ?? ''), countText(2, thingNoun('country') ?? '')]).toEqual([
    '1 country',
    '2 countries',
  ]);
});
