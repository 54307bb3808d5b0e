import { request as httpRequest } from 'node:http';
import type { Page } from '@playwright/test';
import { arriveLoggedIn, fillSignUp, newAccount, signUp } from '../fixtures/account';
import { expect, test } from '../fixtures/hub';
import { startHub } from '../fixtures/start-hub';

/**
 * Every sentence of the catalogue that stands where the hub itself has none to give: an answer of a proxy in between, which has
 * neither detail nor message. Those of sheets and databases are reached in their own journeys.
 */
const silent = async (page: Page, path: string, work: () => Promise<void>, status = 502) => {
  const pattern = `**/api${path}`;
  await page.route(pattern, (route) => route.fulfill({ status, contentType: 'text/html', body: '<html></html>' }));
  await work();
  await page.unroute(pattern);
};
const told = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible({ timeout: 20_000 });
const CSV = { name: 'table.csv', mimeType: 'text/csv', buffer: Buffer.from('city,visits\nRome,3\nOslo,4\n') };

test('account calls that get no answer are told in their own words', async ({ page, request, hub }) => {
  const person = newAccount();
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await silent(page, '/users/login', async () => {
    await page.getByRole('button', { name: 'Sign In' }).click();
    await told(page, 'Login failed');
  });

  await page.goto('/signup');
  await fillSignUp(page, person);
  await silent(page, '/users/register', async () => {
    await page.getByRole('button', { name: 'Create Account' }).click();
    await told(page, 'Signup failed');
  });

  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await silent(page, '/users/password/forgot', async () => {
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await told(page, 'Failed to send reset email');
  });

  await page.goto('/reset-password/some-token');
  await page.getByRole('textbox', { name: 'New Password', exact: true }).fill(person.password);
  await page.getByRole('textbox', { name: 'Confirm New Password' }).fill(person.password);
  await silent(page, '/users/password/reset/*', async () => {
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await told(page, 'Failed to reset password');
  });

  await page.goto('/EmailVerification/some-token');
  await silent(page, '/users/verify/*', async () => {
    await page.getByRole('button', { name: 'Verify Email Address' }).click();
    await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
    await told(page, 'Email verification failed');
  });
  await page.goto('/EmailVerification');
  await told(page, 'Invalid verification link');

  await signUp(request, hub.url, person);
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await silent(page, '/users/resend/email', async () => {
    const dialog = page.getByRole('dialog', { name: 'Email Verification Required' });
    await dialog.getByRole('button', { name: 'Resend verification email' }).click();
    await expect(dialog.getByText('Failed to resend verification email')).toBeVisible();
  });
});

test('reports that get no answer, and a session that is gone, are told in their own words', async ({
  page,
  member,
  request,
  hub,
}) => {
  const headers = { authorization: `Bearer ${member.token}` };
  const uploaded = await request.post(`${hub.url}/api/upload-csv`, { headers, multipart: { file_type: 'csv', file: CSV } });
  expect(uploaded.ok()).toBe(true);
  await silent(page, '/users/reports/analytics', async () => {
    await page.goto('/dashboard');
    await told(page, 'Failed to load analytics data');
  });
  await silent(page, '/reports?*', async () => {
    await page.goto('/dashboard/reports');
    await told(page, 'Failed to fetch reports');
  });
  await page.getByRole('button', { name: 'Retry' }).click();
  const item = page.getByRole('article').first();
  await silent(page, '/reports/*/download*', async () => {
    await item.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    await told(page, 'Failed to download report');
  });
  await item.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await silent(page, '/reports/*', async () => {
    await question.getByRole('button', { name: 'Delete' }).click();
    await told(page, 'Failed to delete report');
  });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await told(page, 'No token found in localStorage');
});

test('uploads that get no answer, or a half one, are told in their own words', async ({ page, member }) => {
  expect(member.token).not.toBe('');
  await page.goto('/dashboard/upload');
  const analyze = async (text: string, status: number) => {
    await page.getByLabel('CSV file').setInputFiles(CSV);
    await silent(
      page,
      '/upload-csv',
      async () => {
        await page.getByRole('button', { name: 'Analyze', exact: true }).click();
        await told(page, text);
      },
      status,
    );
    await expect(page.getByText('No file chosen')).toBeVisible();
  };
  // Sent three times before it is given up; the catalogue's sentence comes first.
  const lost = 'A proxy in front of the hub answered in its place (502): it could not reach the hub.';
  await analyze(`Failed to upload CSV file. Please try again. ${lost}`, 502);
  await analyze('Failed to upload CSV file.', 202);
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.getByLabel('CSV file').setInputFiles(CSV);
  await told(page, 'Please log in to upload files.');
});

test('the limits of the hub are told before and after they are met, and nothing of a refused file stays', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const strict = await startHub({
    env: { UPLOAD_LIMIT: '20000', USER_STORAGE_LIMIT: '1000000', MAX_USER_ANALYSES: '1', AUTH_RATE_LIMIT: '1000' },
  });
  try {
    const member = await signUp(request, strict.url);
    await arriveLoggedIn(page, member);
    await page.goto(`${strict.url}/dashboard/upload`);
    const analyze = async (buffer: Buffer) => {
      await page.getByLabel('CSV file').setInputFiles({ ...CSV, buffer });
      await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    };
    await test.step('a file that is too large', async () => {
      await analyze(Buffer.from(`city,visits\n${'Rome,3\n'.repeat(3000)}`));
      await told(page, 'The file is too large. The limit is 19.5 KB.');
    });
    await test.step('an analysis beside one that is under way', async () => {
      const { hostname, port } = new URL(strict.url);
      const slow = httpRequest({ hostname, port, path: '/api/upload-csv', method: 'POST', headers: {
        authorization: `Bearer ${member.token}`, 'content-type': 'multipart/form-data; boundary=x', 'content-length': '5000',
      } }); // prettier-ignore
      slow.on('error', () => undefined);
      slow.write(
        '--x\r\nContent-Disposition: form-data; name="file"; filename="slow.csv"\r\nContent-Type: text/csv\r\n\r\na,b\n',
      );
      const headers = { authorization: `Bearer ${member.token}` };
      const running = async () =>
        (await (await request.get(`${strict.url}/api/analyses`, { headers })).json() as { state: string }[]).filter(({ state }) => state === 'running').length; // prettier-ignore
      await expect.poll(running).toBe(1);
      await analyze(CSV.buffer);
      await told(page, 'You have too many analyses running. Please wait until one has finished.');
      slow.destroy();
      await expect.poll(running).toBe(0);
    });
    await test.step('a place that is full', async () => {
      await analyze(CSV.buffer);
      await expect(page.getByRole('region', { name: 'Analysis Report' })).toBeVisible({ timeout: 30_000 });
      await analyze(CSV.buffer);
      await told(
        page,
        'Your stored files would take more than the 976.6 KB that you may store. Please delete reports you no longer need.',
      );
    });
    const headers = { authorization: `Bearer ${member.token}` };
    expect(await (await request.get(`${strict.url}/api/reports`, { headers })).json()).toHaveLength(1);
  } finally {
    // A page that still fetches screens to come would hear that the server ends, and complain of it: it goes to the one that stays.
    await page.goto('/');
    await strict.stop();
  }
});
