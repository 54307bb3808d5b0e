import { parseArgs } from 'node:util';
import { remoteNames } from '../workspace';
import { findHub, runAgainst } from './against/run-against';
import { isFree, localUrl } from './dev-plan';
import { runSession } from './run-session';

const USAGE = `Use: pnpm dev                          shell, remotes and API
     pnpm dev <remote> --against <url>  one remote inside a deployed shell`;
const DEFAULT_PORT = 3000;

process.env.NODE_ENV = 'development';

let end: (() => Promise<void>) | undefined;
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void Promise.resolve(end?.()).then(() => process.exit());
  });
}

async function against(name: string, address: string): Promise<void> {
  if (!remoteNames().includes(name)) throw new Error(`There is no remote named ${name}. There are: ${remoteNames().join(', ')}`);
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  if (!(await isFree(port))) throw new Error(`Port ${port} is in use. Choose another one by PORT.`);
  const hub = await findHub(address);
  console.log('Compiling …');
  end = await runAgainst(name, hub, port);
  console.log(`\n${name} from here, everything else from ${hub.origin}: ${localUrl(port)}\n`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { against: { type: 'string' } } });
  const [name, ...others] = positionals;
  if (name === undefined && values.against === undefined) return runSession((stop) => (end = stop));
  if (name === undefined || values.against === undefined || others.length > 0) throw new Error(USAGE);
  return against(name, values.against);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
