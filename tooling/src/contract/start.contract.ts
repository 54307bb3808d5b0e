import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { remoteNames, ROOT } from '../workspace';

const LIMIT_MS = 120_000;
const END_LIMIT_MS = 20_000;

let dataDir: string;
let started: { npm: ChildProcess; ended: Promise<number | null> } | undefined;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'hub-start-'))));
afterEach(async () => {
  started?.npm.kill('SIGTERM');
  // Its output is open for as long as any of its processes lives.
  await started?.ended;
  rmSync(dataDir, { recursive: true, force: true });
}, END_LIMIT_MS);

function start(env: Record<string, string>) {
  // The tests' own mode is not the product's.
  const { NODE_ENV: _, ...around } = process.env;
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...around, DATA_DIR: dataDir, PORT: '0', ...env },
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const ended = new Promise<number | null>((resolve) => npm.once('close', resolve));
  started = { npm, ended };
  return { ...started, output: () => output };
}

/** What the product itself says: without the lines of npm and of the builds. */
const said = (output: string): string =>
  output
    .split('\n')
    .filter((line) => line && !/^(?:npm |> )|\b(?:unchanged|built in)\b|^ *first load/.test(line))
    .join('\n');

async function until<T>(limitMs: number, ask: () => T | Promise<T>): Promise<T> {
  for (const end = Date.now() + limitMs; ;) {
    const answer = await ask();
    if (answer || Date.now() > end) return answer;
    await pause(100);
  }
}
const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

describe('npm start', () => {
  test(
    'serves what is built already, and takes all with it when it is ended',
    async () => {
      const { npm, output } = start({});
      const url = (await until(LIMIT_MS, () => /is at (http:\/\/\S+)/.exec(output())?.[1])) ?? '';
      expect(output()).toContain('Data Intelligence Hub is at http://');
      expect(output().match(/ unchanged$/gm)).toHaveLength(remoteNames().length + 1);
      expect(await answers(`${url}/`)).toBe(true);
      npm.kill('SIGTERM');
      expect(await until(END_LIMIT_MS, async () => !(await answers(`${url}/`)))).toBe(true);
    },
    LIMIT_MS + END_LIMIT_MS,
  );

  test(
    'says in a sentence that its port is taken',
    async () => {
      const other = createServer();
      await new Promise<void>((resolve) => other.listen(0, resolve));
      const { port } = other.address() as AddressInfo;
      const { ended, output } = start({ PORT: String(port) });
      expect(await ended).toBe(1);
      other.close();
      expect(said(output())).toBe(`Port ${port} is in use. Stop what uses it, or choose another one by PORT.`);
    },
    LIMIT_MS,
  );

  test(
    'names the settings that are wrong',
    async () => {
      const { ended, output } = start({ PORT: 'many' });
      expect(await ended).toBe(1);
      expect(said(output())).toBe('These settings are wrong (see docs/CONFIGURATION.md):\n  PORT: must be a whole number');
    },
    LIMIT_MS,
  );
});
