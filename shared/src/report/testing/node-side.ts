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
const { env } = jest.requireActual<{ env: Record<string, string | undefined> }>('node:process');

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
