import { writeToken, clearToken } from '../session';
import { exchange } from './client';
import { http } from './http';
import { sendOpening, takeOpening } from './opening';

const REPORT = { report: { id: 'r1' } };
const server = jest.fn<Promise<Response>, [string, RequestInit]>();
const asked = jest.spyOn(http, 'request').mockResolvedValue({ status: 200, data: 'asked anew' });

beforeEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, { fetch: server });
  server.mockReset().mockImplementation(() => Promise.resolve(Response.json(REPORT)));
  asked.mockClear();
  window.__hubOpening__ = undefined;
  writeToken('first');
});
afterAll(() => clearToken());

const get = (url: string) => exchange({ method: 'GET', url });

test('the first call is sent in the name of the session, and who makes it later is handed the answer, once', async () => {
  expect(await sendOpening('/reports/r1')).toEqual(REPORT);
  expect(server.mock.lastCall?.[0]).toBe('/api/reports/r1');
  expect(server.mock.lastCall?.[1].headers).toMatchObject({ authorization: 'Bearer first', 'hub-api': '1' });
  expect(await get('/reports/r1')).toEqual({ status: 200, data: REPORT });
  expect(asked).not.toHaveBeenCalled();
  expect((await get('/reports/r1')).data).toBe('asked anew');
});

test('another call is none of it', async () => {
  await sendOpening('/reports/r1');
  expect((await get('/reports/r2')).data).toBe('asked anew');
  expect((await exchange({ method: 'DELETE', url: '/reports/r1' })).data).toBe('asked anew');
  expect((await get('/reports/r1')).data).toEqual(REPORT);
});

test.each([
  ['is refused', () => Promise.resolve(Response.json({ code: 'unauthorized' }, { status: 401 }))],
  ['is not answered', () => Promise.reject(new TypeError('no connection'))],
  ['is answered with what is no JSON', () => Promise.resolve(new Response('<html>'))],
])('what %s is asked anew', async (_, answer) => {
  server.mockImplementation(answer);
  expect(await sendOpening('/reports/r1')).toBeUndefined();
  expect((await get('/reports/r1')).data).toBe('asked anew');
});

test('nothing is asked for nobody', async () => {
  clearToken();
  expect(await sendOpening('/reports/r1')).toBeUndefined();
  expect(server).not.toHaveBeenCalled();
});

test('what everybody may ask for is asked for nobody too, and not handed to who has logged in meanwhile', async () => {
  clearToken();
  expect(await sendOpening('/sample-report', true)).toEqual(REPORT);
  expect(server.mock.lastCall?.[1].headers).not.toHaveProperty('authorization');
  expect((await get('/sample-report')).data).toEqual(REPORT);
  await sendOpening('/sample-report', true);
  writeToken('first');
  expect(takeOpening('/sample-report')).toBeNull();
});

test('the answer for one session is not handed to the next', async () => {
  await sendOpening('/reports/r1');
  writeToken('second');
  expect(takeOpening('/reports/r1')).toBeNull();
});

test('an answer that nobody has taken for half a minute is too old', async () => {
  jest.useFakeTimers();
  await sendOpening('/reports/r1');
  jest.advanceTimersByTime(31_000);
  expect(takeOpening('/reports/r1')).toBeNull();
});
