import { madeOutlying, type Alike, type Plant } from './made-outlying';
import { isAllowed, isOfPlanted, toldOutlying } from './told-outlying';

jest.setTimeout(120_000);

test.each<[Plant, number]>([
  ['group', 2],
  ['cell', 2],
  ['since', 2],
  ['until', 2],
])('what is planted is told: %s of table %s', async (plant, seed) => {
  const made = madeOutlying(seed, plant);
  const { claims } = await toldOutlying(made, false);
  expect(claims.map((claim) => made.planted && isOfPlanted(claim, made.planted))).toEqual(['exact']);
});

test.each<[Alike, number]>([
  ['mix', 1],
  ['all differ', 1],
  ['one customer', 1],
  ['one customer', 914],
  ['one thing of many rows', 906],
  ['young', 907],
  ['all since a day', 2],
])('what only looks like it is not: %s of table %s', async (alike, seed) => {
  const made = madeOutlying(seed, alike);
  const { claims } = await toldOutlying(made, false);
  expect(claims.filter((claim) => !isAllowed(claim, made))).toEqual([]);
});
