import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { Page } from '@playwright/test';
import type { RealPostgres } from '@hub/server/testing/real-postgres';
import { READER } from '@hub/server/testing/trading-company';
import { verifyAndLeave } from '../fixtures/reports/fresh-report';
import { offline } from '../fixtures/pages/offline';
import { expect, test } from '../fixtures/hub';

async function openDialog(page: Page) {
  await page.goto('/dashboard/upload');
  await page.getByRole('button', { name: 'Add Database' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect PostgreSQL Database' });
  await expect(dialog).toBeVisible();
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  return {
    dialog,
    host: dialog.getByLabel('Database Host'),
    port: dialog.getByLabel('Port'),
    name: dialog.getByLabel('Database Name'),
    user: dialog.getByLabel('Username'),
    password: dialog.getByRole('textbox', { name: 'Password' }),
    connect: button('Connect'),
    analyze: button('Analyze Selected Table(s)'),
    close: button('Close'),
    tables: dialog.getByRole('group', { name: 'Tables to analyze' }),
    table: (name: string) => dialog.getByRole('checkbox', { name, exact: true }),
  };
}
type Form = Awaited<ReturnType<typeof openDialog>>;

async function fill(form: Form, { port }: Pick<RealPostgres, 'port'>, { user, password } = READER): Promise<void> {
  await form.host.fill('127.0.0.1');
  await form.port.fill(String(port));
  await form.name.fill('trade');
  await form.user.fill(user);
  await form.password.fill(password);
}

/** The dialog with the tables of the trading company. */
async function connected(page: Page, postgres: RealPostgres): Promise<Form> {
  const form = await openDialog(page);
  await fill(form, postgres);
  await form.connect.click();
  await expect(form.tables).toBeVisible();
  return form;
}

test.beforeEach('a session', ({ member }) => expect(member.token).not.toBe(''));

test('several tables of a database make one report', async ({ page, member, request, hub, postgres }) => {
  const form = await openDialog(page);
  const { dialog, tables, table } = form;
  await expect(dialog).toContainText('The server must be reachable from this network');
  await expect(dialog).toContainText('the user needs permission');
  await expect(form.host).toBeFocused();
  await expect(form.port).toHaveValue('5432');
  await fill(form, postgres);
  await expect(form.password).toHaveAttribute('type', 'password');
  await dialog.getByRole('button', { name: 'Show password' }).click();
  await expect(form.password).toHaveAttribute('type', 'text');
  await form.password.press('Enter');

  await expect(dialog.getByText(/^Connected\. \d+ tables found\.$/)).toBeVisible();
  await expect(table('orders')).toHaveAccessibleDescription(/^schema public · about 800 rows · [\d.]+ kB$/);
  await expect(table('order_totals')).toHaveAccessibleDescription(/^schema public · view/);
  await expect(table('sales.measurements')).toHaveAccessibleDescription(/^schema sales · about 700 rows/);
  await expect(table('salaries_secret')).toHaveCount(0);
  await expect(tables).toBeInViewport();

  await form.analyze.click();
  await expect(dialog.getByText('Please select at least one table to analyze.')).toBeInViewport();
  for (const name of ['orders', 'order_lines', 'products']) await table(name).check();
  await expect(dialog.getByText('Please select at least one table to analyze.')).toBeHidden();
  await expect(dialog.getByText(/^3 of \d+ selected$/)).toBeVisible();
  await form.analyze.click();

  const report = page.getByRole('region', { name: 'Analysis Report' });
  await expect(report).toContainText('Source: PostgreSQL Database', { timeout: 30_000 });
  await expect(dialog).toBeHidden();
  await report.getByRole('button', { name: 'Preview Full Report' }).click();
  const full = page.getByRole('dialog', { name: 'Full Analysis Report' });
  for (const name of ['orders', 'order_lines', 'products'])
    await expect(full.getByRole('heading', { name, exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await verifyAndLeave(page, report);
  const item = page.getByRole('article').first();
  await expect(item).toContainText('PostgreSQL');
  await expect(item).toContainText('Tables: order_lines, orders, products');
  const answer = await request.get(`${hub.url}/api/reports`, { headers: { authorization: `Bearer ${member.token}` } });
  for (const text of [
    await answer.text(),
    hub.log(),
    await page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map(Object.entries))),
  ])
    expect(text).not.toContain(READER.password);
});

test('every field is checked before anything is sent', async ({ page }) => {
  const { dialog, host, port, connect } = await openDialog(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/postgres')) sent.push(request.url());
  });
  await port.fill(' ');
  await connect.click();
  for (const field of ['Host', 'Port', 'Database name', 'Username', 'Password'])
    await expect(dialog.getByText(`${field} is required`)).toBeVisible();
  await expect(host).toBeFocused();
  await host.fill('localhost');
  await expect(dialog.getByText('Host is required')).toBeHidden();
  await expect(dialog.getByText('Port is required')).toBeVisible();
  for (const text of ['0', '65536', 'five']) {
    await port.fill(text);
    await connect.click();
    await expect(dialog.getByText('Port must be between 1 and 65535')).toBeVisible();
    await expect(port).toBeFocused();
  }
  expect(sent).toEqual([]);
});

test('a failed connection is told with its cause, as far as that is told, until a field is edited', async ({
  page,
  postgres,
}) => {
  const form = await openDialog(page);
  const cases: [string, string, () => Promise<void>][] = [
    ['a wrong password', 'refused the username or the password', () => fill(form, postgres, { ...READER, password: 'wrong' })],
    ['a database that is not there', 'refused the username or the password', () => form.name.fill('elsewhere')],
    ['a closed port', 'No PostgreSQL server was reached', () => fill(form, { port: 1 })],
    ['the metadata service', 'never connected to', () => form.host.fill('169.254.169.254')],
  ];
  for (const [name, cause, prepare] of cases)
    await test.step(name, async () => {
      await prepare();
      await expect(form.dialog.getByRole('alert')).toBeHidden();
      await form.connect.click();
      await expect(form.dialog.getByRole('alert')).toContainText('Connection failedFailed to connect. ');
      await expect(form.dialog.getByRole('alert')).toContainText(cause);
      await expect(form.dialog.getByRole('alert')).toBeInViewport();
    });
  await fill(form, postgres);
  await form.connect.click();
  await expect(form.tables).toBeVisible();
});

test('nothing closes the dialog while it connects; closing empties the form', async ({ page }) => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket));
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
  const form = await openDialog(page);
  await fill(form, silent.address() as AddressInfo);
  await form.password.press('Enter');
  await expect(form.dialog.getByRole('button', { name: 'Connecting...' })).toBeDisabled();
  for (const field of [form.host, form.port, form.name, form.user, form.password, form.close]) await expect(field).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(form.dialog).toBeVisible();
  await expect.poll(() => sockets.length).toBeGreaterThan(0);
  silent.close();
  for (const socket of sockets) socket.destroy();
  await expect(form.dialog).toContainText('Failed to connect.');
  await form.close.click();
  await expect(form.dialog).toBeHidden();
  await page.getByRole('button', { name: 'Add Database' }).click();
  for (const field of [form.host, form.name, form.user, form.password]) await expect(field).toHaveValue('');
  await expect(form.port).toHaveValue('5432');
  await expect(form.dialog.getByRole('alert')).toBeHidden();
});

test('a changed field asks for a new connection; a user without tables has nothing to analyse', async ({ page, postgres }) => {
  const form = await connected(page, postgres);
  await form.table('orders').check();
  await form.user.fill('stranger');
  await expect(form.tables).toBeHidden();
  await expect(form.analyze).toBeHidden();
  await form.password.fill('stranger');
  await form.connect.click();
  await expect(form.dialog.getByText('Connected, but there is no table that this user may read.')).toBeVisible();
  await expect(form.analyze).toBeDisabled();
});

test('a failed analysis brings the dialog back with its choice', async ({ page, postgres }) => {
  await postgres.run(
    'CREATE TABLE fleeting (a int); INSERT INTO fleeting VALUES (1); GRANT SELECT ON fleeting TO reader',
    'trade',
  );
  const form = await connected(page, postgres);
  await form.table('sales.empty').check();
  await form.analyze.click();
  await expect(form.dialog.getByRole('alert')).toContainText(['The table sales.empty has no rows.']);
  await form.table('sales.empty').uncheck();
  await postgres.run('DROP TABLE fleeting', 'trade');
  await form.table('fleeting').check();
  await form.analyze.click();
  await expect(form.dialog.getByText('The table fleeting is not there or may not be read.')).toBeInViewport();
  await expect(form.table('fleeting')).toBeChecked();
  await form.table('fleeting').uncheck();
  await expect(form.dialog.getByText('The table fleeting is not there or may not be read.')).toBeHidden();
  await form.table('orders').check();
  await form.analyze.click();
  await expect(page.getByRole('region', { name: 'Analysis Report' })).toBeVisible({ timeout: 30_000 });
});

test('the copy of a large table can be cancelled', async ({ page, postgres }) => {
  const form = await connected(page, postgres);
  await form.table('events').check();
  await form.analyze.click();
  await page.getByRole('dialog', { name: 'Analyzing trade' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Analysis cancelled')).toBeVisible();
  await expect(form.table('events')).toBeChecked();
  await expect
    .poll(() => postgres.run(`SELECT pid FROM pg_stat_activity WHERE usename = '${READER.user}' AND state = 'active'`))
    .toEqual([]);
});

test('without a connection to the hub the fallbacks are told', async ({ page, postgres }) => {
  const form = await connected(page, postgres);
  await form.table('orders').check();
  await offline(page, async () => {
    await form.analyze.click();
    await expect(form.dialog.getByText('Analysis failed')).toBeVisible();
    await form.password.press('End');
    await form.password.press('x');
    await form.connect.click();
    await expect(form.dialog.getByRole('alert')).toHaveText('Connection failedFailed to connect.');
  });
});
