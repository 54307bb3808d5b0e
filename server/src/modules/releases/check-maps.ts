import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { PublishRequest } from '@hub/shared/contracts/releases/releases';
import { z } from 'zod';
import { AppError } from '../../errors';
import { LARGEST_MAP } from '../crashes/map-store';
import { t } from './messages';

const unzip = promisify(gunzip);
/** https://tc39.es/ecma426/, as far as it is read here. */
const sourceMap = z.object({ version: z.literal(3), sources: z.array(z.string().nullable()), mappings: z.string() });

/**
 * The packed maps of a build's scripts, when they can be read as such.
 *
 * @param limit bytes that they may have together
 * @throws {AppError} `build-refused` with what is wrong
 */
export const checkMaps = async ({ record, maps = {} }: PublishRequest, limit: number): Promise<Map<string, Buffer>> => {
  const contents = new Map<string, Buffer>();
  let bytes = 0;
  for (const [path, text] of Object.entries(maps)) {
    const refuse = (): never => {
      throw new AppError('build-refused', t('build.map', { file: path.slice(0, 200) }));
    };
    if (!path.endsWith('.js') || record.version.assets[path] === undefined) refuse();
    const content = Buffer.from(text, 'base64');
    bytes += content.length;
    if (bytes > limit) throw new AppError('build-refused', t('build.maps', { limit: String(Math.floor(limit / 1024 ** 2)) }));
    const map = await unzip(content, { maxOutputLength: LARGEST_MAP })
      .then((bare): unknown => JSON.parse(bare.toString('utf8')))
      .catch(refuse);
    if (!sourceMap.safeParse(map).success) refuse();
    contents.set(path, content);
  }
  return contents;
};
