import { readFile, writeFile } from 'node:fs/promises';
import { findBrowser } from '../browser/find-browser';
import { findFirefox } from '../browser/find-firefox';
import { newAccount } from '../fixtures/account';
import { DrivenPage } from '../fixtures/pages/driven-page';
import { expect, test } from '../fixtures/hub';

const SAMPLE = new URL('../../../samples/support-tickets.csv', import.meta.url);
/** What is analysed matters elsewhere: here it is to be quick. */
const LINES = 400;
const FOREIGN = 'https://elsewhere.example/picture.png';

const firefox = findFirefox();
const BROWSERS = [
  { name: 'Chromium', kind: 'chrome' as const, program: await findBrowser() },
  ...(firefox === null ? [] : [{ name: 'Firefox', kind: 'firefox' as const, program: firefox }]),
];

for (const { name, kind, program } of BROWSERS) {
  test(`a newcomer reads a report and comes back to it in ${name}, whose console stays empty on every screen`, async ({
    hub,
  }) => {
    test.setTimeout(120_000);
    const person = newAccount();
    const table = test.info().outputPath('support-tickets.csv');
    await writeFile(table, (await readFile(SAMPLE, 'utf8')).split('\n').slice(0, LINES).join('\n'));
    const tab = await DrivenPage.open(kind, program);
    /** Each screen is watched until it has come to rest. */
    const screen = (title: string, walk: () => Promise<void>) =>
      test.step(title, async () => {
        await walk();
        await tab.rest();
        expect([title, ...tab.complaints]).toEqual([title]);
      });

    try {
      await screen('the landing page', async () => {
        await tab.goto(hub.url);
        await tab.see('link', 'Get Started');
      });
      await screen('sign up', async () => {
        await tab.press('link', 'Get Started');
        await tab.fill({
          'First name': person.firstName,
          'Last name': person.lastName,
          Email: person.email,
          Password: person.password,
          'Confirm password': person.password,
        });
        await tab.tick('I agree');
        await tab.press('button', 'Create Account');
        await tab.see('dialog', 'Account Created Successfully!');
      });
      await screen('the dashboard', async () => {
        await tab.press('button', 'Continue to dashboard');
        await tab.read(`Welcome, ${person.firstName}`);
      });
      await screen('the upload and its report', async () => {
        await tab.press('link', 'Data Upload');
        await tab.choose('CSV file', table);
        await tab.press('button', 'Analyze');
        await tab.see('region', 'Analysis Report');
      });
      await screen('the list of reports', async () => {
        await tab.press('link', 'Reports & Analytics');
        await tab.read('support-tickets');
      });
      await screen('a report of the list', async () => {
        await tab.press('button', 'View');
        await tab.see('dialog', 'Report Preview');
        await tab.read('Key Metrics');
        await tab.key('Escape');
      });
      await screen('the agents', async () => {
        await tab.press('link', 'AI Agents');
        await tab.read('active agents');
      });
      await screen('the settings', async () => {
        await tab.press('link', 'Settings');
        await tab.see('heading', 'Profile');
      });
      await screen('the login, after the logout', async () => {
        await tab.press('button', 'Logout');
        await tab.see('button', 'Sign In');
      });
      await screen('the dashboard, logged in again', async () => {
        await tab.fill({ Email: person.email, Password: person.password });
        await tab.press('button', 'Sign In');
        await tab.press('button', 'Continue to dashboard');
        await tab.read(`Welcome, ${person.firstName}`);
      });

      await tab.askForForeignPicture(FOREIGN);
      expect(tab.complaints.join()).toContain(FOREIGN);
    } catch (error) {
      await test.info().attach(name, { body: Buffer.from(await tab.screenshot()), contentType: 'image/png' });
      throw error;
    } finally {
      await tab.close();
    }
  });
}
