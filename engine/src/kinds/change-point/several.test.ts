import type { Claim } from '../../contracts/report/claim';
import { analyzeText } from '../../testing/analyze-text';
import { csvOf, seeded } from '../made-up-rows';
import { normal } from '../planting';
import { slopeChange } from '../slope-change';
import { changePoint } from '.';

jest.setTimeout(120_000);

const month = (i: number) => new Date(Date.UTC(2010, i, 1)).toISOString().slice(0, 10);

/** Changes that are told of a monthly series. */
async function told(value: (i: number) => number, seed = 3): Promise<Claim[]> {
  const random = seeded(seed);
  const rows = Array.from({ length: 120 }, (_, i) => [month(i), (value(i) + 2 * normal(random)).toFixed(2)]);
  let found: Claim[] = [];
  await analyzeText(csvOf(['month', 'price'], rows), ({ document }) => void (found = document.claims.filter(({ agent }) => agent === 'suggestion-engine')), {}, { 'change-point': changePoint, 'slope-change': slopeChange });
  return found;
} // prettier-ignore

test('each certain level has its own claim, with what it was before and until when it held', async () => {
  const claims = await told((i) => (i < 40 ? 100 : i < 85 ? 130 : 110));
  expect(claims.map(({ kind, member, direction }) => [kind, member, direction]).sort()).toEqual([
    ['change-point', '2013-05-01', 'up'],
    ['change-point', '2017-02-01', 'down'],
  ]);
  const [first, second] = claims.toSorted((a, b) => String(a.member).localeCompare(String(b.member)));
  expect(first?.sentence).toMatch(/^From May 2013 to January 2017, price stands higher: 1(?:29|30)(\.\d)? on average, after (?:99|100)(\.\d)? before \(\+\d+%\)\.$/);
  expect(second?.sentence).toMatch(/^From February 2017 on, price falls to a new level: 1(?:09|10)(\.\d)? on average, after 1(?:29|30)(\.\d)? before \(−\d+%\)\.$/);
}); // prettier-ignore

test('a date that is not certain has its interval below the sentence', async () => {
  const [first] = await told((i) => (i < 60 ? 20 : 24), 11);
  expect(first?.kind).toBe('change-point');
  expect(first?.evidence).toMatch(/95% interval of the date \w+ 20\d\d to \w+ 20\d\d/);
});

test('a new slope is told with the one before', async () => {
  const claims = await told((i) => 100 + (i < 70 ? i : 70 - 1.5 * (i - 70)));
  expect(claims).toMatchObject([{ kind: 'slope-change', direction: 'down' }]);
  expect(claims[0]?.sentence).toMatch(/^From \w+ 201[56] on, price falls by 1\.\d+ a month, after a rise of (?:1|0\.9\d*|1\.0\d*) a month before\.$/);
}); // prettier-ignore

test('a series that only rises, and one that only persists, have none', async () => {
  expect(await told((i) => 100 + i)).toEqual([]);
  const random = seeded(5);
  let at = 100;
  expect(await told(() => (at += 3 * normal(random)))).toEqual([]);
});

test('what comes back with the season is no change', async () => {
  expect(await told((i) => 100 + 20 * Math.sin((i * Math.PI) / 6))).toEqual([]);
});

test('a corner without any noise is a new slope', async () => {
  const rows = Array.from({ length: 60 }, (_, i) => [month(i), (i < 30 ? 100 + 4 * i : 220 - 3 * (i - 30)).toFixed(1)]);
  await analyzeText(csvOf(['month', 'price'], rows), ({ document }) => {
    const changes = document.claims.filter(({ kind }) => kind === 'change-point' || kind === 'slope-change');
    expect(changes.map(({ sentence }) => sentence)).toEqual(['From July 2012 on, price falls by 3 a month, after a rise of 4 a month before.']);
  });
}); // prettier-ignore
