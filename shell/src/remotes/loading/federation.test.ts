import type { VersionEntry } from '@hub/shared/contracts/releases/discovery';
import { createFederation } from './federation';
import { EntryLoadError, isLoadFailure } from './load-failure';

const BUILD = '1.0.0-aaaaaaaa';
const CONTAINER = 'mf_x__1_0_0_aaaaaaaa';
const SHARED = { react: {} };
const from = (origin: string): VersionEntry => ({
  manifestUrl: `${origin}/mf-x/mf-manifest.json`,
  manifestIntegrity: 'sha384-x',
  assets: {},
  commit: 'x',
  builtAt: '2026-01-01T00:00:00Z',
  requires: { shell: '^2.0.0', shared: '^1.0.0', react: '^19.0.0' },
  events: { emits: [], listens: [] },
});
const HERE = from('https://hub.example');

const containerOf = (label: string, get = (expose: string) => Promise.resolve(() => `${label} ${expose}`)) => ({
  init: jest.fn(),
  get: jest.fn(get),
});

const scripts = () => [...document.querySelectorAll('script')];
/** The answer of the network to the entry that is asked for now: it runs and leaves something, or does not come. */
function answer(left: unknown): void {
  const [script] = scripts();
  if (left instanceof Error) return void script?.dispatchEvent(new Event('error'));
  if (left !== undefined) Reflect.set(window, CONTAINER, left);
  script?.dispatchEvent(new Event('load'));
}

const initSharing = jest.fn();
beforeEach(() => {
  initSharing.mockClear();
  Object.assign(globalThis, { __webpack_init_sharing__: initSharing, __webpack_share_scopes__: { default: SHARED } });
});
afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(window, CONTAINER);
});

test('an entry is run once, whatever is asked of it, and given what is shared once', async () => {
  const federation = createFederation();
  const both = Promise.all(['./remote', './overview'].map((expose) => federation.load('mf-x', BUILD, HERE, expose)));
  expect(scripts().map(({ src, crossOrigin }) => [src, crossOrigin])).toEqual([
    ['https://hub.example/mf-x/remoteEntry.js', 'anonymous'],
  ]);
  const container = containerOf('first');
  answer(container);
  expect(await both).toEqual(['first ./remote', 'first ./overview']);
  expect(await federation.load('mf-x', BUILD, HERE, './remote')).toBe('first ./remote');
  expect(container.init.mock.calls).toEqual([[SHARED]]);
  expect(initSharing).toHaveBeenCalledWith('default');
  expect(scripts()).toEqual([]);
});

test('an entry that does not come has not arrived, and is asked for anew', async () => {
  const federation = createFederation();
  const first = federation.load('mf-x', BUILD, HERE, './remote');
  answer(new Error('404'));
  await expect(first).rejects.toThrow(new EntryLoadError('https://hub.example/mf-x/remoteEntry.js'));
  const second = federation.load('mf-x', BUILD, HERE, './remote');
  answer(containerOf('second'));
  expect(await second).toBe('second ./remote');
});

test('an entry that is not answered at all is forgotten', async () => {
  jest.useFakeTimers();
  const federation = createFederation();
  const first = federation.load('mf-x', BUILD, HERE, './remote');
  jest.advanceTimersByTime(9000);
  await expect(first).rejects.toThrow(EntryLoadError);
  jest.useRealTimers();
  const second = federation.load('mf-x', BUILD, HERE, './remote');
  answer(containerOf('late'));
  expect(await second).toBe('late ./remote');
});

test('an entry that throws has arrived', async () => {
  const loading = createFederation().load('mf-x', BUILD, HERE, './remote');
  answer(undefined);
  const error: unknown = await loading.catch((reason: unknown) => reason);
  expect(error).toEqual(new Error('https://hub.example/mf-x/remoteEntry.js did not run to its end.'));
  expect(isLoadFailure(error)).toBe(false);
});

test('the same build from another origin is a container of its own', async () => {
  const federation = createFederation();
  const load = (place: VersionEntry) => federation.load('mf-x', BUILD, place, './remote');
  const first = load(HERE);
  answer(containerOf('here'));
  expect(await first).toBe('here ./remote');
  const mirror = from('https://mirror.example');
  const broken = load(mirror);
  // What the first one has left on the page is not taken for it.
  answer(undefined);
  await expect(broken).rejects.toThrow('https://mirror.example/mf-x/remoteEntry.js did not run to its end.');
  const second = load(mirror);
  answer(containerOf('mirror'));
  expect(await second).toBe('mirror ./remote');
  expect(await load(HERE)).toBe('here ./remote');
});

test('of a container whose file did not come it is asked anew, without running the entry again', async () => {
  const federation = createFederation();
  const get = jest.fn<Promise<() => string>, [string]>(() => Promise.resolve(() => 'there'));
  get.mockRejectedValueOnce(Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' }));
  const first = federation.load('mf-x', BUILD, HERE, './remote');
  answer(containerOf('x', get));
  await expect(first).rejects.toThrow('Loading chunk 1 failed.');
  expect(await federation.load('mf-x', BUILD, HERE, './remote')).toBe('there');
  expect(scripts()).toEqual([]);
});
