import { handFrame } from '../../testing/hand-made-frame';
import type { Finding } from '../finding';
import { evidenceOf } from './evidence';

const frame = handFrame('t', 120);
const finding = { n: 120 } as Finding;

test.each([
  [0.00004, '120 rows · p < 0.001 after correction'],
  [0.0032, '120 rows · p = 0.003 after correction'],
  [0.0098, '120 rows · p = 0.01 after correction'],
])('a corrected p of %p is said as such', (q, said) => expect(evidenceOf(frame, finding, { sentence: '' }, q)).toBe(said));

test('what was counted and what a kind adds stand between', () => {
  expect(evidenceOf(frame, finding, { sentence: '', n: 40, evidence: ['95% interval 1 to 2'] }, 0)).toBe(
    '40 rows · 95% interval 1 to 2 · p < 0.001 after correction',
  );
  expect(evidenceOf(frame, finding, { sentence: '', counted: '39 changes', evidence: ['ρ 0.5'] }, null)).toBe(
    '39 changes · ρ 0.5',
  );
});

test('a figure of the whole table that nothing is added to rests on the table', () =>
  expect(evidenceOf(frame, finding, { sentence: '' }, null)).toBeUndefined());
