import { createWriteStream, existsSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { analyze } from '../src/analyze';
import { LANGUAGES, type Language } from '../src/contracts/language';
import { InputError, type CsvInput } from '../src/model';
import { writeTable } from '../src/read/write/write-table';
import { understandInput } from '../src/understand/understand-input';
import { downloadMarkdown } from '../src/report/formats/download-markdown';
import { findingsCsv } from '../src/report/formats/findings-csv';

const USAGE = 'Usage: hub-analyze FILE [--sheet NAME] [--format md|json|csv|table|model] [--language en|de] [--out DIR]';
const FORMATS = ['md', 'json', 'csv', 'table', 'model'] as const;
type Format = (typeof FORMATS)[number];
const ANNOUNCE_AFTER_MS = 1500;
const ENDING: Record<Format, string> = { md: 'md', json: 'json', csv: 'findings.csv', table: 'table.csv', model: 'model.json' };

const isFormat = (text: string): text is Format => FORMATS.some((format) => format === text);

/** Bytes. The table of a larger file is kept on disk, where it is compressed, and not in memory. */
const LARGE = 64_000_000;

/** Bad input or a wrong call: one line on stderr, exit code 2. */
class UsageError extends Error {}

async function main(args: string[]): Promise<void> {
  const { path, format, out, sheet, language } = parse(args);
  const target = out === undefined ? null : join(out, `${basename(path, extname(path))}.${ENDING[format]}`);
  if (target !== null) await mkdir(dirname(target), { recursive: true });
  const sink = target === null ? process.stdout : createWriteStream(target);
  const write = (text: string) =>
    new Promise<void>((done, failed) => sink.write(text, (error) => (error ? failed(error) : done())));
  const input: CsvInput = { kind: 'csv', path, name: basename(path), ...(sheet === undefined ? {} : { part: sheet }) };
  if (format === 'table') await writeTable(input, write);
  else if (format === 'model') await write(`${JSON.stringify(await understandInput(input), null, 2)}\n`);
  else await write(await report(input, format, language));
  if (target !== null) process.stderr.write(`${target}\n`);
}

interface Call {
  path: string;
  format: Format;
  out: string | undefined;
  /** The sheet of a workbook, the file of an archive or the table of a dump that is wanted. */
  sheet: string | undefined;
  /** In which the report is written. */
  language: Language;
}

function parse(args: string[]): Call {
  let parsed;
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'md' },
        language: { type: 'string', default: 'en' },
        out: { type: 'string' },
        sheet: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)} ${USAGE}`);
  }
  const [file, more] = parsed.positionals;
  const { format, out, sheet } = parsed.values;
  const language = LANGUAGES.find((each) => each === parsed.values.language);
  if (file === undefined || more !== undefined || !isFormat(format) || !language) throw new UsageError(USAGE);
  // pnpm runs scripts in the workspace's folder; the caller's own is in INIT_CWD.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  if (!existsSync(path)) throw new UsageError(`There is no file ${path}.`);
  if (!statSync(path).isFile()) throw new UsageError(`${path} is not a file.`);
  return {
    path,
    format,
    sheet,
    language,
    out: out === undefined ? undefined : resolve(process.env.INIT_CWD ?? process.cwd(), out),
  };
}

async function report(input: CsvInput, format: Exclude<Format, 'table' | 'model'>, language: Language): Promise<string> {
  const started = Date.now();
  // Bad input gets one line: what is read quickly is not announced.
  const slow = setTimeout(() => process.stderr.write('reading …\n'), ANNOUNCE_AFTER_MS);
  const folder = statSync(input.path).size > LARGE ? await mkdtemp(join(tmpdir(), 'hub-store-')) : null;
  try {
    const { document } = await analyze(
      { inputs: [input], sourceType: 'csv', language, storePath: folder && join(folder, 'table.duckdb') },
      {
        onStage: (stage, rows) => {
          if (stage === 'reading') return;
          clearTimeout(slow);
          process.stderr.write(`${stage}, ${rows.toLocaleString('en-US')} rows …\n`);
        },
      },
    );
    process.stderr.write(`done in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
    if (format === 'json') return `${JSON.stringify(document, null, 2)}\n`;
    return format === 'csv' ? findingsCsv(document) : downloadMarkdown(document);
  } finally {
    clearTimeout(slow);
    if (folder) await rm(folder, { recursive: true, force: true });
  }
}

// `pnpm analyze -- FILE` hands its `--` on.
main(process.argv.slice(process.argv[2] === '--' ? 3 : 2)).catch((error: unknown) => {
  if (error instanceof InputError || error instanceof UsageError) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
    return;
  }
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
