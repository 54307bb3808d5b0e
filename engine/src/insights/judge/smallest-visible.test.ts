import { handDimension, handFrame } from '../../testing/hand-made-frame';
import { smallestVisible } from './smallest-visible';

const each = (label: (row: number) => string) => Array.from({ length: 400 }, (_, row) => label(row));
const FRAME = handFrame('t', 400, {
  dimensions: [
    handDimension('late', each((row) => (row % 4 === 0 ? 'yes' : 'no')), { outcome: true }),
    handDimension('side', each((row) => (row < 200 ? 'left' : 'right'))),
  ],
}); // prettier-ignore
const points = (sentence: string | null) => Number(/less than (\d+) percentage points/.exec(sentence ?? '')?.[1]);

test('what may go unnoticed of the result is known by the questions about it', () => {
  const log = { run: 200, chanceOfPairs: 0.002, ofResult: { chance: 0.002, run: 10 } };
  // Of 200 a side, by p = .002 / 10: (3.72 + 0.84) √(¼ · ¾ · 2 / 200) = 19.7; by p = .002 / 200 of all questions 22.8.
  expect(points(smallestVisible(FRAME, log))).toBe(20);
  expect(points(smallestVisible(FRAME, { ...log, ofResult: null }))).toBe(23);
});
