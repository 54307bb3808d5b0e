import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { analysisResult } from '@hub/shared/contracts/reports/report';
import { testApp } from './testing/test-app';

test('a start puts in order what a sudden end has left, and keeps what is whole', async () => {
  const first = await testApp();
  const ann = await first.signUp();
  const { filePath, report_id } = analysisResult.parse((await first.upload(ann.token, 'a\n1\n')).json());
  const files = join(first.folder, 'files');
  // As after a kill -9 in the middle of an upload and of an analysis.
  const orphans = [`${randomUUID()}.csv`, `${randomUUID()}.duckdb`, `${randomUUID()}.duckdb.wal`];
  for (const name of orphans) writeFileSync(join(files, name), 'half');
  const id = randomUUID();
  await first.context.analyses.begin({
    id,
    userId: ann.id,
    source: { type: 'csv' },
    sourceId: 'half',
    sourceName: 'half.csv',
    uploadFile: orphans[0] ?? null,
    bytesTotal: 9,
    reserve: 9,
  });
  await first.stop({ keep: true });

  const second = await testApp({ DATA_DIR: first.folder });
  try {
    expect(readdirSync(files)).toEqual([filePath]);
    const trash = join(first.folder, 'trash');
    expect(
      readdirSync(trash)
        .flatMap((day) => readdirSync(join(trash, day)))
        .sort(),
    ).toEqual([...orphans].sort());
    const list = (await second.call('GET', '/analyses', undefined, ann.token)).json<{ id: string }[]>();
    expect(list.find((entry) => entry.id === id)).toMatchObject({
      state: 'failed',
      error: { code: 'analysis-interrupted', detail: expect.stringContaining('Please start it again') as string },
    });
    expect((await second.call('GET', `/reports/${report_id}`, undefined, ann.token)).statusCode).toBe(200);
  } finally {
    await second.stop({ keep: true });
    rmSync(first.folder, { recursive: true, force: true });
  }
}, 60_000);

test('closing while an analysis runs ends it and answers who waits', async () => {
  const hub = await testApp();
  const ann = await hub.signUp();
  const waiting = hub.upload(ann.token, '#wait\n').then((answer) => answer.json<{ code: string }>().code);
  while (hub.context.analyses.queue.running() === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await hub.stop();
  expect(await waiting).toBe('analysis-interrupted');
}, 60_000);
