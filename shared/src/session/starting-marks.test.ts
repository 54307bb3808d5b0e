import { removeMark, takeOldMarks, writeMark } from './starting-marks';

const CANARY = { remote: 'mf-reports', buildId: '1.1.0-cccccccc' };
const NOW = 1_700_000_000_000;
/** As another page of this device has left it. */
const leave = (at: number) => localStorage.setItem('hub.starting.other', JSON.stringify({ ...CANARY, at }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  removeMark();
});

test('an old mark of another page is found once', () => {
  leave(NOW - 9000);
  expect(takeOldMarks(CANARY, NOW)).toBe(true);
  expect(takeOldMarks(CANARY, NOW)).toBe(false);
});

test('a mark that is still renewed, of another build, or of this very page says nothing', () => {
  leave(NOW - 7000);
  expect(takeOldMarks(CANARY, NOW)).toBe(false);
  leave(NOW - 9000);
  expect(takeOldMarks({ ...CANARY, buildId: '1.2.0-dddddddd' }, NOW)).toBe(false);
  localStorage.clear();
  writeMark(CANARY, NOW - 60_000);
  expect(takeOldMarks(CANARY, NOW)).toBe(false);
});

test('what else lies there is passed over', () => {
  localStorage.setItem('hub.starting.x', 'not json');
  localStorage.setItem('hub.starting.y', '7');
  expect(takeOldMarks(CANARY, NOW)).toBe(false);
});

test('a full storage leaves the mark to a cookie of the session', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeMark(CANARY, NOW);
  expect(document.cookie).toContain('hub.starting.');
  removeMark();
  expect(document.cookie).not.toContain('hub.starting.');
});
