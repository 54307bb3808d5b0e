import type { DuckDBConnection } from '@duckdb/node-api';
import type { Cell } from '../../duckdb/cell';
import { selectRows } from './source-relation';
import type { SourceRows } from './source-rows';
import { parseSelect, Untranslatable } from './sql-tree';
import { toPostgres } from './to-postgres';

/** What a source gives for a query. */
export interface SourceAnswer {
  columns: string[];
  rows: Cell[][];
}

/** Asks the source; null when it could not run this query, in time or at all. Rejects when the source is lost. */
export type AskSource = (sql: string) => Promise<SourceAnswer | null>;

/**
 * A table of which only a sample was loaded. It answers the queries that are meant for the loaded table, from all rows and in
 * the database itself.
 */
export class PushdownTable {
  /** Queries that could not be answered. */
  missed = 0;
  private readonly translated = new Map<string, string | null>();

  private constructor(
    private readonly connection: DuckDBConnection,
    private readonly relation: string,
    private readonly source: SourceRows,
    private readonly askSource: AskSource,
    readonly rows: number,
  ) {}

  /** Null when the database cannot even count its rows. */
  static async open(
    connection: DuckDBConnection,
    relation: string,
    source: SourceRows,
    ask: AskSource,
  ): Promise<PushdownTable | null> {
    const answer = await ask(`SELECT count(*)::float8 AS value FROM (${selectRows(source, new Set())}) AS t`);
    const rows = answer?.rows[0]?.[0];
    return typeof rows === 'number' ? new PushdownTable(connection, relation, source, ask, rows) : null;
  }

  async answer(sql: string): Promise<SourceAnswer> {
    const query = await this.sqlOf(sql);
    const answer = query === null ? null : await this.askSource(query);
    if (!answer) this.missed++;
    return answer ?? { columns: [], rows: [] };
  }

  /** The query as the database runs it; null when it cannot. */
  async sqlOf(sql: string): Promise<string | null> {
    const known = this.translated.get(sql);
    if (known !== undefined) return known;
    const query = await this.translate(sql);
    this.translated.set(sql, query);
    return query;
  }

  private async translate(sql: string): Promise<string | null> {
    try {
      const query = await parseSelect(this.connection, sql);
      return toPostgres(query, (name, columns) => (name === this.relation ? selectRows(this.source, columns) : null));
    } catch (error) {
      if (error instanceof Untranslatable) return null;
      throw error;
    }
  }
}
