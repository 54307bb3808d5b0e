import type { ColumnType, Generated } from 'kysely';
import type { SourceType } from '@hub/shared/contracts/reports/report';
import type { AnalysisStage, AnalysisState } from '@hub/shared/contracts/reports/analysis';
import type { AgentName } from '@hub/shared/contracts/reports/claim';
import type { Language } from '@hub/shared/contracts/constants';
import type { DeliverySchema } from './delivery-tables';
import type { Instant } from './instant';

export interface UsersTable {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string;
  is_verified: boolean;
  /** Part of every access token: raising it makes all of them void. */
  token_version: Generated<number>;
  notify_new_reports: Generated<boolean>;
  notify_agent_status: Generated<boolean>;
  weekly_summary: Generated<boolean>;
  /** In which the account's pages, mails and reports are written. */
  language: Generated<Language>;
  summary_sent_at: ColumnType<Date | null, Date | null, Date | null>;
  /** The address that is to become the account's own once the link that was sent there is followed, and when that was asked for. */
  pending_email: ColumnType<string | null, undefined, string | null>;
  pending_email_at: ColumnType<Date | null, undefined, Date | null>;
  created_at: Instant;
}

interface SessionsTable {
  id: string;
  user_id: string;
  user_agent: string;
  created_at: Instant;
  expires_at: Instant;
}

export type MailTokenPurpose = 'verify' | 'reset' | 'email';
interface MailTokensTable {
  /** SHA-256 of the token; the token itself is only in the mail. */
  hash: string;
  user_id: string;
  purpose: MailTokenPurpose;
  email: string;
  created_at: Instant;
  expires_at: Instant;
}

export interface AnalysesTable {
  id: string;
  user_id: string;
  source_type: SourceType;
  source_name: string;
  state: AnalysisState;
  stage: AnalysisStage;
  /** Names of the files under DATA_DIR/files that belong to the analysis until its report takes them over. */
  upload_file: string | null;
  store_file: string | null;
  bytes_received: number;
  bytes_total: number | null;
  rows_read: number | null;
  error_code: string | null;
  error_detail: string | null;
  report_id: string | null;
  started_at: Instant;
  ended_at: ColumnType<Date | null, Date | null, Date | null>;
  /** While it runs: the server that works on it renews this. */
  lease_until: ColumnType<Date | null, Date | null, Date | null>;
  /** Set by any server; the one that works on the analysis stops it. */
  cancel_requested: ColumnType<boolean, boolean | undefined, boolean>;
  /** Bytes that its owner's stored files may grow by; counts while it runs. */
  reserved_bytes: ColumnType<number, number | undefined, number>;
  /** A sentence that is told with the finished analysis. */
  note: ColumnType<string | null, string | null | undefined, string | null>;
  /** When its owner has seen how it ended. */
  seen_at: ColumnType<Date | null, undefined, Date>;
}

interface ReportsTable {
  id: string;
  user_id: string;
  title: string;
  source_type: SourceType;
  source_name: string;
  /** JSON text of what it takes to find the source again; null when that is not known. */
  source: string | null;
  /** Reports of one source have it in common. */
  source_id: string;
  record_count: number;
  processing_seconds: number;
  table_names: ColumnType<string[], string, string>;
  insight_count: number;
  chart_count: number;
  content: string;
  /** JSON text of the report document. */
  document: string;
  upload_file: string | null;
  store_file: string | null;
  stored_bytes: number;
  created_at: Instant;
  /** When its owner first looked at it; null until then. */
  seen_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** JSON text of what it says first (`reportLead` or null); null where nobody has looked for that yet. */
  lead: ColumnType<string | null, string | null | undefined, string | null>;
}

/** A report whose deletion can still be taken back. */
interface DeletedReportsTable {
  id: string;
  user_id: string;
  deleted_at: Instant;
  /** The row of `reports`. */
  report: ColumnType<unknown, string, never>;
  /** The rows of `report_shares`. */
  shares: ColumnType<unknown, string, never>;
  /** Ids of the analyses, and by them the agents' runs, that it came of. */
  analyses: ColumnType<string[], string, never>;
  upload_file: string | null;
  store_file: string | null;
}

/** A link by which people without an account read one report. */
export interface ReportSharesTable {
  id: string;
  /** SHA-256 of the token, in hex; the token itself is only in the link. */
  hash: string;
  report_id: string;
  user_id: string;
  with_queries: boolean;
  with_rows: boolean;
  /** What the owner wants to be called by; null says nothing of them. */
  shared_by: string | null;
  /** Argon2id; null when the link asks for none. */
  password_hash: string | null;
  created_at: Instant;
  /** Null when it lasts until it is taken back. */
  expires_at: ColumnType<Date | null, Date | null, Date | null>;
  last_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  uses: Generated<number>;
}

interface MailsTable {
  id: string;
  user_id: string;
  /** JSON text of a `MailJob`. */
  job: string;
  attempts: Generated<number>;
  created_at: Instant;
  /** When it is to be sent, tried again, or given to another server because the one that took it has died. */
  due_at: Instant;
}

export interface AgentRunsTable {
  id: string;
  user_id: string;
  analysis_id: string;
  report_id: string | null;
  agent: AgentName;
  started_at: Instant;
  ended_at: Instant;
  duration_ms: number;
  rows: number;
  outcome: 'ok' | 'failed' | 'cancelled';
  within_budget: boolean;
  checked_right: number | null;
  checked_total: number | null;
}

/** What a person has said about a source's columns. */
interface SourceRolesTable {
  user_id: string;
  source_id: string;
  /** JSON text of the contract `columnRoles`. */
  corrections: string;
  /** JSON text with the `tables` of the contract `toldReading`; null until one was spoken of. */
  tables: string | null;
  /** JSON text with the `joins` of the contract `toldReading`; null until one was spoken of. */
  joins: string | null;
}

/** At most one row. */
interface InstallationTable {
  id: string;
  created_at: Instant;
}

export interface Schema extends DeliverySchema {
  installation: InstallationTable;
  users: UsersTable;
  sessions: SessionsTable;
  mail_tokens: MailTokensTable;
  mails: MailsTable;
  analyses: AnalysesTable;
  reports: ReportsTable;
  report_shares: ReportSharesTable;
  deleted_reports: DeletedReportsTable;
  source_roles: SourceRolesTable;
  agent_runs: AgentRunsTable;
}
