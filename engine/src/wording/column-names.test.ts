import { inLanguage } from '../words';
import { columnNames, wholeHeader } from './column-names';

const named = (...headers: string[]) => {
  const nameOf = columnNames(headers.map((name) => ({ name })));
  return headers.map(nameOf);
};

test('a short header is written as words', () => expect(named('unit_price', 'Renewed?')).toEqual(['unit price', 'renewed']));

test('what somebody says or is asked stands in quotes as it is written', () =>
  expect(named('My manager supports me', 'I would recommend us', 'us_sales_total', 'my_score')).toEqual([
    '“My manager supports me”',
    '“I would recommend us”',
    'us sales total',
    'my score',
  ]));

test('a header that is a sentence is called by its beginning, in quotes', () =>
  expect(
    named(
      'How satisfied were you overall with the way in which our support team handled your request (1 = not at all, 5 = very)?',
    ),
  ).toEqual(['“How satisfied were you overall with the way in which our…”']));

test('headers that begin alike are called by the part in which they differ', () => {
  const asked = (what: string) =>
    `On a scale from 1 to 10, how would you rate the ${what} of our support, thinking of your last request?`;
  expect(named(asked('speed'), asked('friendliness'), 'Plan')).toEqual([
    '“On a scale from 1 to 10 … speed of our support, thinking of…”',
    '“On a scale from 1 to 10 … friendliness of our support…”',
    'plan',
  ]);
});

test('where a header stands whole it ends all the same', () => {
  const asked = 'How satisfied are you with us? '.repeat(10).trim();
  expect(wholeHeader(asked)).toBe(`“${asked}”`);
  expect(wholeHeader('x'.repeat(200_000))).toBe(`“${'x'.repeat(500)}…”`);
});

test('a header that another one only goes on from stays whole', () => {
  const first = 'Would you recommend our product to a friend or a colleague at your work';
  expect(named(first, `${first} today`)).toEqual([`“${first}”`, '“Would you recommend our … today”']);
});

test('in German, whose sentences put names into quotes, it has none of its own', () =>
  expect(inLanguage('de', () => named('x'.repeat(90)))).toEqual([`${'x'.repeat(59)}…`]));

test('a header without blanks is cut between letters', () => expect(named('x'.repeat(90))).toEqual([`“${'x'.repeat(59)}…”`]));

test('a whole header keeps its letters', () => expect(wholeHeader(' Monthly fee\n(EUR) ')).toBe('“Monthly fee (EUR)”'));
