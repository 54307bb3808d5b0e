import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from '../workspace';
import { UsageError } from './usage';

const outcome = z.object({ browser: z.boolean(), troubles: z.array(z.string()) });
export type Outcome = z.infer<typeof outcome>;

/** Runs a build in a browser, on a hub of its own, before anybody gets it. What does so belongs to the browser's tests. */
export async function tryBuild(folder: string): Promise<Outcome> {
  const main = join(ROOT, 'e2e', 'src', 'trial', 'main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', main, resolve(folder)], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const last = text.slice(text.lastIndexOf('{"browser"'));
  if (code !== 0 || last === '')
    throw new UsageError('The build could not be tried (see above). --unchecked publishes it untried.');
  return outcome.parse(JSON.parse(last));
}
