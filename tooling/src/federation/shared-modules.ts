import { inRoot, packageFolder, readPackage } from '../workspace';

/**
 * What the host provides and remotes take from it: the parts of which a page must have exactly one. Everything else a remote brings
 * along. A module that is missing here would be bundled into each remote that imports it.
 */
const SHARED_MODULES = [
  { request: 'react', owner: 'react' },
  { request: 'react/jsx-runtime', owner: 'react' },
  { request: 'react-dom', owner: 'react-dom' },
  // No remote needs it; shared all the same, so that a development session can put React's development build into a deployed page.
  { request: 'react-dom/client', owner: 'react-dom' },
  { request: '@hub/shared/analyses', owner: '@hub/shared' },
  { request: '@hub/shared/api', owner: '@hub/shared' },
  { request: '@hub/shared/events', owner: '@hub/shared' },
  { request: '@hub/shared/format', owner: '@hub/shared' },
  // Its dictionaries are a hundred times as large as the forms that ask for a password.
  { request: '@hub/shared/password', owner: '@hub/shared' },
  // What the server has answered, by which query: once on a page, whichever remote asked.
  { request: '@hub/shared/query', owner: '@hub/shared' },
  { request: '@hub/shared/remote', owner: '@hub/shared' },
  { request: '@hub/shared/report', owner: '@hub/shared' },
  { request: '@hub/shared/router', owner: '@hub/shared' },
  { request: '@hub/shared/session', owner: '@hub/shared' },
  { request: '@hub/shared/state', owner: '@hub/shared' },
  { request: '@hub/shared/ui', owner: '@hub/shared' },
  // One list of the catalogues on the page, which all change their language together.
  { request: '@hub/shared/words', owner: '@hub/shared' },
] as const;

interface SharedEntry {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  version?: string;
  import?: string | false;
  shareKey?: string;
  eager: false;
}

export function versionOf(owner: string): string {
  const folder = packageFolder(owner, inRoot('shell'));
  if (!folder) throw new Error(`${owner} is not installed. Run: npm start`);
  return readPackage(folder).version;
}

const entry = (owner: string): SharedEntry & { version: string } => {
  const version = versionOf(owner);
  return { singleton: true, strictVersion: true, version, requiredVersion: `^${version}`, eager: false };
};

/** Absolute file of a subpath of shared: webpack provides only what it meets, and the host does not import all of them itself. */
const sharedFile = (request: string): string => inRoot('shared', 'src', request.slice('@hub/shared/'.length), 'index.ts');

/** The host's side: it has each module and offers it in its installed version. */
export const providedByHost = (): Record<string, SharedEntry> =>
  Object.fromEntries(
    SHARED_MODULES.map(({ request, owner }) => [
      request,
      owner === '@hub/shared' ? { ...entry(owner), import: sharedFile(request), shareKey: request } : entry(owner),
    ]),
  );

/** A remote's side: it carries none of them, and refuses a host whose version does not fit. */
export const consumedByRemote = (): Record<string, SharedEntry> =>
  Object.fromEntries(
    SHARED_MODULES.map(({ request, owner }) => {
      const { version: _, ...rest } = entry(owner);
      return [request, { ...rest, import: false }];
    }),
  );

/** What the host has of it, for the check of a build that is published later. */
export const provisions = (): { shell: string; shared: string; react: string } => ({
  shell: readPackage(inRoot('shell')).version,
  shared: versionOf('@hub/shared'),
  react: versionOf('react'),
});

/** What a remote asks of its surroundings, for the discovery document. */
export const requirements = (): { shell: string; shared: string; react: string } => ({
  shell: `^${readPackage(inRoot('shell')).version}`,
  shared: `^${versionOf('@hub/shared')}`,
  react: `^${versionOf('react')}`,
});
