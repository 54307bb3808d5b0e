import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request } from 'undici';
import { pinnedAgent } from './pinned-agent';

test('connects to the checked address, whatever the name would resolve to', async () => {
  const server = createServer((asked, response) => response.end(asked.headers.host));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const agent = pinnedAgent({ host: 'sheets.invalid', port, addresses: [{ address: '127.0.0.1', family: 4 }] });
  const { body } = await request(`http://sheets.invalid:${port}/`, { dispatcher: agent });
  expect(await body.text()).toBe(`sheets.invalid:${port}`);
  await agent.destroy();
  await new Promise((done) => server.close(done));
});
