import { isOfTime, judgeAgain, TOO_BUSY } from './judge-again';

const SLOW = 'never-shown: busy for 8 s';

/** Answers one after the other, the last one for ever. */
const answers = (...all: (string | null)[]) => {
  let at = 0;
  return async () => all[Math.min(at++, all.length - 1)] ?? null;
};

test.each<[string, (string | null)[], (string | null)[], string | null]>([
  ['a build that shows it again beside a sound screen is refused', [SLOW], [null], SLOW],
  ['one that does not show it twice was seen on a busy machine', [null], [null], null],
  ['what comes every second time is no accident', [null, SLOW], [null], SLOW],
  ['a look in which the sound screen fails as well says nothing', [SLOW, SLOW, null], [SLOW, 'frozen: 5 s', null], null],
  ['nor does it excuse the build for ever', [SLOW], [SLOW, SLOW, null], SLOW],
  ['where nothing can be told nothing is let through', [SLOW], [SLOW], `${SLOW} (${TOO_BUSY}: ${SLOW})`],
])('%s', async (_what, tried, sound, verdict) => {
  expect(await judgeAgain(SLOW, answers(...tried), answers(...sound), 0)).toBe(verdict);
});

test.each([
  ['never-shown: busy', true],
  ['frozen: no answer for 5 s', true],
  ['landmarks: header is hidden', true],
  ['load_fail: LoadTimeout: remoteEntry.js', true],
  ['nothing of it was shown within 40 s', true],
  ['crash: Error: broken', false],
  ['load_fail: Error: broken', false],
  ['flood: 120 calls a second', false],
  ['globals: fetch', false],
])('%s: a busy machine may be the cause is %s', (trouble, expected) => expect(isOfTime(trouble)).toBe(expected));
