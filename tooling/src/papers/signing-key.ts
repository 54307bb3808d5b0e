import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';
import type { BuildRecord } from '@hub/shared/contracts/releases/discovery';
import { PAYLOAD_TYPE, type SignedEnvelope } from '@hub/shared/contracts/releases/provenance';
import { signedBytes, signedFiles } from '@hub/shared/contracts/releases/signed-bytes';
import { UsageError } from '../mfe/usage';
import { ROOT } from '../workspace';

type Environment = Record<string, string | undefined>;
const ID_DIGITS = 16;
/** Only its owner may read it. */
const PRIVATE_FILE = 0o600;

/** The 32 bytes of the public key in base64url, as `MFE_PUBLISH_KEYS` takes them. */
const publicText = (key: KeyObject): string => createPublicKey(key).export({ format: 'jwk' }).x ?? '';

/** First digits of the public key's SHA-256: names it without being it. */
const keyId = (key: KeyObject): string =>
  createHash('sha256')
    .update(Buffer.from(publicText(key), 'base64url'))
    .digest('hex')
    .slice(0, ID_DIGITS);

const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'not readable';

function parseKey(text: string, from: string): KeyObject {
  let key: KeyObject;
  try {
    key = createPrivateKey(text);
  } catch {
    throw new UsageError(`${from} holds no private key in PEM form. pnpm mfe key create --file PATH makes one.`);
  }
  if (key.asymmetricKeyType !== 'ed25519') throw new UsageError(`${from} holds a key of another kind than Ed25519.`);
  return key;
}

/** The key that builds are signed with: of a file, or of the environment; null where none is named. @throws {UsageError} */
export function findSigningKey(env: Environment, file: string | undefined): KeyObject | null {
  const place = file ?? env['MFE_SIGNING_KEY_FILE'];
  if (place) {
    let text: string;
    try {
      text = readFileSync(place, 'utf8');
    } catch (error) {
      throw new UsageError(`The key file ${place} cannot be read (${errorCode(error)}).`);
    }
    return parseKey(text, place);
  }
  return env['MFE_SIGNING_KEY'] ? parseKey(env['MFE_SIGNING_KEY'], 'MFE_SIGNING_KEY') : null;
}

/** The statement as it is sent: signed where there is a key. */
export function envelopeOf(statement: string, key: KeyObject | null): SignedEnvelope {
  const bytes = Buffer.from(statement);
  return {
    payloadType: PAYLOAD_TYPE,
    payload: bytes.toString('base64'),
    signatures: key ? [{ keyid: keyId(key), sig: sign(null, signedBytes(PAYLOAD_TYPE, bytes), key).toString('base64') }] : [],
  };
}

/** The build's record with the signature that pages check. */
export function signedRecord(record: BuildRecord, key: KeyObject): BuildRecord {
  const { name, buildId, version } = record;
  const signature = sign(null, signedFiles(name, buildId, version.assets), key).toString('base64');
  return { ...record, version: { ...version, signature } };
}

const settingOf = (key: KeyObject): string =>
  `${publicText(key)}\n\nThis is the public key ${keyId(key)}. Whoever runs the hub names it, for one remote or for each:\n` +
  `  MFE_PUBLISH_KEYS=mf-reports=${publicText(key)}\n  MFE_PUBLISH_KEYS=${publicText(key)}`;

/** `key create`: writes a new private key, and tells the public one. @throws {UsageError} */
export function createKey(file: string): string {
  const place = resolve(file);
  const inside = relative(ROOT, place);
  if (!inside.startsWith('..') && !isAbsolute(inside)) {
    throw new UsageError(`${file} is in the repository, where a private key does not belong. Name a place outside of it.`);
  }
  if (existsSync(place)) throw new UsageError(`${file} is there already. A key that is written over can sign nothing any more.`);
  const { privateKey } = generateKeyPairSync('ed25519');
  try {
    writeFileSync(place, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: PRIVATE_FILE, flag: 'wx' });
  } catch (error) {
    throw new UsageError(`${file} cannot be written (${errorCode(error)}).`);
  }
  return `The private key is in ${file}; keep it as a secret (MFE_SIGNING_KEY_FILE).\n\n${settingOf(privateKey)}`;
}

/** `key show`: the public key of a private one. @throws {UsageError} */
export function showKey(env: Environment, file: string | undefined): string {
  const key = findSigningKey(env, file);
  if (!key) throw new UsageError('Name the key: --key-file PATH, or MFE_SIGNING_KEY_FILE.');
  return settingOf(key);
}
