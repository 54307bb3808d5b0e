import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { BuildRecord } from '@hub/shared/contracts/releases/discovery';
import type { PublishRequest } from '@hub/shared/contracts/releases/releases';
import { containerName, ENTRY_FILE, MANIFEST_FILE } from '@hub/shared/discovery';
import { AppError } from '../../errors';
import { t } from './messages';

const MOST_FILES = 500;
/** What a build consists of. A page or a program has no business among it. */
const FILE_NAME =
  /^[A-Za-z0-9_][\w.@+-]*(?:\/[A-Za-z0-9_][\w.@+-]*)*\.(?:js|css|json|svg|png|jpe?g|webp|avif|gif|ico|woff2?|txt|wasm)$/;
const LONGEST_NAME = 200;

const refuse = (detail: string): never => {
  throw new AppError('build-refused', detail);
};

const isSafe = (path: string) => path.length <= LONGEST_NAME && FILE_NAME.test(path) && posix.normalize(path) === path;

const checkRecord = (remote: string, record: BuildRecord) => {
  const { name, buildId, container, entry, expose, routes, version } = record;
  if (name !== remote) refuse(t('build.other-remote', { name, remote }));
  const wanted = containerName(name, buildId);
  if (container !== wanted) refuse(t('build.container', { container, wanted }));
  if (entry !== ENTRY_FILE || !version.assets[entry]) refuse(t('build.entry', { file: ENTRY_FILE }));
  if (version.assets[MANIFEST_FILE] !== version.manifestIntegrity) {
    refuse(t('build.manifest', { file: MANIFEST_FILE }));
  }
  if (expose[0] !== './remote') refuse(t('build.expose'));
  for (const route of routes) {
    const exposed = route.expose ?? './remote';
    if (!expose.includes(exposed)) refuse(t('build.route', { path: route.path, exposed }));
  }
};

/**
 * The bytes of a build's files, when they are what its record says, no more and no less.
 *
 * @throws {AppError} `build-refused` with what is wrong
 */
export const checkBuild = (remote: string, { record, files }: PublishRequest, limit: number): Map<string, Buffer> => {
  checkRecord(remote, record);
  const { assets } = record.version;
  const names = Object.keys(assets);
  if (names.length > MOST_FILES) refuse(t('build.files', { n: names.length, most: MOST_FILES }));
  for (const path of [...names, ...Object.keys(files)]) {
    if (!isSafe(path)) refuse(t('build.name', { name: JSON.stringify(path.slice(0, LONGEST_NAME)) }));
  }
  const extra = Object.keys(files).find((path) => assets[path] === undefined);
  if (extra !== undefined) refuse(t('build.no-hash', { file: extra }));

  const contents = new Map<string, Buffer>();
  let bytes = 0;
  for (const [path, integrity] of Object.entries(assets)) {
    const content = Buffer.from(files[path] ?? refuse(t('build.missing', { file: path })), 'base64');
    bytes += content.length;
    if (bytes > limit) refuse(t('build.too-large', { limit: String(Math.floor(limit / 1024 ** 2)) }));
    const actual = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    if (actual !== integrity) refuse(t('build.bytes', { file: path }));
    contents.set(path, content);
  }
  return contents;
};
