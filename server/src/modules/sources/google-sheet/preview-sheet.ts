import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SheetAddress } from '@hub/shared/contracts/sources/sheet-address';
import type { SheetTestResponse } from '@hub/shared/contracts/sources/source';
import type { TablePreview } from '@hub/engine';
import { t as say } from '../../../messages';
import { t } from './messages';
import { readSheet, type SheetSource } from './read-sheet';
import { MAX_ROWS, writeHead } from './write-head';

const MAX_COLUMNS_SHOWN = 200;

/** Looks through a file as the report's reader does. */
export type LookThrough = (path: string) => Promise<TablePreview>;

/**
 * Reads the beginning of a sheet: its title, its columns and how many rows it has, as its report will have them.
 * @throws SheetFailure, and what `look` throws
 */
export async function previewSheet(
  sheet: SheetAddress,
  source: SheetSource,
  look: LookThrough,
  signal?: AbortSignal,
): Promise<SheetTestResponse> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-sheet-'));
  try {
    const path = join(folder, 'sheet.csv');
    const head = await readSheet(sheet, source, async (csv, title) => ({ title, whole: await writeHead(csv, path) }), signal);
    return answer(head.title ?? say('report.untitled'), await look(path), head.whole);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function answer(title: string, { columns, rows: found }: TablePreview, whole: boolean): SheetTestResponse {
  const rows = Math.min(found, MAX_ROWS);
  const key = whole && found <= MAX_ROWS ? 'connected' : 'connected.beginning';
  return {
    title,
    columns: columns.slice(0, MAX_COLUMNS_SHOWN),
    rows,
    message: t(key, { title, columns: columns.length, rows }),
  };
}
