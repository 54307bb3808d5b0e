import type { PleaseWait } from '../../errors';
import { loginDelay } from './login-delay';

const HOME = '10.0.0.1';

/** A delay on a clock that moves only by what is waited for. */
const timed = () => {
  let now = 0;
  const waits: number[] = [];
  const wakeUps: { at: number; wake: () => void }[] = [];
  const delay = loginDelay(
    (ms) => {
      waits.push(ms);
      return new Promise<void>((wake) => wakeUps.push({ at: now + ms, wake }));
    },
    () => now,
  );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const until = async (end: number) => {
    for (;;) {
      await settle();
      wakeUps.sort((a, b) => a.at - b.at);
      const first = wakeUps[0];
      if (!first || first.at > end) break;
      wakeUps.shift();
      now = first.at;
      first.wake();
    }
    now = end;
  };
  return { delay, waits, until, pass: (ms: number) => (now += ms) };
};

test('the first failures are free, then each attempt waits twice as long, up to a limit', async () => {
  let now = 0;
  const waits: number[] = [];
  const delay = loginDelay(
    (ms) => (waits.push(ms), (now += ms), Promise.resolve()),
    () => now,
  );
  for (let i = 0; i < 10; i++) await delay.begin('a@b.example', HOME);
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
});

const MINUTE_MS = 60_000;

/** Attempts that get through within a minute, when each begins as soon as the one before is through. */
const oneAfterAnother = async () => {
  let now = 0;
  let tries = 0;
  const delay = loginDelay(
    (ms) => ((now += ms), Promise.resolve()),
    () => now,
  );
  for (; now <= MINUTE_MS; tries++) await delay.begin('a@b.example', HOME);
  return tries;
};

/** The same, when so many more begin from each network every quarter of a second, whatever became of the ones before. */
const atOnce = async (count: number, networks: string[]) => {
  const { delay, until } = timed();
  let tries = 0;
  for (let now = 0; now <= MINUTE_MS; now += 250) {
    for (const network of networks)
      for (let i = 0; i < count; i++)
        delay.begin('a@b.example', network).then(
          () => tries++,
          () => undefined,
        );
    await until(now);
  }
  return tries;
};

test('attempts at the same time, from one network or from many, get no more through than one after another', async () => {
  const serial = await oneAfterAnother();
  expect(serial).toBeLessThan(15);
  expect(await atOnce(20, [HOME])).toBeLessThanOrEqual(serial);
  const many = Array.from({ length: 10 }, (_, i) => `10.0.0.${i}`);
  expect(await atOnce(2, many)).toBeLessThanOrEqual(serial);
});

test('who comes while an attempt waits is told when to come back', async () => {
  const { delay } = timed();
  const answers = await Promise.all(
    Array.from({ length: 600 }, () =>
      Promise.race([
        delay.begin('a@b.example', HOME).then(
          () => 'through',
          (error: unknown) => {
            const { status, seconds } = error as PleaseWait;
            return `${status} ${seconds}`;
          },
        ),
        new Promise<string>((resolve) => setTimeout(() => resolve('waits'), 50)),
      ]),
    ),
  );
  const count = (answer: string) => answers.filter((each) => each === answer).length;
  expect([count('through'), count('waits'), count('429 2')]).toEqual([3, 1, 596]);
});

test('a stranger’s guesses leave a place for others, and do not touch who has proven the password', async () => {
  const { delay, waits } = timed();
  delay.succeeded('a@b.example', HOME);
  for (let i = 0; i < 10; i++) void delay.begin('a@b.example', 'stranger').catch(() => undefined);
  await delay.begin('a@b.example', HOME);
  expect(waits).toEqual([500]);
  void delay.begin('a@b.example', 'new place');
  expect(waits).toEqual([500, 1500]);
});

test('a success, or a quarter of an hour, forgets them; other accounts are not touched', async () => {
  const { delay, waits, pass } = timed();
  for (let i = 0; i < 3; i++) await delay.begin('a@b.example', HOME);
  delay.succeeded('a@b.example', HOME);
  await delay.begin('a@b.example', HOME);
  for (let i = 0; i < 3; i++) await delay.begin('c@d.example', HOME);
  pass(16 * 60_000);
  await delay.begin('c@d.example', HOME);
  expect(waits).toEqual([]);
});
