import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../config';
import { makeTemplate } from '../database/make-template';

/** Made once and kept, since making a database takes seconds. */
export const testTemplate = async () => {
  const path = join(ROOT, '.cache', 'database-template-test.tar.gz');
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  if (!existsSync(path)) await makeTemplate(path);
  return path;
};
