import { DatabaseError } from 'pg';

export type PostgresFailureReason =
  'connect' | 'table-missing' | 'too-many-tables' | 'too-many-columns' | 'slow' | 'broken' | 'analysis';

/**
 * A database could not be used. `detail` is for the user. Where no PostgreSQL server answered it never says more than that: neither
 * a closed port nor a refused address nor another kind of server can be told apart. The driver's own words are only the `cause`.
 */
export class PostgresFailure extends Error {
  override readonly name = 'PostgresFailure';
  /** Why, for the log: a code at most, since the driver's texts name users, hosts and data. */
  readonly code: string | undefined;

  constructor(
    readonly reason: PostgresFailureReason,
    readonly detail: string = DETAILS[reason],
    options: ErrorOptions & { code?: string | undefined } = {},
  ) {
    super(detail, options);
    this.code = options.code ?? codeOf(options.cause);
  }
}

function codeOf(cause: unknown): string | undefined {
  if (cause instanceof DatabaseError) return cause.code;
  if (!(cause instanceof Error)) return undefined;
  return 'code' in cause ? String(cause.code) : cause.name;
}

const DETAILS: Record<PostgresFailureReason, string> = {
  connect:
    'Failed to connect. No PostgreSQL server was reached: please check host and port, and whether the server can be reached from where this hub runs.',
  'table-missing': 'A chosen table is no longer there or may not be read.',
  'too-many-tables': 'Too many tables were chosen.',
  'too-many-columns': 'A chosen table has too many columns.',
  slow: 'Analysis failed: the database took too long to answer. Please choose fewer or smaller tables.',
  broken:
    'The database’s answers could not be read, so the connection to it was given up. Please check that it is a PostgreSQL server.',
  analysis: 'Analysis failed',
};
