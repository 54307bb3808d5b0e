import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transferBytes } from '../build/transfer-size';
import { NOTICES_FILE } from '../webpack/notices-plugin';
import { remoteNames } from '../workspace';
import { currentBuild } from './current-build';

/** Kilobytes by gzip that a remote's own code and styles may cost in all; a remote that is not named has the largest. */
const LIMITS: Readonly<Record<string, number>> = {
  'mf-agents': 14,
  'mf-auth': 33,
  'mf-releases': 14,
  'mf-reports': 61,
  'mf-settings': 27,
  'mf-upload': 22,
};
const LARGEST = 43;
/** Kilobytes that the entry may cost, which comes before everything else. */
const ENTRY = 5;

describe.each(remoteNames())('%s', (name) => {
  const { folder, record } = currentBuild(name);

  test('is as light as it has been', () => {
    const { total, entry } = transferBytes(name, record.buildId);
    expect(total / 1000).toBeLessThanOrEqual(LIMITS[name] ?? LARGEST);
    expect(entry / 1000).toBeLessThanOrEqual(ENTRY);
  });

  test('brings no library along that the host has for all', () => {
    const notices = readFileSync(join(folder, NOTICES_FILE), 'utf8');
    expect(notices).not.toMatch(
      /^(?:zod|axios|react|react-dom|react-router|redux|@reduxjs\/toolkit|redux-saga|notistack|icu-minify) \d/m,
    );
  });
});
