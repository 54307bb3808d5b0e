import { handDimension, handMeasure } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { sayAdjusted, type AdjustedTold } from './say';

const TOLD: AdjustedTold = {
  differing: { outcome: handDimension('admit', ['yes', 'no']), event: 'yes' },
  group: handDimension('gender', ['man', 'woman']),
  label: 'man',
  by: 'faculty',
};
const FACTS = { value: 0.45, baseline: 0.3, own: 0.38, other: 0.42, n: 200 };

test('both ways', () =>
  expect(handSaid(sayAdjusted, TOLD, FACTS)).toEqual({
    sentence:
      'Admit is yes for 45% of rows with gender man, 15 percentage points above the 30% for gender woman; with the same mix of faculty in both it would be 38% against 42%.',
    baseline: 0.3,
    n: 200,
  }));

test('of a measure', () =>
  expect(
    handSaid(
      sayAdjusted,
      { ...TOLD, differing: { measure: handMeasure('salary', [1, 2], { unit: 'EUR' }) } },
      { value: 60, baseline: 50, own: 55, other: 54, n: 80 },
    )?.sentence,
  ).toBe('Salary averages €60 for rows with gender man, 20% above the €50 for gender woman; with the same mix of faculty in both it would be €55 against €54.')); // prettier-ignore

test('nothing where more than half remains in the whole table', () =>
  expect(handSaid(sayAdjusted, TOLD, { ...FACTS, own: 0.44, other: 0.34 })).toBeNull());

test('also where it turns around: of a mean in so many words', () => {
  const differing = { measure: handMeasure('stay', [1, 2]) };
  const turned = { value: 8, baseline: 6, own: 5, other: 9, n: 80 };
  expect(handSaid(sayAdjusted, { ...TOLD, differing, by: 'severity' }, turned)?.sentence).toBe(
    'Stay averages 8 for rows with gender man, 33% above the 6 for gender woman; with the same mix of severity in both it is the other way round: 5 against 9.',
  );
  expect(handSaid(sayAdjusted, TOLD, { ...FACTS, own: 0.3, other: 0.6 })?.sentence).toMatch(/it would be 30% against 60%\.$/);
});
