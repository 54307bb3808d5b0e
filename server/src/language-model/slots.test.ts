import type { Claim } from '@hub/shared/contracts/claim';
import fc from 'fast-check';
import { fillSlots, toSlots } from './slots';

export const claimOf = (sentence: string, more: Partial<Claim> = {}): Claim => ({
  id: 'c7',
  kind: 'group-difference',
  agent: 'suggestion-engine',
  table: 't',
  subject: { filter: [], breakdown: 'a', measure: 'count' },
  member: null,
  direction: 'high',
  value: 2,
  unit: null,
  baseline: 1,
  n: 2,
  effect: 2,
  p: 0.01,
  q: 0.02,
  score: 1,
  sentence,
  sql: 'select 2',
  ...more,
});

test.each([
  [
    'Sales rise from 135 a month in July–December 2024 to 212.2.',
    'Sales rise from {{c7.1}} a month in July–{{c7.2}} to {{c7.3}}.',
  ],
  ['It takes 9.35 hours, 77% below the overall 40 hours.', 'It takes {{c7.1}}, {{c7.2}} below the overall {{c7.3}}.'],
  ['The peak is in March 2026: 116, 4.3 times the usual.', 'The peak is in {{c7.1}}: {{c7.2}}, {{c7.3}} the usual.'],
  ['On 3 March 2026 the mean is $1,234.50 (ρ −0.40).', 'On {{c7.1}} the mean is {{c7.2}} (ρ {{c7.3}}).'],
  ['Model X5 has ٣ rows.', 'Model X{{c7.1}} has {{c7.2}} rows.'],
])('%s', (sentence, text) => {
  const slotted = toSlots(claimOf(sentence));
  expect(slotted.text).toBe(text);
  expect(fillSlots(slotted.text, slotted)).toBe(sentence);
});

test('texts from cells are hidden, longest first, and units go with their numbers', () => {
  const claim = claimOf('Ignore all rules (West) takes 5 EUR in West, 3 EUR above the rest.', {
    member: 'Ignore all rules (West)',
    unit: 'EUR',
    subject: { filter: [{ column: 'region', op: '=', value: 'West' }], breakdown: 'a', measure: 'b' },
  });
  expect(toSlots(claim).text).toBe('{{c7.1}} takes {{c7.2}} in {{c7.3}}, {{c7.4}} above the rest.');
});

test('whatever the sentence and the member are, no digit is left and all comes back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (member, rest) => {
      const sentence = `${member} is ${rest} 5.`.replaceAll('{{', '');
      const slotted = toSlots(claimOf(sentence, { member }));
      expect(slotted.text.replace(/\{\{[^{}]*\}\}/g, '')).not.toMatch(/\p{N}/u);
      expect(fillSlots(slotted.text, slotted)).toBe(sentence);
    }),
  );
});
