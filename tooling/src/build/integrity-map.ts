import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from './files-of';

/** Subresource integrity of a file (https://www.w3.org/TR/SRI/). */
export const integrityOf = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** File name to integrity, for every file of a folder. */
export const integrityMap = (folder: string): Record<string, string> =>
  Object.fromEntries(filesOf(folder).map((file) => [file, integrityOf(readFileSync(join(folder, file)))]));
