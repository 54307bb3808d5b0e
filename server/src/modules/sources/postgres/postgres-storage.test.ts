import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { errorBody } from '@hub/shared/contracts/error';
import { testApp } from '../../../testing/test-app';
import { startPostgres, SUPERUSER } from './testing/real-postgres';

jest.setTimeout(120_000);

test('what is copied of a database counts as it is written, and leaves nothing when it is too much', async () => {
  const server = await startPostgres();
  const hub = await testApp({ USER_STORAGE_LIMIT: '100000' });
  try {
    await server.run('create table large as select i, md5(i::text) from generate_series(1, 20000) i');
    await server.run('create table small as select i, md5(i::text) from generate_series(1, 2000) i');
    const { token } = await hub.signUp();
    const analyze = (...tables: string[]) => {
      const connection = { host: '127.0.0.1', port: server.port, dbname: 'postgres', ...SUPERUSER };
      return hub.call('POST', '/postgres/analyze', { ...connection, tables }, token);
    };
    const refusal = async (...tables: string[]) => {
      const answer = await analyze(...tables);
      return [answer.statusCode, errorBody.parse(answer.json()).code];
    };
    expect(await refusal('large')).toEqual([413, 'storage-full']);
    expect(await refusal('small', 'large')).toEqual([413, 'storage-full']);
    expect(readdirSync(join(hub.folder, 'files'))).toEqual([]);
    const rows = await hub.context.database.db.selectFrom('analyses').select(['state', 'error_code']).execute();
    expect(rows).toEqual([
      { state: 'failed', error_code: 'storage-full' },
      { state: 'failed', error_code: 'storage-full' },
    ]);
    expect((await analyze('small')).statusCode).toBe(200);

    jest.spyOn(hub.context.files, 'free').mockResolvedValue(0);
    expect(await refusal('small')).toEqual([507, 'disk-full']);
  } finally {
    await hub.stop();
    await server.stop();
  }
});
