import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../workspace';
import { UsageError } from './usage';

interface Surroundings {
  env: Record<string, string | undefined>;
  /** Value of `--token-file`. */
  file: string | undefined;
  server: URL;
}

export const isLocal = ({ hostname }: URL): boolean => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

function fromFile(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new UsageError(
      `The token file ${path} cannot be read (${error instanceof Error && 'code' in error ? String(error.code) : String(error)}).`,
    );
  }
}

/** The deploy token: from the environment, a file, or the folder of a hub on this machine. @throws {UsageError} */
export function findToken({ env, file, server }: Surroundings): string {
  if (file) return fromFile(file);
  if (env.MFE_TOKEN) return env.MFE_TOKEN.trim();
  if (env.MFE_TOKEN_FILE) return fromFile(env.MFE_TOKEN_FILE);
  const own = join(resolve(ROOT, env.DATA_DIR ?? 'data'), 'operator-token');
  if (isLocal(server) && existsSync(own)) return fromFile(own);
  throw new UsageError(
    'A deploy token is needed. Set MFE_TOKEN, or name a file by --token-file. ' +
      'The operator of the hub makes one by: pnpm mfe token create --remote mf-… --name "… CI"',
  );
}
