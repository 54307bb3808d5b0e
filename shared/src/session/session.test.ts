import * as z from 'zod/mini';
import { makeToken } from '../testing/token';
import { makeUser } from '../testing/fixtures';
import {
  addToQuarantine,
  clearSession,
  isTokenLive,
  readClaims,
  readQuarantine,
  readSession,
  readToken,
  saveSession,
  storedValue,
  tokenRemaining,
  watchToken,
} from '.';

beforeEach(() => localStorage.clear());

describe('session', () => {
  test('keeps the token and the user under the keys that the product names', () => {
    const token = makeToken();
    saveSession(makeUser(), token);
    expect(Object.fromEntries(Object.entries(localStorage))).toMatchObject({
      token,
      userEmail: 'ada@example.com',
      userFirstName: 'Ada',
      userLastName: 'Lovelace',
      userFullName: 'Ada Lovelace',
    });
    expect(readSession()).toEqual({ user: makeUser(), token });
  });

  test('leaves nothing behind', () => {
    saveSession(makeUser(), makeToken());
    clearSession();
    expect(localStorage).toHaveLength(0);
    expect(readSession()).toBeNull();
  });

  test('is none when its token is over, or when what is stored is not a user', () => {
    saveSession(makeUser(), makeToken(-1000));
    expect(readSession()).toBeNull();
    saveSession(makeUser(), makeToken());
    localStorage.setItem('hub.user', '{"id": 5}');
    expect(readSession()).toBeNull();
  });

  test('lasts as long as the page where the browser blocks local storage', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
      jest.spyOn(Storage.prototype, name).mockImplementation(blocked),
    );
    try {
      const token = makeToken();
      saveSession(makeUser(), token);
      expect(readSession()).toEqual({ user: makeUser(), token });
      clearSession();
      expect(readToken()).toBeNull();
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
  });
});

test('a build is put away also where the storage is full and holds an older list', () => {
  addToQuarantine('mf-auth', '1.0.0-bbbbbbbb');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  addToQuarantine('mf-agents', '1.0.0-cccccccc');
  full.mockRestore();
  expect(readQuarantine().map((each) => each.remote)).toEqual(['mf-auth', 'mf-agents']);
  // Once there is room again it is kept.
  addToQuarantine('mf-upload', '1.0.0-dddddddd');
  expect(JSON.parse(localStorage.getItem('hub.quarantine') ?? '[]')).toHaveLength(3);
});

describe('token', () => {
  test('tells its end from the exp claim, which is in seconds', () => {
    const token = makeToken(60_000);
    const exp = readClaims(token)?.exp ?? 0;
    expect(tokenRemaining(token, exp * 1000 - 500)).toBe(500);
    expect(isTokenLive(token, exp * 1000 - 1)).toBe(true);
    expect(isTokenLive(token, exp * 1000)).toBe(false);
  });

  test.each(['', 'nonsense', 'a.b.c', `x.${btoa('{"sub":"1"}')}.y`])('%j is not a live token', (text) => {
    expect(readClaims(text)).toBeNull();
    expect(isTokenLive(text)).toBe(false);
  });
});

describe('another tab', () => {
  const change = (init: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', init));

  test('is heard when it changes or removes the token, and no longer after the watch is stopped', () => {
    const heard = jest.fn();
    const stop = watchToken(heard);
    change({ key: 'token', newValue: 'next' });
    change({ key: 'token', newValue: null });
    change({ key: 'hub.endReason', newValue: 'expired' });
    change({ key: 'token', newValue: null });
    change({ key: 'hub.endReason', newValue: null });
    change({ key: 'userEmail', newValue: 'x' });
    change({ key: null });
    stop();
    change({ key: 'token', newValue: null });
    expect(heard.mock.calls).toEqual([[{ token: 'next' }], [{ ended: 'logout' }], [{ ended: 'expired' }], [{ ended: 'logout' }]]);
  });
});

test('a stored value of another shape is passed over', () => {
  const count = storedValue('count', z.number());
  count.write(3);
  expect(count.read()).toBe(3);
  localStorage.setItem('count', '"three"');
  expect(count.read()).toBeNull();
  localStorage.setItem('count', '{broken');
  expect(count.read()).toBeNull();
});

test('a build is in quarantine for a day', () => {
  const now = Date.UTC(2026, 0, 1);
  addToQuarantine('mf-reports', '1.0.0-aaaaaaaa', undefined, now);
  addToQuarantine('mf-reports', '1.0.0-aaaaaaaa', undefined, now + 1000);
  addToQuarantine('mf-auth', '1.0.0-bbbbbbbb', undefined, now);
  expect(readQuarantine(now + 1000).map((each) => each.remote)).toEqual(['mf-reports', 'mf-auth']);
  expect(readQuarantine(now + 24 * 60 * 60 * 1000).map((each) => each.remote)).toEqual(['mf-reports']);
  addToQuarantine('mf-agents', '1.0.0-cccccccc', 1000, now);
  expect(readQuarantine(now + 1000).map((each) => each.remote)).not.toContain('mf-agents');
});
