import { discoveryDocument, type BuildRecord } from '../contracts/releases/discovery';
import { applyOverrides } from './apply-overrides';
import { DEV_BUILD_ID } from './dev-build';
import { overrideBanner } from './override-banner';
import { readOverride } from './read-override';
import { resolve } from './resolve';
import { CANARY, sampleDocument, sampleEntry, STABLE } from './sample-document';

const ORIGIN = 'https://hub.example';
const document = sampleDocument({ 'mf-reports': sampleEntry('mf-reports', { blocked: [CANARY] }) });
const read = (target: string, remote = 'mf-reports') => readOverride(document, remote, target, ORIGIN);
/** An override, where nothing is wrong with it. */
const made = (target: string) => {
  const override = read(target);
  if (typeof override === 'string') throw new Error(override);
  return override;
};

describe('what a developer writes', () => {
  test.each([
    [CANARY, { remote: 'mf-reports', buildId: CANARY }],
    ['http://localhost:3003', { remote: 'mf-reports', buildId: DEV_BUILD_ID, base: 'http://localhost:3003/' }],
    ['http://127.0.0.1:80/a/b', { remote: 'mf-reports', buildId: DEV_BUILD_ID, base: 'http://127.0.0.1/a/b/' }],
    ['http://[::1]:9/', { remote: 'mf-reports', buildId: DEV_BUILD_ID, base: 'http://[::1]:9/' }],
    [
      '/remotes/mf-reports/2.0.0-abcdef01',
      { remote: 'mf-reports', buildId: '2.0.0-abcdef01', base: `${ORIGIN}/remotes/mf-reports/2.0.0-abcdef01/` },
    ],
  ])('%s is understood', (target, expected) => expect(read(target)).toEqual(expected));

  test.each([
    ['9.9.9-abcdef01', 'no-build'],
    ['https://elsewhere.example/', 'elsewhere'],
    ['http://localhost.evil.example/', 'elsewhere'],
    ['//evil.example/x', 'elsewhere'],
    ['http://localhost@evil.example/', 'elsewhere'],
    ['javascript:alert(1)', 'elsewhere'],
    ['http://', 'no-address'],
  ])('%s is refused', (target, fault) => expect(read(target)).toBe(fault));

  test('a remote that there is not is refused', () => expect(read(CANARY, 'mf-none')).toBe('no-remote'));
});

describe('an override', () => {
  const chosen = (target: string) => {
    const override = made(target);
    const applied = applyOverrides(document, [override]);
    const overrides = { [override.remote]: override.buildId };
    return { applied, choice: resolve(applied, { subject: 's', overrides })['mf-reports'] };
  };

  test('takes a listed build before every other rule, blocked or not', () =>
    expect(chosen(CANARY).choice).toMatchObject({ buildId: CANARY, reason: 'override', arm: 'override' }));

  test('brings a build that the document does not list', () => {
    const { applied, choice } = chosen('http://localhost:3003/');
    expect(choice).toMatchObject({ buildId: DEV_BUILD_ID, arm: 'override' });
    expect(applied.remotes['mf-reports']?.versions[DEV_BUILD_ID]?.manifestUrl).toBe('http://localhost:3003/mf-manifest.json');
    expect(document.remotes['mf-reports']?.versions[DEV_BUILD_ID]).toBeUndefined();
  });

  test('of a remote that has gone changes nothing', () =>
    expect(applyOverrides(document, [{ remote: 'mf-gone', buildId: CANARY, base: 'http://localhost/' }])).toEqual(document));
});

describe('a preview', () => {
  const base = 'http://localhost:3000/remotes/mf-reports/1.1.0-cccccccc/';
  const { manifestUrl: _, ...version } = sampleEntry('mf-x').versions[CANARY]!;
  const record = (name: string): BuildRecord => ({
    name,
    buildId: CANARY,
    container: `${name}_x`,
    entry: 'remoteEntry.js',
    owner: { team: 'Data', contact: 'data@example.test' },
    routes: [{ path: '/dashboard/new', title: 'New', access: 'logged-in' }],
    expose: ['./remote'],
    critical: false,
    version,
  });
  const preview = (name: string) => ({ remote: name, buildId: CANARY, base, preview: true, record: record(name) });

  test('brings its screens and its hashes, also when it was taken back', () => {
    const taken = sampleDocument({ 'mf-reports': sampleEntry('mf-reports', { blocked: [CANARY] }) });
    const entry = applyOverrides(taken, [preview('mf-reports')]).remotes['mf-reports'];
    expect(entry).toMatchObject({ stable: STABLE, blocked: [], routes: [{ path: '/dashboard/new' }] });
    expect(entry?.versions[CANARY]).toMatchObject({ manifestUrl: `${base}mf-manifest.json`, assets: version.assets });
  });

  test('of a remote that there is not yet makes its entry', () => {
    const applied = applyOverrides(document, [preview('mf-new')]);
    expect(discoveryDocument.parse(applied)).toEqual(applied);
    const choice = resolve(applied, { subject: 's', overrides: { 'mf-new': CANARY } })['mf-new'];
    // No rollout: what it does counts in none.
    expect(choice).toEqual({ buildId: CANARY, reason: 'override', arm: 'override', skipped: [] });
  });

  test('is named by its own banner', () => {
    const html = overrideBanner([preview('mf-reports')], 'n');
    expect(html).toContain(`Preview: mf-reports ${CANARY}. Only in this browser`);
    expect(html).toContain('End preview');
    expect(html).not.toContain('Developer override:');
  });
});

test('the banner names each override, ends them by a plain link, and lets nothing out of its text', () => {
  const html = overrideBanner([{ remote: 'mf-reports', buildId: CANARY, base: `http://localhost/'"><script>` }], 'n"1');
  expect(html).toContain('Developer override: mf-reports from http://localhost/');
  expect(html).toContain('<a href="?mfe-reset">End override</a>');
  expect(html).not.toContain('<script>');
  expect(html).toContain('nonce="n&#34;1"');
  expect(overrideBanner([], 'n')).toBe('');
});
