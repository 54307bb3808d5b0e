import { expect, type Page } from '@playwright/test';
import { newAccount } from '../fixtures/account';
import type { ScreenState } from './state';

const heading = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await press(page, 'Sign In');
}

async function fillSignup(page: Page, email: string): Promise<void> {
  const { firstName, lastName, password } = newAccount();
  await page.goto('/signup');
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(password);
  await page.getByRole('checkbox', { name: /agree/ }).check();
  await press(page, 'Create Account');
}

async function fillReset(page: Page, address: string, password: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('textbox', { name: 'New Password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm New Password' }).fill(password);
  await press(page, 'Reset Password');
}

/** The public screens, each in every state. */
export const visitorStates: readonly ScreenState[] = [
  {
    name: 'landing',
    who: 'visitor',
    async open(page) {
      await page.goto('/');
      await heading(page, /./);
      await expect(page.getByRole('link', { name: 'Watch Demo' }).first()).toBeVisible();
    },
  },
  {
    name: 'demo',
    who: 'visitor',
    async open(page) {
      await page.goto('/demo');
      await expect(page.getByRole('heading', { level: 2, name: 'Method' })).toBeVisible({ timeout: 60_000 });
    },
  },
  ...(
    [
      ['reading', 'How to read a report'],
      ['checks', 'What is checked and how'],
      ['data', 'Where your data go'],
    ] as const
  ).map(([name, title]): ScreenState => ({
    name: `help-${name}`,
    who: 'visitor',
    async open(page) {
      await page.goto(`/help/${name}`);
      await heading(page, title);
      // Until the screen is there, the text that was sent stands in its place.
      await expect(page.locator('#hub-sent')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(7);
    },
  })),
  {
    name: 'login',
    who: 'visitor',
    async open(page) {
      await page.goto('/login');
      await heading(page, 'Sign In');
    },
  },
  {
    name: 'login-incomplete',
    who: 'visitor',
    async open(page) {
      await page.goto('/login');
      await page.getByLabel('Email').fill('not an address');
      await press(page, 'Sign In');
      await expect(page.getByText('Password is required')).toBeVisible();
    },
  },
  {
    name: 'login-refused',
    who: 'visitor',
    async open(page) {
      await fillLogin(page, 'nobody@example.test', 'not-the-password');
      await expect(page.getByRole('alert').filter({ hasText: /password/i })).toBeVisible();
    },
  },
  {
    name: 'login-verification',
    who: 'visitor',
    async open(page, { newcomer }) {
      await fillLogin(page, newcomer.email, newcomer.password);
      await expect(page.getByRole('dialog', { name: 'Email Verification Required' })).toBeVisible();
    },
  },
  {
    name: 'login-session-ended',
    who: 'visitor',
    async open(page) {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const over = `${part({ alg: 'HS256' })}.${part({ sub: 'someone', exp: 1_600_000_000 })}.c2lnbmF0dXJl`;
      await page.addInitScript((token) => {
        if (sessionStorage.getItem('placed')) return;
        sessionStorage.setItem('placed', '1');
        localStorage.setItem('token', token);
      }, over);
      await page.goto('/dashboard/reports');
      await heading(page, 'Sign In');
    },
  },
  {
    name: 'signup',
    who: 'visitor',
    async open(page) {
      await page.goto('/signup');
      await heading(page, 'Create Account');
      await page.getByRole('textbox', { name: 'Password', exact: true }).fill('eightlet');
    },
  },
  {
    name: 'signup-incomplete',
    who: 'visitor',
    async open(page) {
      await page.goto('/signup');
      await page.getByRole('textbox', { name: 'Password', exact: true }).fill('short');
      await page.getByRole('textbox', { name: 'Confirm password' }).fill('other');
      await press(page, 'Create Account');
      await expect(page.getByText('Passwords do not match')).toBeVisible();
    },
  },
  {
    name: 'signup-refused',
    who: 'visitor',
    async open(page, { member }) {
      await fillSignup(page, member.email);
      await expect(page.getByText('An account with this email already exists.')).toBeVisible();
    },
  },
  {
    name: 'signup-created',
    who: 'visitor',
    async open(page) {
      await fillSignup(page, newAccount().email);
      await expect(page.getByRole('dialog', { name: 'Account Created Successfully!' })).toBeVisible();
    },
  },
  {
    name: 'forgot-password',
    who: 'visitor',
    async open(page) {
      await page.goto('/forgot-password');
      await heading(page, 'Forgot Password');
    },
  },
  {
    name: 'forgot-password-sent',
    who: 'visitor',
    async open(page) {
      await page.goto('/forgot-password');
      await page.getByLabel('Email').fill('somebody@example.test');
      await press(page, 'Send Reset Link');
      await heading(page, 'Check Your Email');
    },
  },
  {
    name: 'reset-password',
    who: 'visitor',
    async open(page) {
      await page.goto('/reset-password/some-token');
      await heading(page, 'Reset Password');
    },
  },
  {
    name: 'reset-password-incomplete',
    who: 'visitor',
    async open(page) {
      await fillReset(page, '/reset-password/some-token', 'password');
      await expect(page.getByText('This password is too easy to guess. Please choose another one.')).toBeVisible();
    },
  },
  {
    name: 'reset-password-invalid',
    who: 'visitor',
    async open(page) {
      await page.goto('/reset-password');
      await heading(page, 'Invalid Reset Link');
    },
  },
  {
    name: 'reset-password-done',
    who: 'visitor',
    async open(page, { hub }) {
      const { url } = hub;
      const account = newAccount();
      await page.request.post(`${url}/api/users/register`, { data: account });
      await page.request.post(`${url}/api/users/password/forgot`, { data: { email: account.email } });
      await fillReset(page, await hub.mailLink(account.email, /reset|password/i), 'another-horse-8-staple');
      await heading(page, 'Password Reset Successful');
    },
  },
  {
    name: 'email-verification',
    who: 'visitor',
    async open(page) {
      await page.goto('/EmailVerification/some-token');
      await heading(page, 'Email Verification');
    },
  },
  {
    name: 'email-verification-failed',
    who: 'visitor',
    async open(page) {
      await page.goto('/EmailVerification/some-token');
      await press(page, 'Verify Email Address');
      await heading(page, 'Verification Failed');
    },
  },
  {
    name: 'email-verification-no-token',
    who: 'visitor',
    async open(page) {
      await page.goto('/EmailVerification');
      await heading(page, 'Verification Failed');
    },
  },
  {
    name: 'email-verification-done',
    who: 'visitor',
    async open(page, { hub }) {
      const account = newAccount();
      await page.request.post(`${hub.url}/api/users/register`, { data: account });
      // The screen leads on after two seconds, which would take it away from who looks.
      await page.addInitScript(() => {
        const real = window.setTimeout.bind(window);
        Reflect.set(window, 'setTimeout', (run: () => void, ms?: number) => (ms === 2000 ? 0 : real(run, ms)));
      });
      await page.goto(await hub.mailLink(account.email, /verif/i));
      await press(page, 'Verify Email Address');
      await heading(page, 'Email Verified!');
    },
  },
  {
    name: 'terms',
    who: 'visitor',
    async open(page) {
      await page.goto('/terms');
      await heading(page, 'Terms of Service');
    },
  },
  {
    name: 'privacy',
    who: 'visitor',
    async open(page) {
      await page.goto('/privacy');
      await heading(page, 'Privacy Policy');
    },
  },
];
