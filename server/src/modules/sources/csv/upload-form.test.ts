import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { errorBody } from '@hub/shared/contracts/error';
import { testApp, type Account, type TestApp } from '../../../testing/test-app';

let hub: TestApp;
let ann: Account;
beforeAll(async () => {
  hub = await testApp();
  ann = await hub.signUp();
}, 60_000);
afterAll(() => hub.stop());

const send = async (parts: string[], type = 'multipart/form-data; boundary=x', end = '--x--\r\n') => {
  const answer = await hub.app.inject({
    method: 'POST',
    url: '/api/upload-csv',
    headers: { authorization: `Bearer ${ann.token}`, 'content-type': type },
    payload: Buffer.from(parts.map((part) => `--x\r\n${part}\r\n`).join('') + end),
  });
  const { code } = answer.statusCode === 200 ? { code: 'ok' } : errorBody.parse(answer.json());
  return [answer.statusCode, code];
};
const file = (name = 'x.csv') => `Content-Disposition: form-data; name="file"; filename="${name}"\r\n\r\na,b\n1,2`;
const field = (name: string, value: string) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;

test('a second file is refused, and neither is kept', async () => {
  const before = readdirSync(join(hub.folder, 'files'));
  expect(await send([file('first.csv'), file('second.csv')])).toEqual([400, 'several-files']);
  expect(await send([file('1.csv'), field('x', 'y'), file('2.csv'), file('3.csv')])).toEqual([400, 'several-files']);
  expect(readdirSync(join(hub.folder, 'files'))).toEqual(before);
  expect((await hub.call('GET', '/reports', undefined, ann.token)).json()).toEqual([]);
});

test.each([
  ['no boundary', [file()], 'multipart/form-data', undefined, 400, 'invalid-form'],
  ['an empty boundary', [file()], 'multipart/form-data; boundary=', undefined, 400, 'invalid-form'],
  ['no end', [field('file_type', 'csv')], undefined, '', 400, 'invalid-form'],
  ['too many fields', Array.from({ length: 20 }, () => field('a', 'b')), undefined, undefined, 400, 'invalid-form'],
  ['a field of the prototype', [field('__proto__', 'x'), file()], undefined, undefined, 400, 'invalid-form'],
  ['NUL in a field', [field('again_of', 'a\0b'), file()], undefined, undefined, 400, 'unstorable-text'],
  ['NUL in a field’s name', [field('a\0b', 'x'), file()], undefined, undefined, 400, 'unstorable-text'],
  ['no part at all', [], undefined, undefined, 400, 'file-missing'],
  ['a field after the file', [file('good.csv'), field('file_type', 'csv')], undefined, undefined, 200, 'ok'],
] as const)('a form with %s', async (_name, parts, type, end, status, code) => {
  expect(await send([...parts], type, end)).toEqual([status, code]);
});
