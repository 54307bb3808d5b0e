import { join } from 'node:path';
import type { WorkerScript } from '../engine/worker-path';

/** A program that Jest's global setup has bundled (`build-programs.mjs`): `server.mjs`. */
export const testProgram = (name: string): string => join(process.env['TEST_PROGRAMS'] ?? '', name);

/** In the tests this stands in the place of `engine/worker-path.ts`: they start bundled children, as a built server does. */
export const childScript = (_source: string, bundle: string): WorkerScript => ({ path: testProgram(bundle), execArgv: [] });
export const workerScript = (): WorkerScript => childScript('', 'worker.mjs');
