import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../config';
import { SOURCES } from './sources';

const SERVER = join(ROOT, 'server', 'src');
/** Where the names may stand: in the folder of each source, in the table of them all, and in what databases of earlier versions hold. */
const MAY = /^modules\/sources\/(?:[^/]+\/|sources\.ts$)|^database\/migrations\/|\/testing\/|^testing\/|\.test\.ts$/;
/** `csv` is the name of a format, too: of downloads, and of what the engine reads. */
const NAMES = Object.keys(SOURCES).filter((name) => name !== 'csv');

test('no code outside its folder says the name of a source', () => {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !MAY.test(path));
  expect(files.length).toBeGreaterThan(100);
  const saying = files.filter((path) => {
    const text = readFileSync(join(SERVER, path), 'utf8');
    return NAMES.some((name) => text.includes(`'${name}'`));
  });
  expect(saying).toEqual([]);
});
