export type PostgresFailureReason = 'connect' | 'table-missing' | 'too-many-tables' | 'too-many-columns' | 'slow' | 'analysis';

/**
 * A database could not be used. `detail` is for the user. Before the login it never says more than that it failed: neither a
 * wrong password nor a closed port nor a refused address can be told apart. The driver's own words are only the `cause`.
 */
export class PostgresFailure extends Error {
  override readonly name = 'PostgresFailure';
  constructor(
    readonly reason: PostgresFailureReason,
    readonly detail: string = DETAILS[reason],
    options?: ErrorOptions,
  ) {
    super(detail, options);
  }
}

const DETAILS: Record<PostgresFailureReason, string> = {
  connect: 'Failed to connect.',
  'table-missing': 'A chosen table is no longer there or may not be read.',
  'too-many-tables': 'Too many tables were chosen.',
  'too-many-columns': 'A chosen table has too many columns.',
  slow: 'Analysis failed: the database took too long to answer. Please choose fewer or smaller tables.',
  analysis: 'Analysis failed',
};
