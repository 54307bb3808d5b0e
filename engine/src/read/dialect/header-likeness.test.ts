import { headerLikeness } from './header-likeness';

const BODY = Array.from({ length: 30 }, (_, i) => [
  `Thing ${i}`,
  ['a', 'b', 'c'][i % 3] ?? '',
  `${900 + 7 * i}`,
  `${880 + 9 * i}`,
  `${870 + 8 * i}`,
]);

test('months above figures are names of columns', () => {
  expect(headerLikeness(['brand', 'trade', '2022-01', '2022-02', '2022-03'], BODY)).toBeGreaterThan(0);
});

test('a date above dates is one of them', () => {
  const dated = BODY.map(([, kind, ...figures], i) => [`2022-01-${10 + (i % 20)}`, kind ?? '', ...figures]);
  expect(headerLikeness(['2022-01-09', 'a', '901', '902', '903'], dated)).toBeLessThan(0);
});
