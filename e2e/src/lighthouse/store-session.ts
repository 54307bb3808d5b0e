import type { BrowserContext } from '@playwright/test';
import { logIn, sessionEntries, type Account } from '../fixtures/account';

/** Logs in as a browser does: the session is in its storage, and its next pages come with what somebody who is logged in needs. */
export async function storeSession(context: BrowserContext, url: string, member: Account): Promise<void> {
  const session = await logIn(context.request, url, member);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`${url}/terms`);
  await page.evaluate((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, sessionEntries(session));
  await page.goto('about:blank');
}
