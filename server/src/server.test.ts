import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDatabase } from './testing/prepared-database';
import { testTemplate } from './testing/test-template';
import { testProgram } from './testing/test-programs';

const folder = mkdtempSync(join(tmpdir(), 'hub-start-'));
beforeAll(async () => {
  for (const data of [folder, join(folder, 'other')]) await prepareDatabase(data, await testTemplate());
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (env: Record<string, string>) => {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [testProgram('server.mjs')], {
    env: { PATH, HOME, DATA_DIR: folder, LOG_LEVEL: 'silent', PORT: '0', ...env },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(child, 'exit').then(([code]: unknown[]) => code);
  const says = async (pattern: RegExp) => {
    for (let i = 0; i < 600 && !pattern.test(text); i++) await new Promise((resolve) => setTimeout(resolve, 100));
    return pattern.exec(text)?.[1] ?? '';
  };
  return { child, ended, says, text: () => text };
};

test('it prints its addresses, is alone in its folder, and ends at once though a client keeps its connection', async () => {
  const hub = start({});
  try {
    const mailbox = await hub.says(/Mails it would send are at (\S+)/);
    const address = /hub is at (\S+)/i.exec(hub.text())?.[1] ?? '';
    expect(mailbox).toBe(`${address}/dev/mailbox`);

    const agent = new Agent({ keepAlive: true });
    const [answer] = (await once(get(`${address}/api/health`, { agent }), 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(200);

    const second = start({});
    expect(await second.ended).toBe(1);
    expect(second.text()).toContain('DATA_DIR');

    const taken = start({ DATA_DIR: join(folder, 'other'), PORT: new URL(address).port });
    expect(await taken.ended).toBe(1);
    expect(taken.text()).toContain('is in use');

    hub.child.kill('SIGTERM');
    const asked = Date.now();
    expect(await hub.ended).toBe(0);
    expect(Date.now() - asked).toBeLessThan(10_000);
    agent.destroy();
  } finally {
    hub.child.kill('SIGKILL');
  }
}, 120_000);

test('a wrong setting is said in a sentence, without a stack', async () => {
  const hub = start({ PORT: 'eighty', TOKEN_LIFETIME: '1' });
  expect(await hub.ended).toBe(1);
  expect(hub.text()).toContain('PORT: must be a whole number');
  expect(hub.text()).toContain('TOKEN_LIFETIME: must be from 60');
  expect(hub.text()).not.toMatch(/\bat .*:\d+:\d+/);
}, 60_000);
