import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { transformSync } from '@swc/core';
import { crashGroups, type CrashGroup } from '@hub/shared/contracts/releases/crashes';
import { HOUR_MS } from '../../plugins/jobs';
import { makeBuild, provideShell } from '../../testing/make-build';
import { testApp, type TestApp } from '../../testing/test-app';
import { signingSecret } from '../accounts/signing-secret';
import { signTicket } from '../web/device-ticket';
import { browserOf } from './browser-of';
import { boundGroups, forgetCrashes, MOST_GROUPS, noteCrash } from './crash-repository';
import { readFrames } from './read-frames';

jest.setTimeout(30_000);

const OPERATOR = 'operator-token-of-these-tests-0123456789';
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const CHUNK = 'chunks/screen.0123.js';

const dist = mkdtempSync(join(tmpdir(), 'hub-dist-'));
provideShell(dist);
let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ MFE_OPERATOR_TOKEN: OPERATOR, REMOTE_BUILD_LIMIT: '60000' }, { dist });
}, 60_000);
afterAll(async () => {
  await hub.stop();
  rmSync(dist, { recursive: true, force: true });
});

/** A screen of which `totalOf` throws, below so many lines of something else. */
const sourceOf = (linesAbove: number) => `${'// Something else.\n'.repeat(linesAbove)}
interface Order { price: { amount: number } }
function totalOf(orders: Order[]): number {
  let sum = 0;
  for (const order of orders) sum += order.price.amount;
  return sum;
}
function show(orders: Order[]): string {
  return 'Total ' + totalOf(orders);
}
Object.assign(globalThis, { show });
`;

const compile = (source: string) => {
  const { code, map } = transformSync(source, {
    filename: 'mf-x/src/features/total.ts',
    sourceFileName: 'mf-x/src/features/total.ts',
    sourceMaps: true,
    minify: true,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' }, minify: { compress: { inline: 0 }, mangle: { toplevel: true } } },
    isModule: false,
  });
  const { sourcesContent: _, ...bare } = JSON.parse(map ?? '{}') as { sourcesContent?: string[] };
  return { code, map: JSON.stringify(bare) };
};

/** What the minified code, run under its address, says of a failure: a stack by the engine itself. */
const stackOf = (code: string, address: string): string[] => {
  try {
    runInNewContext(`${code};show([{}])`, {}, { filename: address });
  } catch (error) {
    const { stack = '' } = error as Error;
    return stack.match(/\/remotes\/\S+?\.js:\d+:\d+/g) ?? [];
  }
  throw new Error('The code was to throw.');
};

let remotes = 0;
const publish = async (name: string, version: string, linesAbove: number, withMap = true) => {
  const { code, map } = compile(sourceOf(linesAbove));
  const build = makeBuild(name, version, {}, code);
  const answer = await hub.app.inject({
    method: 'POST',
    url: `/api/releases/${name}/builds`,
    payload: { ...build, ...(withMap && { maps: { [CHUNK]: gzipSync(map).toString('base64') } }) },
    headers: { authorization: `Bearer ${OPERATOR}` },
    remoteAddress: `10.0.${++remotes}.1`,
  });
  expect(answer.json()).toMatchObject({ isNew: true });
  const { buildId } = build.record;
  return { buildId, frames: stackOf(code, `https://hub.example/remotes/${name}/${buildId}/${CHUNK}`) };
};
const promote = (name: string, version: string) =>
  hub.app.inject({
    method: 'POST',
    url: `/api/releases/${name}/promote`,
    payload: { version, reason: 'as the test wants it', force: true, unproven: true },
    headers: { authorization: `Bearer ${OPERATOR}` },
    remoteAddress: `10.0.${remotes}.1`,
  });

const cookieOf = (device: string) => {
  const ticket = { device: `00000000-0000-4000-8000-${device.padStart(12, '0')}`, phases: [], issued: Date.now() };
  return `hub_device=${ticket.device}; hub_ticket=${signTicket(signingSecret(hub.context.config), ticket)}`;
};
const send = async (events: object[], device: string, agent = CHROME) => {
  const answer = await hub.app.inject({
    method: 'POST',
    url: '/api/telemetry/remotes',
    payload: { events },
    headers: { cookie: cookieOf(device), 'user-agent': agent },
  });
  expect(answer.statusCode).toBe(204);
};
const crash = (remote: string, buildId: string, frames: string[], reason = "TypeError: nothing of 'anna@example.com'") => ({
  type: 'crash',
  remote,
  buildId,
  arm: 'stable',
  reason,
  frames,
});
const errorsOf = async (remote: string): Promise<CrashGroup[]> =>
  crashGroups.parse(
    (
      await hub.app.inject({ url: `/api/releases/errors?remote=${remote}`, headers: { authorization: `Bearer ${OPERATOR}` } })
    ).json(),
  ).groups;

test('crashes of one fault are one group, in terms of the sources, over builds in which lines have moved', async () => {
  const name = 'mf-total';
  const first = await publish(name, '1.0.0', 0);
  await promote(name, first.buildId);
  await send([{ type: 'load_ok', remote: name, buildId: first.buildId, arm: 'stable', ms: 100 }], '4');
  await send([crash(name, first.buildId, first.frames)], '1');
  await send([crash(name, first.buildId, first.frames)], '1');
  const second = await publish(name, '1.1.0', 40);
  await promote(name, second.buildId);
  await send([crash(name, second.buildId, second.frames)], '2', FIREFOX);
  await send([{ type: 'load_ok', remote: name, buildId: second.buildId, arm: 'stable', ms: 100 }], '1');
  await send([{ type: 'load_ok', remote: name, buildId: second.buildId, arm: 'stable', ms: 100 }], '2');
  await send([{ type: 'load_ok', remote: name, buildId: second.buildId, arm: 'stable', ms: 100 }], '3');

  const groups = await errorsOf(name);
  expect(groups).toHaveLength(1);
  expect(groups[0]).toMatchObject({
    error: 'TypeError',
    firstBuild: first.buildId,
    lastBuild: second.buildId,
    count: 3,
    devices: 2,
    share: 0.5,
    browsers: [
      { name: 'Chrome 156', devices: 1 },
      { name: 'Firefox 140', devices: 1 },
    ],
  });
  const [inner, outer] = groups[0]?.frames ?? [];
  // Lines of the newest build: 40 above, one that is empty, and the loop is the fourth of what follows.
  expect(inner).toMatchObject({ file: 'mf-x/src/features/total.ts', line: 45, name: 'totalOf', isResolved: true });
  expect(outer).toMatchObject({ file: 'mf-x/src/features/total.ts', line: 49, isResolved: true });
  expect(JSON.stringify(groups)).not.toContain('anna');
  const rows = await hub.context.database.db.selectFrom('crash_devices').select('device').where('remote', '=', name).execute();
  for (const { device } of rows) expect(device).not.toContain('0000-4000');
});

test('without a map the place in the built file is told', async () => {
  const name = 'mf-mapless';
  const { buildId, frames } = await publish(name, '1.0.0', 0, false);
  await promote(name, buildId);
  await send([crash(name, buildId, frames)], '1');
  expect((await errorsOf(name))[0]).toMatchObject({
    share: null,
    frames: [{ file: `${name}/${CHUNK}`, line: 1, isResolved: false, name: null }, {}, {}].slice(0, frames.length),
  });
});

test('what is invented, or comes from nobody that is known, is not kept', async () => {
  const name = 'mf-honest';
  const { buildId, frames } = await publish(name, '1.0.0', 0);
  await promote(name, buildId);
  const other = frames.map((frame) => frame.replaceAll(name, 'mf-total'));
  await send([crash(name, buildId, other), crash(name, buildId, []), crash(name, buildId, ['anna@example.com:1:1'])], '1');
  await hub.call('POST', '/telemetry/remotes', { events: [crash(name, buildId, frames)] });
  expect(await errorsOf(name)).toEqual([]);
});

test('frames are places in files of builds, and nothing else', () => {
  const place = '/remotes/mf-a/1.0.0-0123456789/chunks/a.01.js:1:20';
  const shell = '/assets/libraries.0a.js:2:3';
  expect(readFrames([place, shell]).map(({ owner, file, line, column }) => [owner, file, line, column])).toEqual([
    ['mf-a', 'chunks/a.01.js', 1, 20],
    ['shell', 'assets/libraries.0a.js', 2, 3],
  ]);
  for (const text of [
    '/remotes/mf-a/1.0.0-0123456789/../../x.js:1:1',
    '/remotes/mf-a/latest/x.js:1:1',
    '/remotes/anna/1.0.0-0123456789/x.js:1:1',
    '/assets/../build.js:1:1',
    '/assets/x.js:99999999:1',
    'TypeError: anna',
  ])
    expect(readFrames([text])).toEqual([]);
});

test.each([
  [CHROME, 'Chrome 156'],
  [FIREFOX, 'Firefox 140'],
  [`${CHROME} Edg/156.0.0.0`, 'Edge 156'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1', 'Safari 26'],
  ['curl/8', 'other'],
  [undefined, 'other'],
])('%s is %s', (agent, name) => expect(browserOf(agent)).toBe(name));

test('groups are bounded by what fewest devices have met, and forgotten with time', async () => {
  const { db } = hub.context.database;
  const remote = 'mf-many';
  const note = (fingerprint: string, device: string) =>
    noteCrash(db, { remote, buildId: '1.0.0-0123456789', error: 'Error', frames: [], fingerprint, device, browser: 'other' });
  await note('met-by-two', 'a');
  await note('met-by-two', 'b');
  for (let i = 0; i <= MOST_GROUPS; i += 1) await note(`invented-${i}`, 'c');
  await boundGroups(db, remote);
  const left = await db.selectFrom('crash_groups').select('fingerprint').where('remote', '=', remote).execute();
  expect(left).toHaveLength(MOST_GROUPS);
  expect(left.map(({ fingerprint }) => fingerprint)).toEqual(expect.arrayContaining(['met-by-two', `invented-${MOST_GROUPS}`]));
  await forgetCrashes(db, new Date(Date.now() + HOUR_MS));
  expect(await errorsOf(remote)).toEqual([]);
  const devices = await db.selectFrom('crash_devices').selectAll().where('remote', '=', remote).execute();
  expect(devices).toEqual([]);
});

describe('maps', () => {
  test('are served to nobody, by no address', async () => {
    const name = 'mf-secret';
    const { buildId } = await publish(name, '1.0.0', 0);
    for (const path of [`${CHUNK}.map`, `${CHUNK}.map.gz`, `../../../maps/${name}/${buildId}/${CHUNK}.map.gz`]) {
      const answer = await hub.app.inject({ url: `/remotes/${name}/${buildId}/${path}` });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    }
    for (const path of [`/maps/${name}/${buildId}/${CHUNK}.map.gz`, '/assets/main.js.map'])
      expect((await hub.app.inject({ url: path, headers: { accept: '*/*' } })).statusCode).toBe(404);
    const script = await hub.app.inject({ url: `/remotes/${name}/${buildId}/${CHUNK}` });
    expect(script.body).not.toContain('sourceMappingURL');
  });

  test('and crashes are asked for by who has a token', async () => {
    expect((await hub.app.inject({ url: '/api/releases/errors' })).statusCode).toBe(401);
  });

  const refused: [string, Record<string, string>, string][] = [
    ['of no script of the build', { 'chunks/none.js': gzipSync('{}').toString('base64') }, 'The map of chunks/none.js'],
    ['that are no maps', { [CHUNK]: gzipSync('{"version":3}').toString('base64') }, `The map of ${CHUNK}`],
    ['that are not packed', { [CHUNK]: Buffer.from('{}').toString('base64') }, `The map of ${CHUNK}`],
    ['that are too large', { [CHUNK]: 'A'.repeat(90_000) }, 'larger than'],
    ['that unpack without end', { [CHUNK]: gzipSync(Buffer.alloc(17 * 1024 ** 2)).toString('base64') }, `The map of ${CHUNK}`],
  ];
  test.each(refused)('%s are refused', async (_, maps, sentence) => {
    const build = makeBuild('mf-refused', '1.0.0');
    const answer = await hub.app.inject({
      method: 'POST',
      url: '/api/releases/mf-refused/builds',
      payload: { ...build, maps },
      headers: { authorization: `Bearer ${OPERATOR}` },
      remoteAddress: '10.2.0.1',
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ detail: string }>().detail).toContain(sentence);
  });
});
