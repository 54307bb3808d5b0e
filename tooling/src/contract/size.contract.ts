import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transferBytes } from '../build/transfer-size';
import { NOTICES_FILE } from '../webpack/notices-plugin';
import { remoteNames } from '../workspace';
import { currentBuild } from './current-build';

/** Kilobytes by gzip that a remote's own code and styles may cost in all; a remote that is not named has the largest. */
const LIMITS: Readonly<Record<string, number>> = {
  'mf-agents': 16,
  'mf-auth': 36,
  'mf-releases': 16,
  'mf-reports': 61,
  'mf-settings': 30,
  'mf-upload': 24,
};
const LARGEST = 45;
/** Kilobytes that the entry may cost, which comes before everything else. */
const ENTRY = 8;

describe.each(remoteNames())('%s', (name) => {
  const { folder, record } = currentBuild(name);

  test('is as light as it has been', () => {
    const { total, entry } = transferBytes(name, record.buildId);
    expect(total / 1000).toBeLessThanOrEqual(LIMITS[name] ?? LARGEST);
    expect(entry / 1000).toBeLessThanOrEqual(ENTRY);
  });

  test('brings no library along that the host has for all', () => {
    const notices = readFileSync(join(folder, NOTICES_FILE), 'utf8');
    expect(notices).not.toMatch(/^(?:zod|axios|react|react-dom|react-router|redux|@reduxjs\/toolkit|redux-saga|notistack|icu-minify) \d/m);
  });
});
