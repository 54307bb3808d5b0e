import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { remoteName, routeEntry, versionEntry } from '@hub/shared/contracts/releases/discovery';
import { inRoot } from '../workspace';
import { jsonShape } from './json-shape';

/** Stands among a component's properties when it takes those of an HTML element as well. */
export const HTML = '…';

/** Stands among the members of an export when all of them are listed. */
export const MEMBERS = '*';

const props = z.record(z.string(), z.enum(['required', 'optional']));

/** What the shell gives to every remote, as of one release. */
export const hostContract = z.object({
  name: z.literal('shell'),
  provides: z.object({ shell: z.string(), shared: z.string(), react: z.string() }),
  /** Shared module → exported name → properties of a component; null for everything else. */
  modules: z.record(z.string(), z.record(z.string(), z.nullable(props))),
  /** Fields of the slice `auth` of the store. */
  auth: z.array(z.string()),
  events: z.record(z.string(), jsonShape),
  /** The discovery document as its pages read it. */
  discovery: jsonShape,
});
export type HostContract = z.infer<typeof hostContract>;

/** What a remote's build asks of the shell, as of one release. */
export const remoteContract = z.object({
  name: remoteName,
  version: z.string(),
  requires: versionEntry.shape.requires,
  expose: z.array(z.string()),
  routes: z.array(routeEntry),
  /** Shared module → used name → properties that a component is given, by place; a place that spreads an object into it is left out. */
  uses: z.record(z.string(), z.record(z.string(), z.array(z.array(z.string())))),
  auth: z.array(z.string()),
  emits: z.record(z.string(), jsonShape),
  listens: z.record(z.string(), jsonShape),
});
export type RemoteContract = z.infer<typeof remoteContract>;

export const contractFile = (name: string): string => inRoot('tooling/published', `${name}.json`);

/** The contract of the last published shell, kept in the repository, so that every checkout compares with the same. */
export const publishedHost = (): HostContract => hostContract.parse(JSON.parse(readFileSync(contractFile('shell'), 'utf8')));

/** Null for a remote that has not been published yet. */
export const publishedRemote = (name: string): RemoteContract | null =>
  existsSync(contractFile(name)) ? remoteContract.parse(JSON.parse(readFileSync(contractFile(name), 'utf8'))) : null;
