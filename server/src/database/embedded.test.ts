import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { testTemplate } from '../testing/test-template';
import { connect } from './connect';
import { FolderLockedError, lockFolder } from './folder-lock';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'hub-lock-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a folder is locked once, and free again afterwards', () => {
  const path = join(folder, 'lock');
  const unlock = lockFolder(path);
  expect(() => lockFolder(path)).toThrow(FolderLockedError);
  unlock();
  expect(existsSync(path)).toBe(false);
  lockFolder(path)();
});

test('the lock of a living process is respected, that of a dead one or of a namesake is taken over', () => {
  const path = join(folder, 'lock');
  writeFileSync(path, `${process.ppid} `);
  expect(() => lockFolder(path)).toThrow('DATA_DIR');
  writeFileSync(path, '999999999 1');
  lockFolder(path)();
  // The number was given to another process since.
  writeFileSync(path, `${process.ppid} 1`);
  lockFolder(path)();
});

test('a first start that was cut off is begun anew', async () => {
  mkdirSync(join(folder, 'database.making'));
  writeFileSync(join(folder, 'database.making', 'PG_VERSION'), 'half');
  const database = await connect({ DATA_DIR: folder }, await testTemplate());
  await database.close();
  expect(existsSync(join(folder, 'database.making'))).toBe(false);
}, 60_000);

test('a template that is put in place anew meanwhile is no harm', async () => {
  const template = join(folder, 'template.tar.gz');
  copyFileSync(await testTemplate(), template);
  let at = 1;
  const replace = setInterval(() => utimesSync(template, at, (at += 1) / 7), 1);
  try {
    const database = await connect({ DATA_DIR: join(folder, 'data') }, template);
    await database.close();
  } finally {
    clearInterval(replace);
  }
}, 60_000);

test('what was acknowledged before a kill -9 is there afterwards, and the lock is taken over', async () => {
  const require = createRequire(__filename);
  const script = join(folder, 'writer.mts');
  const [connectPath, tsx] = [join(__dirname, 'connect.ts'), pathToFileURL(require.resolve('tsx')).href];
  writeFileSync(
    script,
    `import { connect } from ${JSON.stringify(connectPath)};
     const { db } = await connect({ DATA_DIR: process.argv[2] }, process.argv[3]);
     for (let i = 0; ; i++) {
       await db.insertInto('discovery_revisions').values({ revision: i, document: 'x'.repeat(3000), actor: 'a', reason: '', created_at: new Date() }).execute();
       process.stdout.write(i + '\\n');
     }`,
  );
  const data = join(folder, 'data');
  const child = spawn(process.execPath, ['--import', tsx, script, data, await testTemplate()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let acknowledged = -1;
  for await (const chunk of child.stdout) {
    acknowledged = Number(String(chunk).trim().split('\n').at(-1));
    if (acknowledged > 100) break;
  }
  child.kill('SIGKILL');
  await once(child, 'exit');
  const database = await connect({ DATA_DIR: data });
  const rows = await database.db.selectFrom('discovery_revisions').select('revision').execute();
  expect(acknowledged).toBeGreaterThan(100);
  expect(rows.length).toBeGreaterThan(acknowledged);
  await database.close();
}, 60_000);
