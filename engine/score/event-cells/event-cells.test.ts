import { madeEvents } from './made-events';
import { toldSteps } from '../member-steps/told-steps';
import { isCell, isDated, isOfPlanted } from './told-cells';

/** The number of rows and how they end, in two languages. */
test.each([20, 28, 29])(
  'the step of one kind of one group is told of table %s, at its time, and none where it has none',
  async (seed) => {
    const made = madeEvents(seed, true);
    const { planted } = made;
    const { steps } = await toldSteps(made, false);
    expect(planted && steps.some((step) => isOfPlanted(step, planted) && isDated(step, planted))).toBe(true);
    expect((await toldSteps(madeEvents(seed, false), false)).steps.filter(isCell)).toEqual([]);
  },
);
