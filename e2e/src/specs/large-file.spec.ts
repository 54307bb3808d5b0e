import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { agentsResponse } from '@hub/shared/contracts/reports/analysis';
import { expect, test } from '../fixtures/hub';

const ROWS = 250_000;
const REGIONS = ['North', 'South', 'East', 'West'];
/** Enough of them that the analysis can be met at work. */
const MEASURES = 10;
/** Bytes a second: the sending takes a moment in which it can be seen. */
const UPLOAD_SPEED = 5_000_000;

let folder: string;
let path: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hub-large-'));
  path = join(folder, 'visits.csv');
  const days = Array.from({ length: 700 }, (_, i) => new Date(Date.UTC(2024, 0, 1 + i)).toISOString().slice(0, 10));
  const measures = Array.from({ length: MEASURES }, (_, at) => at);
  const rows = Array.from(
    { length: ROWS },
    (_, i) =>
      `${days[i % days.length]},${REGIONS[(i * 7) % 4]},${measures.map((at) => (i * 7919 + at * 31) % (1013 + at)).join()}`,
  );
  writeFileSync(path, `day,region,${measures.map((at) => `measure ${at}`).join()}\n${rows.join('\n')}\n`);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Sends the file and waits until the server works on it. */
async function analyse(page: Page) {
  await page.goto('/dashboard/upload');
  const client = await page.context().newCDPSession(page);
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: UPLOAD_SPEED,
  });
  await page.getByLabel('CSV file').setInputFiles(path);
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  const progress = page.getByRole('dialog', { name: 'Analyzing visits.csv' });
  await expect(progress.getByText(/^[\d.]+ MB of [\d.]+ MB sent$/)).toBeVisible();
  await expect(progress.getByText(`${ROWS.toLocaleString('en-US')} rows read`)).toBeVisible({ timeout: 60_000 });
  return progress;
}

test('bytes and stages are shown, and the page picks the analysis up again after a reload', async ({ page, member }) => {
  test.setTimeout(150_000);
  expect(member.token).not.toBe('');
  await analyse(page);
  await page.reload();
  // A quick machine has ended it by now; the report comes either way.
  await expect(page.getByRole('region', { name: 'Analysis Report' })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText('250,000', { exact: true }).first()).toBeVisible();
});

test('Cancel stops the work, and nothing of it stays', async ({ page, member, request, hub }) => {
  test.setTimeout(120_000);
  const progress = await analyse(page);
  await progress.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Analysis cancelled')).toBeVisible();
  await expect(progress).toBeHidden();
  const headers = { authorization: `Bearer ${member.token}` };
  const ask = async (path: string): Promise<unknown> => (await request.get(`${hub.url}/api${path}`, { headers })).json();
  // A child that does not stop when it is told to is killed after three seconds.
  const running = async () => agentsResponse.parse(await ask('/agents')).system.running;
  await expect.poll(running, { timeout: 5_000 }).toBe(0);
  expect(await ask('/reports')).toEqual([]);
});
