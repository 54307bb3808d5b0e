/** @own-modules */
import { analysisResult, reportAnalytics, reportDetail } from '@hub/shared/contracts/reports/report';
import type * as Zod from 'zod/mini';
import { workerScript } from '../../engine/worker-path';
import { testApp } from '../../testing/test-app';
import type { SourceAdapter, SourceTable } from './source-adapter';
import { SOURCES } from './sources';
import type { PastedForm } from './testing/pasted/pasted-form';
import { pastedSource } from './testing/pasted/pasted-source';

// What a new source adds to the contracts: its name and its stored form.
jest.mock('@hub/shared/contracts/constants', () => {
  const actual = jest.requireActual<{ SOURCE_TYPES: readonly string[] }>('@hub/shared/contracts/constants');
  return { ...actual, SOURCE_TYPES: [...actual.SOURCE_TYPES, 'pasted'] };
});
jest.mock('@hub/shared/contracts/sources/source', () => {
  const actual = jest.requireActual<{ reportSource: Zod.ZodMiniType }>('@hub/shared/contracts/sources/source');
  const { pastedForm } = jest.requireActual<{ pastedForm: Zod.ZodMiniType }>('./testing/pasted/pasted-form');
  return {
    ...actual,
    reportSource: jest.requireActual<typeof Zod>('zod/mini').union([actual.reportSource, pastedForm]),
  };
});

/** A folder, and this line. */
const WITH_PASTED: SourceTable & Record<'pasted', (...args: Parameters<typeof pastedSource>) => SourceAdapter<PastedForm>> = {
  ...SOURCES,
  pasted: pastedSource,
};

test('a source is one folder and one line: it is analysed, again, kept, counted and verified', async () => {
  const hub = await testApp({}, { worker: workerScript(), sources: WITH_PASTED });
  try {
    const { token } = await hub.signUp();
    const text = `city,people\n${Array.from({ length: 30 }, (_, i) => `${i % 2 ? 'Paris' : 'Rome'},${i}`).join('\n')}\n`;
    const made = await hub.call('POST', '/pasted', { text }, token);
    expect(made.statusCode).toBe(200);
    const { report_id: id, fileType } = analysisResult.parse(made.json());
    expect(fileType).toBe('pasted');
    const detail = reportDetail.parse((await hub.call('GET', `/reports/${id}`, undefined, token)).json());
    expect(detail).toMatchObject({ source: { type: 'pasted', text }, document: { tables: [{ rows: 30 }] } });
    const verified = await hub.call('POST', `/reports/${id}/verify`, {}, token);
    const outcomes = verified.json<{ results: { outcome: string }[] }>().results.map(({ outcome }) => outcome);
    expect(outcomes.length).toBeGreaterThan(0);
    expect(new Set(outcomes)).toEqual(new Set(['same']));
    const again = analysisResult.parse((await hub.call('POST', `/reports/${id}/analyze-again`, {}, token)).json());
    expect(again.report_id).not.toBe(id);
    const figures = await hub.call('GET', '/users/reports/analytics', undefined, token);
    expect(reportAnalytics.parse(figures.json())).toMatchObject({
      most_used_source: 'pasted',
      reports_by_source: { pasted: 2, csv: 0 },
    });
  } finally {
    await hub.stop();
  }
}, 120_000);

test('a source with a facet missing does not compile, nor a table with a source missing', () => {
  const { isOutside, routes, again, verify, close } = {} as SourceAdapter<PastedForm>;
  // @ts-expect-error `isOutside` is missing
  const a: SourceAdapter<PastedForm> = { routes, again, verify, close };
  // @ts-expect-error `routes` is missing
  const b: SourceAdapter<PastedForm> = { isOutside, again, verify, close };
  // @ts-expect-error `again` is missing
  const c: SourceAdapter<PastedForm> = { isOutside, routes, verify, close };
  // @ts-expect-error `verify` is missing
  const d: SourceAdapter<PastedForm> = { isOutside, routes, again, close };
  // @ts-expect-error `close` is missing
  const e: SourceAdapter<PastedForm> = { isOutside, routes, again, verify };
  const { csv, google_sheet, postgres } = SOURCES;
  // @ts-expect-error `csv` is missing
  const f: SourceTable = { google_sheet, postgres };
  // @ts-expect-error `google_sheet` is missing
  const g: SourceTable = { csv, postgres };
  // @ts-expect-error `postgres` is missing
  const h: SourceTable = { csv, google_sheet };
  expect([a, b, c, d, e, f, g, h].map((made) => Object.keys(made).length)).toEqual([4, 4, 4, 4, 4, 2, 2, 2]);
});
