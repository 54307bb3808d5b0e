import type { ColumnType, Generated } from 'kysely';
import type { Instant } from './instant';

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

/** What a unit has met at one weight of one rollout. It counts once, however often it reports. */
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

/** Tables of builds, rollouts and what was met on the way. */
export interface DeliverySchema {
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
