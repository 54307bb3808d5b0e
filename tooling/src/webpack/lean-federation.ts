import { join } from 'node:path';
import { inRoot } from '../workspace';
import { folderOf } from './lean-libraries';

/** For Node, for manifests, and for loading ahead by them. The runtime imports these files by name, and never calls what is in them. */
const UNREACHED = {
  core: ['plugins/snapshot/index.js', 'plugins/generate-preload-assets.js', 'utils/preload.js'],
  sdk: ['generateSnapshotFromManifest.js', 'node.js'],
};

const tools = (): string =>
  ['enhanced', 'runtime-tools'].reduce((from, name) => folderOf(`@module-federation/${name}`, from), inRoot('tooling'));
const bundlerRuntime = (): string => folderOf('@module-federation/webpack-bundler-runtime', tools());

/** The file in which the runtime describes its errors. */
const descriptions = (): string =>
  join(folderOf('@module-federation/error-codes', folderOf('@module-federation/runtime', tools())), 'dist/desc.mjs');

/** The file that takes the place of one of the federation's. */
const standIn = (name: string): string => inRoot('tooling/src/webpack/stand-ins', `${name}-stand-in.mjs`);

/** Host and remotes alike: no export is taken out of a shared module, none has a second source or is taken at once, and nobody reads a log but the console's. */
const leanBundler = (): Record<string, string> => {
  const bundler = bundlerRuntime();
  return {
    [join(bundler, 'dist/init.js')]: standIn('init'),
    [join(bundler, 'dist/getSharedFallbackGetter.js')]: standIn('fallback'),
    [join(bundler, 'dist/installInitialConsumes.js')]: standIn('initial'),
    [join(folderOf('@module-federation/sdk', bundler), 'dist/logger.js')]: standIn('logger'),
  };
};

/**
 * For `resolve.alias` of a remote: a sixth of its entry, which every first load of its screens costs. The packages are of one version,
 * which the catalogue names; the browser tests load every remote by what is left.
 */
export const leanRemote = (): Record<string, string> => ({ [descriptions()]: standIn('error'), ...leanBundler() });

/**
 * For `resolve.alias` of the host: its federation runtime without what this product does in another way, 5.4 kB of each first load. Its own
 * setting (`disableSnapshot`) turns that off, and leaves it in the build all the same.
 */
export function leanFederation(): Record<string, false | string> {
  const names = ['enhanced', 'runtime-tools', 'runtime', 'runtime-core'];
  const core = names.reduce((from, name) => folderOf(`@module-federation/${name}`, from), inRoot('tooling'));
  const sdk = folderOf('@module-federation/sdk', core);
  const unreached = [
    ...UNREACHED.core.map((file) => join(core, 'dist', file)),
    ...UNREACHED.sdk.map((file) => join(sdk, 'dist', file)),
  ].map((file) => [file, false] as const);
  return {
    ...Object.fromEntries(unreached),
    ...leanBundler(),
    [descriptions()]: standIn('host-errors'),
    // Remotes that are named in an import; the host's are registered at run time.
    [join(bundlerRuntime(), 'dist/remotes.js')]: false,
    [join(core, 'dist/utils/semver/index.js')]: standIn('caret'),
    [join(core, 'dist/plugins/snapshot/SnapshotHandler.js')]: standIn('snapshot'),
    'federation-without-snapshots': join(core, 'dist/plugins/snapshot/disabled.js'),
  };
}
