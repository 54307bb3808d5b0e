import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { BuildRecord } from '@hub/shared/contracts/discovery';
import type { PublishRequest } from '@hub/shared/contracts/releases';
import { containerName, ENTRY_FILE, MANIFEST_FILE } from '@hub/shared/discovery';
import { AppError } from '../../errors';

const MOST_FILES = 500;
/** What a build consists of. A page or a program has no business among it. */
const FILE_NAME =
  /^[A-Za-z0-9_][\w.@+-]*(?:\/[A-Za-z0-9_][\w.@+-]*)*\.(?:js|css|json|map|svg|png|jpe?g|webp|avif|gif|ico|woff2?|txt|wasm)$/;
const LONGEST_NAME = 200;

const refuse = (detail: string): never => {
  throw new AppError('build-refused', detail);
};

const isSafe = (path: string) => path.length <= LONGEST_NAME && FILE_NAME.test(path) && posix.normalize(path) === path;

const checkRecord = (remote: string, record: BuildRecord) => {
  const { name, buildId, container, entry, expose, routes, version } = record;
  if (name !== remote) refuse(`This is a build of ${name}, not of ${remote}.`);
  const wanted = containerName(name, buildId);
  if (container !== wanted) refuse(`The build's container is named ${container}; it must be ${wanted}. Build it again.`);
  if (entry !== ENTRY_FILE || !version.assets[entry]) refuse(`The build has no ${ENTRY_FILE}, or no hash of it. Build it again.`);
  if (version.assets[MANIFEST_FILE] !== version.manifestIntegrity) {
    refuse(`The build has no hash of its ${MANIFEST_FILE}, or two that differ. Build it again.`);
  }
  if (expose[0] !== './remote') refuse('The first exposed module must be ./remote.');
  for (const route of routes) {
    const exposed = route.expose ?? './remote';
    if (!expose.includes(exposed)) refuse(`The route ${route.path} is in ${exposed}, which the build does not expose.`);
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
  if (names.length > MOST_FILES) refuse(`The build has ${names.length} files; at most ${MOST_FILES} are taken.`);
  for (const path of [...names, ...Object.keys(files)]) {
    if (!isSafe(path)) refuse(`The file name ${JSON.stringify(path.slice(0, LONGEST_NAME))} is not accepted.`);
  }
  const extra = Object.keys(files).find((path) => assets[path] === undefined);
  if (extra !== undefined) refuse(`The build's record has no hash of ${extra}. Build it again.`);

  const contents = new Map<string, Buffer>();
  let bytes = 0;
  for (const [path, integrity] of Object.entries(assets)) {
    const content = Buffer.from(files[path] ?? refuse(`The file ${path} is missing.`), 'base64');
    bytes += content.length;
    if (bytes > limit) refuse(`The build is larger than ${Math.floor(limit / 1024 ** 2)} MiB (REMOTE_BUILD_LIMIT).`);
    const actual = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    if (actual !== integrity) refuse(`The bytes of ${path} are not those that its hash stands for. Build it again.`);
    contents.set(path, content);
  }
  return contents;
};
