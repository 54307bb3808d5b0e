import type { BrowserContext } from '@playwright/test';
import type { SessionResponse } from '@hub/shared/contracts/account';

/** Puts a session into the browser's storage, where pages that are opened later find it. */
export async function storeSession(context: BrowserContext, url: string, { user, token }: SessionResponse): Promise<void> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`${url}/terms`);
  await page.evaluate(
    ([key, text]) => {
      localStorage.setItem('token', key ?? '');
      localStorage.setItem('hub.user', text ?? '');
    },
    [token, JSON.stringify(user)],
  );
  await page.goto('about:blank');
}
