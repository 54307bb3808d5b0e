import { isAnswer, yesOrNo } from './yes-or-no';

test.each([
  ['Yes', 'No'],
  ['ja', 'nein'],
  ['Sim', 'Não'],
  ['da', 'ne'],
  ['да', 'нет'],
  ['igen', 'nem'],
  ['kyllä', 'ei'],
  ['ano', 'ne'],
  ['evet', 'hayır'],
  ['tak', 'nie'],
])('%s and %s answer a question', (yes, no) => {
  expect([yes, no].map(yesOrNo)).toEqual([true, false]);
  expect([yes, no].every(isAnswer)).toBe(true);
});

test.each([
  ['T', 'F'],
  ['on', 'off'],
  ['1', '0'],
  ['✓', '✗'],
])('%s and %s say yes and no, and are no answers in words', (yes, no) => {
  expect([yes, no].map(yesOrNo)).toEqual([true, false]);
  expect([yes, no].some(isAnswer)).toBe(false);
});

test('what is neither says neither', () => expect(['none', 'maybe', '2', ''].map(yesOrNo)).toEqual([null, null, null, null]));
