import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyWorkspace, type Workspace } from '../fixtures/releases/workspace-copy';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CACHE = join(ROOT, '.cache', 'jest');
const NAME = 'mf-example';
/** A step starts a compiler or a test runner of its own, on a machine that runs other tests beside it. */
const LIMIT_MS = 180_000;

let workspace: Workspace;

/** Gives the workspace what is built already, so that the new remote is the only one to be built. */
async function linkBuilds(folder: string) {
  await mkdir(join(folder, 'dist', 'remotes'), { recursive: true });
  await symlink(join(ROOT, 'dist', 'shell'), join(folder, 'dist', 'shell'), 'junction');
  for (const name of await readdir(join(ROOT, 'dist', 'remotes')))
    await symlink(join(ROOT, 'dist', 'remotes', name), join(folder, 'dist', 'remotes', name), 'junction');
}

const create = (...args: string[]) => workspace.node('--import', 'tsx', 'tooling/src/create-remote/main.ts', ...args);
const runTests = (config: string, ...args: string[]) =>
  workspace.node('node_modules/jest/bin/jest.js', '--config', config, '--maxWorkers=1', `--cacheDirectory=${CACHE}`, ...args);

beforeAll(async () => {
  workspace = await copyWorkspace();
  await linkBuilds(workspace.folder);
}, LIMIT_MS);
afterAll(() => workspace.remove());

test(
  'a generated remote is built by one command, which checks its types',
  async () => {
    expect(await create(NAME, '--team', 'data', '--no-install')).toContain(`Build it by pnpm build ${NAME}`);
    await workspace.linkPackages(NAME, 'mf-agents');
    expect(await workspace.node('tooling/bin/build.mjs', NAME)).toMatch(/mf-example\s+1\.0\.0-[0-9a-f]+\s+built in/);
    await expect(workspace.node('tooling/bin/build.mjs', 'mf-nothing')).rejects.toThrow(
      'There is no mf-nothing to build. There are: server, shell, mf-agents,',
    );
  },
  LIMIT_MS,
);

test.each([
  ['lint and types', ['node_modules/oxlint/bin/oxlint', '--deny-warnings', NAME]],
  ['format', ['node_modules/oxfmt/bin/oxfmt', '--check', NAME, '.jscpd.json']],
  ['styles', ['node_modules/stylelint/bin/stylelint.mjs', `${NAME}/src/**/*.css`]],
])('its %s', (_name, command) => workspace.node(...command).then((said) => expect(said).not.toMatch(/\berror\b/i)), LIMIT_MS);

test(
  'its own tests, and those of the words, the owners and the routes of all',
  async () => {
    const rooms = [NAME, 'tooling/src/ownership', 'tooling/src/build/remote-routes'];
    expect(await runTests('jest.config.mjs', ...rooms)).toMatch(/Tests:.* \d+ passed/);
    // The other packages are links here, into which the search for catalogues does not go.
    const words = await runTests('jest.config.mjs', 'tooling/src/words/words.test', '-t', `${NAME}/src/messages`);
    expect(words).toMatch(/Tests:.* 3 passed/);
  },
  LIMIT_MS,
);

test(
  'every contract of a build: licences, weight, what it takes from the host, styles',
  async () => {
    const rooms = ['builds', 'size', 'published', 'styles'].map((name) => `tooling/src/contract/${name}.contract.ts`);
    const said = await runTests('jest.contract.config.mjs', '--verbose', ...rooms);
    expect(said).not.toMatch(/\d+ (?:failed|skipped)/);
    for (const title of ['carries the licences of what is in it', 'is small', `the build of ${NAME} runs in the shell`])
      expect(said).toContain(title);
  },
  LIMIT_MS,
);

test(
  'the same sources give the same bytes',
  async () => {
    const { buildId } = JSON.parse(await readFile(join(workspace.folder, 'dist', 'remotes', NAME, 'current.json'), 'utf8')) as {
      buildId: string;
    };
    const again = join(workspace.folder, 'again');
    await workspace.node('--import', 'tsx', 'tooling/src/build/rebuild.ts', NAME, again);
    const assets = async (folder: string) =>
      (JSON.parse(await readFile(join(folder, 'build.json'), 'utf8')) as { version: { assets: Record<string, string> } }).version
        .assets;
    expect(await assets(again)).toEqual(await assets(join(workspace.folder, 'dist', 'remotes', NAME, buildId)));
    await rm(again, { recursive: true });
  },
  LIMIT_MS,
);

test(
  'types that do not hold keep a remote from being built',
  async () => {
    const file = join(workspace.folder, NAME, 'src/remote.ts');
    const text = await readFile(file, 'utf8');
    await writeFile(file, `${text}\nexport const wrong: number = 'text';\n`);
    await expect(workspace.node('tooling/bin/build.mjs', NAME)).rejects.toThrow(/TS2322[\s\S]*could not be built/);
  },
  LIMIT_MS,
);
