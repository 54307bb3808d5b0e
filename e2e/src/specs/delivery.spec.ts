import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures/releases/release-hub';
import { makeVariant, replaced } from '../fixtures/releases/remote-variant';
import { serveShellVariant } from '../fixtures/releases/shell-variant';
import { screenHeading } from '../fixtures/pages/screen-heading';

const REMOTE = 'mf-reports';

test('two tabs with two builds of a remote share events and the session', async ({ page, member, context, releases }) => {
  test.setTimeout(120_000);
  const variant = await makeVariant(REMOTE, {
    version: '1.3.0',
    // The next release says more in its event than the shell and the other build know of.
    edit: (text) =>
      text.includes('"reports.created@1",{reportId:')
        ? replaced(text, '"reports.created@1",{reportId:', '"reports.created@1",{since:"1.3.0",reportId:')
        : text,
  });
  await releases.publish(variant);
  const buildsOf = (tab: Page) =>
    tab.evaluate(
      (name) => [
        ...new Set(
          performance
            .getEntriesByType('resource')
            .flatMap((each) => new RegExp(`/remotes/${name}/([^/]+)/.*expose.*\\.js`).exec(each.name)?.[1] ?? []),
        ),
      ],
      REMOTE,
    );

  await page.goto('/dashboard');
  await expect(screenHeading(page, /Welcome/)).toBeVisible();
  const { stable } = await releases.promote(REMOTE, variant.record.buildId).then(({ remote }) => ({ stable: remote.previous }));
  const other = await context.newPage();
  await other.goto('/dashboard');
  expect(member.token).not.toBe('');
  await expect(screenHeading(other, /Welcome/)).toBeVisible();
  expect([await buildsOf(page), await buildsOf(other)]).toEqual([[stable], [variant.record.buildId]]);

  // What is made in the newer tab shows in the older one, and what is deleted there goes here.
  await other
    .getByRole('button', { name: /sample/i })
    .first()
    .click();
  const made = page.getByRole('main').getByRole('link', { name: /tickets/i });
  await expect(made.first()).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL(/\/login$/);
  await releases.rollback(REMOTE);
});

test('two tabs with two builds of the shell share events and the session, with the same remotes in both', async ({
  page,
  member,
  context,
}) => {
  test.setTimeout(120_000);
  expect(member.token).not.toBe('');
  const newer = await context.newPage();
  // The next shell keeps one field more in its state, says more in each message, and sends one that this shell has never heard of.
  await serveShellVariant(newer, (text) => {
    if (!text.includes('"hub.events"')) return text;
    const state = replaced(text, 'endReason:null,...', 'endReason:null,since:"1.1.0",...');
    return replaced(
      state.replace(/(postMessage\(\{name:\w+,payload:)(\w+)(,source:\w+)/, '$1{...$2,since:"1.1.0"}$3,shell:"1.1.0"'),
      'this.channel?.postMessage({',
      'this.channel?.postMessage({name:"shell.updated@1",payload:{},source:"shell",at:0}),this.channel?.postMessage({',
    );
  });
  const home = (tab: Page) => screenHeading(tab, /Welcome/);
  await page.goto('/dashboard');
  await newer.goto('/dashboard');
  await expect(home(page)).toBeVisible();
  await expect(home(newer)).toBeVisible();
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    new BroadcastChannel('hub.events').addEventListener('message', ({ data }) => heard.push(data));
  });

  // Made in the newer tab, it shows in the older one; deleted there, it goes here.
  await newer
    .getByRole('button', { name: /sample/i })
    .first()
    .click();
  // In the list of reports: the sidebar names it while it is being made.
  const made = (tab: Page) =>
    tab
      .getByRole('main')
      .getByRole('link', { name: /tickets/i })
      .first();
  await expect(made(page)).toBeVisible({ timeout: 60_000 });
  expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'shell.updated@1' }),
      expect.objectContaining({
        name: 'reports.created@1',
        shell: '1.1.0',
        payload: expect.objectContaining({ since: '1.1.0' }),
      }),
    ]),
  );
  await newer.goto('/dashboard');
  await expect(made(newer)).toBeVisible();
  await page.getByRole('link', { name: 'Reports & Analytics' }).click();
  await page.getByRole('article').first().getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(made(newer)).toBeHidden();

  await newer.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test.describe('the product starts from the last good discovery document', () => {
  const started = async (page: Page) => {
    await expect(page.getByRole('link', { name: 'Reports & Analytics' })).toBeVisible();
    await page.getByRole('link', { name: 'Reports & Analytics' }).click();
    await expect(screenHeading(page, 'Reports & Analytics')).toBeVisible();
  };
  const answers: [string, (route: Route) => Promise<void>][] = [
    ['is down', (route) => route.abort()],
    ['fails', (route) => route.fulfill({ status: 503, body: 'down' })],
    ['never answers', () => Promise.resolve()],
    ['gives nonsense', (route) => route.fulfill({ contentType: 'application/json', body: '{"schema":"mfe-discovery/1"' })],
    [
      'gives an older document without remotes',
      async (route) => {
        // A later poll of the page, which knows the document, would be answered without one.
        const headers = { ...route.request().headers() };
        delete headers['if-none-match'];
        const document = (await (await route.fetch({ headers })).json()) as object;
        await route.fulfill({ json: { ...document, revision: 0, remotes: {} } });
      },
    ],
  ];

  test('when the service is down, slow, broken or behind', async ({ page, member }) => {
    expect(member.token).not.toBe('');
    for (const [name, answer] of answers) {
      await test.step(`it ${name}`, async () => {
        await page.route('**/api/discovery', answer);
        await page.goto('/dashboard/settings');
        await started(page);
        // An answer that is still on its way is of no use to anybody.
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }
  });

  test('when the page itself carries none that is valid', async ({ page, member }) => {
    expect(member.token).not.toBe('');
    await page.goto('/dashboard/settings');
    await started(page);
    await page.route('**/dashboard/settings', async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace(/(id="mfe-discovery">)[^<]*/, '$1{"schema":"mfe-discovery/9"}');
      await route.fulfill({ response: answer, body: html });
    });
    await page.route('**/api/discovery', (route) => route.abort());
    await page.goto('/dashboard/settings');
    await started(page);
  });
});

test('a build comes from another origin that is listed when its own does not answer', async ({ page, member }) => {
  expect(member.token).not.toBe('');
  const mirror = 'http://mirror.hub.test';
  // A hub behind a CDN lists both addresses; here the page is told of one more, and its policy lets that in.
  await page.route('**/dashboard/agents', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(
      /("manifestUrl":"(\/remotes\/mf-agents\/[^"]+)")/g,
      (_all, entry: string, path: string) => `${entry},"mirrors":["${mirror}${path}"]`,
    );
    const policy = answer.headers()['content-security-policy'] ?? '';
    await route.fulfill({
      response: answer,
      body: html,
      headers: { ...answer.headers(), 'content-security-policy': policy.replaceAll("-src 'self'", `-src 'self' ${mirror}`) },
    });
  });
  const asked: string[] = [];
  await page.route(`${mirror}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    await route.fulfill({ response: await page.request.get(pathname) });
  });
  await page.route(
    (url) => url.pathname.startsWith('/remotes/mf-agents/') && url.origin !== mirror,
    (route) => route.abort(),
  );
  await page.goto('/dashboard/agents');
  // A card of the remote's own: the shell alone can draw the heading.
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible({ timeout: 20_000 });
  expect(asked.some((path) => path.endsWith('/remoteEntry.js'))).toBe(true);
  expect(asked.some((path) => path.endsWith('.css'))).toBe(true);
});
