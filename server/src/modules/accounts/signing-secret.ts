import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config';

/** The key of the access tokens: the setting, else one that the first start makes and only this user may read. */
export const signingSecret = (config: Pick<Config, 'JWT_SECRET' | 'DATA_DIR'>): Uint8Array => {
  if (config.JWT_SECRET) return Buffer.from(config.JWT_SECRET, 'utf8');
  const path = join(config.DATA_DIR, 'jwt-secret');
  mkdirSync(config.DATA_DIR, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const text = readFileSync(path, 'utf8').trim();
  if (text.length < 32)
    throw new Error(`${path} is damaged. Delete it to have a new key made; everybody has to log in again then.`);
  return Buffer.from(text, 'utf8');
};
