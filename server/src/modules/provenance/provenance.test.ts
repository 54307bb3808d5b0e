import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { discoveryDocument } from '@hub/shared/contracts/releases/discovery';
import {
  BOM_FILE,
  BUILD_TYPE,
  PAYLOAD_TYPE,
  PREDICATE_TYPE,
  signedEnvelope,
  STATEMENT_TYPE,
  type ProvenanceStatement,
} from '@hub/shared/contracts/releases/provenance';
import { signedBytes, signedFiles } from '@hub/shared/contracts/releases/signed-bytes';
import { auditAnswer, previewAnswer, releaseStatus, type PublishRequest } from '@hub/shared/contracts/releases/releases';
import { readConfig } from '../../config';
import { makeBuild, provideShell } from '../../testing/make-build';
import { testApp, type TestApp } from '../../testing/test-app';
import { readPublishKey } from './publish-keys';

jest.setTimeout(30_000);

const OPERATOR = 'operator-token-of-these-tests-0123456789';
const dist = mkdtempSync(join(tmpdir(), 'hub-dist-'));
provideShell(dist);
writeFileSync(
  join(dist, 'shell', 'index.html'),
  '<!doctype html><html lang="en"><head><!--hub:head--></head><body></body></html>',
);

const [team, other] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
const publicOf = ({ publicKey }: { publicKey: KeyObject }) => publicKey.export({ format: 'jwk' }).x ?? '';
const KEYS = `mf-signed=${publicOf(team)}`;

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ MFE_OPERATOR_TOKEN: OPERATOR, MFE_PUBLISH_KEYS: KEYS }, { dist });
}, 60_000);
afterAll(async () => {
  await hub.stop();
  rmSync(dist, { recursive: true, force: true });
});

let calls = 0;
const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
  hub.app.inject({
    method,
    url: `/api/releases${path}`,
    payload,
    headers: { authorization: `Bearer ${OPERATOR}` },
    remoteAddress: `10.9.${(calls += 1) >> 8}.${calls & 255}`,
  });
const publish = (build: PublishRequest) => call('POST', `/${build.record.name}/builds`, build);

const SBOM = JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.6', components: [{ name: 'zod', version: '4.0.0' }] });

const statementOf = ({ record }: PublishRequest): ProvenanceStatement => ({
  _type: STATEMENT_TYPE,
  subject: Object.entries(record.version.assets).map(([name, integrity]) => ({
    name,
    digest: { sha384: Buffer.from(integrity.slice(7), 'base64').toString('hex') },
  })),
  predicateType: PREDICATE_TYPE,
  predicate: {
    buildDefinition: {
      buildType: BUILD_TYPE,
      externalParameters: { remote: record.name, buildId: record.buildId },
      resolvedDependencies: [{ uri: 'git+https://git.example/hub', digest: { gitCommit: record.version.commit } }],
    },
    runDetails: {
      builder: { id: 'https://ci.example/run/7', version: { node: '20.19.0' } },
      metadata: { finishedOn: '2026-11-21T00:00:00.000Z' },
      byproducts: [{ name: BOM_FILE, digest: { sha256: createHash('sha256').update(SBOM).digest('hex') } }],
    },
  },
});

const withPapers = (
  build: PublishRequest,
  { key, change = (statement) => statement }: { key?: KeyObject; change?: (statement: ProvenanceStatement) => object } = {},
): PublishRequest => {
  const payload = Buffer.from(JSON.stringify(change(statementOf(build))));
  const sig = key && sign(null, signedBytes(PAYLOAD_TYPE, payload), key).toString('base64');
  const { name, buildId, version } = build.record;
  const files = key && sign(null, signedFiles(name, buildId, version.assets), key).toString('base64');
  return {
    ...build,
    record: { ...build.record, version: { ...version, ...(files !== undefined && { signature: files }) } },
    sbom: SBOM,
    provenance: {
      payloadType: PAYLOAD_TYPE,
      payload: payload.toString('base64'),
      signatures: sig === undefined ? [] : [{ keyid: 'any', sig }],
    },
  };
};
const refusal = async (build: PublishRequest) => {
  const answer = await publish(build);
  expect(answer.statusCode).toBe(422);
  return answer.json<{ detail: string }>().detail;
};
const buildsOf = async (name: string) =>
  releaseStatus.parse((await call('GET', '')).json()).remotes.find((each) => each.name === name)?.builds ?? [];

test('a remote with a key takes what that key has signed, and nothing else', async () => {
  const build = makeBuild('mf-signed', '1.0.0');
  expect(await refusal(build)).toContain('have to be signed');
  expect(await refusal(withPapers(build))).toContain('have to be signed');
  expect(await refusal(withPapers(build, { key: other.privateKey }))).toContain('a key that does not count');
  const signed = withPapers(build, { key: team.privateKey });
  const { provenance } = withPapers(makeBuild('mf-signed', '1.0.1'), { key: team.privateKey });
  expect(await refusal({ ...signed, provenance })).toContain('not that of 1.0.0');
  const changed = Buffer.from(signed.provenance?.payload ?? '', 'base64')
    .toString()
    .replace('run/7', 'run/8');
  const forged = { ...signed.provenance!, payload: Buffer.from(changed).toString('base64') };
  expect(await refusal({ ...signed, provenance: forged })).toContain('was changed after it was signed');
  expect(await refusal({ ...signed, record: build.record })).toContain('The signature that pages check is missing');
  const { signature } = withPapers(build, { key: other.privateKey }).record.version;
  const record = { ...signed.record, version: { ...signed.record.version, signature } };
  expect(await refusal({ ...signed, record })).toContain('a key that does not count');
  expect((await publish(signed)).json()).toMatchObject({ isNew: true });
  const [kept] = await buildsOf('mf-signed');
  expect(kept?.provenance).toEqual({
    repository: 'git+https://git.example/hub',
    builder: 'https://ci.example/run/7',
    finishedOn: '2026-11-21T00:00:00.000Z',
    tools: { node: '20.19.0' },
    signedBy: readPublishKey(publicOf(team))?.id,
  });
});

test('a key of one remote is none of another, where builds need no signature', async () => {
  const build = withPapers(makeBuild('mf-open', '1.0.0'), { key: team.privateKey });
  expect((await publish(build)).json()).toMatchObject({ isNew: true });
  expect((await buildsOf('mf-open'))[0]?.provenance).toMatchObject({ signedBy: null });
  expect((await publish(makeBuild('mf-open', '1.1.0'))).json()).toMatchObject({ isNew: true });
  expect((await buildsOf('mf-open'))[0]?.provenance).toBeNull();
});

const WRONG: [string, (statement: ProvenanceStatement) => object, string][] = [
  ['of another build', (s) => ({ ...s, subject: s.subject.slice(1) }), 'not that of'],
  ['of a file too many', (s) => ({ ...s, subject: [...s.subject, { name: 'x.js', digest: {} }] }), 'not that of'],
  ['of another form', (s) => ({ ...s, predicateType: 'https://other.example' }), 'no statement'],
  [
    'of another commit',
    (s) => {
      const buildDefinition = {
        ...s.predicate.buildDefinition,
        resolvedDependencies: [{ uri: 'x', digest: { gitCommit: 'd' } }],
      };
      return { ...s, predicate: { ...s.predicate, buildDefinition } };
    },
    'not that of',
  ],
];
test.each(WRONG)('provenance %s is refused, signed or not', async (_, change, sentence) => {
  expect(await refusal(withPapers(makeBuild('mf-wrong', '1.0.0'), { change }))).toContain(sentence);
});

test('the bill of materials is the one that the provenance names', async () => {
  const build = withPapers(makeBuild('mf-bom', '1.0.0'));
  expect(await refusal({ ...build, sbom: SBOM.replace('4.0.0', '3.0.0') })).toContain('not the one');
  expect(await refusal({ ...makeBuild('mf-bom', '1.0.0'), sbom: '{}' })).toContain('no CycloneDX document');
});

test('papers are given to who has a token, as they came', async () => {
  const build = withPapers(makeBuild('mf-papers', '1.0.0'));
  await publish(build);
  const path = `/mf-papers/builds/${build.record.buildId}`;
  const sbom = await call('GET', `${path}/sbom`);
  expect([sbom.statusCode, sbom.headers['content-type'], sbom.body]).toEqual([200, 'application/json; charset=utf-8', SBOM]);
  expect(signedEnvelope.parse((await call('GET', `${path}/provenance`)).json())).toEqual(build.provenance);
  expect((await hub.app.inject({ url: `/api/releases${path}/sbom` })).statusCode).toBe(401);
  expect((await call('GET', '/mf-papers/builds/9.9.9-0123456789/sbom')).statusCode).toBe(404);
  expect((await call('GET', '/hub/server/sbom')).statusCode).toBe(404);
  for (const part of ['server', 'shell']) {
    mkdirSync(join(dist, 'papers', part), { recursive: true });
    writeFileSync(join(dist, 'papers', part, BOM_FILE), SBOM);
    expect((await call('GET', `/hub/${part}/sbom`)).body).toBe(SBOM);
  }
});

test('a build whose key counts no more is given to nobody anew, and takes a signature later', async () => {
  const build = withPapers(makeBuild('mf-signed', '2.0.0'), { key: team.privateKey });
  await publish(build);
  const { db } = hub.context.database;
  const before = JSON.stringify({ ...(await buildsOf('mf-signed'))[0]?.provenance, signedBy: 'a-key-of-before' });
  await db.updateTable('remote_builds').set({ provenance: before }).where('build_id', '=', build.record.buildId).execute();
  const start = () =>
    call('POST', '/mf-signed/promote', { version: build.record.buildId, reason: 'as the tests want it', unproven: true });
  const refused = await start();
  expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
    422,
    `${build.record.buildId} has no signature that counts today (MFE_PUBLISH_KEYS). Publish it again, signed.`,
  ]);
  expect((await publish(build)).json()).toMatchObject({ isNew: false, message: expect.stringContaining('signature') as string });
  expect((await start()).statusCode).toBe(200);
  const { entries } = auditAnswer.parse((await call('GET', '/audit?remote=mf-signed')).json());
  expect(entries.map(({ action }) => action)).toEqual(['promote', 'publish', 'publish', 'publish']);
});

test('a build whose key counts no more is shown to nobody, and ends where it is looked at', async () => {
  const build = withPapers(makeBuild('mf-signed', '3.0.0'), { key: team.privateKey });
  await publish(build);
  const version = build.record.buildId;
  const preview = () => call('POST', '/mf-signed/previews', { version, hours: 1 });
  const { pathname } = new URL(previewAnswer.parse((await preview()).json()).address);
  const open = () => hub.app.inject({ url: pathname, headers: { accept: 'text/html' } });
  expect((await open()).statusCode).toBe(200);
  const { db } = hub.context.database;
  const before = JSON.stringify({ ...(await buildsOf('mf-signed'))[0]?.provenance, signedBy: 'a-key-of-before' });
  await db.updateTable('remote_builds').set({ provenance: before }).where('build_id', '=', version).execute();
  const refused = await preview();
  expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
    422,
    `${version} has no signature that counts today (MFE_PUBLISH_KEYS). Publish it again, signed.`,
  ]);
  expect((await open()).statusCode).toBe(410);
});

test('the document carries the signature of a build, and the page the keys', async () => {
  const build = withPapers(makeBuild('mf-signed', '4.0.0'), { key: team.privateKey });
  // As it was published before pages checked anything.
  await publish(build);
  const { db } = hub.context.database;
  const unsigned = JSON.stringify(makeBuild('mf-signed', '4.0.0').record);
  await db.updateTable('remote_builds').set({ record: unsigned }).where('build_id', '=', build.record.buildId).execute();
  const documentNow = async () => discoveryDocument.parse((await hub.app.inject({ url: '/api/discovery' })).json());
  const start = async () => {
    const { revision: expected } = await documentNow();
    return call('POST', '/mf-signed/start', {
      version: build.record.buildId,
      weightBp: 500,
      cohorts: [],
      reason: 'as it is',
      expected,
    });
  };
  expect((await start()).statusCode).toBe(422);
  expect((await publish(build)).json()).toMatchObject({ isNew: false, message: expect.stringContaining('signature') as string });
  expect((await start()).statusCode).toBe(200);
  expect((await documentNow()).remotes['mf-signed']?.versions[build.record.buildId]?.signature).toBe(
    build.record.version.signature,
  );
  const page = await hub.app.inject({ url: '/dashboard', headers: { accept: 'text/html' } });
  expect(JSON.parse(/id="hub-keys">([^<]+)</.exec(page.body)?.[1] ?? '')).toEqual({ 'mf-signed': [publicOf(team)] });
});

test('keys that are none are refused by name, and no value is told', () => {
  for (const wrong of ['abc', `mf-a=${publicOf(team).slice(1)}`, `reports=${publicOf(team)}`]) {
    expect(() => readConfig({ MFE_PUBLISH_KEYS: wrong })).toThrow('MFE_PUBLISH_KEYS: must be Ed25519 keys');
    expect(() => readConfig({ MFE_PUBLISH_KEYS: wrong })).not.toThrow(publicOf(team));
  }
  expect(readConfig({ MFE_PUBLISH_KEYS: `${publicOf(team)}, ${KEYS}` }).MFE_PUBLISH_KEYS).toHaveLength(2);
});
