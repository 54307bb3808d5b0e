import type { ColumnType, Generated } from 'kysely';
import type { SourceType } from '@hub/shared/contracts/report';
import type { AnalysisStage, AnalysisState } from '@hub/shared/contracts/analysis';
import type { AgentName } from '@hub/shared/contracts/claim';

/** A point in time: read as Date, written as Date. */
type Instant = ColumnType<Date, Date, Date>;

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
  summary_sent_at: ColumnType<Date | null, Date | null, Date | null>;
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
}

interface ReportsTable {
  id: string;
  user_id: string;
  title: string;
  source_type: SourceType;
  source_name: string;
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

interface DiscoveryRevisionsTable {
  revision: number;
  document: string;
  actor: string;
  reason: string;
  created_at: Instant;
}

/** Counts of remote events by the hour. */
interface RemoteEventsTable {
  hour: Instant;
  remote: string;
  build_id: string;
  rollout: string;
  arm: string;
  type: string;
  count: number;
}

export interface Schema {
  users: UsersTable;
  sessions: SessionsTable;
  mail_tokens: MailTokensTable;
  analyses: AnalysesTable;
  reports: ReportsTable;
  agent_runs: AgentRunsTable;
  discovery_revisions: DiscoveryRevisionsTable;
  remote_events: RemoteEventsTable;
}
