import { readFileSync } from 'node:fs';
import { SOURCE_TYPES } from '@hub/shared/contracts/constants';
import { inRoot } from '../workspace';

const read = (path: string) => readFileSync(inRoot(path), 'utf8');

/** What the compiler does not ask for: without it a source would stand there in no colour, or be missing from the palette. */
test.each(SOURCE_TYPES)('%s has its colours, and its line in the palette', (source) => {
  const styles = ['shared/src/ui/badges/source-icon.module.css', 'mf-reports/src/features/overview/overview.module.css'];
  expect(styles.filter((path) => !read(path).includes(`.${source} {`))).toEqual([]);
  expect(read('mf-upload/remote.config.ts')).toContain(`'connect=${source}'`);
});
