import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto';
import { remoteName, type BuildRecord } from '@hub/shared/contracts/releases/discovery';
import type { PageKeys } from '@hub/shared/contracts/releases/page-keys';
import type { SignedEnvelope } from '@hub/shared/contracts/releases/provenance';
import { signedBytes, signedFiles } from '@hub/shared/contracts/releases/signed-bytes';
import type { KnownBuild } from '../discovery/build-repository';

/** Whose signature makes a build acceptable. */
export interface PublishKey {
  /** The one remote that it is for, or `*`. */
  remote: string;
  /** First digits of the key's SHA-256: names it without being it. */
  id: string;
  key: KeyObject;
}

/** The 32 bytes of a public Ed25519 key in base64url, which end in bits that are zero. */
const RAW_KEY = /^[\w-]{42}[AEIMQUYcgkosw048]$/;
const ID_DIGITS = 16;

/** `mf-reports=KEY` for one remote, `KEY` alone for each. Null when it is neither. */
export const readPublishKey = (text: string): PublishKey | null => {
  const at = text.indexOf('=');
  const [remote, x] = at < 0 ? ['*', text] : [text.slice(0, at), text.slice(at + 1)];
  if (!RAW_KEY.test(x) || (remote !== '*' && !remoteName.safeParse(remote).success)) return null;
  const id = createHash('sha256').update(Buffer.from(x, 'base64url')).digest('hex').slice(0, ID_DIGITS);
  return { remote, id, key: createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }) };
};

/** The keys that may sign a remote's builds. Where there is none, builds need no signature. */
export const keysOf = (keys: readonly PublishKey[], remote: string): PublishKey[] =>
  keys.filter((key) => key.remote === '*' || key.remote === remote);

/** Id of the first of the keys that has signed the envelope. What an envelope calls its key decides nothing. */
export const signerOf = ({ payloadType, payload, signatures }: SignedEnvelope, keys: readonly PublishKey[]): string | null => {
  const bytes = signedBytes(payloadType, Buffer.from(payload, 'base64'));
  const signs = ({ key }: PublishKey) => signatures.some(({ sig }) => verify(null, bytes, key, Buffer.from(sig, 'base64')));
  return keys.find(signs)?.id ?? null;
};

/** Whether one of the keys has signed the build's files, as pages check it. */
export const areFilesSigned = ({ name, buildId, version }: BuildRecord, keys: readonly PublishKey[]): boolean => {
  const { signature, assets } = version;
  if (signature === undefined) return false;
  const bytes = signedFiles(name, buildId, assets);
  return keys.some(({ key }) => verify(null, bytes, key, Buffer.from(signature, 'base64')));
};

/** The keys as pages take them: by remote, `*` for each, in base64url. */
export const keysForPages = (keys: readonly PublishKey[]): PageKeys => {
  const byRemote: PageKeys = {};
  for (const { remote, key } of keys) (byRemote[remote] ??= []).push(key.export({ format: 'jwk' }).x ?? '');
  return byRemote;
};

/** Whether a build may be given to somebody today: it came with the hub, needs no signature, or bears one that counts. */
export const isTrusted = (
  keys: readonly PublishKey[],
  { record, origin, provenance }: Pick<KnownBuild, 'record' | 'origin' | 'provenance'>,
): boolean => {
  const wanted = keysOf(keys, record.name);
  if (origin === 'shipped' || wanted.length === 0) return true;
  return wanted.some(({ id }) => id === provenance?.signedBy) && areFilesSigned(record, wanted);
};
