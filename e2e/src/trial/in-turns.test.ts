import { setTimeout as pause } from 'node:timers/promises';
import { inTurns } from './in-turns';

test('so many run at a time, each once, in their order; what fails makes room too', async () => {
  const turns = inTurns(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const outcomes = await Promise.allSettled(
    [0, 1, 2, 3, 4].map((each) =>
      turns(async () => {
        begun.push(each);
        most = Math.max(most, (running += 1));
        await pause(5);
        running -= 1;
        if (each === 1) throw new Error('defect');
        return each;
      }),
    ),
  );
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
});
