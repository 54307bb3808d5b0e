import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const contents = z.object({ id: z.uuid(), database: z.enum(['embedded', 'postgresql']) });

/** What a data folder says of itself: which installation it is part of, and with which kind of database it was last used. */
export type InstallationRecord = z.infer<typeof contents>;

export const installationPath = (dataDir: string) => join(dataDir, 'installation.json');

/** Null when there is none, or none that can be read: what the folder belongs to is then seen by its files. */
export const readInstallation = (dataDir: string): InstallationRecord | null => {
  try {
    return contents.parse(JSON.parse(readFileSync(installationPath(dataDir), 'utf8')));
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (isMissing || error instanceof SyntaxError || error instanceof z.ZodError) return null;
    throw error;
  }
};

/** Whole or not at all: a start that is cut off must not leave half an id. */
export const writeInstallation = async (dataDir: string, record: InstallationRecord) => {
  await mkdir(dataDir, { recursive: true });
  const part = `${installationPath(dataDir)}.${randomUUID()}`;
  await writeFile(part, `${JSON.stringify(record)}\n`, { mode: 0o600, flush: true });
  await rename(part, installationPath(dataDir));
};
