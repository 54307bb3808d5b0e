import { keepWatch, type PageMessage, type WorkerMessage } from './watchdog-worker';

const FOLLOW: PageMessage = { type: 'follow', url: '/api/telemetry/remotes', event: { harm: 'frozen' } };

function setUp() {
  let now = 0;
  let look: () => void = () => undefined;
  let hear: (message: PageMessage) => void = () => undefined;
  const told: WorkerMessage[] = [];
  const sent: string[] = [];
  keepWatch({
    now: () => now,
    every: (_ms, each) => (look = each),
    listen: (each) => (hear = each),
    tell: (message) => told.push(message),
    send: (url, body) => sent.push(`${url} ${body}`),
  });
  /** Lets seconds go by; the page answers in each, or in none. */
  const pass = (seconds: number, answers: boolean) => {
    for (let second = 0; second < seconds; second += 1) {
      now += 1000;
      if (answers) hear({ type: 'beat' });
      look();
    }
  };
  return { hear: (message: PageMessage) => hear(message), pass, told, sent, sleep: (ms: number) => (now += ms) };
}

test('a page that stops answering is reported once, and told when it answers again', () => {
  const { hear, pass, told, sent } = setUp();
  hear(FOLLOW);
  pass(10, true);
  pass(7, false);
  expect(sent).toEqual([]);
  pass(20, false);
  expect(sent).toEqual(['/api/telemetry/remotes {"events":[{"harm":"frozen"}]}']);
  expect(told).toEqual(['ready']);
  pass(1, true);
  expect(told).toEqual(['ready', 'was-frozen']);
});

test('a page that paused, or with no canary, may be silent', () => {
  const { hear, pass, sent } = setUp();
  pass(30, false);
  hear(FOLLOW);
  hear({ type: 'pause' });
  pass(30, false);
  expect(sent).toEqual([]);
});

test('a machine that slept is no frozen page', () => {
  const { hear, pass, sent, sleep } = setUp();
  hear(FOLLOW);
  pass(3, true);
  sleep(600_000);
  pass(1, false);
  pass(3, true);
  expect(sent).toEqual([]);
});

test('a page that does not answer is reported on a machine that is held up now and then, by the time that it had', () => {
  const { hear, pass, sent, sleep } = setUp();
  hear(FOLLOW);
  pass(3, true);
  for (let i = 0; i < 4; i += 1) {
    pass(2, false);
    sleep(1000);
  }
  expect(sent).toEqual([]);
  pass(4, false);
  expect(sent).toHaveLength(1);
});
