import { inRoot, readPackage } from '../workspace';
import { contentHash } from './content-hash';
import { dependencyVersions } from './dependency-versions';

const HASH_DIGITS = 10;
/** What the host provides is no part of a remote's build. */
const PROVIDED = ['@hub/shared', 'react', 'react-dom'];
/** Of the engine the front end has the contracts alone. */
const NOT_BUNDLED = ['@hub/engine'];

let tools: string[] | undefined;
/** Hundreds of packages, the same ones for every target. */
const buildTools = (): string[] => (tools ??= dependencyVersions(inRoot('tooling'), ['@hub/shared']));
/** Sources of the build itself: a changed loader or plugin changes every output. */
const BUILD_SOURCES = ['tooling/src/webpack', 'tooling/src/federation'];

const identify = (version: string, hash: string): string => `${version}-${hash.slice(0, HASH_DIGITS)}`;

/** `<semver>-<hash of all that the build is made of>`. Two builds with one id have the same bytes. */
export function remoteBuildId(name: string): string {
  const { version } = readPackage(inRoot(name));
  // Contracts and what two remotes ask of a new password are bundled; zod is what the contracts are written in.
  const facts = [
    ...dependencyVersions(inRoot(name), PROVIDED),
    ...dependencyVersions(inRoot('shared'), NOT_BUNDLED).filter((id) => /^(?:zod|@hub\/shared|react|react-dom)@/.test(id)),
    `shared@${readPackage(inRoot('shared')).version}`,
    ...buildTools(),
  ];
  return identify(
    version,
    contentHash({
      folders: [`${name}/src`, 'shared/src/contracts', 'shared/src/new-password', 'engine/src/contracts', ...BUILD_SOURCES],
      files: [`${name}/remote.config.ts`, `${name}/package.json`, 'shared/src/ui/class-names.ts', 'shared/src/ui/lean-icon.ts'],
      facts,
    }),
  );
}

export const shellBuildId = (): string =>
  identify(
    readPackage(inRoot('shell')).version,
    contentHash({
      folders: ['shell/src', 'shared/src', 'engine/src/contracts', 'samples', 'tooling/src/pages', ...BUILD_SOURCES],
      files: ['shell/package.json', 'shared/package.json'],
      facts: [...dependencyVersions(inRoot('shell'), NOT_BUNDLED), ...buildTools()],
    }),
  );
