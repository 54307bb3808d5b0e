import { framesOf, isLoadFailure, lossOf, reasonOf } from './load-failure';

const chunkError = Object.assign(new Error('Loading chunk 463 failed.'), { name: 'ChunkLoadError' });
const styleError = Object.assign(new Error('Loading CSS chunk 463 failed.'), { code: 'CSS_CHUNK_LOAD_FAILED' });
const entryError = new Error(
  '[ Federation Runtime ]: #RUNTIME-008 ScriptNetworkError: Failed to load script "http://x.test/remoteEntry.js"',
);
const thrown = new Error('#RUNTIME-008 ScriptExecutionError: Script "http://x.test/remoteEntry.js" loaded but threw');

test.each([
  [chunkError, true],
  [styleError, true],
  [entryError, true],
  [thrown, false],
  [new TypeError('x is not a function'), false],
  ['ChunkLoadError', false],
])('%s: not arrived is %s', (error, expected) => expect(isLoadFailure(error)).toBe(expected));

const ENTRY = 'http://x.test/remotes/mf-a/1/remoteEntry.js';
/** The browser's record of a file that it has asked for. */
const answered = (url: string, responseStatus: number) =>
  Object.assign(performance, {
    getEntriesByName: (name: string) => (name === url ? [{ responseStatus: 503 }, { responseStatus }] : []),
  });

test.each([
  [entryError, 'http://x.test/remoteEntry.js', 404, 'remoteEntry.js: 404'],
  [entryError, 'http://x.test/remoteEntry.js', 200, 'remoteEntry.js: 200, not the published bytes'],
  [entryError, 'http://x.test/other.js', 404, 'remoteEntry.js: no answer'],
  [
    Object.assign(new Error('Loading chunk 463 failed.\n(error: http://x.test/remotes/463.ab12.js?x=1)'), {
      name: 'ChunkLoadError',
    }),
    'http://x.test/remotes/463.ab12.js?x=1',
    500,
    '463.ab12.js: 500',
  ],
  [chunkError, ENTRY, 502, 'remoteEntry.js: 502'],
  [new TypeError('x is not a function'), ENTRY, 404, 'TypeError: x is not a function'],
])('%s with %s answered by %s is told as a file and a status', (error, url, status, told) => {
  answered(url, status);
  expect(lossOf(error, ENTRY)).toBe(told);
});

test('a reason is one short line', () => {
  expect(reasonOf(new TypeError('first\n    at second'))).toBe('TypeError: first');
  expect(reasonOf(new Error('x'.repeat(900)))).toHaveLength(300);
});

test.each([
  [
    'Chromium',
    'TypeError: no price of anna@example.com\n    at f (https://hub.example/remotes/mf-a/1.0.0-0123456789/chunks/a.01.js:1:20)\n    at https://cdn.example/assets/libraries.0a.js:2:3',
  ],
  [
    'Firefox',
    'f@https://hub.example/remotes/mf-a/1.0.0-0123456789/chunks/a.01.js:1:20\n@https://cdn.example/assets/libraries.0a.js:2:3\n@https://hub.example/dashboard?email=anna@example.com:9:9',
  ],
])('of a stack of %s only places in files of builds are told', (_, stack) => {
  const error = Object.assign(new TypeError('no price of anna@example.com'), { stack });
  expect(framesOf(error)).toEqual(['/remotes/mf-a/1.0.0-0123456789/chunks/a.01.js:1:20', '/assets/libraries.0a.js:2:3']);
  expect(framesOf('a text')).toBeUndefined();
});
