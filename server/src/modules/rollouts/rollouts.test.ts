import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditAnswer, releaseAnswer, releaseStatus } from '@hub/shared/contracts/releases';
import { bucket } from '@hub/shared/discovery';
import { makeBuild, provideShell } from '../../testing/make-build';
import { testApp, type TestApp } from '../../testing/test-app';

// Dozens of calls in a test, each of which writes to a database.
jest.setTimeout(30_000);

const OPERATOR = 'operator-token-of-these-tests-0123456789';
const dist = mkdtempSync(join(tmpdir(), 'hub-dist-'));
provideShell(dist);
let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ MFE_OPERATOR_TOKEN: OPERATOR }, { dist });
}, 60_000);
afterAll(async () => {
  await hub.stop();
  rmSync(dist, { recursive: true, force: true });
});

let remotes = 0;
/** A remote with a rollout under way, and what devices in each of its arms report. */
const newRollout = async (request: object = {}) => {
  const name = `mf-rolled-${++remotes}`;
  const call = async (url: string, body: object) =>
    hub.call('POST', `/releases/${name}${url}`, { reason: 'a trial', ...body }, OPERATOR);
  const publish = async (version: string) => {
    const build = makeBuild(name, version);
    expect((await call('/builds', build)).statusCode).toBe(200);
    return build.record.buildId;
  };
  const stable = await publish('1.0.0');
  await call('/promote', { version: stable });
  const canary = await publish('1.1.0');
  const { remote } = releaseAnswer.parse((await call('/start', { version: canary, weightBp: 1000, ...request })).json());
  const { id = '', salt = '', weightBp = 0 } = remote.rollout ?? {};

  /** Device ids of an arm, the first of them in order. */
  const devices = (arm: 'canary' | 'stable', count: number, weight = weightBp): string[] => {
    const found: string[] = [];
    for (let i = 0; found.length < count; i++) {
      const device = `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`;
      if (bucket(salt, name, device) < weight === (arm === 'canary')) found.push(device);
    }
    return found;
  };
  const send = async (device: string, events: object[], { address = '10.1.0.1', cookies = {} } = {}) => {
    const answer = await hub.app.inject({
      method: 'POST',
      url: '/api/telemetry/remotes',
      remoteAddress: address,
      cookies: { hub_device: device, ...cookies },
      payload: { events: events.map((event) => ({ remote: name, rollout: id, buildId: canary, arm: 'canary', ...event })) },
    });
    expect(answer.statusCode).toBe(204);
  };
  const state = async () => {
    await hub.controller.idle();
    const status = releaseStatus.parse((await hub.call('GET', '/releases', undefined, OPERATOR)).json());
    const found = status.remotes.find((each) => each.name === name)?.rollout;
    if (!found) throw new Error('The rollout is gone.');
    return found;
  };
  return { name, call, stable, canary, devices, send, state };
};
const addressOf = (i: number) => `10.2.${i >> 8}.${i & 255}`;

describe('what devices report', () => {
  test('counts each of them once, in the arm that it is drawn into, and stays a failure', async () => {
    const { stable, devices, send, state } = await newRollout();
    const [first = '', second = ''] = devices('canary', 2);
    await send(first, [{ type: 'load_ok' }, { type: 'mounted' }, { type: 'mounted' }]);
    await send(first, [{ type: 'crash', reason: 'TypeError: x\u001b[31m is not a function' }]);
    await send(first, [{ type: 'mounted' }]);
    await send(second, [{ type: 'mounted' }]);
    for (const device of devices('stable', 3)) await send(device, [{ type: 'mounted', buildId: stable, arm: 'stable' }]);
    expect((await state()).figures).toMatchObject({
      canary: { devices: 2, failed: 1 },
      cohort: { devices: 0, failed: 0 },
      stable: { devices: 3, failed: 0 },
      fresh: 1,
    });
    const rows = await hub.context.database.db.selectFrom('rollout_devices').selectAll().where('failed', '=', true).execute();
    expect(rows.map(({ reason }) => reason)).toEqual(['crash: TypeError: x [31m is not a function']);
    expect(JSON.stringify(rows)).not.toContain(first);
  });

  test('counts for nothing when it does not fit', async () => {
    const { stable, canary, devices, send, state } = await newRollout({ cohorts: ['staff'] });
    const [inside = ''] = devices('canary', 1);
    const [outside = ''] = devices('stable', 1);
    await send(outside, [{ type: 'crash' }]);
    await send(inside, [{ type: 'mounted', buildId: stable, arm: 'stable' }]);
    await send(inside, [{ type: 'crash', rollout: 'another' }]);
    await send(inside, [{ type: 'crash', buildId: '9.9.9-0123456789' }]);
    await send('not-a-device', [{ type: 'crash' }]);
    await send('', [{ type: 'crash' }]);
    await send(inside, [{ type: 'fallback' }, { type: 'quarantined' }, { type: 'load_ok' }]);
    const { figures } = await state();
    expect([figures.canary.devices, figures.cohort.devices, figures.stable.devices]).toEqual([0, 0, 0]);
    // Who is in a cohort has the canary whatever the lot says.
    await send(outside, [{ type: 'mounted', buildId: canary }], { cookies: { hub_cohorts: 'staff' } });
    expect((await state()).figures.cohort.devices).toBe(1);
  });
});

describe('the controller', () => {
  test('halts a canary that fails wherever it is, with its reason in the status and in the audit', async () => {
    const { name, stable, canary, devices, send, state } = await newRollout();
    for (const [i, device] of devices('stable', 4).entries()) {
      await send(device, [{ type: 'mounted', buildId: stable, arm: 'stable' }], { address: addressOf(i) });
    }
    const failing = devices('canary', 5);
    for (const [i, device] of failing.entries()) {
      if (i === 4) expect((await state()).state).toBe('running');
      await send(device, [{ type: 'load_fail', reason: 'Error: missing file' }], { address: addressOf(i) });
    }
    const reason = `${canary} failed on 5 of 5 devices, ${stable} on 0 of 4; most often: load_fail: Error: missing file`;
    expect(await state()).toMatchObject({ state: 'halted', reason });
    const answer = await hub.call('GET', `/releases/audit?remote=${name}`, undefined, OPERATOR);
    expect(auditAnswer.parse(answer.json()).entries[0]).toMatchObject({
      action: 'halt',
      who: 'controller',
      why: reason,
      buildId: canary,
    });
  });

  test('goes on counting a rollout that is paused, and halts it', async () => {
    const { call, stable, devices, send, state } = await newRollout();
    expect((await call('/pause', {})).statusCode).toBe(200);
    for (const [i, device] of devices('stable', 4).entries()) {
      await send(device, [{ type: 'mounted', buildId: stable, arm: 'stable' }], { address: addressOf(i) });
    }
    for (const [i, device] of devices('canary', 5).entries()) {
      if (i === 4) expect(await state()).toMatchObject({ state: 'paused', figures: { canary: { devices: 4, failed: 4 } } });
      await send(device, [{ type: 'crash', reason: 'TypeError' }], { address: addressOf(i) });
    }
    expect(await state()).toMatchObject({ state: 'halted', figures: { canary: { devices: 5, failed: 5 } } });
  });

  test('is not led by one client that speaks for many devices, nor by one device that fails often', async () => {
    const { stable, devices, send, state } = await newRollout();
    for (const [i, device] of devices('stable', 3).entries()) {
      await send(device, [{ type: 'mounted', buildId: stable, arm: 'stable' }], { address: addressOf(i) });
    }
    const [one = '', ...many] = devices('canary', 8);
    for (const device of [one, ...many]) await send(device, [{ type: 'crash' }], { address: '203.0.113.9' });
    for (let i = 0; i < 5; i++) await send(one, [{ type: 'crash' }, { type: 'crash' }], { address: addressOf(i) });
    // The first device is one, and of one network, whatever else it sends.
    expect(await state()).toMatchObject({ state: 'running', figures: { canary: { devices: 8, failed: 8 } } });
  });

  test('lets a step be taken once enough devices are well', async () => {
    const { call, devices, send, state } = await newRollout({ guard: { minMounts: 3 } });
    const canaries = devices('canary', 3);
    for (const device of canaries.slice(0, 2)) await send(device, [{ type: 'mounted' }]);
    expect((await call('/ramp', { weightBp: 5000 })).json()).toMatchObject({ code: 'release-unproven' });
    await send(canaries[2] ?? '', [{ type: 'mounted' }]);
    expect((await call('/ramp', { weightBp: 5000 })).statusCode).toBe(200);
    // The next step needs its own proof.
    expect((await state()).figures.fresh).toBe(0);
    expect((await call('/promote', {})).json()).toMatchObject({ code: 'release-unproven' });
    for (const device of devices('canary', 3, 5000)) await send(device, [{ type: 'mounted' }]);
    expect((await call('/promote', {})).statusCode).toBe(200);
  });
});
