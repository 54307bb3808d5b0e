import type { DiscoveryDocument, RemoteEntry, VersionEntry } from '@hub/shared/contracts/releases/discovery';
import { pageKeys } from '@hub/shared/contracts/releases/page-keys';
import { signedFiles } from '@hub/shared/contracts/releases/signed-bytes';
import type { RemoteEvent } from '@hub/shared/contracts/releases/telemetry';

const bytesOf = (base64: string) =>
  Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

/** Null where this browser has no Ed25519, or the page came without encryption. */
async function readKeys(texts: readonly string[]): Promise<CryptoKey[] | null> {
  try {
    return await Promise.all(texts.map((text) => crypto.subtle.importKey('raw', bytesOf(text), 'Ed25519', false, ['verify'])));
  } catch {
    return null;
  }
}

async function isSigned(keys: readonly CryptoKey[], remote: string, buildId: string, version: VersionEntry): Promise<boolean> {
  if (version.signature === undefined) return false;
  const [signature, bytes] = [bytesOf(version.signature), new Uint8Array(signedFiles(remote, buildId, version.assets))];
  const checks = keys.map((key) => crypto.subtle.verify('Ed25519', key, signature, bytes));
  return (await Promise.all(checks)).includes(true);
}

const hasSameFiles = (a: VersionEntry, b: VersionEntry | undefined): boolean => {
  const files = Object.entries(a.assets);
  return files.length === Object.keys(b?.assets ?? {}).length && files.every(([file, hash]) => b?.assets[file] === hash);
};

/** The entry of before, with what the newer one takes back: that needs nobody's signature. */
function entryOfBefore(before: RemoteEntry, { blocked, rollout }: RemoteEntry): RemoteEntry {
  const { rollout: own, ...rest } = before;
  return {
    ...rest,
    blocked: [...new Set([...before.blocked, ...blocked])],
    ...(own && own.id === rollout?.id && { rollout }),
  };
}

/** Builds of which this page has told already. */
const told = new Set<string>();

/**
 * The document with those remotes alone whose builds a team has signed, as far as the page has keys for them; a remote with another build
 * stays as the page has known it, and that is reported. A build that the page knows is not looked at again, and none where the browser cannot check.
 */
export async function signedDocument(
  fresh: DiscoveryDocument,
  known: DiscoveryDocument,
  inlined: unknown,
  report: (event: RemoteEvent) => void,
): Promise<DiscoveryDocument> {
  const { '*': forAll = [], ...byRemote } = pageKeys.parse(inlined);
  const remotes = await Promise.all(
    Object.entries(fresh.remotes).map(async ([remote, entry]): Promise<[string, RemoteEntry][]> => {
      const texts = [...forAll, ...(byRemote[remote] ?? [])];
      const before = known.remotes[remote];
      const news = Object.entries(entry.versions).filter(([id, version]) => !hasSameFiles(version, before?.versions[id]));
      const keys = texts.length > 0 && news.length > 0 ? await readKeys(texts) : null;
      if (keys === null) return [[remote, entry]];
      const checked = await Promise.all(news.map(([id, version]) => isSigned(keys, remote, id, version)));
      const unsigned = news.filter((_, at) => !checked[at]).map(([id]) => id);
      for (const buildId of unsigned) {
        const arm = entry.rollout?.version === buildId ? 'canary' : 'stable';
        if (!told.has(`${remote} ${buildId}`)) report({ type: 'unsigned', remote, buildId, arm });
        told.add(`${remote} ${buildId}`);
      }
      if (unsigned.length === 0) return [[remote, entry]];
      return before ? [[remote, entryOfBefore(before, entry)]] : [];
    }),
  );
  return { ...fresh, remotes: Object.fromEntries(remotes.flat()) };
}
