import { errorBody } from '@hub/shared/contracts/error';
import { API_HEADER, API_VERSION } from '@hub/shared/discovery';
import { testApp, type TestApp } from '../testing/test-app';
import { OLDEST_API } from './old-pages';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
}, 60_000);
afterAll(() => hub.stop());

const ask = (form?: string) =>
  hub.app.inject({ url: '/api/discovery', headers: form === undefined ? {} : { [API_HEADER]: form } });

test('a page that was written for a form of the API that is gone is told to load itself again', async () => {
  const answer = await ask(String(OLDEST_API - 1));
  expect(answer.statusCode).toBe(409);
  expect(errorBody.parse(answer.json())).toMatchObject({
    code: 'page-too-old',
    detail: 'This page is older than the hub understands. Please load it again.',
  });
});

test.each([undefined, String(API_VERSION), String(API_VERSION + 1), 'x', ''])('a call of form %j is answered', async (form) => {
  expect((await ask(form)).statusCode).toBe(200);
});
