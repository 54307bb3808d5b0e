import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { discoveryDocument } from '@hub/shared/contracts/releases/discovery';
import { auditAnswer, releaseAnswer, releaseStatus } from '@hub/shared/contracts/releases/releases';
import { bucket } from '@hub/shared/discovery';
import { signAccount } from '../web/cookies';
import { openPhases, signTicket } from '../web/device-ticket';
import { signingSecret } from '../accounts/signing-secret';
import { makeBuild, provideShell } from '../../testing/make-build';
import { testApp, type TestApp } from '../../testing/test-app';

// Dozens of calls in a test, each of which writes to a database.
jest.setTimeout(60_000);

const OPERATOR = 'operator-token-of-these-tests-0123456789';
const dist = mkdtempSync(join(tmpdir(), 'hub-dist-'));
provideShell(dist);
writeFileSync(join(dist, 'shell', 'index.html'), '<html><head></head><body></body></html>');
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
const newRollout = async (request: object = {}, { access = 'logged-in' }: { access?: 'logged-in' | 'public' } = {}) => {
  const name = `mf-rolled-${++remotes}`;
  // Each team publishes from a network of its own: what one may publish in a minute is counted by network.
  const remoteAddress = `10.0.${remotes}.1`;
  const call = (url: string, body: object) =>
    hub.app.inject({
      method: 'POST',
      url: `/api/releases/${name}${url}`,
      payload: { reason: 'a trial', ...body },
      headers: { authorization: `Bearer ${OPERATOR}` },
      remoteAddress,
    });
  const publish = async (version: string) => {
    const build = makeBuild(name, version, { routes: [{ path: `/dashboard/${name}`, title: name, access }] });
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
  interface From {
    address?: string;
    cohorts?: string;
    /** Somebody who is logged in, with the days since the account was made. */
    account?: string;
    days?: number;
    /** Milliseconds since the ticket was given; null sends none. */
    ticketAge?: number | null;
  }
  const send = async (
    device: string,
    events: object[],
    { address = '10.1.0.1', cohorts = '', account, days = 30, ticketAge = 0 }: From = {},
  ) => {
    const key = signingSecret(hub.context.config);
    const phases = openPhases((await hub.call('GET', '/discovery')).json());
    const answer = await hub.app.inject({
      method: 'POST',
      url: '/api/telemetry/remotes',
      remoteAddress: address,
      cookies: {
        hub_device: device,
        hub_cohorts: cohorts,
        ...(ticketAge !== null && { hub_ticket: signTicket(key, { device, phases, issued: Date.now() - ticketAge }) }),
        ...(account !== undefined && {
          hub_account: signAccount(key, { id: account, createdAt: new Date(Date.now() - days * 86_400_000), seconds: 3600 }),
        }),
      },
      payload: { events: events.map((event) => ({ remote: name, rollout: id, buildId: canary, arm: 'canary', ...event })) },
    });
    expect(answer.statusCode).toBe(204);
  };
  let people = 0;
  /** The same from somebody with an account of their own. */
  const sendAs = (device: string, events: object[], from: From = {}) =>
    send(device, events, { account: `${name} ${++people}`, address: '10.9.0.1', ...from });
  /** Opens the remote's screen as a page, without a word from it. */
  const open = async (device: string, account: string, days = 30) => {
    const key = signingSecret(hub.context.config);
    const createdAt = new Date(Date.now() - days * 86_400_000);
    const phases = openPhases((await hub.call('GET', '/discovery')).json());
    const answer = await hub.app.inject({
      url: `/dashboard/${name}`,
      headers: { accept: 'text/html' },
      cookies: {
        hub_device: device,
        hub_ticket: signTicket(key, { device, phases, issued: Date.now() }),
        ...(account && { hub_account: signAccount(key, { id: account, createdAt, seconds: 3600 }) }),
      },
    });
    expect(answer.statusCode).toBe(200);
    // It is noted while the page goes out.
    await new Promise((done) => setTimeout(done, 20));
  };
  const state = async () => {
    await hub.controller.idle();
    const status = releaseStatus.parse((await hub.call('GET', '/releases', undefined, OPERATOR)).json());
    const found = status.remotes.find((each) => each.name === name)?.rollout;
    if (!found) throw new Error('The rollout is gone.');
    return found;
  };
  return { name, call, stable, canary, devices, send, sendAs, open, state };
};

const ok = [{ type: 'mounted' }, { type: 'shown', ms: 400 }];
const crash = [{ type: 'crash', reason: 'TypeError: x\u001b[31m is not a function' }];

describe('what pages report', () => {
  test('counts each unit once, in the arm that it is drawn into, and stays a failure', async () => {
    const { stable, devices, send, sendAs, state } = await newRollout();
    const [first = '', second = '', third = ''] = devices('canary', 3);
    await send(first, [{ type: 'load_ok' }, ...ok, ...ok]);
    await send(first, crash);
    await send(first, ok);
    await send(second, ok);
    // Two devices of one account are one unit.
    await sendAs(second, ok, { account: 'ann' });
    await sendAs(third, ok, { account: 'ann' });
    for (const device of devices('stable', 3)) await send(device, [{ type: 'mounted', buildId: stable, arm: 'stable' }]);
    expect((await state()).figures).toMatchObject({
      canary: { units: 3, failed: 1 },
      cohort: { units: 0, failed: 0 },
      stable: { units: 3, failed: 0 },
      fresh: 2,
      reports: [{ kind: 'crash', units: 1, text: 'TypeError: x [31m is not a function' }],
    });
    const rows = await hub.context.database.db.selectFrom('rollout_units').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(first);
  });

  test('counts for nothing when it does not fit', async () => {
    const { stable, canary, devices, send, state } = await newRollout({ cohorts: ['staff'] });
    const [inside = ''] = devices('canary', 1);
    const [outside = ''] = devices('stable', 1);
    await send(outside, crash);
    await send(inside, [{ type: 'mounted', buildId: stable, arm: 'stable' }]);
    await send(inside, [{ type: 'crash', rollout: 'another' }]);
    await send(inside, [{ type: 'crash', buildId: '9.9.9-0123456789' }]);
    await send('not-a-device', crash);
    await send('', crash);
    await send(inside, [{ type: 'fallback' }, { type: 'quarantined' }, { type: 'load_ok' }]);
    // A device id that this server has not made, or made too long ago, or that a clock far ahead has made.
    await send(inside, crash, { ticketAge: null });
    await send(inside, crash, { ticketAge: 8 * 86_400_000 });
    await send(inside, crash, { ticketAge: -10 * 60_000 });
    const { figures } = await state();
    expect([figures.canary.units, figures.cohort.units, figures.stable.units]).toEqual([0, 0, 0]);
    // Who is in a cohort has the canary whatever the lot says.
    await send(outside, [{ type: 'mounted', buildId: canary }], { cohorts: 'staff', ticketAge: -4 * 60_000 });
    expect((await state()).figures.cohort.units).toBe(1);
  });

  test('is shown as harm, rates and times, each unit with one figure', async () => {
    const { devices, send, state } = await newRollout();
    const [one = '', two = ''] = devices('canary', 2);
    await send(one, [...ok, { type: 'harm', harm: 'landmarks', reason: 'sidebar' }, { type: 'load_ok', ms: 100 }]);
    await send(one, [{ type: 'load_ok', ms: 400 }]);
    await send(two, [
      { type: 'visit', figures: { inpMs: 90, errors: 2, layoutShift: 0.1 } },
      { type: 'harm', harm: 'leak' },
    ]);
    const { figures } = await state();
    expect(figures.reports).toEqual([{ kind: 'landmarks', units: 1, text: 'sidebar' }]);
    const found = Object.fromEntries(figures.metrics.map(({ metric, canary }) => [metric, canary]));
    // A load that no screen came of is no proof that the unit had the build.
    expect(found).toMatchObject({ failed_calls: 0, errors: 0.5, damage: 0.5, load: expect.closeTo(100) as number });
    expect(found['inp']).toBeCloseTo(90);
    expect(found['layout_shift']).toBeCloseTo(100);
  });
});

describe('the controller', () => {
  test('halts a canary that fails accounts, in words of its own; what pages say stands beside', async () => {
    const { name, stable, canary, devices, sendAs, state } = await newRollout({ weightBp: 2500 });
    for (const device of devices('stable', 4)) await sendAs(device, [{ type: 'mounted', buildId: stable, arm: 'stable' }]);
    for (const [i, device] of devices('canary', 5).entries()) {
      if (i === 4) expect((await state()).state).toBe('running');
      await sendAs(device, [{ type: 'load_fail', reason: 'Error: RUNTIME-008' }]);
    }
    const reason = `${canary} failed 5 of 5 visitors (5 × its files did not load), ${stable} 0 of 4`;
    const halted = await state();
    expect(halted).toMatchObject({ state: 'halted', reason });
    expect(halted.figures.reports).toEqual([{ kind: 'load_fail', units: 5, text: 'Error: RUNTIME-008' }]);
    const answer = await hub.call('GET', `/releases/audit?remote=${name}`, undefined, OPERATOR);
    expect(auditAnswer.parse(answer.json()).entries[0]).toMatchObject({
      action: 'halt',
      who: 'controller',
      why: reason,
      buildId: canary,
    });
  });

  test('halts at 10 % by the third account that fails while nobody fails with the stable build, and not by two', async () => {
    const { devices, sendAs, state } = await newRollout();
    for (const [i, device] of devices('canary', 3).entries()) {
      if (i === 2) expect((await state()).state).toBe('running');
      await sendAs(device, crash);
    }
    expect(await state()).toMatchObject({ state: 'halted' });
  });

  test('names the file that the server itself has not', async () => {
    const { name, canary, devices, sendAs, state } = await newRollout();
    rmSync(join(hub.folder, 'remotes', name, canary, 'chunks', 'screen.0123.js'));
    for (const device of devices('canary', 3)) await sendAs(device, [{ type: 'load_fail' }]);
    expect((await state()).reason).toContain('The file chunks/screen.0123.js of the build is missing here (404)');
  });

  test('goes on counting a rollout that is paused, and halts it', async () => {
    const { call, devices, sendAs, state } = await newRollout({ weightBp: 2500 });
    expect((await call('/pause', {})).statusCode).toBe(200);
    for (const [i, device] of devices('canary', 5).entries()) {
      if (i === 4) expect(await state()).toMatchObject({ state: 'paused', figures: { canary: { units: 4, failed: 4 } } });
      await sendAs(device, crash);
    }
    expect(await state()).toMatchObject({ state: 'halted', figures: { canary: { units: 5, failed: 5 } } });
  });

  test('lets a step be taken once enough units are well, and not while others fail', async () => {
    const { call, stable, devices, send, sendAs, state } = await newRollout({ guard: { minMounts: 3, hardFailures: 4 } });
    const canaries = devices('canary', 5);
    for (const device of canaries.slice(0, 2)) await send(device, ok);
    await send(canaries[4] ?? '', [{ type: 'mounted' }]);
    expect((await call('/ramp', { weightBp: 5000 })).json()).toMatchObject({ code: 'release-unproven' });
    await send(canaries[2] ?? '', ok);
    await sendAs(canaries[3] ?? '', crash);
    expect((await call('/ramp', { weightBp: 5000 })).json()).toMatchObject({
      code: 'release-unproven',
      detail: expect.stringContaining('failed 1 of 5 visitors, 20.0 points more') as string,
    });
    expect((await call('/ramp', { weightBp: 5000, unproven: true })).json()).toMatchObject({
      message: expect.stringContaining('Without proof, on purpose.') as string,
    });
    // The next step needs its own proof, and everybody more than a few healthy units.
    expect((await state()).figures.fresh).toBe(0);
    expect((await call('/promote', {})).json()).toMatchObject({ code: 'release-unproven' });
    for (const device of devices('canary', 3, 5000)) await sendAs(device, ok);
    for (const device of devices('stable', 3, 5000)) await sendAs(device, [{ type: 'shown', buildId: stable }]);
    expect((await call('/promote', {})).json()).toMatchObject({
      code: 'release-unproven',
      detail: expect.stringContaining('may still fail up to') as string,
    });
    expect((await call('/promote', { unproven: true })).statusCode).toBe(200);
  });
});

describe('a canary that is only worse', () => {
  /** Accounts of both arms report one stay each, as a page does; the numbers differ from person to person, alike in both arms. */
  const stays = async (
    { stable, canary, devices, sendAs }: Awaited<ReturnType<typeof newRollout>>,
    figures: (spread: number, isCanary: boolean) => object,
    more: object = {},
  ) => {
    for (const [arm, buildId] of [
      ['stable', stable],
      ['canary', canary],
    ] as const) {
      for (const [i, device] of devices(arm, 33).entries()) {
        const visit = { type: 'visit', buildId, arm, figures: figures(1 + (i % 9) / 10, arm === 'canary'), ...more };
        await sendAs(device, [{ type: 'shown', ms: 400, buildId, arm, ...more }, visit]);
      }
    }
  };
  const judged = async (rollout: Awaited<ReturnType<typeof newRollout>>) => {
    hub.controller.look(rollout.name);
    return rollout.state();
  };

  test('is halted when it blocks its page thrice as long, in words', async () => {
    const rollout = await newRollout({ weightBp: 2500 });
    await stays(rollout, (spread, isCanary) => ({ longestTaskMs: spread * (isCanary ? 300 : 100) }));
    const { state, reason, figures } = await judged(rollout);
    expect(state).toBe('halted');
    expect(reason).toMatch(/is worse in longest blocked time: \d+ ms, with .* \d+ ms/);
    expect(figures.metrics.find(({ metric }) => metric === 'longest_task')).toMatchObject({ unit: 'ms', halts: 2000 });
  });

  test('is halted when its pages hold thrice the memory, which only another page is rid of', async () => {
    const rollout = await newRollout({ weightBp: 2500 });
    await stays(rollout, (spread, isCanary) => ({ memoryMb: spread * (isCanary ? 90 : 30) }));
    const { state, reason } = await judged(rollout);
    expect({ state, reason }).toMatchObject({ state: 'halted', reason: expect.stringMatching(/memory in use: .* MB/) as string });
    const { remotes } = discoveryDocument.parse((await hub.call('GET', '/discovery')).json());
    expect(remotes[rollout.name]?.rollout?.exchange).toBe('by-page');
  });

  test('is halted when its pages never say that they live, which is known by what does not come', async () => {
    const rollout = await newRollout({ weightBp: 2500 });
    const { db } = hub.context.database;
    const aMinuteAgo = () =>
      db
        .updateTable('rollout_pages')
        .set({ waiting_since: new Date(Date.now() - 61_000) })
        .where('waiting_since', 'is not', null)
        .execute();
    const canaries = rollout.devices('canary', 12);
    for (const [i, device] of rollout.devices('stable', 30).entries()) {
      await rollout.open(device, `stable ${i}`);
      await rollout.send(device, [{ type: 'mounted', buildId: rollout.stable, arm: 'stable' }], { account: `stable ${i}` });
    }
    for (const [i, device] of canaries.entries()) await rollout.open(device, `canary ${i}`);
    // Whoever is younger than the rollout, or nobody at all, is not waited for.
    await rollout.open(canaries[0] ?? '', 'young', -1);
    await rollout.open(canaries[0] ?? '', '');
    const silent = async () => (await judged(rollout)).figures.metrics.find(({ metric }) => metric === 'silent');
    expect(await silent()).toMatchObject({ canary: null, stable: 0 });
    await aMinuteAgo();
    // Late word is life all the same.
    await rollout.send(canaries[11] ?? '', [{ type: 'mounted' }], { account: 'canary 11' });
    const { state, reason, figures } = await judged(rollout);
    expect(figures.metrics.find(({ metric }) => metric === 'silent')?.canary).toBeCloseTo(11 / 12);
    expect({ state, reason }).toMatchObject({
      state: 'halted',
      reason: expect.stringContaining('page never answered') as string,
    });
  });

  test('goes on when both arms are alike', async () => {
    const rollout = await newRollout({ weightBp: 2500 });
    await stays(rollout, (spread) => ({ longestTaskMs: spread * 100, memoryMb: spread * 30 }));
    expect((await judged(rollout)).state).toBe('running');
  });

  test('goes on when only first pages differ, whose files are new to the canary’s devices', async () => {
    const rollout = await newRollout({ weightBp: 2500 });
    await stays(rollout, (spread, isCanary) => ({ longestTaskMs: spread * (isCanary ? 300 : 100) }), { first: true });
    const { state, figures } = await judged(rollout);
    expect(state).toBe('running');
    expect(figures.metrics.find(({ metric }) => metric === 'longest_task')?.canary).toBeNull();
  });
});

describe('who may be believed', () => {
  /** Devices that the server makes for one network that asks and asks. */
  const invented = async (count: number, address: string) => {
    const found: string[] = [];
    for (let i = 0; i < count; i++) {
      const answer = await hub.app.inject({ url: '/api/discovery', remoteAddress: address });
      found.push(answer.cookies.find(({ name }) => name === 'hub_device')?.value ?? '');
    }
    return found;
  };

  test('a hundred page loads by one network change the state at most to paused, and a person may go on', async () => {
    const { call, canary, devices, send, state } = await newRollout({ weightBp: 2500 });
    const addresses = Array.from({ length: 100 }, (_, i) => `203.0.113.${i}`);
    for (const [i, device] of (await invented(100, '203.0.113.1')).entries()) {
      await send(device, [...crash, { type: 'load_fail' }], { address: addresses[i] ?? '' });
    }
    const paused = await state();
    expect(paused.state).toBe('paused');
    expect(paused.figures.canary.units).toBeLessThanOrEqual(10);
    expect(paused.reason).toContain('devices that anybody could make');
    // Not even with accounts that were made for it.
    expect((await call('/resume', {})).statusCode).toBe(200);
    for (const [i, device] of devices('canary', 20).entries()) {
      await send(device, crash, { account: `made ${canary} ${i}`, days: -1, address: '203.0.113.7' });
    }
    expect((await state()).state).toBe('running');
  });

  test('an office of 40 behind one address halts by its tenth failure, after a hundred forged healthy units too', async () => {
    const { devices, send, sendAs, state } = await newRollout({ weightBp: 2500 });
    const [elsewhere = '', ...forged] = devices('canary', 141);
    for (const [i, device] of forged.slice(0, 100).entries()) await send(device, ok, { address: `10.${i}.3.1` });
    await sendAs(elsewhere, ok, { address: '198.51.100.1' });
    for (const device of forged.slice(100, 110)) await sendAs(device, crash, { address: '192.0.2.1' });
    // By the fifth, since accounts are looked at by themselves; what comes after a halt is of no rollout.
    expect(await state()).toMatchObject({ state: 'halted', figures: { canary: { units: 106, failed: 5 } } });
  });

  test('where nobody logs in, three networks halt and two pause', async () => {
    const { devices, send, state } = await newRollout({}, { access: 'public' });
    for (const [i, device] of devices('canary', 6).entries()) await send(device, crash, { address: `10.20.${i % 2}.1` });
    expect((await state()).state).toBe('paused');
    const [, , , , , , other = ''] = devices('canary', 7);
    await send(other, crash, { address: '10.21.0.1' });
    expect((await state()).state).toBe('halted');
  });
});
