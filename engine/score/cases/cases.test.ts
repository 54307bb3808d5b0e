import { madeCases, type Alike, type Plant } from './made-cases';
import { isOfPlanted, toldCases } from './told-cases';

jest.setTimeout(240_000);

test.each<[Plant, number]>([
  ['never', 3],
  ['in turn', 1],
  ['at times', 2],
  ['owed', 4],
  ['again', 1],
])('what is planted is told: %s of table %s', async (plant, seed) => {
  const made = madeCases(seed, plant);
  const { claims } = await toldCases(made, false);
  expect(claims.map((claim) => made.planted && isOfPlanted(claim, made.planted))).toContain('exact');
});

test.each<[Alike, number]>([
  ['deliveries', 1],
  ['season', 2],
])('what only looks like it is not: %s of table %s', async (alike, seed) => {
  expect((await toldCases(madeCases(seed, alike), false)).claims).toEqual([]);
});
