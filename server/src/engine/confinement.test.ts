import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childEnvironment } from './child-environment';
import { behind, confinement, networkedConfinement } from './confinement';

/** Says what it has: environment, networks, privileges. */
const PROBE = `
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
const status = process.platform === 'linux' ? readFileSync('/proc/self/status', 'utf8') : '';
const socket = connect(Number(process.argv[2]), '127.0.0.1');
const done = (reached) => process.send({ env: Object.keys(process.env), status, reached }, () => process.exit());
socket.on('connect', () => done(true)).on('error', () => done(false));
`;

interface Told {
  env: string[];
  status: string;
  reached: boolean;
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hub-confinement-'));
  await writeFile(join(folder, 'probe.mjs'), PROBE);
});
afterAll(() => rm(folder, { recursive: true }));

async function probe(prefix: string[], port: number): Promise<Told> {
  process.env['DATABASE_URL'] = 'postgres://hub:secret@db/hub';
  process.env['SIGNING_SECRET'] = 'secret';
  const child = fork(join(folder, 'probe.mjs'), [String(port)], { ...behind(prefix, []), env: childEnvironment() });
  const [told] = await once(child, 'message');
  delete process.env['DATABASE_URL'];
  delete process.env['SIGNING_SECRET'];
  return told as Told;
}

test('a child gets no secret, and what the system can take from it is taken', async () => {
  const { createServer } = await import('node:net');
  const server = createServer((socket) => socket.end());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  try {
    const { prefix, noNetwork, noPrivileges } = confinement();
    const engine = await probe(prefix, port);
    expect(engine.env.filter((name) => /DATABASE|SECRET|SMTP|TOKEN|KEY|PASS/.test(name))).toEqual([]);
    expect(engine.reached).toBe(!noNetwork);
    const database = await probe(networkedConfinement(), port);
    expect(database.reached).toBe(true);
    for (const { status } of [engine, database])
      if (noPrivileges) {
        expect(status).toMatch(/NoNewPrivs:\t1/);
        // At most CAP_DAC_OVERRIDE, the second bit.
        expect(status).toMatch(/CapEff:\t0+[02]\n/);
      }
  } finally {
    server.close();
  }
});

test('what was found is what this system has', () => {
  // A Linux of the last ten years has util-linux; elsewhere nothing is promised.
  if (process.platform !== 'linux') expect(confinement()).toEqual({ prefix: [], noNetwork: false, noPrivileges: false });
  else expect(confinement().prefix.length > 0).toBe(confinement().noNetwork || confinement().noPrivileges);
});
