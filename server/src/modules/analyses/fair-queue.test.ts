import { fairQueue } from './fair-queue';

const never = new AbortController().signal;
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('no more run than may, and who has fewest running goes first', async () => {
  const queue = fairQueue(2);
  const order: string[] = [];
  const places = new Map<string, () => void>();
  const enter = (owner: string, name: string) =>
    queue.enter(owner, never).then((leave) => {
      order.push(name);
      if (leave) places.set(name, leave);
    });
  void enter('ann', 'a1');
  void enter('ann', 'a2');
  void enter('ann', 'a3');
  void enter('bob', 'b1');
  await settle();
  expect([order, queue.running(), queue.waiting()]).toEqual([['a1', 'a2'], 2, 2]);
  places.get('a1')?.();
  await settle();
  expect(order).toEqual(['a1', 'a2', 'b1']);
  places.get('b1')?.();
  places.get('a2')?.();
  await settle();
  expect([order, queue.running(), queue.waiting()]).toEqual([['a1', 'a2', 'b1', 'a3'], 1, 0]);
});

test('who gives up leaves the line', async () => {
  const queue = fairQueue(1);
  await queue.enter('ann', never);
  const giveUp = new AbortController();
  const waiting = queue.enter('bob', giveUp.signal);
  giveUp.abort();
  expect(await waiting).toBeNull();
  expect(queue.waiting()).toBe(0);
  expect(await queue.enter('bob', giveUp.signal)).toBeNull();
});
