import { madeRatios, type Alike, type Plant } from './made-ratios';
import { isOfPlanted, sidesOf, toldRatios } from './told-ratios';

jest.setTimeout(120_000);

test.each<[Plant, number]>([
  ['group', 3],
  ['cell', 3],
  ['since', 1],
  ['cell since', 2],
])('what is planted is told: %s of table %s', async (plant, seed) => {
  const made = madeRatios(seed, plant);
  const { claims } = await toldRatios(made, false);
  expect(claims.map((claim) => made.planted && isOfPlanted(claim, made.planted))).toEqual(['exact']);
});

test.each<[Alike, number]>([
  ['mix', 1],
  ['small jobs', 1],
  ['all since a day', 2],
  ['no size', 1],
])('what only looks like it is not: %s of table %s', async (alike, seed) => {
  const made = madeRatios(seed, alike);
  const { claims } = await toldRatios(made, false);
  expect(claims.filter((claim) => !sidesOf(claim).some(({ column }) => made.mayTell.includes(column)))).toEqual([]);
});
