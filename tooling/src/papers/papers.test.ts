import { createPrivateKey, createPublicKey, verify } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Enums } from '@cyclonedx/cyclonedx-library';
import { PAYLOAD_TYPE, provenanceStatement } from '@hub/shared/contracts/releases/provenance';
import { signedBytes } from '@hub/shared/contracts/releases/signed-bytes';
import { readArguments } from '../mfe/arguments';
import { inRoot, packageFolder } from '../workspace';
import { billOfMaterials } from './bom';
import { provenanceOf, withoutSecrets } from './provenance';
import { createKey, envelopeOf, findSigningKey, showKey } from './signing-key';

const folder = mkdtempSync(join(tmpdir(), 'hub-papers-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('keys', () => {
  const file = join(folder, 'publish.pem');

  test('a new one is for its owner alone, outside of the repository, and never written over', () => {
    const said = createKey(file);
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(/^-----BEGIN PRIVATE KEY-----/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(said).not.toContain(text.split('\n')[1]);
    const { x = '' } = createPublicKey(createPrivateKey(text)).export({ format: 'jwk' });
    expect(said).toContain(`MFE_PUBLISH_KEYS=mf-reports=${x}`);
    expect(() => createKey(file)).toThrow('is there already');
    expect(() => createKey(inRoot('my.pem'))).toThrow('is in the repository');
    expect(() => createKey(join(folder, 'no', 'my.pem'))).toThrow('cannot be written (ENOENT)');
  });

  test('is found by file or environment, and what is none is named', () => {
    const text = readFileSync(file, 'utf8');
    expect(findSigningKey({}, undefined)).toBeNull();
    expect(findSigningKey({ MFE_SIGNING_KEY_FILE: file }, undefined)?.type).toBe('private');
    expect(findSigningKey({ MFE_SIGNING_KEY: text }, undefined)?.type).toBe('private');
    expect(showKey({}, file)).toContain('This is the public key');
    expect(() => showKey({}, undefined)).toThrow('Name the key');
    expect(() => findSigningKey({}, join(folder, 'none'))).toThrow('cannot be read (ENOENT)');
    writeFileSync(join(folder, 'not.pem'), 'secret text');
    expect(() => findSigningKey({}, join(folder, 'not.pem'))).toThrow('holds no private key');
    expect(() => findSigningKey({ MFE_SIGNING_KEY: 'secret text' }, undefined)).not.toThrow('secret text');
    expect(() => readArguments(['publish', '--key', 'x'])).toThrow('A key does not belong on the command line');
  });

  test('signs the type and the bytes of a statement', () => {
    const { payload, signatures } = envelopeOf('{"a":"ü"}', findSigningKey({}, file));
    const bytes = Buffer.from(payload, 'base64');
    expect(bytes.toString('utf8')).toBe('{"a":"ü"}');
    // The example of the specification: https://github.com/secure-systems-lab/dsse/blob/master/protocol.md
    const example = signedBytes('http://example.com/HelloWorld', Buffer.from('hello world'));
    expect(Buffer.from(example).toString()).toBe('DSSEv1 29 http://example.com/HelloWorld 11 hello world');
    const key = createPublicKey(createPrivateKey(readFileSync(file)));
    const [first] = signatures;
    expect(verify(null, signedBytes(PAYLOAD_TYPE, bytes), key, Buffer.from(first?.sig ?? '', 'base64'))).toBe(true);
    expect(verify(null, bytes, key, Buffer.from(first?.sig ?? '', 'base64'))).toBe(false);
    expect(envelopeOf('{}', null).signatures).toEqual([]);
  });
});

test.each([
  ['https://ann:secret@git.example/hub.git', 'https://git.example/hub.git'],
  ['https://x-token@git.example/hub.git?key=secret#secret', 'https://git.example/hub.git'],
  ['ssh://git:secret@git.example/hub.git', 'ssh://git.example/hub.git'],
  ['git@git.example:team/hub.git', 'git@git.example:team/hub.git'],
  ['ann:secret@git.example:team/hub.git', 'git.example:team/hub.git'],
  ['../hub', '../hub'],
])('%s is told as %s', (address, told) => expect(withoutSecrets(address)).toBe(told));

test('provenance names files, commit, lockfile, tools and builder, and no secret', () => {
  const integrity = `sha384-${Buffer.alloc(48, 7).toString('base64')}`;
  const version = {
    manifestIntegrity: integrity,
    assets: { 'remoteEntry.js': integrity },
    commit: 'abc-dirty',
    builtAt: '2026-11-21T00:00:00.000Z',
    requires: { shell: '1', shared: '1', react: '1' },
    events: { emits: [], listens: [] },
  };
  const record = {
    name: 'mf-a',
    buildId: '1.0.0-0123456789',
    container: 'mf_a',
    entry: 'remoteEntry.js',
    owner: { team: 'A', contact: 'a' },
    routes: [],
    expose: ['./remote'],
    critical: false,
    version,
  };
  const env = {
    MFE_BUILDER: 'https://ci:secret@ci.example/run/7',
    MFE_TOKEN: 'secret',
    npm_config_user_agent: 'pnpm/10.34.8 npm/?',
  };
  const statement = provenanceStatement.parse(provenanceOf(record, 'bom', env));
  expect(statement.subject).toEqual([{ name: 'remoteEntry.js', digest: { sha384: '07'.repeat(48) } }]);
  const { buildDefinition, runDetails } = statement.predicate;
  expect(buildDefinition.resolvedDependencies.map(({ digest }) => Object.keys(digest)[0])).toEqual(['gitCommit', 'sha256']);
  expect(buildDefinition.resolvedDependencies[0]?.digest).toEqual({ gitCommit: 'abc' });
  expect(buildDefinition.resolvedDependencies[0]?.annotations).toEqual({ dirty: true });
  expect(runDetails.builder).toMatchObject({
    id: 'https://ci.example/run/7',
    version: { pnpm: '10.34.8', node: process.versions.node },
  });
  expect(JSON.stringify(statement)).not.toContain('secret');
  expect(provenanceOf(record, 'bom', {}).predicate.runDetails.builder.id).toBe('urn:data-intelligence-hub:builder:local');
});

test('a bill of materials names packages, versions and licences, and is the same for the same content', () => {
  const folders = ['zod', 'semver', '@swc/helpers'].flatMap((name) => packageFolder(name, inRoot('tooling')) ?? []);
  const described = { name: 'mf-a', version: '1.0.0', type: Enums.ComponentType.Application };
  const text = billOfMaterials(described, folders);
  expect(billOfMaterials(described, [...folders].reverse())).toBe(text);
  const bom = JSON.parse(text) as { components: { name: string; group?: string; purl: string; licenses: object[] }[] };
  expect(bom).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { name: 'mf-a' } },
  });
  expect(bom.components.map(({ purl }) => purl.replace(/@[\d.]+$/, '')).sort()).toEqual([
    'pkg:npm/%40swc/helpers',
    'pkg:npm/semver',
    'pkg:npm/zod',
  ]);
  expect(bom.components.find(({ name }) => name === 'zod')?.licenses).toEqual([{ license: { id: 'MIT' } }]);
  expect(text).not.toContain(inRoot());
});
