import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

export interface WorkerScript {
  path: string;
  execArgv: string[];
}

/** The engine's child process: TypeScript beside the sources, a bundle beside a built server. */
export const workerScript = (): WorkerScript => {
  if (!import.meta.url.endsWith('.ts')) return { path: fileURLToPath(new URL('./worker.mjs', import.meta.url)), execArgv: [] };
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return { path: fileURLToPath(new URL('../analysis/worker.ts', import.meta.url)), execArgv: ['--import', tsx] };
};
