import type { DiscoveryDocument } from '@hub/shared/contracts/releases/discovery';
import { sampleEntry } from '../../../shared/src/discovery/sample-document';
import { DiscoveryFeed } from './discovery-feed';

const make = (revision: number): DiscoveryDocument => ({
  schema: 'mfe-discovery/1',
  revision,
  issuedAt: '2026-01-01T00:00:00Z',
  ttlSeconds: 30,
  remotes: {},
});

function makeSource(answer: () => Promise<DiscoveryDocument>, stored: DiscoveryDocument | null = null) {
  const written: DiscoveryDocument[] = [];
  return {
    fetch: async () => ({ document: await answer(), tag: null }),
    lastGood: { read: () => stored, write: (document: DiscoveryDocument) => void written.push(document) },
    written,
  };
}

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('begins with what the page carries, and keeps it as the last good one', async () => {
  const source = makeSource(() => Promise.reject(new Error('not to be asked')));
  expect((await DiscoveryFeed.open(make(3), source)).current.revision).toBe(3);
  expect(source.written.map(({ revision }) => revision)).toEqual([3]);
});

test.each([undefined, {}, { ...make(3), ttlSeconds: 'soon' }])(
  'begins with the last good one when the page carries %j',
  async (inlined) => {
    const feed = await DiscoveryFeed.open(
      inlined,
      makeSource(() => Promise.reject(new Error('down')), make(2)),
    );
    expect(feed.current.revision).toBe(2);
  },
);

test('asks the server when there is nothing else, and fails when it has nothing', async () => {
  expect(
    (
      await DiscoveryFeed.open(
        undefined,
        makeSource(async () => make(1)),
      )
    ).current.revision,
  ).toBe(1);
  await expect(
    DiscoveryFeed.open(
      undefined,
      makeSource(() => Promise.reject(new Error('down'))),
    ),
  ).rejects.toThrow('down');
});

test('takes a newer document, tells of it, and never goes back', async () => {
  const answers = [make(5), make(4), make(5)];
  const source = makeSource(async () => answers.shift() ?? make(0));
  const feed = await DiscoveryFeed.open(make(3), source);
  const seen: number[] = [];
  feed.subscribe(({ revision }) => seen.push(revision));
  await feed.refresh();
  await feed.refresh();
  await feed.refresh();
  expect(feed.current.revision).toBe(5);
  expect(seen).toEqual([5]);
  expect(source.written.map(({ revision }) => revision)).toEqual([3, 5]);
});

test('stays with what it has while the server is down', async () => {
  const feed = await DiscoveryFeed.open(
    make(3),
    makeSource(() => Promise.reject(new Error('down'))),
  );
  await feed.refresh();
  expect(feed.current.revision).toBe(3);
});

test('follows a restored backup, whose numbers are smaller, by its generation and time', async () => {
  const answers = [
    { ...make(2), generation: 'b', issuedAt: '2025-12-31T00:00:00Z' },
    { ...make(2), generation: 'b', issuedAt: '2026-01-02T00:00:00Z' },
    { ...make(9), generation: 'a' },
  ];
  const feed = await DiscoveryFeed.open(
    { ...make(5), generation: 'a' },
    makeSource(async () => answers.shift() ?? make(0)),
  );
  const revisions = [];
  for (let i = 0; i < 3; i++) {
    await feed.refresh();
    revisions.push(feed.current.revision);
  }
  expect(revisions).toEqual([5, 2, 2]);
});

test('does not take a document that names a build it does not have', async () => {
  const { 'mf-a': entry } = { 'mf-a': { ...sampleEntry('mf-a'), versions: {} } };
  const feed = await DiscoveryFeed.open(
    make(3),
    makeSource(async () => ({ ...make(4), remotes: { 'mf-a': entry } })),
  );
  await feed.refresh();
  expect(feed.current.revision).toBe(3);
});

test.each([
  ['the one of the page, and then of each answer', make(3), ['"3"', '"3"', '"4"', '"4"']],
  ['none of the page where that one cannot be read', {}, [null, null, '"4"', '"4"']],
])('asks by the tag of the document that it has: %s', async (_what, inlined, tags) => {
  const answers = [null, { document: make(4), tag: '"4"' }, null, { document: make(5), tag: '"5"' }];
  const asked: (string | null)[] = [];
  const feed = await DiscoveryFeed.open(inlined, {
    ...makeSource(() => Promise.reject(new Error('not to be asked')), make(2)),
    tag: '"3"',
    fetch: async (tag) => answers[asked.push(tag) - 1] ?? null,
  });
  const revisions = [];
  for (let i = 0; i < 4; i++) {
    await feed.refresh();
    revisions.push(feed.current.revision);
  }
  expect(asked).toEqual(tags);
  expect(revisions.slice(1)).toEqual([4, 4, 5]);
  expect(console.warn).not.toHaveBeenCalled();
});

describe('follows the server', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
  });
  afterEach(() => jest.useRealTimers());

  test.each([
    ['what came with the page after ttlSeconds', make(3), null, [0, 1]],
    ['what is only the last good one at once, and after ttlSeconds', undefined, make(2), [1, 2]],
  ])('refreshes %s', async (_what, inlined, stored, calls) => {
    const fetch = jest.fn(async () => make(4));
    const feed = await DiscoveryFeed.open(inlined, makeSource(fetch, stored));
    const stop = feed.follow();
    const asked = [];
    await jest.advanceTimersByTimeAsync(29_999);
    asked.push(fetch.mock.calls.length);
    await jest.advanceTimersByTimeAsync(1);
    asked.push(fetch.mock.calls.length);
    stop();
    await jest.advanceTimersByTimeAsync(60_000);
    expect([...asked, fetch.mock.calls.length]).toEqual([...calls, calls[1]]);
    expect(feed.current.revision).toBe(4);
  });

  test('asks at once when somebody looks again, the network is back, or an answer tells of a newer revision', async () => {
    const fetch = jest.fn(async () => make(3));
    const feed = await DiscoveryFeed.open(make(3), makeSource(fetch));
    const stop = feed.follow();
    const asksAt = async (target: EventTarget, event: Event) => {
      const before = fetch.mock.calls.length;
      target.dispatchEvent(event);
      await jest.advanceTimersByTimeAsync(1);
      return fetch.mock.calls.length - before;
    };
    const revision = (detail: string) => new CustomEvent('hub:revision', { detail });
    expect([
      await asksAt(document, new Event('visibilitychange', { bubbles: true })),
      await asksAt(window, new Event('online')),
      await asksAt(window, new PageTransitionEvent('pageshow', { persisted: true })),
      await asksAt(window, new PageTransitionEvent('pageshow', { persisted: false })),
      await asksAt(window, revision('4')),
      await asksAt(window, revision('3')),
    ]).toEqual([1, 1, 1, 0, 1, 0]);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    expect(await asksAt(document, new Event('visibilitychange', { bubbles: true }))).toBe(0);
    stop();
    expect(await asksAt(window, new Event('online'))).toBe(0);
  });

  test('eight tabs ask hardly more often than one, and all of them have what one was told', async () => {
    jest.spyOn(Math, 'random').mockRestore();
    let revision = 3;
    const fetch = jest.fn(async () => make(revision));
    const hearing = new Set<(message: unknown) => void>();
    const open = () => {
      let own: ((message: unknown) => void) | undefined;
      const tabs = {
        post: (message: unknown) => hearing.forEach((each) => each !== own && each(message)),
        hear: (listener: (message: unknown) => void) => {
          hearing.add((own = listener));
          return () => hearing.delete(listener);
        },
      };
      return DiscoveryFeed.open(make(3), { ...makeSource(fetch), tabs });
    };
    const feeds = await Promise.all(Array.from({ length: 8 }, open));
    const stops = feeds.map((feed) => feed.follow());
    await jest.advanceTimersByTimeAsync(300_000);
    // One tab asks ten times then, eight by themselves eighty.
    expect(fetch.mock.calls.length).toBeLessThanOrEqual(13);
    revision = 4;
    // A tab of another release, or one that has missed something, keeps nobody from their turn.
    const others = setInterval(() => hearing.forEach((each) => each('other 7')), 1000);
    await jest.advanceTimersByTimeAsync(36_000);
    expect(feeds.map(({ current }) => current.revision)).toEqual(Array.from({ length: 8 }, () => 4));
    clearInterval(others);
    for (const stop of stops) stop();
    expect(hearing.size).toBe(0);
  });
});

test('takes of a newer document what its check leaves, and asks again where that could not tell', async () => {
  const tags: (string | null)[] = [];
  let isKnown = false;
  const feed = await DiscoveryFeed.open(make(3), {
    ...makeSource(async () => make(5)),
    tag: 'three',
    fetch: (tag) => {
      tags.push(tag);
      return Promise.resolve({ document: make(5), tag: 'five' });
    },
    check: (fresh, known) => {
      if (!isKnown) return Promise.reject(new Error('the code for it did not come'));
      return Promise.resolve({ ...fresh, ttlSeconds: known.ttlSeconds + 1 });
    },
  });
  await feed.refresh();
  expect(feed.current.revision).toBe(3);
  isKnown = true;
  await feed.refresh();
  await feed.refresh();
  expect(tags).toEqual(['three', 'three', 'five']);
  expect([feed.current.revision, feed.current.ttlSeconds]).toEqual([5, make(3).ttlSeconds + 1]);
});
