import { apiBreaches, publishedApis, type ApiContract } from './api-contract';
import { readApi } from './read-api';

let now: ApiContract;
beforeAll(async () => {
  now = await readApi();
}, 90_000);

// A tab may be two releases old. Where a call cannot stay as it was, raise OLDEST_API (`server/src/plugins/old-pages.ts`), so that such tabs are offered a reload.
test.each(publishedApis())('a tab of the release recorded as $name works on with this server', ({ contract }) =>
  expect(apiBreaches(contract, now)).toEqual([]),
);

test('there is a recorded release to compare with', () => expect(publishedApis()).not.toEqual([]));
