import { PushdownTable } from '../../sources/pushdown/pushdown-table';
import { dataError } from '../../read/file-kind/data-error';
import { rowsOf, type QuerySource } from '../rows-of';
import type { Cell, Row } from '../../duckdb/cell';
import { firstRows } from './shared-scans';

/** Asks for figures that will be needed while the miner still computes: meanwhile the engine's threads have nothing else to do. */
export class PrefetchedFacts {
  private readonly known = new Map<string, Row | null>();
  /** Queries that the table's values put out of the range of what can be computed, with the reason. */
  readonly lost = new Map<string, string>();
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly source: QuerySource) {}

  /** Begins to answer queries; what fails is asked again when it is wanted. A database is asked for nothing that may not be told. */
  begin(queries: readonly string[]): void {
    if (this.source instanceof PushdownTable || queries.length === 0) return;
    this.running = this.running
      .then(() => firstRows(this.source, queries, this.onLost))
      .then((rows) => queries.forEach((query, i) => this.known.set(query, rows[i] ?? null)))
      .catch(() => undefined);
  }

  /** The first row of each query, null where it gives none. */
  async firstRows(queries: readonly string[]): Promise<(Row | null)[]> {
    await this.running;
    const rest = queries.filter((query) => !this.known.has(query));
    const rows = await firstRows(this.source, rest, this.onLost);
    const fresh = new Map(rest.map((query, i) => [query, rows[i] ?? null]));
    return queries.map((query) => this.known.get(query) ?? fresh.get(query) ?? null);
  }

  /** All rows of each query; none where the values of the table put it out of the range of what can be computed. */
  async allRows(queries: readonly string[]): Promise<Map<string, Cell[][]>> {
    await this.running;
    const answers = new Map<string, Cell[][]>();
    for (const query of new Set(queries)) {
      try {
        answers.set(query, await rowsOf(this.source, query));
      } catch (error) {
        if (dataError(error) === null) throw error;
      }
    }
    return answers;
  }

  private readonly onLost = (query: string, reason: string): void => void this.lost.set(query, reason);

  /** Nothing runs any more: only then may the engine be closed. */
  ended(): Promise<void> {
    return this.running;
  }
}
