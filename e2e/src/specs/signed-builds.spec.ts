import { generateKeyPairSync, sign } from 'node:crypto';
import { discoveryDocument, type DiscoveryDocument } from '@hub/shared/contracts/releases/discovery';
import { signedFiles } from '@hub/shared/contracts/releases/signed-bytes';
import { telemetryBatch, type RemoteEvent } from '@hub/shared/contracts/releases/telemetry';
import { arriveLoggedIn, signUp } from '../fixtures/account';
import { expect, test } from '../fixtures/hub';
import { screenHeading } from '../fixtures/pages/screen-heading';
import { startHub } from '../fixtures/start-hub';

const REMOTE = 'mf-agents';
const team = generateKeyPairSync('ed25519');
const stranger = generateKeyPairSync('ed25519');

/** The next document: the same files under another id, signed by that key. */
function withBuild(document: DiscoveryDocument, buildId: string, { privateKey }: typeof team): DiscoveryDocument {
  const entry = document.remotes[REMOTE];
  const version = entry?.versions[entry.stable];
  if (!entry || !version) throw new Error(`no ${REMOTE}`);
  const signature = sign(null, signedFiles(REMOTE, buildId, version.assets), privateKey).toString('base64');
  const versions = { ...entry.versions, [buildId]: { ...version, signature } };
  const next = { ...entry, stable: buildId, previous: entry.stable, versions };
  return { ...document, revision: document.revision + 1, remotes: { ...document.remotes, [REMOTE]: next } };
}

test('an open page takes a build that its team has signed, and no other', async ({ page, request, health }) => {
  const hub = await startHub({ env: { MFE_PUBLISH_KEYS: `${REMOTE}=${team.publicKey.export({ format: 'jwk' }).x}` } });
  try {
    await arriveLoggedIn(page, await signUp(request, hub.url));
    const events: RemoteEvent[] = [];
    await page.route('**/api/telemetry/remotes', async (route) => {
      events.push(...telemetryBatch.parse(route.request().postDataJSON()).events);
      await route.fulfill({ status: 204 });
    });
    await page.goto(`${hub.url}/dashboard/settings`);
    await expect(screenHeading(page, 'Settings')).toBeVisible();
    const known = discoveryDocument.parse(await (await request.get(`${hub.url}/api/discovery`)).json());
    let document = withBuild(known, '9.0.0-0123456789', stranger);
    await page.route('**/api/discovery', (route) => route.fulfill({ json: document }));
    const typesOf = (buildId: string) => events.filter((event) => event.buildId === buildId).map(({ type }) => type);
    await expect.poll(() => typesOf('9.0.0-0123456789'), { timeout: 20_000 }).toEqual(['unsigned']);
    expect(events.filter(({ remote, type }) => remote === REMOTE && type === 'load_fail')).toEqual([]);

    // The next one is taken: its files say that they are of another build, and the one before takes its place.
    document = withBuild({ ...document, remotes: known.remotes }, '9.1.0-0123456789', team);
    await page.waitForResponse('**/api/discovery');
    await page.getByRole('link', { name: 'AI Agents' }).click();
    await expect(screenHeading(page, 'AI Agents')).toBeVisible({ timeout: 20_000 });
    await expect.poll(() => typesOf('9.1.0-0123456789'), { timeout: 20_000 }).toContain('load_fail');
    expect(typesOf('9.0.0-0123456789')).toEqual(['unsigned']);
    health.problems.length = 0;
  } finally {
    await hub.stop();
  }
});
