import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startHub, type Hub } from '../fixtures/start-hub';
import { copyWorkspace, type Workspace } from '../fixtures/releases/workspace-copy';

const PAGE = fileURLToPath(new URL('../../../docs/OPERATIONS.md', import.meta.url));
const TOKEN = 'operator-token-of-the-walked-page-0123456789';
/** Two builds, two trials in a browser and two dozen starts of Node: some minutes, and many more beside other tests. */
const LIMIT_MS = 1_200_000;

/** What `pnpm NAME` runs (`package.json`); the page may use no other. */
const SCRIPTS: Readonly<Record<string, string[]>> = {
  build: ['tooling/bin/build.mjs'],
  mfe: ['--import', 'tsx', 'tooling/src/mfe/main.ts'],
  'create-remote': ['--import', 'tsx', 'tooling/src/create-remote/main.ts'],
};
/** A fresh hub has no visitors who could prove anything: the two steps that ask for proof are refused, and go on by `--unproven`. */
const NEED_PROOF = /^pnpm mfe (?:ramp|promote) mf-reports /;

let hub: Hub;
let workspace: Workspace;
beforeAll(async () => {
  workspace = await copyWorkspace();
  // The page releases version 1.1.0 of a remote that has come with the hub.
  const manifest = join(workspace.folder, 'mf-reports/package.json');
  const text = await readFile(manifest, 'utf8');
  const raised = text.replace(/"version": "[^"]+"/, '"version": "1.1.0"');
  expect(raised).not.toBe(text);
  await writeFile(manifest, raised);
  hub = await startHub({ env: { MFE_OPERATOR_TOKEN: TOKEN } });
}, LIMIT_MS);
afterAll(async () => {
  await hub.stop();
  await workspace.remove();
}, LIMIT_MS);

/** The commands of the page's blocks in their order, without what stands behind `#`. */
const commandsOf = (page: string): string[] =>
  [...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) =>
    block
      .split('\n')
      .map((line) => line.replace(/\s+#.*$/, '').trim())
      .filter(Boolean),
  );

/** A command line's words, as a shell would see them. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

async function run(line: string): Promise<string> {
  const [pnpm, script = '', ...args] = wordsOf(line);
  const command = SCRIPTS[script];
  if (pnpm !== 'pnpm' || command === undefined) throw new Error(`The page has a command that nobody can run: ${line}`);
  if (script !== 'create-remote') return workspace.node(...command, ...args);
  const said = await workspace.node(...command, ...args, '--no-install');
  await workspace.linkPackages(args[0] ?? '', 'mf-agents');
  return said;
}

test(
  'every command of the page of operations does what the page says, from top to bottom',
  async () => {
    const lines = commandsOf(await readFile(PAGE, 'utf8'));
    const exported = lines.filter((line) => line.startsWith('export '));
    expect(exported.map((line) => line.replace(/=.*/, ''))).toEqual(['export MFE_SERVER', 'export MFE_TOKEN']);
    Object.assign(process.env, { MFE_SERVER: hub.url, MFE_TOKEN: TOKEN });
    const said: Record<string, string> = {};
    for (const line of lines.filter((each) => !exported.includes(each))) {
      if (NEED_PROOF.test(line)) {
        await expect(run(line)).rejects.toThrow(/or go on without proof by --unproven/);
        said[line] = await run(`${line} --unproven`);
      } else said[line] = await run(line);
    }
    const found = (part: string) => Object.entries(said).find(([line]) => line.startsWith(part))?.[1];
    expect(Object.keys(said).length).toBeGreaterThan(18);
    expect(found('pnpm mfe publish mf-reports')).toContain('is published. Nobody has it until a rollout starts.');
    expect(found('pnpm mfe preview mf-reports')).toMatch(/^http:\/\/\S+\/mfe\/preview\/\S+\nShows 1\.1\.0-/);
    expect(found('pnpm mfe promote mf-reports')).toContain('is the stable build; everybody gets it.');
    expect(found('pnpm mfe start mf-example')).toMatch(/goes to 5 % of the devices and to staff/);
    expect(found('pnpm mfe status mf-reports')).toContain('could have seen');
    expect(found('pnpm mfe audit')).toContain('new date filter');
    expect(found('pnpm mfe halt')).toContain('is halted; everybody gets');
    expect(found('pnpm mfe token list')).toContain('Reports CI');
    const status = await run('pnpm mfe status');
    expect(status).toContain('mf-reports is halted: it is the filter after all');
  },
  LIMIT_MS,
);

test('comments, quotes and other commands of a page are read as a shell would', async () => {
  expect(commandsOf('a\n```sh\npnpm x "a b" --c  # why\n\n```\n`pnpm y`\n')).toEqual(['pnpm x "a b" --c']);
  expect(wordsOf('pnpm x "a b" --c')).toEqual(['pnpm', 'x', 'a b', '--c']);
  await expect(run('rm -rf nothing')).rejects.toThrow('nobody can run');
});
