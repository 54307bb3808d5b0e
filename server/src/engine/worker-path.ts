import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

export interface WorkerScript {
  path: string;
  execArgv: string[];
}

/** A child process of the server: TypeScript beside the sources (`source`, from this folder), a bundle beside a built server. */
export const childScript = (source: string, bundle: string): WorkerScript => {
  if (!import.meta.url.endsWith('.ts')) return { path: fileURLToPath(new URL(bundle, import.meta.url)), execArgv: [] };
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return { path: fileURLToPath(new URL(source, import.meta.url)), execArgv: ['--import', tsx] };
};

/** The engine's child process. */
export const workerScript = (): WorkerScript => childScript('../analysis/worker.ts', './worker.mjs');

/** The child process that talks to somebody else's database. */
export const databaseScript = (): WorkerScript => childScript('../modules/postgres/database-worker.ts', './database-worker.mjs');
