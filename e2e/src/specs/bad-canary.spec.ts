import type { Page, Route } from '@playwright/test';
import { arriveLoggedIn, signUp } from '../fixtures/account';
import { expect, test } from '../fixtures/releases/release-hub';
import { Refused } from '../fixtures/releases/releases';
import { makeVariant, replaced } from '../fixtures/releases/remote-variant';
import { screenHeading } from '../fixtures/pages/screen-heading';

const REMOTE = 'mf-reports';
const TEXT = 'Every report you have made, ready to read, download or delete.';
const DESCRIPTION = /description:(?:\w+|\(0,\w+\.\w+\))\("description"\)/;
/** The stable build takes over at the latest when a canary that never answers is given up. */
const TAKEOVER_MS = 20_000;
const HALT_MS = 20_000;

interface Fault {
  name: string;
  version: string;
  /** What is wrong with a script of the canary. */
  edit?: (text: string, file: string) => string;
  /** What the network makes of the canary's files. */
  network?: (route: Route) => Promise<void>;
  /** What telemetry is told, as the server writes it down. */
  told: RegExp;
}

const inExposed = (change: (text: string) => string) => (text: string, file: string) =>
  file.startsWith('__federation_expose_remote.') ? change(text) : text;
const entry = (route: Route): boolean => route.request().url().endsWith('/remoteEntry.js');

const FAULTS: Fault[] = [
  {
    name: 'throws while it is loaded',
    version: '1.2.1',
    edit: inExposed((text) => replaced(text, /\b\w\.r\(\w\)/, '(()=>{throw new Error("broken while loading")})()')),
    told: /load_fail.*broken while loading/,
  },
  {
    name: 'throws while it is shown',
    version: '1.2.2',
    edit: inExposed((text) => replaced(text, DESCRIPTION, `description:(()=>{throw new Error("broken while shown")})()`)),
    told: /crash.*broken while shown/,
  },
  {
    name: 'has lost a file',
    version: '1.2.3',
    network: (route) => (entry(route) ? route.fulfill({ status: 404, body: 'gone' }) : route.continue()),
    told: /load_fail/,
  },
  {
    name: 'comes with other bytes',
    version: '1.2.4',
    network: async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()}\nwindow.__foreign = true;` });
    },
    told: /load_fail/,
  },
  {
    name: 'needs a newer shared module than there is',
    version: '1.2.5',
    edit: (text, file) =>
      file === 'remoteEntry.js'
        ? // webpack's form of ^1.3.0, and of ^9.0.0.
          replaced(text, /"@hub\/shared\/ui",!1,\[1,\d+,\d+,\d+\]/, '"@hub/shared/ui",!1,[1,9,0,0]')
        : text,
    told: /load_fail.*Unsatisfied version [\d.]+ from hub_shell of shared singleton module @hub\/shared\/ui \(required \^9\.0\.0\)/,
  },
  {
    name: 'never answers',
    version: '1.2.6',
    // Neither fulfilled nor aborted: the browser waits.
    network: () => Promise.resolve(),
    told: /load_fail.*no answer within/,
  },
];

for (const { name, version, edit, network, told } of FAULTS) {
  test(`a canary that ${name} is replaced on the spot, told of, and halted by itself`, async ({
    page,
    browser,
    hub,
    health,
    member,
    releases,
  }) => {
    test.setTimeout(120_000);
    const variant = await makeVariant(REMOTE, { version, edit: edit ?? ((text) => `${text}\n/* ${version} */`) });
    const { buildId } = variant.record;
    // One account older than the rollout is one visitor, on however many devices.
    const colleague = await signUp(page.request, hub.url);
    await releases.publish(variant);
    await releases.start(REMOTE, buildId, 10_000, { hardFailures: 2 });
    const meet = async (tab: Page, email: string) => {
      if (network) await tab.route(`**/remotes/${REMOTE}/${buildId}/**`, network);
      // A file that never comes keeps the page from ever counting as loaded.
      await tab.goto('/dashboard/reports', { waitUntil: 'domcontentloaded' });
      // The sidebar is there at once, whatever the remote does.
      await expect(tab.getByText(email)).toBeVisible();
      await expect(tab.getByText(TEXT)).toBeVisible({ timeout: TAKEOVER_MS });
      expect(await tab.evaluate(() => Reflect.get(window, '__foreign') as unknown)).toBeUndefined();
    };

    // Two visitors: what fails for one alone may be that one's fault.
    const second = await browser.newContext({ baseURL: hub.url });
    const other = await second.newPage();
    await arriveLoggedIn(other, colleague);
    await Promise.all([meet(page, member.email), meet(other, colleague.email)]);
    // Leaving a page sends what it has to tell; a context that is closed takes along what it has not sent yet: this one stays open.
    await other.goto('about:blank');
    const lines = () =>
      hub
        .log()
        .split('\n')
        .filter((line) => line.includes(buildId) && told.test(line));
    await expect.poll(lines, { timeout: HALT_MS }).not.toEqual([]);
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(screenHeading(page, 'Settings')).toBeVisible();
    // Back again: the build that failed is not tried a second time.
    await page.getByRole('link', { name: 'Reports & Analytics' }).click();
    await expect(page.getByText(TEXT)).toBeVisible();
    await page.goto('about:blank');

    await expect.poll(async () => (await releases.status(REMOTE)).rollout?.state, { timeout: HALT_MS }).toBe('halted');
    const { rollout } = await releases.status(REMOTE);
    expect(rollout?.version).toBe(buildId);
    expect(rollout?.reason).toContain(`${buildId} failed 2 of 2 visitors`);
    const [last] = await releases.audit(REMOTE);
    expect(last).toMatchObject({ action: 'halt', who: 'controller', buildId, why: rollout?.reason });
    await second.close();
    // The browser complains of what it refused, as it should.
    health.problems.length = 0;
  });
}

test('a build that says it needs a newer shared module is not even taken', async ({ releases }) => {
  const variant = await makeVariant(REMOTE, { version: '1.2.7' });
  variant.record.version.requires.shared = '^9.0.0';
  const refusal = await releases.publish(variant).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refused);
  expect((refusal as Refused).message).toContain('shared ^9.0.0');
});
