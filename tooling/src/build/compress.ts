import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesOf } from './files-of';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXT = /\.(?:js|css|json|svg|map)$/;
/** Below this many bytes a packet is sent either way. */
const MIN_BYTES = 1024;

/** Writes `.br` and `.gz` beside each text file, so that the server never compresses what does not change. */
export async function compressFolder(folder: string): Promise<void> {
  await Promise.all(
    filesOf(folder)
      .filter((file) => TEXT.test(file))
      .map(async (file) => {
        const path = join(folder, file);
        const content = await readFile(path);
        if (content.length < MIN_BYTES) return;
        const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        await writeFile(`${path}.br`, await brotli(content, { params }));
        await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
      }),
  );
}
