type TlsMode = 'disable' | 'prefer' | 'require' | 'verify-full';

export interface PostgresSettings {
  /**
   * `prefer` takes an unencrypted connection when the server has no TLS, but sends no password over it that could be read; only
   * `verify-full` checks the certificate.
   */
  tls: TlsMode;
  /** Certificates (PEM) that `verify-full` trusts in place of the usual ones. */
  tlsAuthority?: string;
  /** For finding the host, connecting and logging in. */
  connectTimeoutMs: number;
  /**
   * A connection that comes to no login is answered no sooner than this. A refused address, a closed port and another kind of
   * server fail at different speeds, by which one could tell them apart; as long as the limit above, also a port that says
   * nothing is like them.
   */
  failureMs: number;
  /** For each statement that looks into the catalogue. */
  catalogueTimeoutMs: number;
  /** For copying one table. */
  copyTimeoutMs: number;
  limits: ExtractLimits;
}

/** What is copied of the chosen tables at most. */
export interface ExtractLimits {
  tables: number;
  /** Of one table. A larger one is sampled. */
  rows: number;
  /** Of one table, as CSV. */
  bytes: number;
  columns: number;
}

export const POSTGRES_SETTINGS: PostgresSettings = {
  tls: 'prefer',
  connectTimeoutMs: 5_000,
  failureMs: 5_000,
  catalogueTimeoutMs: 15_000,
  copyTimeoutMs: 600_000,
  limits: { tables: 20, rows: 2_000_000, bytes: 2_000_000_000, columns: 1_000 },
};
