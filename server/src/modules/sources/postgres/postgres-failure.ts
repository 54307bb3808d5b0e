import { DatabaseError } from 'pg';
import { t } from '../../../messages';

export type PostgresFailureReason =
  | 'connect'
  | 'table-missing'
  | 'too-many-tables'
  | 'too-many-columns'
  | 'slow'
  | 'broken'
  | 'analysis';

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
    readonly detail: string = DETAILS[reason](),
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

const DETAILS: Record<PostgresFailureReason, () => string> = {
  connect: () => t('postgres-connect.unreached'),
  'table-missing': () => t('postgres-tables'),
  'too-many-tables': () => t('postgres-tables.too-many'),
  'too-many-columns': () => t('postgres-tables.columns'),
  slow: () => t('postgres-slow'),
  broken: () => t('postgres-broken'),
  analysis: () => t('postgres-analysis'),
};
