import { readBuild } from '../mfe/read-build';
import { foreignStyles } from '../styles/foreign-rules';
import { remoteNames } from '../workspace';
import { currentBuild } from './current-build';

test.each(remoteNames())('%s dresses its own screens alone', (name) => {
  const { files } = readBuild(name, currentBuild(name).folder);
  expect(Object.keys(files).filter((file) => file.endsWith('.css'))).not.toEqual([]);
  expect(foreignStyles(files)).toEqual([]);
});
