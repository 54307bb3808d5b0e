import { testApp, type TestApp } from '../../testing/test-app';
import { sendWeeklySummaries } from './weekly-summary';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
}, 60_000);
afterAll(() => hub.stop());

const DAY = 86_400_000;
const settings = { notify_new_reports: false, notify_agent_status: true, weekly_summary: true };

test('goes once a week to those who want it and are verified, with the week’s reports', async () => {
  const ann = await hub.signUp('ann@example.com');
  const bob = await hub.signUp('bob@example.com');
  for (const user of [ann, bob]) await hub.call('GET', `/users/verify/${await hub.mailedToken(user.email)}`);
  await hub.call('PUT', '/users/settings', { settings }, ann.token);
  await hub.upload(ann.token, 'a\n1\n', { name: 'sales.csv' });
  // Wants it, and has not verified the address.
  const eve = await hub.signUp('eve@example.com');
  await hub.call('PUT', '/users/settings', { settings }, eve.token);
  const { db } = hub.context.database;
  const send = (days: number) => sendWeeklySummaries(db, hub.context.mail, new Date(Date.now() + days * DAY));

  expect(await send(0)).toBe(0);
  // The report must lie within the seven days before.
  await db
    .updateTable('users')
    .set({ created_at: new Date(Date.now() - 30 * DAY) })
    .execute();
  expect((await Promise.all([send(1), send(1)])).sort()).toEqual([0, 1]);
  expect(await send(2)).toBe(0);
  const [mail] = await hub.mails();
  expect(mail).toMatchObject({ to: ann.email, subject: 'Your week in reports' });
  expect(mail?.text).toContain('one new report');
  expect(mail?.text).toContain('• sales.csv');
  expect(await send(8.5)).toBe(1);
  expect((await hub.mails())[0]?.text).toContain('no new report');
});
