import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ifMissing } from './if-missing';

const folder = fileURLToPath(new URL('.', import.meta.url));

test('what is not there is stood for', async () => {
  expect(await readdir(`${folder}/no-such-folder`).catch(ifMissing([]))).toEqual([]);
  expect(await readFile(`${folder}/if-missing.ts/in-a-file`, 'utf8').catch(ifMissing(null))).toBeNull();
});

test('any other failure goes on', async () => {
  await expect(readFile(folder, 'utf8').catch(ifMissing(''))).rejects.toMatchObject({ code: 'EISDIR' });
});
