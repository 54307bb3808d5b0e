import type { DuckDBConnection } from '@duckdb/node-api';
import { createTable, planColumns, type PlannedColumns } from './create-table';
import type { PromisingForm } from '../layout/csv-form';
import { promisingFile, type PlainFile } from './plain-file';
import { MAX_COLUMNS } from './table-source';

/** A table that was loaded from a file while that was still being looked through. */
export interface Loaded {
  file: PlainFile;
  planned: PlannedColumns;
  rows: number;
}

/**
 * Begins to load a file that is regular so far, while the rest of it is looked through: of two cores, each has its work. Whether
 * the table may stand is known when both are done.
 */
export class EarlyLoad {
  private running: Promise<Loaded | null> = Promise.resolve(null);
  private isRunning = false;

  constructor(
    private readonly connection: DuckDBConnection,
    private readonly relation: string,
    private readonly maxColumns = MAX_COLUMNS,
    private readonly signal?: AbortSignal,
  ) {}

  readonly begin = async (form: PromisingForm): Promise<void> => {
    await this.giveUp();
    const { layout } = form;
    if (layout.width > this.maxColumns) return;
    const file = await promisingFile(form);
    const planned = planColumns(layout, file);
    this.isRunning = true;
    // The engine's reader may well refuse the file: the reason is looked for when the file has been looked through.
    this.running = createTable(this.connection, this.relation, file, planned, this.signal)
      .then((rows) => ({ file, planned, rows }))
      .catch(() => null)
      .finally(() => (this.isRunning = false));
  };

  /** Null when nothing was begun or the engine's reader refused the file. */
  result(): Promise<Loaded | null> {
    return this.running;
  }

  /** Stops what is running and forgets what was loaded. */
  async giveUp(): Promise<void> {
    if (this.isRunning) this.connection.interrupt();
    await this.running;
    this.running = Promise.resolve(null);
  }
}
