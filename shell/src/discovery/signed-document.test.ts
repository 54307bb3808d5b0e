import type { DiscoveryDocument, RemoteEntry, Rollout, VersionEntry } from '@hub/shared/contracts/releases/discovery';
import { signedFiles } from '@hub/shared/contracts/releases/signed-bytes';
import type { RemoteEvent } from '@hub/shared/contracts/releases/telemetry';
import { sampleEntry } from '../../../shared/src/discovery/sample-document';
import { signedDocument } from './signed-document';

type Signer = (bytes: Uint8Array) => Promise<string>;
const base64Of = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));
/** A team's key: how it signs, and its public half as a page carries it. */
async function newKey(): Promise<{ sign: Signer; text: string }> {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  if (!('privateKey' in pair)) throw new Error('no pair of keys');
  const text = base64Of(await crypto.subtle.exportKey('raw', pair.publicKey))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
  return { text, sign: async (bytes) => base64Of(await crypto.subtle.sign('Ed25519', pair.privateKey, new Uint8Array(bytes))) };
}
const keyPairs = Promise.all([newKey(), newKey(), newKey()]);

let count = 0;
/** A remote that no other test knows: what has been reported is not told again. */
const newRemote = () => `mf-signed-${(count += 1)}`;
const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
const version = async (remote: string, buildId: string, key?: { sign: Signer }): Promise<VersionEntry> => {
  const assets = { 'remoteEntry.js': hash(buildId.slice(-1)), 'a.css': hash('c') };
  const signature = await key?.sign(signedFiles(remote, buildId, assets));
  const { versions, stable } = sampleEntry(remote);
  const sample = versions[stable];
  if (!sample) throw new Error('no sample');
  return { ...sample, assets, ...(signature !== undefined && { signature }) };
};
const [A, B] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'];
const entry = (changes: Partial<RemoteEntry>): RemoteEntry => ({
  ...sampleEntry('mf-any'),
  stable: A,
  previous: null,
  ...changes,
});
const make = (revision: number, remotes: Record<string, RemoteEntry>): DiscoveryDocument => ({
  schema: 'mfe-discovery/1',
  revision,
  issuedAt: '2026-01-01T00:00:00Z',
  ttlSeconds: 5,
  remotes,
});

let events: RemoteEvent[] = [];
let checks: jest.SpyInstance;
beforeEach(() => {
  events = [];
  checks = jest.spyOn(crypto.subtle, 'verify');
});
afterEach(() => jest.restoreAllMocks());
const check = (fresh: DiscoveryDocument, known: DiscoveryDocument, keys: Record<string, string[]>) =>
  signedDocument(fresh, known, keys, (event) => events.push(event));

test('takes a build that one of the keys has signed, also the next one of a rotation, and looks at it once', async () => {
  const [old, present] = await keyPairs;
  const remote = newRemote();
  const keys = { [remote]: [old.text], '*': [present.text] };
  const known = make(1, { [remote]: entry({ versions: { [A]: await version(remote, A) } }) });
  for (const key of [old, present]) {
    const fresh = make(2, {
      [remote]: entry({ stable: B, versions: { [A]: await version(remote, A), [B]: await version(remote, B, key) } }),
    });
    const taken = await check(fresh, known, keys);
    expect(taken).toEqual(fresh);
    checks.mockClear();
    expect(await check({ ...fresh, revision: 3 }, taken, keys)).toEqual({ ...fresh, revision: 3 });
    expect(checks).not.toHaveBeenCalled();
  }
  expect(events).toEqual([]);
});

test.each([
  ['no signature', (remote: string) => version(remote, B)],
  ['the signature of somebody else', async (remote: string) => version(remote, B, (await keyPairs)[2])],
  ['that of another remote', async () => version('mf-other', B, (await keyPairs)[1])],
  [
    'that of other files',
    async (remote: string) => ({ ...(await version(remote, B, (await keyPairs)[1])), assets: { 'remoteEntry.js': hash('x') } }),
  ],
  ['something that is none', async (remote: string) => ({ ...(await version(remote, B)), signature: 'AAAA' })],
])('a build with %s is not taken, the remote stays as it was, the others follow, and it is reported once', async (_, forged) => {
  const [, present] = await keyPairs;
  const [remote, sound] = [newRemote(), newRemote()];
  const keys = { [remote]: [present.text] };
  const before = entry({ versions: { [A]: await version(remote, A, present) } });
  const known = make(1, { [remote]: before });
  const other = entry({ stable: B, versions: { [B]: await version(sound, B) } });
  const fresh = make(2, {
    [remote]: entry({ stable: B, versions: { [A]: await version(remote, A), [B]: await forged(remote) } }),
    [sound]: other,
  });
  const taken = await check(fresh, known, keys);
  expect(taken).toEqual(make(2, { [remote]: before, [sound]: other }));
  await check({ ...fresh, revision: 3 }, taken, keys);
  expect(events).toEqual([{ type: 'unsigned', remote, buildId: B, arm: 'stable' }]);
});

test('files exchanged under an id that the page knows are looked at', async () => {
  const [, present] = await keyPairs;
  const remote = newRemote();
  const known = make(1, { [remote]: entry({ versions: { [A]: await version(remote, A) } }) });
  const exchanged = { ...(await version(remote, A)), assets: { 'remoteEntry.js': hash('x') } };
  const taken = await check(make(2, { [remote]: entry({ versions: { [A]: exchanged } }) }), known, { '*': [present.text] });
  expect(taken.remotes).toEqual(known.remotes);
});

const rollout = (changes: Partial<Rollout> = {}): Rollout => ({
  id: 'r1',
  version: B,
  salt: 's',
  weightBp: 500,
  cohorts: [],
  state: 'running',
  guard: { minMounts: 10, maxFailureDelta: 0.02, hardFailures: 3 },
  ...changes,
});

test('what is blocked or halted stays so, also beside a build that is not taken', async () => {
  const [, present, stranger] = await keyPairs;
  const remote = newRemote();
  const keys = { [remote]: [present.text] };
  const versions = { [A]: await version(remote, A, present), [B]: await version(remote, B, present) };
  const known = make(1, { [remote]: entry({ versions, rollout: rollout() }) });
  const C = '1.2.0-cccccccc';
  const next = { ...versions, [C]: await version(remote, C, stranger) };
  const halted = await check(
    make(2, { [remote]: entry({ versions: next, previous: C, blocked: [B], rollout: rollout({ state: 'halted' }) }) }),
    known,
    keys,
  );
  expect(halted.remotes[remote]).toMatchObject({ blocked: [B], rollout: { state: 'halted' } });
  const other = await check(
    make(3, { [remote]: entry({ versions: next, rollout: rollout({ id: 'r2', version: C }) }) }),
    known,
    keys,
  );
  expect(other.remotes[remote]?.rollout).toBeUndefined();
  expect(events.map(({ buildId, arm }) => [buildId, arm])).toEqual([[C, 'stable']]);
});

test('a remote that is not known yet comes with a signature alone', async () => {
  const [, present] = await keyPairs;
  const [signed, unsigned] = [newRemote(), newRemote()];
  const fresh = make(2, {
    [signed]: entry({ versions: { [A]: await version(signed, A, present) } }),
    [unsigned]: entry({ versions: { [A]: await version(unsigned, A) } }),
  });
  expect(Object.keys((await check(fresh, make(1, {}), { '*': [present.text] })).remotes)).toEqual([signed]);
});

test('a browser that cannot check goes by what the server has checked', async () => {
  const [, present] = await keyPairs;
  jest.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('no such algorithm', 'NotSupportedError'));
  const remote = newRemote();
  const fresh = make(2, { [remote]: entry({ versions: { [A]: await version(remote, A) } }) });
  expect(await check(fresh, make(1, {}), { '*': [present.text] })).toEqual(fresh);
});
