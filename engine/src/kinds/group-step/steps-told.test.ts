import { LIMITS } from './limits';
import type { Step } from './step-of-gap';
import { changeOf, isTold, mayBeTold, surestFirst } from './steps-told';

const STEP = { isOne: true, mayBeOne: true, steps: LIMITS.fewestSteps, beside: LIMITS.fewestBeside, shift: LIMITS.leastShift, finer: 1, own: [10, 12], least: 2, p: 0.01 } as unknown as Step; // prettier-ignore
const step = (changes: Partial<Step>): Step => ({ ...STEP, ...changes });

test.each<[string, Partial<Step>, boolean, boolean]>([
  ['as small as may be', {}, true, true],
  ['down as much', { own: [12, 10] }, true, true],
  ['smaller than is worth telling', { least: 2.1 }, false, false],
  ['within what steps of time stray by', { shift: LIMITS.leastShift - 0.01 }, false, false],
  ['of steps of time that are short, of which chance is known', { shift: 0.6 * LIMITS.leastShift, finer: 2 }, true, true],
  ['of too few readings at its end', { beside: LIMITS.fewestBeside - 1 }, false, false],
  ['beside another that is certain', { mayBeOne: false }, false, false],
  ['that does not describe all', { isOne: false }, true, false],
  ['of a short time', { steps: LIMITS.fewestSteps - 1 }, true, false],
])('a step %s', (_, changes, may, is) => expect([mayBeTold(step(changes)), isTold(step(changes))]).toEqual([may, is]));

test('the surest comes first, of those as sure the one that changes most', () => {
  const [sure, small, large] = [step({ p: 0.001 }), step({ own: [10, 12] }), step({ own: [10, 5] })];
  expect([small, large, sure].sort(surestFirst)).toEqual([sure, large, small]);
  expect([small, large].map(changeOf)).toEqual([expect.closeTo(0.2, 9), 0.5]);
});
