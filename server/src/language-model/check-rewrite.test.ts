import { refusalOf } from './check-rewrite';

const original = {
  text: 'Response minutes average {{c1.1}} for tickets with channel {{c1.2}}, {{c1.3}} below the overall {{c1.4}} on Monday.',
  slots: ['c1.1', 'c1.2', 'c1.3', 'c1.4'].map((name) => ({ name, value: '5' })),
};

test('a sentence that says the same is taken', () => {
  expect(
    refusalOf(
      'On Monday, tickets wait {{c1.1}} with channel {{c1.2}}, which is {{c1.3}} lower than the overall {{c1.4}}.',
      original,
    ),
  ).toBeNull();
});

test.each([
  ['a lost placeholder', 'Tickets wait {{c1.1}} with {{c1.2}}, {{c1.3}} below the overall on Monday.', 'placeholders'],
  ['a doubled one', 'Tickets wait {{c1.1}} {{c1.1}} with {{c1.2}}, {{c1.3}} below {{c1.4}} on Monday.', 'placeholders'],
  ['an unknown one', 'Tickets wait {{c1.1}} with {{c1.2}}, {{c1.3}} below {{c9.4}} on Monday.', 'placeholders'],
  ['exchanged ones', 'Below the overall {{c1.4}} by {{c1.3}}: {{c1.1}} with {{c1.2}} on Monday.', 'placeholders'],
  ['a digit', 'Tickets wait {{c1.1}} with {{c1.2}}, {{c1.3}} below {{c1.4}} on Monday, 2 in all.', 'digit'],
  ['a digit of another script', 'Tickets wait {{c1.1}} with {{c1.2}}, {{c1.3}} below {{c1.4}} on Monday, ٢ in all.', 'digit'],
  ['a quantity in words', 'Tickets wait {{c1.1}} with {{c1.2}}, {{c1.3}} below {{c1.4}} on Monday, half of it.', 'quantity'],
  ['another day', 'Tickets wait {{c1.1}} with {{c1.2}}, {{c1.3}} below {{c1.4}} on Tuesday.', 'quantity'],
  ['the other direction', 'Tickets wait {{c1.1}} with {{c1.2}}, {{c1.3}} above {{c1.4}} on Monday.', 'word of up'],
  ['no direction', 'Tickets wait {{c1.1}} with {{c1.2}}, {{c1.3}} off the overall {{c1.4}} on Monday.', 'lost its word of down'],
  ['a negation', 'Tickets do not wait {{c1.1}} with {{c1.2}}, {{c1.3}} below {{c1.4}} on Monday.', 'negation'],
  ['a cause', 'Tickets wait {{c1.1}} because of {{c1.2}}, {{c1.3}} below {{c1.4}} on Monday.', 'cause'],
  ['a judgement', 'Tickets wait {{c1.1}} with {{c1.2}}, an excellent {{c1.3}} below {{c1.4}} on Monday.', 'judgement'],
  ['a link', 'Tickets wait {{c1.1}} with {{c1.2}}, {{c1.3}} below {{c1.4}} on Monday, see https://x.', 'markup'],
  ['a tag', 'Tickets <b>wait</b> {{c1.1}} with {{c1.2}}, {{c1.3}} below {{c1.4}} on Monday.', 'markup'],
  ['two lines', 'Tickets wait {{c1.1}} with {{c1.2}},\n{{c1.3}} below {{c1.4}} on Monday.', 'markup'],
  ['no end', 'Tickets wait {{c1.1}} with {{c1.2}}, {{c1.3}} below {{c1.4}} on Monday', 'no sentence'],
  ['a flood', `Tickets wait {{c1.1}} with {{c1.2}}, {{c1.3}} below {{c1.4}} on Monday${' and so on'.repeat(30)}.`, 'too long'],
])('%s is refused', (_what, rewritten, reason) => {
  expect(refusalOf(rewritten, original)).toContain(reason);
});
