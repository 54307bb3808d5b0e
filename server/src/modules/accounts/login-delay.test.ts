import { loginDelay } from './login-delay';

test('the first failures are free, then each attempt waits twice as long, up to a limit', async () => {
  const waits: number[] = [];
  const delay = loginDelay((ms) => (waits.push(ms), Promise.resolve()));
  for (let i = 0; i < 10; i++) await delay.begin('a@b.example');
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
});

test('many at once gain nothing', async () => {
  const waits: unknown[] = [];
  const delay = loginDelay((ms) => (waits.push(ms), Promise.resolve()));
  await Promise.all(Array.from({ length: 6 }, () => delay.begin('a@b.example')));
  expect(waits).toEqual([500, 1000, 2000]);
});

test('a success, or a quarter of an hour, forgets them; other accounts are not touched', async () => {
  let now = 0;
  const waits: number[] = [];
  const delay = loginDelay(
    (ms) => (waits.push(ms), Promise.resolve()),
    () => now,
  );
  for (let i = 0; i < 3; i++) await delay.begin('a@b.example');
  delay.succeeded('a@b.example');
  await delay.begin('a@b.example');
  for (let i = 0; i < 3; i++) await delay.begin('c@d.example');
  now = 16 * 60_000;
  await delay.begin('c@d.example');
  expect(waits).toEqual([]);
});
