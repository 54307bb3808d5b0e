import { createHash } from 'node:crypto';
import { access, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SAMPLE_REPORT } from '@hub/shared/contracts/constants';
import { reportDetail, type ReportDetail } from '@hub/shared/contracts/reports/report';
import { z } from 'zod';
import { blocksOf, ENGINE_VERSION, language, type Language } from '@hub/engine';
import { ROOT } from '../../config';
import type { Context } from '../../context';
import { AppError } from '../../errors';
import { insightsOf } from '../analyses/save-report';
import { analyzeFile } from '../sources/csv/analyze-file';
import { CSV } from '../sources/csv/csv-form';

const SAMPLE_FILE = 'support-tickets.csv';
const SAMPLE_PATH = join(ROOT, 'samples', SAMPLE_FILE);

const cached = z.object({ key: z.string(), detail: reportDetail });

const withBlocks = (detail: ReportDetail): ReportDetail =>
  detail.document ? { ...detail, blocks: blocksOf(detail.document) } : detail;

export interface SampleReport {
  /** @throws AppError when its table cannot be analysed */
  get(): Promise<ReportDetail>;
  /** What was made or read since the start; null before. */
  atHand(): ReportDetail | null;
}

/** The name of the sample's files: one report for each language. */
const nameIn = (tongue: Language): string => (tongue === 'en' ? 'sample-report' : `sample-report.${tongue}`);

/** Where the tables of the sample's report are kept, for the rows behind its numbers in the language of the request. */
export const sampleStore = ({ config }: Context, tongue = language()): string =>
  join(config.DATA_DIR, `${nameIn(tongue)}.duckdb`);

/** The engine's report on the sample table, in the language of the request: made once for each engine, table and language, then read from a file. */
export const sampleReport = (context: Context): SampleReport => {
  const made = new Map<Language, SampleReport>();
  const own = () => {
    const tongue = language();
    const known = made.get(tongue) ?? sampleIn(context, tongue);
    made.set(tongue, known);
    return known;
  };
  return { get: () => own().get(), atHand: () => own().atHand() };
};

/** The report in one language. It is made in the language of who asks first, which is that language. */
const sampleIn = (context: Context, tongue: Language): SampleReport => {
  const { config, analyses, log } = context;
  const path = join(config.DATA_DIR, `${nameIn(tongue)}.json`);
  let making: Promise<ReportDetail> | undefined;

  const read = async (key: string) => {
    try {
      const found = cached.parse(JSON.parse(await readFile(path, 'utf8')));
      await access(sampleStore(context, tongue));
      return found.key === key ? found.detail : null;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') log.warn({ err: error }, 'the kept sample report cannot be read');
      return null;
    }
  };

  const analyse = async (): Promise<ReportDetail> => {
    const started = Date.now();
    const outcome = await analyses.engine.analyze({
      id: SAMPLE_REPORT,
      request: {
        inputs: [{ kind: 'csv', path: SAMPLE_PATH, name: SAMPLE_FILE }],
        sourceType: CSV.type,
        language: tongue,
        storePath: sampleStore(context, tongue),
        memoryLimit: analyses.memoryLimit,
      },
      timeLimit: config.ANALYSIS_TIMEOUT * 1000,
      memoryCeiling: analyses.memoryCeiling,
      signal: new AbortController().signal,
      onStage: () => undefined,
      onRun: () => undefined,
    });
    if (outcome.kind !== 'done') {
      log.error({ outcome }, 'the sample table could not be analysed');
      throw new AppError('analysis-failed');
    }
    const { markdown, document } = outcome.output;
    return {
      report: {
        id: SAMPLE_REPORT,
        report_title: document.report.title,
        source_type: CSV.type,
        created_at: new Date().toISOString(),
        status: 'completed',
        record_count: document.tables.reduce((sum, table) => sum + table.rows, 0),
        processing_time: (Date.now() - started) / 1000,
        table_names: document.tables.map((table) => table.name),
        insight_count: insightsOf(document),
        chart_count: document.charts.length,
        report_content: markdown,
      },
      document,
    };
  };

  const make = async () => {
    const key = createHash('sha256')
      .update(ENGINE_VERSION)
      .update(await readFile(SAMPLE_PATH))
      .digest('hex');
    const kept = await read(key);
    if (kept) return withBlocks(kept);
    const detail = await analyse();
    await writeFile(`${path}.part`, JSON.stringify({ key, detail }), { mode: 0o600 });
    await rename(`${path}.part`, path);
    return withBlocks(detail);
  };

  let made: ReportDetail | null = null;
  const get = (): Promise<ReportDetail> => {
    making ??= make().then(
      (detail) => (made = detail),
      (error: unknown) => {
        // The next visitor tries again.
        making = undefined;
        throw error;
      },
    );
    return making;
  };
  return { get, atHand: () => made };
};

/** The sample table as an upload of the user. */
export const beginSample = async (context: Context, userId: string) => {
  const { size } = await stat(SAMPLE_PATH);
  return analyzeFile(context, { userId, path: SAMPLE_PATH, name: SAMPLE_FILE, bytes: size });
};
