/** File name of a container's entry, beside its manifest. */
export const ENTRY_FILE = 'remoteEntry.js';
export const MANIFEST_FILE = 'mf-manifest.json';

/**
 * Name of a build's federation container, `mf_reports__1_4_0_ab12cd34`. Each build has its own: with one name for all, a second
 * registration would silently go on running the code of the first.
 */
export const containerName = (remote: string, buildId: string): string =>
  `${remote.replace(/[^a-z0-9]/gi, '_')}__${buildId.replace(/[^a-z0-9]/gi, '_')}`;
