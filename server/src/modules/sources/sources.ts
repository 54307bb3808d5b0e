import type { SourceType } from '@hub/shared/contracts/reports/report';
import type { Context } from '../../context';
import { csvSource } from './csv/csv-source';
import { googleSheetSource } from './google-sheet/google-sheet-source';
import { postgresSource } from './postgres/postgres-source';
import type { SourceAdapter, Sources, SourceTable, Stored } from './source-adapter';

/** Every source of this hub. Another one is a folder, a line here and its stored form in the contracts. */
export const SOURCES: SourceTable = {
  csv: csvSource,
  google_sheet: googleSheetSource,
  postgres: postgresSource,
};

export const openSources = (table: SourceTable, context: Context): Sources =>
  // Key by key the same type, which `fromEntries` cannot say.
  Object.fromEntries(Object.entries(table).map(([type, open]) => [type, open(context)])) as unknown as Sources;

/** The adapter of a source whose type is told by its data. */
export const adapterOf = <Type extends SourceType>(sources: Sources, type: Type): SourceAdapter<Stored<Type>> => sources[type];
