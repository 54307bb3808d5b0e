// Installs what the lockfile names, before anything is there: only Node's own modules may be used here.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STAMP = join(ROOT, 'node_modules', '.hub-installed');
const MINIMUM = [20, 19];

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return;
  console.error(`Node ${MINIMUM.join('.')} or newer is needed; this is ${process.versions.node}. Get it from https://nodejs.org`);
  process.exit(1);
}

const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** Changes when what is to be installed changes: lockfile, manifests, and the Node version that native parts are made for. */
function fingerprint() {
  const folders = readdirSync(ROOT, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'node_modules',
  );
  const manifests = folders.map(({ name }) => join(name, 'package.json')).filter((path) => existsSync(join(ROOT, path)));
  const hash = createHash('sha256').update(`${process.versions.modules} ${process.platform} ${process.arch}`);
  for (const path of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests.sort()]) {
    hash.update(`\0${path}\0`).update(readFileSync(join(ROOT, path)));
  }
  return hash.digest('hex');
}

checkNode();
const wanted = fingerprint();
if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) process.exit(0);

console.log('Installing packages …');
const started = performance.now();
rmSync(STAMP, { force: true });
const install = spawnSync('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'], {
  cwd: ROOT,
  env: { ...process.env, CI: 'true', npm_config_update_notifier: 'false' },
  stdio: ['ignore', 'pipe', 'pipe'],
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
});
if (install.status !== 0) {
  console.error(install.stdout ?? '', install.stderr ?? '');
  console.error(
    'The packages could not be installed. The lines above say why; a network or registry problem is the usual cause.',
  );
  process.exit(1);
}
mkdirSync(join(ROOT, 'node_modules'), { recursive: true });
writeFileSync(STAMP, wanted);
console.log(`Installed in ${((performance.now() - started) / 1000).toFixed(0)} s`);
