import { mantelHaenszel } from './mantel-haenszel';

test('agrees with the statistic of the admissions to Berkeley in 1973', () => {
  // R: mantelhaen.test(UCBAdmissions, correct = FALSE) gives X² = 1.5246, p = .2169; men first.
  const found = mantelHaenszel([
    { rows: [825, 108], events: [512, 89] },
    { rows: [560, 25], events: [353, 17] },
    { rows: [325, 593], events: [120, 202] },
    { rows: [417, 375], events: [138, 131] },
    { rows: [191, 393], events: [53, 94] },
    { rows: [373, 341], events: [22, 24] },
  ]);
  expect((found?.z ?? 0) ** 2).toBeCloseTo(1.5246, 3);
  expect(found?.p).toBeCloseTo(0.2169, 3);
  expect(found?.z).toBeLessThan(0);
});

test('says nothing where nothing can differ', () => {
  expect(mantelHaenszel([])).toBeNull();
  expect(mantelHaenszel([{ rows: [5, 0], events: [2, 0] }])).toBeNull();
  expect(mantelHaenszel([{ rows: [5, 7], events: [5, 7] }])).toBeNull();
});
