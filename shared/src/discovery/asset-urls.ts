import type { VersionEntry } from '../contracts/releases/discovery';
import { ENTRY_FILE } from './container-name';

/** Address of a file of a build; files stand beside the build's manifest. */
export const assetUrl = (version: Pick<VersionEntry, 'manifestUrl'>, file: string, base: string): string =>
  new URL(file, new URL(version.manifestUrl, base)).href;

export const entryUrl = (version: Pick<VersionEntry, 'manifestUrl'>, base: string): string => assetUrl(version, ENTRY_FILE, base);
