import { madeTable } from './made-table';
import { isDated, isOfPlanted, toldSteps } from './told-steps';

/** Agents by name, readings of weeks, schools that are more than twelve, parts of what a member does. */
test.each([2, 7, 29, 34, 42])(
  'the step of one member is told of table %s, at its time, and none where it has none',
  async (seed) => {
    const made = madeTable(seed, true);
    const { planted } = made;
    const { steps } = await toldSteps(made, false);
    expect(planted && steps.some((step) => isOfPlanted(step, planted) && isDated(step, planted))).toBe(true);
    expect((await toldSteps(madeTable(seed, false), false)).steps).toEqual([]);
  },
);
