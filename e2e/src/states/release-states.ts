import { expect, type Page } from '@playwright/test';
import { releaseStatus, type RemoteRelease } from '@hub/shared/contracts/releases/releases';
import type { ScreenState } from './state';

const CANARY = '1.1.0-cccccccc';

const figures: NonNullable<RemoteRelease['rollout']>['figures'] = {
  canary: { units: 40, failed: 3 },
  cohort: { units: 6, failed: 0 },
  stable: { units: 1300, failed: 1 },
  evidence: 64,
  halts: 200,
  upperDifference: 0.15,
  couldSee: 0.09,
  metrics: [
    { metric: 'failed_calls', unit: 'share', canary: 0.05, stable: 0.01, evidence: 2, halts: 1600 },
    { metric: 'load', unit: 'ms', canary: 420, stable: 400, evidence: 1.2, halts: 1600 },
    { metric: 'layout_shift', unit: 'thousandths', canary: 12, stable: null, evidence: 1, halts: 1600 },
  ],
  reports: [{ kind: 'load_fail', units: 3, text: 'remoteEntry.js: 404' }],
  fresh: 37,
};

/** The server's own answer, with a rollout under way whose visitors no test could make in a moment. */
async function withRollout(page: Page, state: 'running' | 'halted') {
  await page.route('**/api/releases', async (route) => {
    const answer = await route.fetch();
    const status = releaseStatus.parse(await answer.json());
    const remotes = status.remotes.map((remote): RemoteRelease => {
      const build = remote.builds[0];
      if (remote.name !== 'mf-reports' || !build) return remote;
      return {
        ...remote,
        builds: [{ ...build, buildId: CANARY, origin: 'published', publishedBy: 'Reports CI', bytes: 91_000 }, ...remote.builds],
        rollout: {
          id: 'r1',
          version: CANARY,
          salt: 'r1',
          weightBp: 1000,
          cohorts: ['staff'],
          state,
          guard: { minMounts: 100, maxFailureDelta: 0.02, hardFailures: 5 },
          figures,
          ...(state === 'halted' && { reason: `${CANARY} failed 5 of 12 visitors; the stable build 1 of 1300.` }),
        },
      };
    });
    await route.fulfill({ response: answer, json: { ...status, remotes } });
  });
  await page.goto('/dashboard/releases');
  await expect(page.getByRole('region', { name: 'How it fares at 10%' })).toBeVisible();
}

/** What operators see of releases. */
export const releaseStates: readonly ScreenState[] = [
  {
    name: 'releases',
    who: 'operator',
    async open(page) {
      await page.goto('/dashboard');
      if (await page.getByRole('button', { name: 'Open menu' }).isVisible())
        await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('link', { name: 'Releases' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Builds that are here' })).toBeVisible();
    },
  },
  {
    name: 'releases-rollout',
    who: 'operator',
    async open(page) {
      await withRollout(page, 'running');
      await expect(page.getByText('Pages say “remoteEntry.js: 404”')).toBeVisible();
    },
  },
  { name: 'releases-halted', who: 'operator', open: (page) => withRollout(page, 'halted') },
  {
    name: 'releases-change',
    who: 'operator',
    async open(page) {
      await withRollout(page, 'running');
      await page.getByRole('button', { name: 'Change the share' }).click();
      const dialog = page.getByRole('dialog', { name: 'Change the share of' });
      await dialog.getByRole('button', { name: 'Change the share' }).click();
      await expect(dialog.getByText('Say why in at least three letters')).toBeVisible();
    },
  },
];
