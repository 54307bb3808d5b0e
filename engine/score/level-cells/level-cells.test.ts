import { madeLevels } from './made-levels';
import { isOfPlanted, toldLevels } from './told-levels';

jest.setTimeout(120_000);

/** What something takes beyond what was meant, what is lost, and how often it ends badly. */
test.each([6, 5, 11])('what one cell alone has is told of table %s, and nothing of the same table without it', async (seed) => {
  const made = madeLevels(seed, 'cell');
  const { planted } = made;
  const { cells } = await toldLevels(made, false);
  expect(planted && cells.some((claim) => isOfPlanted(claim, planted))).toBe(true);
  expect((await toldLevels(madeLevels(seed, 'nothing'), false)).cells).toEqual([]);
});
