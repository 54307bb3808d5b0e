import { setTimeout as sleep } from 'node:timers/promises';
import type { PleaseWait } from '../../errors';
import { hashingQueue } from './hashing-queue';

const settle = () => sleep(0);
/** A queue whose jobs end when they are told to, and the order in which they began. */
const controlled = (limits: Parameters<typeof hashingQueue>[0]) => {
  const queue = hashingQueue(limits);
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const refused: string[] = [];
  const add = (network: string, name = network) => {
    void queue
      .run(network, () => {
        began.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      })
      .catch((error: unknown) => {
        const { status, seconds } = error as PleaseWait;
        refused.push(`${name} ${status}`);
        expect(seconds).toBeGreaterThan(0);
      });
  };
  const endOne = async () => (ends.shift()?.(), settle());
  return { add, endOne, began, refused };
};

test('no more than so many run at once, and who comes second does not wait for all of the first', async () => {
  const { add, endOne, began } = controlled({ atOnce: 2, waitingOfOne: 100, waiting: 100 });
  for (let i = 0; i < 6; i++) add('flood', `flood${i}`);
  add('other');
  await settle();
  expect(began).toEqual(['flood0', 'flood1']);
  await endOne();
  await endOne();
  expect(began).toEqual(['flood0', 'flood1', 'flood2', 'other']);
  for (let i = 0; i < 6; i++) await endOne();
  expect(began).toHaveLength(7);
});

test('one network has a bounded part of the line', async () => {
  const { add, refused } = controlled({ atOnce: 1, waitingOfOne: 2, waiting: 100 });
  for (let i = 0; i < 5; i++) add('flood', `flood${i}`);
  add('other');
  await settle();
  expect(refused).toEqual(['flood3 429', 'flood4 429']);
});

test('in a full line the longest part gives way, and no newcomer grows longer than it', async () => {
  const { add, endOne, began, refused } = controlled({ atOnce: 1, waitingOfOne: 100, waiting: 3 });
  for (const name of ['a0', 'a1', 'a2', 'a3']) add('a', name);
  add('b');
  await settle();
  expect(refused).toEqual(['a3 503']);
  add('c');
  await settle();
  expect(refused).toEqual(['a3 503', 'a2 503']);
  add('d');
  await settle();
  expect(refused).toEqual(['a3 503', 'a2 503', 'd 503']);
  for (let i = 0; i < 4; i++) await endOne();
  expect(began).toEqual(['a0', 'a1', 'b', 'c']);
});

test('a job that fails gives its place back', async () => {
  const queue = hashingQueue({ atOnce: 1, waitingOfOne: 1, waiting: 1 });
  await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(queue.run('a', () => Promise.resolve(7))).resolves.toBe(7);
});
