import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test as base } from '../fixtures/releases/release-hub';
import { readBuild, replaced } from '../fixtures/releases/remote-variant';
import { copyWorkspace, type Workspace } from '../fixtures/releases/workspace-copy';
import { screenHeading } from '../fixtures/pages/screen-heading';

const JEST_CACHE = fileURLToPath(new URL('../../../.cache/jest', import.meta.url));
const START_MS = 90_000;

const test = base.extend<object, { workspace: Workspace }>({
  workspace: [
    async ({}, use) => {
      const workspace = await copyWorkspace();
      await use(workspace);
      await workspace.remove();
    },
    { scope: 'worker' },
  ],
});

const create = (workspace: Workspace, ...args: string[]) =>
  workspace.node('--import', 'tsx', 'tooling/src/create-remote/main.ts', ...args);

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

test('a new remote passes all checks, and appears in the sidebar of a shell that knows nothing of it', async ({
  page,
  hub,
  member,
  releases,
  workspace,
}) => {
  test.setTimeout(240_000);
  expect(await create(workspace, 'mf-example', '--team', 'data', '--no-install')).toContain('mf-example of team Data is made');
  await workspace.linkPackages('mf-example', 'mf-agents');
  await test.step('types, lint, format, test, ownership', async () => {
    await workspace.node('node_modules/oxlint/bin/oxlint', '--deny-warnings', 'mf-example');
    await workspace.node('node_modules/oxfmt/bin/oxfmt', '--check', 'mf-example');
    await workspace.node('node_modules/stylelint/bin/stylelint.mjs', 'mf-example/src/**/*.css');
    await workspace.node(
      'node_modules/jest/bin/jest.js',
      '--maxWorkers=1',
      `--cacheDirectory=${JEST_CACHE}`,
      'mf-example',
      'tooling/src/ownership',
      'tooling/src/build/remote-routes',
    );
  });
  await workspace.node('--import', 'tsx', 'tooling/src/build/build-target.ts', 'mf-example');
  const build = await readBuild('mf-example', join(workspace.folder, 'dist', 'remotes'));
  await releases.publish(build);
  await releases.promote('mf-example', build.record.buildId);

  await page.goto('/dashboard/agents');
  await page.getByRole('link', { name: 'Example', exact: true }).click();
  await expect(screenHeading(page, 'Example')).toBeFocused();
  await expect(page.getByText(`Signed in as ${member.email}`)).toBeVisible();
  await expect(page).toHaveTitle('Example · Data Intelligence Hub');
  expect(hub.log()).not.toContain('a remote had trouble');
});

test('what will not do as a new remote is refused with a sentence, and nothing is made', async ({ workspace }) => {
  const before = await readFile(join(workspace.folder, 'CODEOWNERS'), 'utf8');
  for (const [args, sentence] of [
    // The others are named where it is planned.
    [['mf-reports', '--team', 'data'], 'There is a folder mf-reports already.'],
    [['mf-other'], 'Use: pnpm create-remote mf-example --team data'],
  ] as const) {
    await expect(create(workspace, ...args)).rejects.toThrow(sentence);
  }
  expect(await readFile(join(workspace.folder, 'CODEOWNERS'), 'utf8')).toBe(before);
});

test('one developer works on mf-reports alone inside a deployed shell, and gets out of what is broken', async ({
  page,
  hub,
  member,
  workspace,
}) => {
  test.setTimeout(240_000);
  expect(member.token).not.toBe('');
  const port = await freePort();
  const { NODE_PATH: _, NODE_ENV: __, ...env } = process.env;
  const dev = spawn(process.execPath, ['--import', 'tsx', 'tooling/src/dev/main.ts', 'mf-reports', '--against', hub.url], {
    cwd: workspace.folder,
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise<void>((resolve) => dev.once('exit', () => resolve()));
  try {
    await expect.poll(() => printed, { timeout: START_MS }).toContain('everything else from');
    const url = `http://localhost:${port}`;
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(url) && !request.url().startsWith('data:')) foreign.push(request.url());
    });
    const banner = page.getByRole('complementary', { name: 'Developer override' });
    const source = join(workspace.folder, 'mf-reports/src/pages/reports.tsx');
    const text = await readFile(source, 'utf8');

    await test.step('sees the banner, and an edit in place, without a reload', async () => {
      await page.goto(`${url}/dashboard/reports`);
      await expect(screenHeading(page, 'Reports & Analytics')).toBeVisible();
      await expect(banner).toContainText(`mf-reports from ${url}/local/mf-reports/`);
      await page.getByRole('searchbox').or(page.getByPlaceholder('Search reports...')).first().fill('kept');
      await writeFile(source, replaced(text, "title={t('title')}", 'title="Edited Reports"'));
      await expect(screenHeading(page, 'Edited Reports')).toBeVisible({ timeout: 30_000 });
      await expect(page.getByPlaceholder('Search reports...')).toHaveValue('kept');
    });

    await test.step('everything else is the deployed one, through the one address', async () => {
      await page.getByRole('link', { name: 'Settings' }).click();
      await expect(screenHeading(page, 'Settings')).toBeVisible();
      await expect(banner).toBeVisible();
      expect(foreign).toEqual([]);
    });

    await test.step('a broken override shows its panel, and the way out leads back to the deployed build', async () => {
      await writeFile(source, `throw new Error('broken by hand');\n${text}`);
      await expect(async () => {
        await page.goto(`${url}/dashboard/reports`);
        await expect(page.getByRole('alert').filter({ hasText: 'is not available right now' })).toBeVisible({ timeout: 10_000 });
      }).toPass({ timeout: 60_000, intervals: [1000] });
      await banner.getByRole('link', { name: 'End override' }).click();
      await expect(screenHeading(page, 'Reports & Analytics')).toBeVisible();
      await expect(banner).toContainText('mf-reports is the deployed one here.');
      await expect(banner.getByRole('link', { name: 'Use the local one' })).toBeVisible();
    });
  } finally {
    dev.kill('SIGTERM');
    await ended;
  }
});

test('an override in the deployed page itself has its banner, and a way out that needs no script', async ({
  page,
  member,
  releases,
}) => {
  expect(member.token).not.toBe('');
  const { stable } = await releases.status('mf-agents');
  await page.goto('/mfe/override');
  await page.getByLabel('Remote').selectOption('mf-agents');
  await page.getByLabel('Build or address').fill('http://localhost:9/');
  await page.getByRole('button', { name: 'Override' }).click();
  const banner = page.getByRole('complementary', { name: 'Developer override' });
  await expect(banner).toContainText('mf-agents from http://localhost:9/');
  await page.goto('/dashboard/agents');
  await expect(page.getByRole('alert').filter({ hasText: 'AI Agents is not available right now' })).toBeVisible({
    timeout: 20_000,
  });
  // Nothing of the page's own code comes any more: what the server has written into the page still leads out.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  await banner.getByRole('link', { name: 'End override' }).click();
  await expect(banner).toBeHidden();
  await page.unroute('**/assets/*.js');
  await page.goto('/dashboard/agents');
  await expect(screenHeading(page, 'AI Agents')).toBeVisible();
  expect(stable).not.toBeNull();
});
