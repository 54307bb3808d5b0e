import type { KeyObject } from 'node:crypto';
import { crashGroups } from '@hub/shared/contracts/releases/crashes';
import { buildId, discoveryDocument, remoteName } from '@hub/shared/contracts/releases/discovery';
import {
  auditAnswer,
  previewAnswer,
  publishAnswer,
  releaseAnswer,
  releaseStatus,
  type RemoteRelease,
} from '@hub/shared/contracts/releases/releases';
import { resolve } from '@hub/shared/discovery';
import * as z from 'zod/mini';
import { createKey, findSigningKey, showKey } from '../papers/signing-key';
import { demand, readArguments, readCount, readGuard, readWeight, WEIGHT_HINT, type Values } from './arguments';
import { errorDetails, errorTable } from './errors';
import { explainChoices } from './explain';
import { findToken } from './find-token';
import { hubClient, HubError, readServer, type HubClient } from './hub-client';
import { currentFolder, readBuild } from './read-build';
import { auditTable, details, overview } from './status';
import { bytes, minute } from './table';
import { tokenCommand } from './token-command';
import { tryBuild as tryInBrowser, type Outcome } from './try-build';
import { HELP, UsageError } from './usage';

type TryBuild = (folder: string) => Promise<Outcome>;

const CHANGES = ['start', 'ramp', 'pause', 'resume', 'halt', 'promote', 'rollback'] as const;
type Change = (typeof CHANGES)[number];
/** Groups of crashes beside everything else about a remote. */
const SHOWN_CRASHES = 3;

function remoteOf(word: string | undefined, command: string): string {
  const name = remoteName.safeParse(word);
  if (!name.success) throw new UsageError(`Name the remote: pnpm mfe ${command} mf-…`);
  return name.data;
}

async function statusOf(hub: HubClient, name: string): Promise<RemoteRelease> {
  const { remotes } = await hub.call('GET', '/releases', releaseStatus);
  const found = remotes.find((each) => each.name === name);
  if (!found)
    throw new HubError(`The hub has no ${name}. It has: ${remotes.map((each) => each.name).join(', ') || 'no remote at all'}`);
  return found;
}

/** Looks at a build before anybody can be given it. @throws {UsageError} with what was wrong */
async function demandSound(remote: string, folder: string, tryBuild: TryBuild): Promise<void> {
  const { browser, troubles } = await tryBuild(folder);
  if (!browser) {
    throw new UsageError(
      'There is no browser here to run the build in: install Chromium or name one by CHROME_BIN. --unchecked publishes it without; the audit says so.',
    );
  }
  if (troubles.length === 0) return;
  const list = troubles.map((each) => `  ${each}`).join('\n');
  throw new UsageError(
    `${remote} is not published, for on a hub of its own it did not do well:\n${list}\n--unchecked publishes it all the same.`,
  );
}

async function publish(
  hub: HubClient,
  remote: string,
  { folder: given, unchecked }: Values,
  key: KeyObject | null,
  tryBuild: TryBuild,
): Promise<string> {
  const folder = given ?? currentFolder(remote);
  const build = { ...readBuild(remote, folder, key), ...(unchecked && { unchecked }) };
  if (!unchecked) await demandSound(remote, folder, tryBuild);
  const size = Object.values(build.files).reduce((sum, content) => sum + Buffer.byteLength(content, 'base64'), 0);
  const { message, buildId: version, isNew } = await hub.call('POST', `/releases/${remote}/builds`, publishAnswer, build);
  const next = `Next: pnpm mfe start ${remote} --version ${version} --weight 10% --reason …`;
  return isNew ? `${message} (${Object.keys(build.files).length} files, ${bytes(size)})\n${next}` : message;
}

const WHICH = 'Say which build: --version ID (pnpm mfe status lists them)';
const WHY = 'Say why, for who reads the audit later: --reason "fixes the date filter"';
const NEEDED: Partial<Record<Change, ('version' | 'weight')[]>> = { start: ['version', 'weight'], ramp: ['weight'] };
const HINTS = { version: WHICH, weight: WEIGHT_HINT, reason: WHY };

/** @throws {UsageError} that names all that is missing, not the first of it */
function demandAll(what: Change, values: Values): void {
  const missing = [...(NEEDED[what] ?? []), 'reason' as const].filter((each) => !values[each]?.trim());
  if (missing.length > 0) throw new UsageError(missing.map((each) => HINTS[each]).join('\n'));
}

const bodyOf: Record<Change, (values: Values) => object> = {
  start: ({ version, weight, cohort = [], guard, force, unproven }) => ({
    version: demand(version, WHICH),
    weightBp: readWeight(weight),
    cohorts: cohort.flatMap((each) => each.split(',')),
    guard: readGuard(guard),
    force,
    unproven,
  }),
  ramp: ({ weight, unproven }) => ({ weightBp: readWeight(weight), unproven }),
  pause: () => ({}),
  resume: () => ({}),
  halt: () => ({}),
  promote: ({ version, force, unproven }) => ({ version, force, unproven }),
  rollback: ({ to }) => ({ to }),
};

/** The id of the build that the text names: the id itself, or a version or hash that only one build here has. @throws {UsageError} */
function findBuild({ name, builds }: RemoteRelease, text: string): string {
  const ids = builds.map(({ buildId }) => buildId);
  if (ids.includes(text)) return text;
  const found = ids.filter((id) => id.startsWith(`${text}-`) || id.endsWith(`-${text}`));
  const [only] = found;
  if (found.length === 1 && only !== undefined) return only;
  if (found.length > 1) throw new UsageError(`${text} may be ${found.join(' or ')}. Name the build by its whole id.`);
  // A build whose id is whole may be an older one than the list has; the hub knows.
  if (buildId.safeParse(text).success) return text;
  throw new UsageError(`${name} has no build ${text} here. It has: ${ids.join(', ') || 'none; publish one first'}.`);
}

async function change(hub: HubClient, what: Change, remote: string, values: Values): Promise<string> {
  demandAll(what, values);
  const body = bodyOf[what](values);
  const reason = demand(values.reason, WHY);
  const standing = await statusOf(hub, remote);
  const named = Object.entries(body).map(([key, value]: [string, unknown]): [string, unknown] => [
    key,
    typeof value === 'string' ? findBuild(standing, value) : value,
  ]);
  const { message, revision } = await hub.call('POST', `/releases/${remote}/${what}`, releaseAnswer, {
    ...Object.fromEntries<unknown>(named),
    reason,
    // Taking back always wins, whatever else has changed meanwhile.
    ...(what !== 'halt' && what !== 'rollback' && { expected: standing.revision }),
  });
  return `${message}\nRevision ${revision}. Watch it: pnpm mfe status ${remote}`;
}

async function preview(hub: HubClient, remote: string, { version, hours }: Values): Promise<string> {
  const wanted = demand(version, WHICH);
  const build = findBuild(await statusOf(hub, remote), wanted);
  const { address, until } = await hub.call('POST', `/releases/${remote}/previews`, previewAnswer, {
    version: build,
    hours: readCount(hours, '--hours'),
  });
  return `${address}\nShows ${build} in the browser that opens it, until ${minute(until)} (UTC). Nobody else sees it, and no rollout counts it.`;
}

async function status(hub: HubClient, word: string | undefined, { json }: Values): Promise<string> {
  if (word === undefined) {
    const all = await hub.call('GET', '/releases', releaseStatus);
    return json ? JSON.stringify(all, null, 2) : overview(all);
  }
  const remote = await statusOf(hub, remoteOf(word, 'status'));
  if (json) return JSON.stringify(remote, null, 2);
  const { entries } = await hub.call('GET', `/releases/audit?remote=${remote.name}&limit=10`, auditAnswer);
  const { groups } = await hub.call('GET', `/releases/errors?remote=${remote.name}`, crashGroups);
  const crashes = groups.length === 0 ? '' : `\n\n${errorTable(groups.slice(0, SHOWN_CRASHES))}`;
  return details(remote, entries) + crashes;
}

/** What is kept with a build, or of the hub itself, as it is: for other tools. */
async function paper(hub: HubClient, kind: 'sbom' | 'provenance', word: string | undefined, values: Values): Promise<string> {
  if (kind === 'sbom' && (word === 'server' || word === 'shell')) {
    return JSON.stringify(await hub.call('GET', `/releases/hub/${word}/sbom`, z.unknown()), null, 2);
  }
  const remote = remoteOf(word, kind);
  const wanted = demand(values.version, WHICH);
  const build = findBuild(await statusOf(hub, remote), wanted);
  return JSON.stringify(await hub.call('GET', `/releases/${remote}/builds/${build}/${kind}`, z.unknown()), null, 2);
}

function keyCommand(what: string | undefined, values: Values, env: Record<string, string | undefined>): string {
  if (what === 'create')
    return createKey(demand(values.file, 'Say where the private key goes: --file PATH, outside of the repository'));
  if (what === 'show') return showKey(env, values['key-file']);
  throw new UsageError('pnpm mfe key create --file PATH, or pnpm mfe key show');
}

/** Crashes, of one remote with their stacks. */
async function errors(hub: HubClient, word: string | undefined, { json }: Values): Promise<string> {
  const query = word === undefined ? '' : `?remote=${remoteOf(word, 'errors')}`;
  const { groups } = await hub.call('GET', `/releases/errors${query}`, crashGroups);
  if (json) return JSON.stringify(groups, null, 2);
  if (groups.length === 0) return 'No crash has been told of.';
  return word === undefined ? errorTable(groups) : groups.map(errorDetails).join('\n\n');
}

async function audit(hub: HubClient, word: string | undefined, { json, limit }: Values): Promise<string> {
  const query = new URLSearchParams({ limit: String(readCount(limit, '--limit') ?? 50) });
  if (word !== undefined) query.set('remote', remoteOf(word, 'audit'));
  const { entries } = await hub.call('GET', `/releases/audit?${query}`, auditAnswer);
  if (json) return JSON.stringify(entries, null, 2);
  return entries.length === 0 ? 'Nothing has been released yet.' : auditTable(entries);
}

async function explain(hub: HubClient, { subject, cohort = [], json }: Values): Promise<string> {
  const device = demand(subject, 'Say whose choice: --subject DEVICE (the value of the cookie hub_device)');
  const document = await hub.call('GET', '/discovery', discoveryDocument);
  const visitor = { subject: device, cohorts: cohort.flatMap((each) => each.split(',')) };
  if (!json) return explainChoices(document, visitor);
  return JSON.stringify(resolve(document, visitor), null, 2);
}

/** Runs a command and answers what it has to say. @throws {UsageError | HubError} */
export async function runCommand(
  args: string[],
  env: Record<string, string | undefined>,
  tryBuild: TryBuild = tryInBrowser,
): Promise<string> {
  const { values, words } = readArguments(args);
  const [command, ...rest] = words;
  if (values.help || command === undefined || command === 'help') return HELP;
  const server = readServer(values.server ?? env.MFE_SERVER);
  const hub = hubClient(server, () => findToken({ env, file: values['token-file'], server }));
  const isChange = (word: string): word is Change => CHANGES.some((each) => each === word);
  if (isChange(command)) return change(hub, command, remoteOf(rest[0], command), values);
  switch (command) {
    case 'publish':
      return publish(hub, remoteOf(rest[0], command), values, findSigningKey(env, values['key-file']), tryBuild);
    case 'sbom':
    case 'provenance':
      return paper(hub, command, rest[0], values);
    case 'preview':
      return preview(hub, remoteOf(rest[0], command), values);
    case 'status':
      return status(hub, rest[0], values);
    case 'errors':
      return errors(hub, rest[0], values);
    case 'audit':
      return audit(hub, rest[0], values);
    case 'explain':
      return explain(hub, values);
    case 'key':
      return keyCommand(rest[0], values, env);
    case 'token':
      return tokenCommand(hub, rest, values);
    default:
      throw new UsageError(`There is no command ${command}. pnpm mfe --help lists them.`);
  }
}
