import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config';

export const OPERATOR_TOKEN_FILE = 'operator-token';

/**
 * The operator's token, which makes deploy tokens and may release every remote: the setting, else one that the first start makes and only
 * this user may read.
 */
export const operatorToken = (config: Pick<Config, 'MFE_OPERATOR_TOKEN' | 'DATA_DIR'>): string => {
  if (config.MFE_OPERATOR_TOKEN) return config.MFE_OPERATOR_TOKEN;
  const path = join(config.DATA_DIR, OPERATOR_TOKEN_FILE);
  mkdirSync(config.DATA_DIR, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(path, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const text = readFileSync(path, 'utf8').trim();
  if (text.length < 32) throw new Error(`${path} is damaged. Delete it to have a new one made.`);
  return text;
};
