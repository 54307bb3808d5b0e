import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { discoveryDocument, type BuildRecord } from '@hub/shared/contracts/releases/discovery';
import {
  auditAnswer,
  createdToken,
  releaseAnswer,
  releaseStatus,
  type PublishRequest,
} from '@hub/shared/contracts/releases/releases';
import { containerName, resolve } from '@hub/shared/discovery';
import { integrityOf, makeBuild, provideShell } from '../../testing/make-build';
import { testApp, type TestApp } from '../../testing/test-app';

// Dozens of calls in a test, each of which writes to a database.
jest.setTimeout(30_000);

const OPERATOR = 'operator-token-of-these-tests-0123456789';
const dist = mkdtempSync(join(tmpdir(), 'hub-dist-'));
provideShell(dist);

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ MFE_OPERATOR_TOKEN: OPERATOR, DISCOVERY_TTL: '5', REMOTE_BUILD_LIMIT: '20000' }, { dist });
}, 60_000);
afterAll(async () => {
  await hub.stop();
  rmSync(dist, { recursive: true, force: true });
});

let count = 0;
/** Each caller has an address of its own, so that the limits of one test are not another's. */
const as = (who: string, url: string, body?: object, method: 'GET' | 'POST' | 'DELETE' = body ? 'POST' : 'GET') =>
  hub.app.inject({
    method,
    url: `/api/releases${url}`,
    payload: body,
    remoteAddress: `10.0.${count >> 8}.${count & 255}`,
    headers: { authorization: `Bearer ${who}` },
  });
const newToken = async (name: string, remote: string) =>
  createdToken.parse((await as(OPERATOR, '/tokens', { name, remote })).json()).secret;
const document = async () => discoveryDocument.parse((await hub.app.inject({ url: '/api/discovery' })).json());
const refusal = (answer: { statusCode: number; json(): { code: string; detail: string } }) => {
  const { code, detail } = answer.json();
  return [answer.statusCode, code, detail] as const;
};

/** A remote of the test's own that everybody has in its build 1.0.0, and its team's token. */
const newTeam = async () => {
  const name = `mf-team-${++count}`;
  const token = await newToken(`CI of ${name}`, name);
  const call = (url: string, body: object) => as(token, `/${name}${url}`, { reason: 'as the tests want it', ...body });
  const build = (version: string, more?: Parameters<typeof makeBuild>[2], code?: string) => makeBuild(name, version, more, code);
  const publish = async (version: string, more?: Parameters<typeof makeBuild>[2]) => {
    const made = build(version, more);
    expect((await call('/builds', made)).json()).toMatchObject({ isNew: true });
    return made.record.buildId;
  };
  const entry = async () => {
    const found = (await document()).remotes[name];
    if (!found) throw new Error(`${name} is gone.`);
    return found;
  };
  const first = await publish('1.0.0');
  const { revision } = releaseAnswer.parse((await call('/promote', { version: first })).json());
  return { name, token, call, build, publish, entry, first, revision };
};

describe('publishing', () => {
  test('keeps a build, serves it for ever, and changes nothing for anybody', async () => {
    const { name, call, build } = await newTeam();
    const before = await document();
    const made = build('1.1.0');
    const { buildId } = made.record;
    expect((await call('/builds', made)).json()).toEqual({
      message: `${buildId} is published. Nobody has it until a rollout starts.`,
      buildId,
      isNew: true,
    });
    expect(await document()).toEqual(before);

    const get = (file: string, encoding?: string) =>
      hub.app.inject({
        url: `/remotes/${name}/${buildId}/${file}`,
        headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
      });
    const plain = await get('chunks/screen.0123.js');
    expect(integrityOf(plain.body)).toBe(made.record.version.assets['chunks/screen.0123.js']);
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'content-type': expect.stringContaining('javascript') as string,
    });
    expect((await get('chunks/screen.0123.js', 'br')).headers['content-encoding']).toBe('br');
    // Too small to be worth a compressed twin, and found all the same.
    expect((await get('remoteEntry.js', 'gzip, br')).body).toBe('/* 1.1.0 */');
    for (const path of ['none.js', '../../../jwt-secret', '..%2f..%2f..%2fjwt-secret', '']) {
      expect((await get(path)).statusCode).toBeGreaterThanOrEqual(400);
    }
  });

  test('is the same twice, and lost with no folder: the database holds it', async () => {
    const { name, call, build } = await newTeam();
    const made = build('1.1.0');
    await call('/builds', made);
    expect((await call('/builds', made)).json()).toMatchObject({ isNew: false });
    rmSync(join(hub.folder, 'remotes'), { recursive: true });
    const url = `/remotes/${name}/${made.record.buildId}/remoteEntry.js`;
    const answers = await Promise.all(Array.from({ length: 5 }, () => hub.app.inject({ url })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  });

  describe('refuses', () => {
    let team: Awaited<ReturnType<typeof newTeam>>;
    beforeAll(async () => void (team = await newTeam()));

    type Bend = (build: PublishRequest) => unknown;
    const withFile =
      (path: string): Bend =>
      ({ files, record }) => {
        files[path] = Buffer.from('x').toString('base64');
        record.version.assets[path] = integrityOf('x');
      };
    const cases: [string, Bend, string][] = [
      ['bytes that differ from their hash', ({ files }) => (files['remoteEntry.js'] = 'QUFB'), 'The bytes of remoteEntry.js'],
      ['a missing file', ({ files }) => delete files['chunks/screen.0123.js'], 'chunks/screen.0123.js is missing'],
      ['a file without a hash', ({ files }) => (files['more.js'] = 'QUFB'), 'no hash of more.js'],
      ['an entry without a hash', ({ record }) => delete record.version.assets['remoteEntry.js'], 'no remoteEntry.js'],
      ['two hashes of the manifest', ({ record }) => (record.version.manifestIntegrity = integrityOf('x')), 'two that differ'],
      ['a path that climbs', withFile('../evil.js'), 'is not accepted'],
      ['a path that climbs within', withFile('chunks/../../evil.js'), 'is not accepted'],
      ['an absolute path', withFile('/evil.js'), 'is not accepted'],
      ['a backslash', withFile('..\\evil.js'), 'is not accepted'],
      ['a hidden file', withFile('.env.js'), 'is not accepted'],
      ['a page', withFile('evil.html'), 'is not accepted'],
      ['another container', ({ record }) => (record.container = 'mf_x'), 'container is named mf_x'],
      ['a build of another remote', ({ record }) => (record.name = 'mf-other'), 'This is a build of mf-other'],
      ['a newer shared than the hub has', ({ record }) => (record.version.requires.shared = '^9.0.0'), 'shared ^9.0.0 (here is '],
      ['a route that is not exposed', ({ record }) => (record.routes[0]!.expose = './x'), 'does not expose'],
      ['more bytes than allowed', ({ files }) => (files['remoteEntry.js'] = 'QUFB'.repeat(9000)), 'larger than'],
    ];
    test.each(cases)('%s', async (_, bend, sentence) => {
      const made = team.build('1.1.0');
      bend(made);
      const [status, code, detail] = refusal(await team.call('/builds', made));
      expect([status, code]).toEqual([422, 'build-refused']);
      expect(detail).toContain(sentence);
      expect(existsSync(join(hub.folder, 'remotes', team.name, made.record.buildId))).toBe(false);
    });

    test('a route of another remote', async () => {
      const other = await newTeam();
      const made = team.build('1.1.0', { routes: [{ path: `/Dashboard/${other.name}`, title: 'X', access: 'public' }] });
      expect(refusal(await team.call('/builds', made))[2]).toContain(`belongs to ${other.name}`);
    });

    test('other bytes under an id that is used', async () => {
      const changed = team.build('1.0.0', {}, 'other code');
      changed.record.buildId = team.first;
      changed.record.container = containerName(team.name, team.first);
      expect(refusal(await team.call('/builds', changed)).slice(0, 2)).toEqual([409, 'build-exists']);
    });

    test('a request beyond all measure, before it is read', async () => {
      const huge = { ...team.build('1.1.0'), files: { 'x.js': 'A'.repeat(1024 ** 2 + 30_000) } };
      expect(refusal(await team.call('/builds', huge)).slice(0, 2)).toEqual([413, 'body-too-large']);
    });
  });
});

describe('a rollout', () => {
  test('goes from a share to everybody and back, each step a revision and a line of the audit', async () => {
    const { name, token, call, publish, entry, first, revision } = await newTeam();
    const version = await publish('1.1.0');
    const started = releaseAnswer.parse((await call('/start', { version, weightBp: 1000, cohorts: ['staff'] })).json());
    expect(started.message).toBe(`${version} goes to 10 % of the devices and to staff.`);
    expect(await entry()).toMatchObject({
      stable: first,
      rollout: { version, weightBp: 1000, cohorts: ['staff'], state: 'running', guard: { minMounts: 100, hardFailures: 5 } },
      versions: { [version]: { manifestUrl: `/remotes/${name}/${version}/mf-manifest.json` } },
    });

    const [status, code, detail] = refusal(await call('/ramp', { weightBp: 5000 }));
    expect([status, code]).toEqual([409, 'release-unproven']);
    expect(detail).toContain('0 of the 100 visitors');
    expect((await call('/ramp', { weightBp: 5000, unproven: true })).statusCode).toBe(200);
    expect(refusal(await call('/promote', {}))[1]).toBe('release-unproven');
    expect((await call('/promote', { force: true, unproven: true })).statusCode).toBe(200);
    expect(await entry()).toMatchObject({ stable: version, previous: first, rollout: { state: 'done' } });

    const back = releaseAnswer.parse((await call('/rollback', { reason: 'figures are wrong' })).json());
    expect(back.message).toBe(`${version} is taken back; everybody gets ${first}.`);
    expect(await entry()).toMatchObject({
      stable: first,
      previous: null,
      blocked: [version],
      rollout: { state: 'halted', reason: 'figures are wrong' },
    });

    const { entries } = auditAnswer.parse((await as(token, `/audit?remote=${name}`)).json());
    expect(entries.map(({ action, who, why, revision: at }) => [action, who, why, at - revision])).toEqual([
      ['rollback', `CI of ${name}`, 'figures are wrong', 4],
      ['promote', `CI of ${name}`, 'as the tests want it', 3],
      ['ramp', `CI of ${name}`, 'as the tests want it', 2],
      ['start', `CI of ${name}`, 'as the tests want it', 1],
      ['publish', `CI of ${name}`, 'commit abc', 0],
      ['promote', `CI of ${name}`, 'as the tests want it', 0],
      ['publish', `CI of ${name}`, 'commit abc', -1],
      ['token-created', 'operator', '', -1],
    ]);
    expect(entries[2]?.detail).toContain('Without proof, on purpose.');

    expect(refusal(await call('/start', { version, weightBp: 1000 }))[2]).toContain('was taken back');
    expect((await call('/start', { version, weightBp: 1000, force: true })).statusCode).toBe(200);
    expect((await entry()).blocked).toEqual([]);
  });

  test('draws 2,000 devices by lot, keeps them while it grows, and leaves other remotes alone', async () => {
    const other = await newTeam();
    const { name, call, publish } = await newTeam();
    const version = await publish('1.1.0');
    await call('/start', { version, weightBp: 1000 });
    const devices = Array.from({ length: 2000 }, (_, i) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`);
    const canaries = async () => {
      const current = await document();
      return new Set(devices.filter((subject) => resolve(current, { subject })[name]?.buildId === version));
    };
    const first = await canaries();
    expect(first.size).toBeGreaterThanOrEqual(160);
    expect(first.size).toBeLessThanOrEqual(240);
    expect(await canaries()).toEqual(first);
    await call('/ramp', { weightBp: 5000, unproven: true });
    const half = await canaries();
    expect([...first].filter((device) => !half.has(device))).toEqual([]);
    expect(half.size).toBeGreaterThanOrEqual(940);
    expect(half.size).toBeLessThanOrEqual(1060);
    expect((await other.entry()).rollout).toBeUndefined();
    await call('/promote', { force: true, unproven: true });
    expect((await canaries()).size).toBe(2000);
    await call('/rollback', {});
    expect((await canaries()).size).toBe(0);
  });

  test('that is halted gives everybody the stable build, and says why', async () => {
    const { name, token, call, publish, first } = await newTeam();
    const version = await publish('1.1.0');
    await call('/start', { version, weightBp: 10_000, unproven: true });
    expect((await call('/halt', { reason: 'the charts are empty' })).statusCode).toBe(200);
    const { remotes } = releaseStatus.parse((await as(token, '')).json());
    expect(remotes.find((each) => each.name === name)?.rollout).toMatchObject({
      state: 'halted',
      reason: 'the charts are empty',
      figures: { canary: { units: 0, failed: 0 }, couldSee: null, evidence: 1 },
    });
    expect(resolve(await document(), { subject: 'anybody' })[name]).toMatchObject({ buildId: first, reason: 'stable' });
    for (const [url, body] of [
      ['/halt', {}],
      ['/ramp', { weightBp: 100 }],
      ['/promote', {}],
    ] as const) {
      expect(refusal(await call(url, body))[2]).toContain('the charts are empty');
    }
    expect(refusal(await call('/rollback', {}))[2]).toContain(`everybody has ${first}`);
    // The same build may be tried again.
    expect((await call('/start', { version, weightBp: 100 })).statusCode).toBe(200);
  });

  test('begins with at most a quarter of the devices, unless it is said that nothing is proven', async () => {
    const { call, publish } = await newTeam();
    const version = await publish('1.1.0');
    expect((await call('/start', { version, weightBp: 2501 })).json()).toMatchObject({ code: 'release-unproven' });
    expect((await call('/start', { version, weightBp: 2501, unproven: true })).statusCode).toBe(200);
  });

  test('is taken back whatever was seen before, while a ramp that comes second is refused', async () => {
    const { call, publish } = await newTeam();
    const version = await publish('1.1.0');
    const { revision: expected } = releaseAnswer.parse((await call('/start', { version, weightBp: 1000 })).json());
    await call('/ramp', { weightBp: 500, expected });
    expect((await call('/halt', { expected })).statusCode).toBe(200);
    expect(refusal(await call('/ramp', { weightBp: 2000, unproven: true, expected }))[1]).toBe('release-conflict');
    expect(refusal(await call('/ramp', { weightBp: 2000, unproven: true }))[1]).toBe('release-refused');
    expect(refusal(await call('/rollback', { expected }))[1]).toBe('release-refused');
  });

  test('that is paused stays as it is: nobody leaves, nothing grows, until it is resumed', async () => {
    const { name, token, call, publish, entry } = await newTeam();
    const version = await publish('1.1.0');
    const words = async (url: string, body: object = {}) => refusal(await call(url, body))[2];
    expect(await words('/pause')).toContain('has no rollout under way');
    await call('/start', { version, weightBp: 5000, unproven: true });
    expect(await words('/resume')).toContain('is not paused');
    const choices = async () => {
      const current = await document();
      return Array.from({ length: 200 }, (_, i) => resolve(current, { subject: `device-${i}` })[name]?.buildId);
    };
    const before = await choices();

    const paused = releaseAnswer.parse((await call('/pause', { reason: 'waiting for the new index' })).json());
    expect(paused.message).toBe(`The rollout of ${version} stays at 50 % of the devices until it is resumed.`);
    expect(await entry()).toMatchObject({
      rollout: { state: 'paused', weightBp: 5000, reason: 'waiting for the new index' },
    });
    expect(await choices()).toEqual(before);
    expect(await words('/pause')).toContain('is paused already: waiting for the new index');
    for (const [url, body] of [
      ['/ramp', { weightBp: 6000, unproven: true }],
      ['/ramp', { weightBp: 100 }],
      ['/promote', { force: true, unproven: true }],
    ] as const) {
      expect(await words(url, body)).toContain(`pnpm mfe resume ${name}`);
    }

    expect((await call('/resume', {})).json()).toMatchObject({
      message: `The rollout of ${version} goes on at 50 % of the devices.`,
    });
    const { rollout } = await entry();
    expect(rollout).toMatchObject({ state: 'running', weightBp: 5000 });
    expect(rollout).not.toHaveProperty('reason');
    expect((await call('/ramp', { weightBp: 6000, unproven: true })).statusCode).toBe(200);
    const { entries } = auditAnswer.parse((await as(token, `/audit?remote=${name}`)).json());
    expect(entries.slice(0, 3).map(({ action }) => action)).toEqual(['ramp', 'resume', 'pause']);

    await call('/pause', {});
    expect((await call('/rollback', { reason: 'not needed' })).statusCode).toBe(200);
    expect(await entry()).toMatchObject({ rollout: { state: 'halted', reason: 'not needed' } });
    expect(await words('/resume')).toContain('has halted: not needed');
  });

  test('is taken back while it runs without touching the stable build', async () => {
    const { call, publish, entry, first } = await newTeam();
    const version = await publish('1.1.0');
    await call('/start', { version, weightBp: 5000, unproven: true });
    const answer = releaseAnswer.parse((await call('/rollback', { reason: 'slow' })).json());
    expect(answer.message).toBe(`The rollout of ${version} is taken back; everybody gets ${first}.`);
    expect(await entry()).toMatchObject({ stable: first, blocked: [], rollout: { state: 'halted', reason: 'slow' } });
  });

  test('leads back step by step, never to what was taken back', async () => {
    const { call, publish, entry, first } = await newTeam();
    const builds = [first];
    for (const version of ['1.1.0', '1.2.0']) {
      builds.push(await publish(version));
      await call('/promote', { version: builds.at(-1), force: true, unproven: true });
    }
    await call('/rollback', {});
    expect(await entry()).toMatchObject({ stable: builds[1], previous: builds[0], blocked: [builds[2]] });
    expect(refusal(await call('/rollback', { to: builds[2] }))[2]).toContain('was taken back itself');
    await call('/rollback', {});
    expect(await entry()).toMatchObject({ stable: builds[0], previous: null, blocked: [builds[2], builds[1]] });
    expect(refusal(await call('/rollback', {}))[2]).toContain('no earlier build');
  });

  describe('without a rollout', () => {
    let team: Awaited<ReturnType<typeof newTeam>>;
    beforeAll(async () => void (team = await newTeam()));
    test.each([
      ['/start', { version: '9.9.9-0123456789', weightBp: 100 }, 404, 'There is no build 9.9.9-0123456789'],
      ['/start', { version: 'FIRST', weightBp: 100 }, 409, 'the stable build already'],
      ['/start', { version: 'FIRST', weightBp: 10_001 }, 400, ''],
      ['/start', { version: 'FIRST', weightBp: 100, cohorts: ['Staff!'] }, 400, ''],
      ['/start', { version: 'FIRST', weightBp: 100, reason: ' ' }, 400, 'Say why'],
      ['/ramp', { weightBp: 100 }, 409, 'no rollout under way'],
      ['/halt', {}, 409, 'no rollout under way'],
      ['/promote', {}, 409, 'no rollout'],
      ['/rollback', {}, 409, 'no earlier build'],
      ['/rollback', { to: 'FIRST' }, 409, 'the stable build already'],
    ])('%s %j is refused', async (url, body, status, sentence) => {
      const { revision } = await document();
      const named = JSON.parse(JSON.stringify(body).replace('FIRST', team.first)) as object;
      const [actual, , detail] = refusal(await team.call(url, named));
      expect([actual, detail]).toEqual([status, expect.stringContaining(sentence)]);
      expect((await document()).revision).toBe(revision);
    });
  });

  test('cannot start beside another one, nor without what the stable build’s routes need', async () => {
    const { name, call, publish, entry } = await newTeam();
    const routes: BuildRecord['routes'] = [{ path: `/${name}`, title: 'X', access: 'public', expose: './overview' }];
    const two = await publish('1.1.0', { expose: ['./remote', './overview'], routes });
    await call('/promote', { version: two, force: true, unproven: true });
    const without = await publish('1.2.0');
    expect(refusal(await call('/start', { version: without, weightBp: 100 }))[2]).toContain('does not expose ./overview');
    const [one, other] = [
      await publish('1.3.0', { expose: ['./remote', './overview'], routes }),
      await publish('1.4.0', { expose: ['./remote', './overview'], routes }),
    ];
    await call('/start', { version: one, weightBp: 100 });
    expect(refusal(await call('/start', { version: other, weightBp: 100 }))[2]).toContain('is under way at 1 %');
    expect(refusal(await call('/promote', { version: other, force: true, unproven: true }))[2]).toContain('is under way');
    await call('/ramp', { weightBp: 50 });
    expect((await entry()).rollout?.weightBp).toBe(50);
  });

  test('is what a build must have gone through, unless it is forced', async () => {
    const { call, publish, entry } = await newTeam();
    const version = await publish('1.1.0');
    expect(refusal(await call('/promote', { version }))[2]).toContain('has not been rolled out to anybody');
    expect((await call('/promote', { version, force: true, unproven: true })).statusCode).toBe(200);
    expect((await entry()).stable).toBe(version);
  });

  describe('of a remote that the hub has not yet', () => {
    const newRemote = async (name: string) => {
      const token = await newToken(`CI of ${name}`, name);
      const publish = async (version: string) => {
        const build = makeBuild(name, version);
        expect((await as(token, `/${name}/builds`, build)).statusCode).toBe(200);
        return build.record.buildId;
      };
      const call = (step: string, body: object) => as(token, `/${name}/${step}`, { reason: 'the first', ...body });
      const choiceOf = async (subject: string, cohorts: string[] = []) => resolve(await document(), { subject, cohorts })[name];
      return { publish, call, choiceOf };
    };

    test('goes to a cohort and a share of the devices, and everybody else is without it', async () => {
      const { publish, call, choiceOf } = await newRemote('mf-first');
      const version = await publish('0.1.0');
      expect(refusal(await call('start', { version, weightBp: 5000 }))[2]).toContain('at most 25 %');
      const started = releaseAnswer.parse((await call('start', { version, weightBp: 2000, cohorts: ['staff'] })).json());
      expect(started.remote).toMatchObject({ stable: null, rollout: { version, weightBp: 2000, state: 'running' } });
      expect(await choiceOf('anybody', ['staff'])).toMatchObject({ buildId: version, reason: 'cohort', arm: 'canary' });
      const choices = await Promise.all(Array.from({ length: 200 }, (_, device) => choiceOf(`device-${device}`)));
      const drawn = choices.filter((choice) => choice?.buildId === version).length;
      // 40 of 200 are expected; six standard deviations away is no chance.
      expect(Math.abs(drawn - 40)).toBeLessThan(34);
      expect(choices.every((choice) => choice?.buildId === version || choice?.reason === 'on-trial')).toBe(true);
      expect(refusal(await call('promote', {}))[1]).toBe('release-unproven');
      const promoted = releaseAnswer.parse((await call('promote', { unproven: true })).json());
      expect(promoted.remote).toMatchObject({ stable: version, previous: null });
      expect((await choiceOf('anybody'))?.reason).toBe('stable');
    });

    test('is nobody’s once it is halted, and may be followed by another', async () => {
      const { publish, call, choiceOf } = await newRemote('mf-second');
      const version = await publish('0.1.0');
      await call('start', { version, weightBp: 0, cohorts: ['staff'] });
      const halted = releaseAnswer.parse((await call('halt', {})).json());
      expect(halted.message).toBe(`The rollout of ${version} is halted; nobody has it any more.`);
      expect(await choiceOf('anybody', ['staff'])).toMatchObject({ buildId: null, reason: 'on-trial' });
      expect(refusal(await call('rollback', {}))[1]).toBe('release-refused');
      const next = await publish('0.1.1');
      expect((await call('start', { version: next, weightBp: 0, cohorts: ['staff'] })).statusCode).toBe(200);
      expect((await choiceOf('anybody', ['staff']))?.buildId).toBe(next);
    });

    test('may go to everybody at once', async () => {
      const { publish, call } = await newRemote('mf-third');
      const version = await publish('0.1.0');
      expect((await call('promote', { version })).statusCode).toBe(200);
      expect((await document()).remotes['mf-third']).toMatchObject({ stable: version, previous: null });
    });
  });
});

describe('changes at the same moment', () => {
  test('of one remote: the one that saw an older state is refused', async () => {
    const { name, call, publish, revision } = await newTeam();
    const version = await publish('1.1.0');
    const { revision: started } = releaseAnswer.parse(
      (await call('/start', { version, weightBp: 100, expected: revision })).json(),
    );
    const [status, code, detail] = refusal(await call('/ramp', { weightBp: 50, expected: revision }));
    expect([status, code]).toEqual([409, 'release-conflict']);
    expect(detail).toContain(`pnpm mfe status ${name}`);
    expect((await call('/ramp', { weightBp: 50, expected: started })).statusCode).toBe(200);
  });

  test('of several remotes: each has its own revision, and none is lost', async () => {
    const teams = [await newTeam(), await newTeam(), await newTeam()];
    const versions = await Promise.all(teams.map(({ publish }) => publish('1.1.0')));
    const answers = await Promise.all(
      teams.map(({ call, revision }, i) => call('/start', { version: versions[i], weightBp: 100, expected: revision })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const revisions = answers.map((answer) => answer.json<{ revision: number }>().revision);
    expect(new Set(revisions).size).toBe(3);
    for (const [i, { entry }] of teams.entries()) expect((await entry()).rollout?.version).toBe(versions[i]);
  });
});

describe('deploy tokens', () => {
  test.each([
    ['', 'deploy-token-missing'],
    ['nonsense', 'deploy-token-invalid'],
    ['mfe_0123456789abcdef_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', 'deploy-token-invalid'],
  ])('%j is nobody', async (who, code) => {
    for (const url of ['', '/audit', '/tokens']) expect(refusal(await as(who, url)).slice(0, 2)).toEqual([401, code]);
    expect(refusal(await as(who, '/mf-x/builds', makeBuild('mf-x', '1.1.0')))[0]).toBe(401);
  });

  test('are for one remote', async () => {
    const { token } = await newTeam();
    const other = await newTeam();
    const answers = [await as(token, `/${other.name}/builds`, other.build('1.1.0'))];
    for (const url of ['start', 'ramp', 'pause', 'resume', 'halt', 'promote', 'rollback']) {
      const body = { version: other.first, weightBp: 1, reason: 'a trial' };
      answers.push(await as(token, `/${other.name}/${url}`, body));
    }
    for (const answer of answers) {
      const [status, code, detail] = refusal(answer);
      expect([status, code]).toEqual([403, 'release-forbidden']);
      expect(detail).toContain(`it may not release ${other.name}`);
    }
    expect(refusal(await as(token, '/tokens', { name: 'x', remote: '*' }))[1]).toBe('operator-only');
  });

  test('end by being revoked or by age, and are kept as hashes alone', async () => {
    const { name, token } = await newTeam();
    expect((await as(token, '')).statusCode).toBe(200);
    const { db } = hub.context.database;
    const rows = await db.selectFrom('deploy_tokens').selectAll().where('remote', '=', name).execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token.slice('mfe_0123456789abcdef_'.length));
    expect(rows[0]?.last_used_at).not.toBeNull();

    const past = new Date(Date.now() - 1000);
    await db.updateTable('deploy_tokens').set({ expires_at: past }).where('remote', '=', name).execute();
    expect(refusal(await as(token, ''))[1]).toBe('deploy-token-invalid');
    const other = await newToken('Short-lived', name);
    expect((await as(OPERATOR, '/tokens/Short-lived', undefined, 'DELETE')).json()).toMatchObject({ name: 'Short-lived' });
    expect(refusal(await as(other, ''))[1]).toBe('deploy-token-invalid');
    expect(refusal(await as(OPERATOR, '/tokens/Short-lived', undefined, 'DELETE'))[1]).toBe('token-unknown');
    expect(refusal(await as(OPERATOR, '/tokens', { name: 'Short-lived', remote: '*' }))[1]).toBe('token-exists');
    const { tokens } = (await as(OPERATOR, '/tokens')).json<{ tokens: { name: string; revokedAt: string | null }[] }>();
    expect(tokens.find((each) => each.name === 'Short-lived')?.revokedAt).not.toBeNull();
  });

  test('are not to be guessed: guesses are limited', async () => {
    count++;
    const answers = [];
    for (let i = 0; i < 130; i++) answers.push((await as('nonsense', '')).statusCode);
    expect(new Set(answers)).toEqual(new Set([401, 429]));
  });
});

test('the audit cannot be changed, not even by the server', async () => {
  await newTeam();
  const { db } = hub.context.database;
  await expect(db.deleteFrom('release_audit').execute()).rejects.toThrow('append-only');
  await expect(db.updateTable('release_audit').set({ actor: 'somebody' }).execute()).rejects.toThrow('append-only');
});
