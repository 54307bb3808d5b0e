import { createRequire } from 'node:module';
import { isAbsolute } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

export interface WorkerScript {
  path: string;
  execArgv: string[];
}

/** A child process of the server: TypeScript of the sources (`source`, a path, or one from this folder), a bundle beside a built server. */
export const childScript = (source: string, bundle: string): WorkerScript => {
  if (!import.meta.url.endsWith('.ts')) return { path: fileURLToPath(new URL(bundle, import.meta.url)), execArgv: [] };
  const tsx = pathToFileURL(require.resolve('tsx')).href;
  return { path: isAbsolute(source) ? source : fileURLToPath(new URL(source, import.meta.url)), execArgv: ['--import', tsx] };
};

/** The engine's child process. */
export const workerScript = (): WorkerScript => childScript(require.resolve('@hub/engine/worker'), './worker.mjs');
