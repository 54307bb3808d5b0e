import type { ReportBlocks, ReportDocument } from '../../contracts/reports/report';

// Node's side of a test that draws what the engine gives. The page's program knows neither Node nor the engine, and a plain import
// would bring the types of both into it.

export interface TableFile {
  kind: 'csv';
  path: string;
  name: string;
}

interface Engine {
  analyze: (request: { inputs: TableFile[]; sourceType: string; storePath: null }) => Promise<{ document: ReportDocument }>;
  blocksOf: (document: ReportDocument) => ReportBlocks;
}

interface Files {
  mkdtempSync: (prefix: string) => string;
  rmSync: (path: string, options: { recursive: true; force: true }) => void;
  writeFileSync: (path: string, text: string) => void;
}

export const { analyze, blocksOf } = jest.requireActual<Engine>('@hub/engine');
const { mkdtempSync, rmSync, writeFileSync } = jest.requireActual<Files>('node:fs');
const { tmpdir } = jest.requireActual<{ tmpdir: () => string }>('node:os');
const { join } = jest.requireActual<{ join: (...parts: string[]) => string }>('node:path');
const { cwd, env } = jest.requireActual<{ cwd: () => string; env: Record<string, string | undefined> }>('node:process');

interface Database {
  DuckDBInstance: {
    create: () => Promise<{
      connect: () => Promise<{
        run: (sql: string) => Promise<unknown>;
        runAndReadAll: (sql: string) => Promise<{ getRowsJS: () => unknown[][] }>;
        closeSync: () => void;
      }>;
      closeSync: () => void;
    }>;
  };
}

/** What stands in the first place of the answer to each query, as somebody gets it who runs it where the files lie. */
export async function answersIn(folder: string, queries: readonly string[]): Promise<unknown[]> {
  const { createRequire } = jest.requireActual<{ createRequire: (from: string) => (id: string) => unknown }>('node:module');
  const { DuckDBInstance } = createRequire(join(cwd(), 'engine', 'package.json'))('@duckdb/node-api') as Database;
  const instance = await DuckDBInstance.create();
  const connection = await instance.connect();
  try {
    await connection.run(`SET file_search_path = '${folder}'`);
    const answers: unknown[] = [];
    for (const query of queries) answers.push((await connection.runAndReadAll(query)).getRowsJS()[0]?.[0] ?? null);
    return answers;
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

/** A number that the command's surroundings set, or else the usual one. */
export const setting = (name: string, usual: number): number => Number(env[name] ?? usual);

/** Writes the texts into files, hands them to `use`, and removes them. */
export async function withFiles<Result>(texts: readonly string[], use: (paths: string[]) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'hub-drawn-'));
  try {
    const paths = texts.map((text, i) => {
      const path = join(folder, `${i}.csv`);
      writeFileSync(path, text);
      return path;
    });
    return await use(paths);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
