import { CallMeter, isRefusedThroughout } from './call-meter';

function setUp() {
  let now = 0;
  const meter = new CallMeter(() => now);
  let floods = 0;
  meter.flooded = () => (floods += 1);
  /** Calls spread evenly over seconds. */
  const call = (aSecond: number, seconds: number) =>
    Array.from({ length: aSecond * seconds }, () => {
      now += 1000 / aSecond;
      return meter.admit();
    });
  return { meter, call, floods: () => floods, pass: (ms: number) => (now += ms) };
}

test('calls of a busy screen are sent at once', () => {
  const { call, floods } = setUp();
  expect(new Set(call(19, 20))).toEqual(new Set([0]));
  expect(floods()).toBe(0);
});

test('what is beyond twenty a second waits its turn, and catches up', () => {
  const { call, pass } = setUp();
  const waits = call(40, 3);
  expect(Math.max(...waits)).toBeGreaterThan(1000);
  pass(10_000);
  expect(call(5, 1)).toEqual([0, 0, 0, 0, 0]);
});

test('more than fifty a second for five seconds is a flood; a burst is none', () => {
  const burst = setUp();
  burst.call(200, 3);
  burst.call(2, 5);
  burst.call(200, 3);
  expect(burst.floods()).toBe(0);
  const flood = setUp();
  flood.call(100, 7);
  expect(flood.floods()).toBe(1);
});

test('a screen whose every read is refused has failed, one with a good read has not', () => {
  const { meter } = setUp();
  const refuse = (path: string) => meter.settle(path, { ok: false, isRead: true, refused: true });
  refuse('/api/a');
  refuse('/api/a');
  expect(isRefusedThroughout(meter.tally)).toBe(false);
  refuse('/api/b');
  expect(isRefusedThroughout(meter.tally)).toBe(true);
  meter.settle('/api/c', { ok: true, isRead: true, refused: false });
  expect(isRefusedThroughout(meter.tally)).toBe(false);
  expect(isRefusedThroughout(meter.restart())).toBe(false);
});

test('a server that is down, and forms that are refused, are not the screen', () => {
  const { meter } = setUp();
  for (let time = 0; time < 9; time += 1) {
    meter.settle('/api/a', { ok: false, isRead: true, refused: false });
    meter.settle('/api/b', { ok: false, isRead: false, refused: true });
  }
  expect(isRefusedThroughout(meter.tally)).toBe(false);
  expect(meter.tally.failed).toBe(18);
});
