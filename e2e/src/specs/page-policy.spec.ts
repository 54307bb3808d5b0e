import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/hub';

const OPEN = ['/', '/login', '/signup', '/forgot-password', '/reset-password/x', '/EmailVerification/x', '/terms', '/privacy'];
const PROTECTED = ['/dashboard', '/dashboard/upload', '/dashboard/reports', '/dashboard/agents', '/dashboard/settings'];

/** Tags that load or hold code, as the page has them once it has come to rest. */
const codeOf = (page: Page) =>
  page.evaluate(() => ({
    inline: [...document.scripts]
      .filter(({ src, type }) => !src && type !== 'application/json')
      .map(({ outerHTML }) => outerHTML),
    unchecked: [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[rel=stylesheet]')]
      .filter(({ integrity }) => !/^sha384-[A-Za-z0-9+/]{64}$/.test(integrity))
      .map(({ outerHTML }) => outerHTML),
    count: document.querySelectorAll('script[src], link[rel=stylesheet]').length,
  }));

/** No violation may be reported: `health` fails the test on any. */
async function visit(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  expect(policy).not.toMatch(/unsafe-|script-src[^;]*(?:nonce|\*)/);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const { inline, unchecked, count } = await codeOf(page);
  expect([path, inline, unchecked]).toEqual([path, [], []]);
  expect(count).toBeGreaterThan(1);
}

test('no screen for visitors breaks the policy, and every script and style has its hash', async ({ page }) => {
  for (const path of OPEN) await visit(page, path);
});

test('no screen behind the login breaks the policy, and every script and style has its hash', async ({ page, member }) => {
  expect(member.token).not.toBe('');
  for (const path of PROTECTED) await visit(page, path);
});

test('code that no build lists cannot be loaded, however it is asked for', async ({ page, health }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const outcomes = await page.evaluate(() => {
    const tried = (act: () => void): string => {
      try {
        act();
        return 'done';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    };
    return [
      tried(() => {
        document.createElement('script').src = '/remotes/mf-auth/unlisted.js';
      }),
      tried(() => {
        document.createElement('script').src = 'https://elsewhere.example/x.js';
      }),
      tried(() => {
        document.body.innerHTML = '<img src=x onerror=alert(1)>';
      }),
      tried(() => {
        document.createElement('script').text = 'window.__foreign = true';
      }),
    ];
  });
  expect(outcomes).toEqual(['refused', 'refused', 'refused', 'refused']);
  // The browser reports what it refused, as it should, when it finds the time.
  await expect.poll(() => health.problems.length).toBe(outcomes.length);
  health.problems.length = 0;
});
