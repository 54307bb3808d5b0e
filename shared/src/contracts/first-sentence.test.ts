import { firstSentence } from './first-sentence';

const more = 'More is told of what these records have in common, and of how long they have been waiting for it by now.';

test.each([
  '85 of “frist” had passed (5.3%).',
  'Dr. Wessel has most of them since 3. Mai 2024, against 5 of the others.',
  'The label is “Smith Inc.” of 12%.',
  'No. 5 comes to $1.5 million at \u2068St. Mary\u2069.',
])('of a long lead is told apart: %s', (first) => {
  expect(firstSentence(`${first} ${more}`)).toEqual([`${first} `, more]);
});

test.each(['Short. It is.', `It is about No. 12. ${'x'.repeat(120)}`, 'y'.repeat(200), `${more} So it is 5.`.slice(0, 110)])(
  'a lead stays one text where it is short or no sentence surely ends: %s',
  (text) => expect(firstSentence(text)).toEqual([text, '']),
);
