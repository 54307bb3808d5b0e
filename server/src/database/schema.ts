import type { ColumnType, Generated } from 'kysely';
import type { SourceType } from '@hub/shared/contracts/report';
import type { AnalysisStage, AnalysisState } from '@hub/shared/contracts/analysis';
import type { AgentName } from '@hub/shared/contracts/claim';
import type { Language } from '@hub/shared/contracts/constants';

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
  /** In which the account's pages, mails and reports are written. */
  language: Generated<Language>;
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
  /** While it runs: the server that works on it renews this. */
  lease_until: ColumnType<Date | null, Date | null, Date | null>;
  /** Set by any server; the one that works on the analysis stops it. */
  cancel_requested: ColumnType<boolean, boolean | undefined, boolean>;
  /** Bytes that its owner's stored files may grow by; counts while it runs. */
  reserved_bytes: ColumnType<number, number | undefined, number>;
  /** A sentence that is told with the finished analysis. */
  note: ColumnType<string | null, string | null | undefined, string | null>;
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

/** Builds that the server knows: those that came with it, and those that were published to it. */
export interface RemoteBuildsTable {
  remote: string;
  build_id: string;
  origin: 'shipped' | 'published';
  /** JSON text of the build's record. */
  record: string;
  bytes: number;
  published_by: string;
  published_at: Instant;
  /** When it last was in the discovery document. */
  listed_at: Instant;
  /** When it last became the stable build; null when it never was. */
  stable_at: ColumnType<Date | null, Date | null, Date | null>;
  /** JSON text of what is shown of its provenance; null where nothing is known of it. */
  provenance: ColumnType<string | null, string | null | undefined, string | null>;
}

/** What comes with a published build beside its files. */
interface BuildPapersTable {
  remote: string;
  build_id: string;
  kind: 'provenance' | 'sbom';
  content: Uint8Array;
}

interface RemoteFilesTable {
  remote: string;
  build_id: string;
  path: string;
  content: Uint8Array;
}

interface BuildMapsTable {
  remote: string;
  build_id: string;
  /** Built file that it maps. */
  path: string;
  /** JSON of the map, packed by gzip. */
  content: Uint8Array;
}

interface CrashGroupsTable {
  remote: string;
  fingerprint: string;
  /** Kind of the error. */
  error: string;
  /** JSON text of frames of the contract `crashes`. */
  frames: string;
  first_build: string;
  last_build: string;
  first_at: Instant;
  last_at: Instant;
  count: number;
}

interface CrashDevicesTable {
  remote: string;
  fingerprint: string;
  device: string;
  browser: string;
  last_at: Instant;
}

export interface DeployTokensTable {
  id: string;
  name: string;
  /** The one remote that it may release, or `*`. */
  remote: string;
  /** SHA-256 of the token's secret, in hex. */
  hash: string;
  created_at: Instant;
  expires_at: ColumnType<Date | null, Date | null, Date | null>;
  revoked_at: ColumnType<Date | null, Date | null, Date | null>;
  last_used_at: ColumnType<Date | null, Date | null, Date | null>;
}

/** Append-only; the database itself refuses anything else. */
interface ReleaseAuditTable {
  id: Generated<number>;
  at: Instant;
  remote: string;
  action: string;
  actor: string;
  reason: string;
  revision: number;
  build_id: string | null;
  detail: string;
}

/** What a unit has met at one weight of one rollout. It counts once, however often it reports. */
/** What pages that were sent to an account at one weight of a rollout have come to. */
export interface RolloutPagesTable {
  rollout: string;
  weight_bp: number;
  /** Keyed hashes, as in `rollout_units`. */
  unit: string;
  device: string;
  arm: 'canary' | 'stable';
  chance: number | null;
  /** When the page was sent that has not said anything yet; null while none is waited for. */
  waiting_since: Date | null;
  /** Whether a page has never said anything. */
  silent: Generated<boolean>;
  sent_at: Date;
}

export interface RolloutUnitsTable {
  rollout: string;
  weight_bp: number;
  /** Keyed hash of the account, or of the device where nobody is logged in; another one for each rollout. */
  unit: string;
  /** Keyed hash of the device that it was first seen on. */
  device: string;
  arm: 'canary' | 'cohort' | 'stable';
  /** With which probability it was drawn into the canary at this weight; null when no lot was drawn, and it is not compared. */
  chance: number | null;
  /** Anonymous, or an account younger than the rollout: anybody may make such units. */
  weak: boolean;
  /** Keyed hash of the /24 or /48 that it calls from. */
  network: number;
  /** How the build failed; null when it did not. */
  failure: string | null;
  /** What the page has said of it. */
  reason: string | null;
  failed_calls: boolean;
  errors: boolean;
  damage: boolean;
  first_at: Instant;
  /** When a screen of the build was first seen to be there. */
  shown_at: Instant | null;
  last_at: Instant;
}

/** Mean of ln(ms) of one metric. */
interface MeanOfTimes {
  n: number;
  mean: number;
}

/** A unit's times at one weight of one rollout. */
interface RolloutTimesTable extends MeanOfTimes {
  rollout: string;
  weight_bp: number;
  unit: string;
  metric: string;
  /** The device's own mean of the 28 days before. */
  before: number | null;
}

/** A device's times, for what is usual on it. */
interface DeviceTimesTable extends MeanOfTimes {
  /** Keyed hash of the device's id. */
  device: string;
  remote: string;
  metric: string;
  /** Number of the stretch of 28 days since 1970. */
  period: number;
}

/** At most one row. */
interface InstallationTable {
  id: string;
  created_at: Instant;
}

export interface Schema {
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
  discovery_revisions: DiscoveryRevisionsTable;
  remote_events: RemoteEventsTable;
  remote_builds: RemoteBuildsTable;
  remote_files: RemoteFilesTable;
  deploy_tokens: DeployTokensTable;
  release_audit: ReleaseAuditTable;
  rollout_units: RolloutUnitsTable;
  rollout_pages: RolloutPagesTable;
  rollout_times: RolloutTimesTable;
  device_times: DeviceTimesTable;
  build_maps: BuildMapsTable;
  build_papers: BuildPapersTable;
  crash_groups: CrashGroupsTable;
  crash_devices: CrashDevicesTable;
}
