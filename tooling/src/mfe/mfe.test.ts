import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleDocument, sampleEntry, sampleRollout } from '../../../shared/src/discovery/sample-document';
import { readArguments, readGuard, readWeight } from './arguments';
import { explainChoices } from './explain';
import { readServer } from './hub-client';
import { runCommand } from './run-command';
import { bytes, table } from './table';

describe('what is typed', () => {
  test.each([
    ['10%', 1000],
    ['0%', 0],
    ['0.01%', 1],
    ['33.33 %', 3333],
    ['100%', 10_000],
  ])('%s of the devices', (text, weightBp) => expect(readWeight(text)).toBe(weightBp));
  test.each([undefined, '', '10', '101%', '-1%', '0.001%', 'many'])('%s is no share', (text) =>
    expect(() => readWeight(text)).toThrow('from 0% to 100%'),
  );

  test('guards', () => {
    expect(readGuard(['minMounts=50,maxFailureDelta=3%', 'hardFailures=2'])).toEqual({
      minMounts: 50,
      maxFailureDelta: 0.03,
      hardFailures: 2,
    });
    for (const text of ['minMounts', 'minMounts=', 'minMounts=x', 'most=1'])
      expect(() => readGuard([text])).toThrow('A guard is one of');
  });

  test('never a token', () => {
    for (const arg of ['--token', '--token=mfe_x']) expect(() => readArguments(['status', arg])).toThrow('Set MFE_TOKEN');
    expect(() => readServer('https://user:secret@hub.example')).toThrow('does not belong in the address');
    expect(() => readServer('http://hub.example')).toThrow('in the clear');
    expect(readServer('http://127.0.0.1:4000').port).toBe('4000');
  });
});

test('a table is as wide as what is in it, and foreign text cannot move the cursor', () => {
  expect(table(['A', 'Long'], [['one\u001b[2J', 'x']])).toBe('A        Long\n───────  ────\none [2J  x');
  expect([bytes(0), bytes(999), bytes(166_600), bytes(2_500_000)]).toEqual(['0 B', '999 B', '166.6 kB', '2.5 MB']);
});

test('a choice is explained', () => {
  const document = sampleDocument({
    'mf-a': sampleEntry('mf-a', { rollout: sampleRollout({ weightBp: 10_000 }) }),
    'mf-b': sampleEntry('mf-b', { rollout: sampleRollout({ state: 'halted' }) }),
    'mf-c': sampleEntry('mf-c', { rollout: sampleRollout({ cohorts: ['staff'] }) }),
    'mf-d': sampleEntry('mf-d', { rollout: sampleRollout() }),
  });
  const lines = explainChoices(document, { subject: 'device-1', cohorts: ['staff'] }).split('\n');
  expect(lines[0]).toBe('Device device-1 in the cohort staff, revision 1');
  expect(lines[4]).toMatch(/^mf-a {4}1\.1\.0-cccccccc {2}by lot: place \d+ is below 10000 \(100 % of 10000\)$/);
  expect(lines[5]).toBe('mf-b    1.0.0-aaaaaaaa  stable; 1.1.0-cccccccc is halted');
  expect(lines[6]).toBe('mf-c    1.1.0-cccccccc  in the cohort staff');
  expect(lines[7]).toMatch(/^mf-d {4}1\.0\.0-aaaaaaaa {2}stable: place \d+ is not below 0/);
});

describe('a command', () => {
  let hub: Server;
  let address: string;
  let seen: { url: string; authorization: string | undefined; body: string }[] = [];
  let answer: { status: number; body: unknown } = { status: 200, body: {} };
  const read = async (request: IncomingMessage) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    return text;
  };
  beforeAll(async () => {
    hub = createServer((request, response) => {
      void read(request).then((body) => {
        seen.push({ url: `${request.method} ${request.url}`, authorization: request.headers.authorization, body });
        response.writeHead(answer.status, { 'content-type': 'application/json', location: 'http://127.0.0.1:1/' });
        response.end(JSON.stringify(answer.body));
      });
    });
    await new Promise<void>((done) => hub.listen(0, '127.0.0.1', done));
    address = `http://127.0.0.1:${(hub.address() as AddressInfo).port}`;
  });
  afterAll(() => hub.close());
  beforeEach(() => (seen = []));
  const run = (args: string[], env: Record<string, string> = { MFE_TOKEN: 'secret-token' }) =>
    runCommand([...args, '--server', address], env);

  test('sends the token as a header alone', async () => {
    answer = { status: 200, body: { entries: [] } };
    expect(await run(['audit', 'mf-reports', '--limit', '5'])).toBe('Nothing has been released yet.');
    expect(seen).toEqual([
      { url: 'GET /api/releases/audit?limit=5&remote=mf-reports', authorization: 'Bearer secret-token', body: '' },
    ]);
  });

  test('says what the hub has said, and follows it nowhere', async () => {
    answer = { status: 409, body: { detail: 'Not now.', message: 'Not now.', code: 'release-refused' } };
    await expect(run(['status'])).rejects.toThrow('Not now.');
    answer = { status: 302, body: {} };
    await expect(run(['status'])).rejects.toThrow('cannot be reached');
    answer = { status: 200, body: { other: true } };
    await expect(run(['status'])).rejects.toThrow('Is it older or newer?');
    await expect(runCommand(['status', '--server', 'http://127.0.0.1:1'], { MFE_TOKEN: 'x' })).rejects.toThrow(
      'Is the hub running',
    );
  });

  const figures = {
    canary: { units: 170, failed: 8 },
    cohort: { units: 0, failed: 0 },
    stable: { units: 170, failed: 0 },
    evidence: 64,
    halts: 200,
    upperDifference: 0.1,
    couldSee: 0.09,
    metrics: [{ metric: 'longest_task', unit: 'ms', canary: 120.4, stable: null, evidence: 4000, halts: 1600 }],
    reports: [{ kind: 'crash', units: 8, text: 'it “broke”' }],
    fresh: 90,
  };
  const builds = ['1.1.0-aaaaaaaa', '1.2.0-bbbbbbbb', '1.2.0-cccccccc'].map((buildId) => ({
    buildId,
    origin: 'published',
    publishedAt: '2026-11-22T00:00:00.000Z',
    publishedBy: 'Test',
    commit: 'abc',
    bytes: 1,
  }));
  /** A remote whose rollout is paused, and the answer to any change of it. */
  const standing = () => {
    const rollout = { ...sampleRollout({ state: 'paused', reason: 'a look' }), figures };
    const { owner, stable, previous, blocked } = sampleEntry('mf-a');
    const remote = { name: 'mf-a', revision: 7, owner, stable, previous, blocked, rollout, builds };
    const all = { revision: 9, issuedAt: '2026-11-22T00:00:00.000Z', ttlSeconds: 60, remotes: [remote] };
    return { ...all, message: 'Done.', remote, entries: [], groups: [] };
  };

  test('the status says which builds are signed, where the newest comes from, and between what figures lie', async () => {
    const body = standing();
    const provenance = {
      repository: 'git+https://git.example/hub',
      builder: 'https://ci.example/run/7',
      finishedOn: '2026-11-22T00:00:00.000Z',
      tools: { node: '20.19.0' },
      signedBy: '0123456789abcdef',
    };
    const [first, second, third] = body.remote.builds;
    body.remotes[0]!.builds = [
      { ...first!, provenance },
      { ...second!, provenance: { ...provenance, signedBy: null } },
      third!,
    ] as typeof builds;
    const load = { metric: 'load', unit: 'ms', canary: 420, stable: 400, evidence: 1, halts: 2000 };
    const intervals = { canary: [390, 452], stable: null };
    body.remotes[0]!.rollout.figures = { ...figures, metrics: [{ ...load, intervals }] } as unknown as typeof figures;
    answer = { status: 200, body };
    const text = await run(['status', 'mf-a']);
    expect(text).toMatch(
      /1\.1\.0-aaaaaaaa .*by 0123456789abcdef\n1\.2\.0-bbbbbbbb .*not signed\n1\.2\.0-cccccccc .*no provenance/,
    );
    expect(text).toContain('sources    git+https://git.example/hub, commit abc');
    expect(text).toContain('built by   https://ci.example/run/7, 2026-11-22 00:00, with node 20.19.0');
    expect(text).toMatch(/load +420 ms \(390 ms to 452 ms\) +400 ms/);
  });

  test.each([
    [['sbom', 'server'], 'GET /api/releases/hub/server/sbom'],
    [['sbom', 'mf-a', '--version', '1.1.0'], 'GET /api/releases/mf-a/builds/1.1.0-aaaaaaaa/sbom'],
    [['provenance', 'mf-a', '--version', '1.1.0'], 'GET /api/releases/mf-a/builds/1.1.0-aaaaaaaa/provenance'],
  ])('%j asks for what is kept', async (args, url) => {
    answer = { status: 200, body: standing() };
    expect(JSON.parse(await run(args))).toMatchObject({ revision: 9 });
    expect(seen.at(-1)?.url).toBe(url);
  });

  test.each(['halt', 'rollback'])('%s sends no revision: it always wins', async (command) => {
    answer = { status: 200, body: standing() };
    await run([command, 'mf-a', '--reason', 'broken']);
    expect(JSON.parse(seen.at(-1)?.body ?? '')).toEqual({ reason: 'broken' });
  });

  test('a build is found by its version where only one has it', async () => {
    answer = { status: 200, body: standing() };
    const promote = (version: string) => run(['promote', 'mf-a', '--version', version, '--unproven', '--reason', 'a trial']);
    await promote('1.1.0');
    expect(JSON.parse(seen.at(-1)?.body ?? '')).toMatchObject({ version: '1.1.0-aaaaaaaa', unproven: true, expected: 7 });
    await promote('cccccccc');
    expect(seen.at(-1)?.body).toContain('1.2.0-cccccccc');
    await expect(promote('1.2.0')).rejects.toThrow('1.2.0 may be 1.2.0-bbbbbbbb or 1.2.0-cccccccc.');
    await expect(promote('1.3.0')).rejects.toThrow('mf-a has no build 1.3.0 here. It has: 1.1.0-aaaaaaaa, 1.2.0-bbbbbbbb');
  });

  test('a preview prints its address and how long it lasts', async () => {
    const until = '2026-11-22T08:00:00.000Z';
    answer = { status: 200, body: { ...standing(), address: 'https://hub.example/mfe/preview/x.y', until } };
    const text = await run(['preview', 'mf-a', '--version', '1.1.0', '--hours', '2']);
    expect(text.split('\n')[0]).toBe('https://hub.example/mfe/preview/x.y');
    expect(text).toContain('Shows 1.1.0-aaaaaaaa in the browser that opens it, until 2026-11-22 08:00');
    expect(seen.at(-1)).toMatchObject({
      url: 'POST /api/releases/mf-a/previews',
      body: JSON.stringify({ version: '1.1.0-aaaaaaaa', hours: 2 }),
    });
  });

  test('the status says what the rollout could have seen, and quotes what pages say', async () => {
    answer = { status: 200, body: standing() };
    const text = await run(['status', 'mf-a']);
    expect(text).toContain('with 340 visitors a failure rate of +9.0 points would have been halted in 95 %');
    expect(text).toContain('crash            8 ×; pages say “it "broke"”');
    expect(text).toMatch(/longest task +120 ms +– +evidence 4\.0e\+3 \(1600 halts\)/);
  });

  const group = {
    fingerprint: '0123456789abcdef',
    remote: 'mf-a',
    error: 'TypeError',
    frames: [
      { file: 'mf-a/src/total.ts', line: 5, column: 50, name: 'totalOf', isResolved: true },
      { file: 'shell/assets/old.js', line: 1, column: 900, name: null, isResolved: false },
    ],
    firstBuild: '1.0.0-aaaaaaaa',
    lastBuild: '1.1.0-aaaaaaaa',
    firstAt: '2026-11-22T00:00:00.000Z',
    lastAt: '2026-11-23T10:00:00.000Z',
    count: 12,
    devices: 4,
    share: 0.125,
    browsers: [{ name: 'Firefox 140', devices: 4 }],
  };

  test('crashes are shown by where they happened, those of one remote with their stacks', async () => {
    answer = { status: 200, body: { groups: [group] } };
    const all = await run(['errors']);
    expect(all).toContain('totalOf (mf-a/src/total.ts:5:50)');
    expect(all).toMatch(/4 +12\.5 % +1\.0\.0-aaaaaaaa to 1\.1\.0-aaaaaaaa +2026-11-23 10:00/);
    const one = await run(['errors', 'mf-a']);
    expect(seen.at(-1)?.url).toBe('GET /api/releases/errors?remote=mf-a');
    expect(one).toContain(
      'TypeError in mf-a   0123456789abcdef\n    at totalOf (mf-a/src/total.ts:5:50)\n    at shell/assets/old.js:1:900  (no map)',
    );
    expect(one).toContain('devices   4 (12.5 % of those that use it)');
    answer = { status: 200, body: { groups: [] } };
    expect(await run(['errors'])).toBe('No crash has been told of.');
    answer = { status: 200, body: { ...standing(), groups: [group] } };
    expect(await run(['status', 'mf-a'])).toContain('0123456789abcdef  mf-a    TypeError  totalOf');
  });

  test.each(['pause', 'resume'])('%s sends why, and the revision that was seen', async (command) => {
    answer = { status: 200, body: standing() };
    await expect(run([command, 'mf-a'])).rejects.toThrow('Say why');
    expect(await run([command, 'mf-a', '--reason', 'a look'])).toBe('Done.\nRevision 9. Watch it: pnpm mfe status mf-a');
    expect(seen.at(-1)).toMatchObject({
      url: `POST /api/releases/mf-a/${command}`,
      body: JSON.stringify({ reason: 'a look', expected: 7 }),
    });
    expect(await run(['status'])).toContain('mf-a is paused: a look');
  });

  test('reads a build with all its files, and says when one is missing', async () => {
    const home = mkdtempSync(join(tmpdir(), 'hub-build-'));
    const folder = join(home, 'remotes', 'mf-a', '1.0.0-aaaaaaaa');
    const { versions } = sampleEntry('mf-a');
    const { manifestUrl: _, ...version } = Object.values(versions)[0]!;
    const record = {
      name: 'mf-a',
      buildId: '1.0.0-aaaaaaaa',
      container: 'mf_a__1_0_0_aaaaaaaa',
      entry: 'remoteEntry.js',
      owner: { team: 'A', contact: 'a' },
      routes: [],
      expose: ['./remote'],
      critical: false,
      version,
    };
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'build.json'), JSON.stringify(record));
    const tried: string[] = [];
    let troubles: string[] = [];
    const publish = (...more: string[]) =>
      runCommand(['publish', 'mf-a', '--folder', folder, '--server', address, ...more], { MFE_TOKEN: 'x' }, async (each) => {
        tried.push(each);
        return { browser: troubles[0] !== 'no browser', troubles };
      });
    await expect(publish()).rejects.toThrow('remoteEntry.js is missing');
    writeFileSync(join(folder, 'remoteEntry.js'), 'code');
    const maps = join(home, 'maps', 'mf-a', '1.0.0-aaaaaaaa');
    mkdirSync(maps, { recursive: true });
    writeFileSync(join(maps, 'remoteEntry.js.map.gz'), 'packed');
    answer = { status: 200, body: { message: 'Published.', buildId: '1.0.0-aaaaaaaa', isNew: true } };
    troubles = ['/dashboard/a on a phone: landmarks: header is hidden'];
    await expect(publish()).rejects.toThrow('did not do well:\n  /dashboard/a on a phone: landmarks: header is hidden');
    troubles = ['no browser'];
    await expect(publish()).rejects.toThrow('There is no browser here');
    expect(seen).toEqual([]);
    troubles = [];
    expect(await publish()).toContain('Published. (1 files, 4 B)\nNext: pnpm mfe start mf-a');
    expect(tried).toEqual([folder, folder, folder]);
    expect(JSON.parse(seen[0]?.body ?? '{}')).toMatchObject({
      files: { 'remoteEntry.js': Buffer.from('code').toString('base64') },
      maps: { 'remoteEntry.js': Buffer.from('packed').toString('base64') },
    });
    expect(seen[0]?.body).not.toContain('unchecked');
    await publish('--unchecked');
    expect(tried).toHaveLength(3);
    expect(JSON.parse(seen[1]?.body ?? '{}')).toMatchObject({ unchecked: true });
    rmSync(home, { recursive: true });
  });

  test.each([
    [['start', 'mf-reports', '--weight', '10%'], 'Say which build'],
    [['ramp', 'mf-reports', '--weight', '10%'], 'Say why'],
    [['start', 'mf-reports'], /^Say which build.*\nSay how many devices.*\nSay why/],
    [['preview', 'mf-reports'], 'Say which build'],
    [['ramp', '--weight', '10%'], 'Name the remote'],
    [['explain'], 'Say whose choice'],
    [['fly'], 'There is no command fly'],
    [['status', '--colour'], 'colour'],
    [['publish', 'mf-none'], 'There is no remote mf-none here'],
    [['token', 'create', '--remote', 'mf-reports'], 'Say who will hold it'],
    [['token'], 'create, list or revoke'],
    [['key'], 'key create --file PATH'],
    [['sbom', 'mf-a'], 'Say which build'],
  ])('%j is told how it is written', async (args, sentence) => {
    await expect(run(args)).rejects.toThrow(sentence);
    expect(seen).toEqual([]);
  });

  test('without a token says how to get one', async () => {
    await expect(run(['status'], { DATA_DIR: '/nowhere' })).rejects.toThrow('A deploy token is needed');
    await expect(run(['status', '--token-file', '/nowhere/token'], {})).rejects.toThrow('cannot be read');
    expect(await run(['--help'], {})).toContain('pnpm mfe rollback');
  });
});
