import { pBesideOthers } from './judged';

const [own, rest] = [
  { n: 1000, k: 200 },
  { n: 3000, k: 30 },
];

test('others that lie apart by chance alone widen nothing', () =>
  expect(pBesideOthers(own, rest, { times: 1, of: Infinity })).toBe(0));

test('what groups differ by is added to chance, and counts as badly known as it is', () => {
  // Three others of 0.2, 1 and 1.8 %: far beyond them is a fifth, be they three only.
  const near = pBesideOthers(own, rest, { times: 6, of: 2, between: 0.008 ** 2 });
  // Three others that lie as far apart as it lies from them.
  const far = pBesideOthers(own, rest, { times: 60, of: 2, between: 0.1 ** 2 });
  expect(near).toBeLessThan(1e-5);
  expect(far).toBeGreaterThan(0.1);
  expect(pBesideOthers(own, rest, { times: 60, of: 12, between: 0.1 ** 2 })).toBeLessThan(far);
});
