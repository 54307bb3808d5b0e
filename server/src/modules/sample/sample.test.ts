import { rmSync } from 'node:fs';
import { POINT_COLUMN } from '@hub/engine/testing';
import { claimRowsResponse, verifyResponse } from '@hub/shared/contracts/reports/claim';
import { analysisResult, downloadResponse, reportDetail } from '@hub/shared/contracts/reports/report';
import { workerScript } from '../../engine/worker-path';
import { testApp } from '../../testing/test-app';

/** Here the real engine works, on the table that the product ships. */
test('the sample report is made once, kept, and can be made as a report of one’s own that verifies', async () => {
  const hub = await testApp({}, { worker: workerScript() });
  const sample = async (of = hub) => (await of.app.inject({ url: '/api/sample-report' })).json<unknown>();
  try {
    const first = reportDetail.parse(await sample());
    expect(first.report).toMatchObject({
      source_type: 'csv',
      status: 'completed',
      report_content: expect.stringContaining('## Key Metrics') as string,
    });
    expect(first.report.insight_count).toBeGreaterThan(5);
    expect(await sample()).toEqual(first);

    // Its numbers open their rows to everybody.
    const claim = first.document?.claims.find(({ rows }) => rows !== undefined)?.id ?? '';
    const rows = claimRowsResponse.parse((await hub.call('POST', `/sample-report/claims/${claim}/rows`, { limit: 5 })).json());
    expect(rows).toMatchObject({ state: 'read', outcome: 'same' });
    expect(rows.rows).toHaveLength(5);
    const file = downloadResponse.parse((await hub.call('POST', `/sample-report/claims/${claim}/rows/download`)).json());
    expect(file.content.split('\r\n')[0]).toBe(rows.columns.join(','));
    expect((await hub.call('POST', '/sample-report/claims/none/rows')).statusCode).toBe(404);

    // So do the points of its charts, each its own.
    const chart = first.document?.charts.find(({ type, rows: behind }) => type === 'bar' && behind !== undefined);
    const points = chart?.series[0]?.points ?? [];
    expect(points.length).toBeGreaterThan(1);
    for (const at of points.keys()) {
      const point = claimRowsResponse.parse((await hub.call('POST', `/sample-report/claims/${chart?.id}.0.${at}/rows`)).json());
      expect(point).toMatchObject({ state: 'read', outcome: 'same' });
      expect(point.columns).not.toContain(POINT_COLUMN);
    }
    expect((await hub.call('POST', `/sample-report/claims/${chart?.id}.0.99/rows`)).statusCode).toBe(404);

    // Who reads German has the same report in German, with its own rows.
    const german = { 'accept-language': 'de' };
    const other = reportDetail.parse((await hub.app.inject({ url: '/api/sample-report', headers: german })).json());
    expect(other.document?.report.language).toBe('de');
    expect(other.blocks?.sections.map(({ title }) => title)).toContain('Methode');
    expect(other.report.record_count).toBe(first.report.record_count);
    const [counted] = other.document?.claims.filter(({ rows: behind }) => behind !== undefined) ?? [];
    const url = `/api/sample-report/claims/${counted?.id}/rows`;
    const there = claimRowsResponse.parse((await hub.app.inject({ method: 'POST', url, headers: german, payload: {} })).json());
    expect(there).toMatchObject({ state: 'read', outcome: 'same' });
    expect(await sample()).toEqual(first);

    const ann = await hub.signUp();
    const made = await hub.call('POST', '/sample', undefined, ann.token);
    const { report_id, crewResult } = analysisResult.parse(made.json());
    expect(crewResult).toContain('Total Issues');
    const verified = await hub.call('POST', `/reports/${report_id}/verify`, {}, ann.token);
    const { results } = verifyResponse.parse(verified.json());
    expect(results.length).toBeGreaterThan(5);
    expect(new Set(results.map((result) => result.outcome))).toEqual(new Set(['same']));

    // Its data is gone: that is said claim by claim, and is no failure.
    const { upload_file, store_file } = await hub.context.database.db.selectFrom('reports').selectAll().executeTakeFirstOrThrow();
    await hub.context.files.remove(upload_file, store_file);
    const again = verifyResponse.parse((await hub.call('POST', `/reports/${report_id}/verify`, {}, ann.token)).json());
    expect(new Set(again.results.map((result) => result.outcome))).toEqual(new Set(['not-available']));

    await hub.stop({ keep: true });
    // An engine that cannot be started shows that the kept report is taken.
    const next = await testApp({ DATA_DIR: hub.folder }, { worker: { path: '/nowhere/worker.mjs', execArgv: [] } });
    expect(await sample(next)).toEqual(first);
    await next.stop();
  } finally {
    rmSync(hub.folder, { recursive: true, force: true });
  }
}, 180_000);
