import * as z from 'zod/mini';
import { buildId, buildRecord, remoteName, rollout, rolloutGuard } from './discovery';
import { t } from '../messages';
import { provenanceSummary, signedEnvelope } from './provenance';

const MOST_REASON = 500;

/** Who releases says why, and finds it in the audit. */
const reason = z
  .string()
  .check(
    z.trim(),
    z.minLength(3, { error: () => t('release.reason.missing') }),
    z.maxLength(MOST_REASON, { error: () => t('release.reason.long', { most: MOST_REASON }) }),
  );
/** Revision in which the caller last saw the remote change. When somebody else has changed it since, the call is refused. */
const expected = z.optional(z.int());
const cohort = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,30}$/, { error: () => t('release.cohort') }));
const weightBp = z.int().check(z.minimum(0), z.maximum(10000));
/** Goes on although a check speaks against it. The audit keeps that too. */
const force = z.optional(z.boolean());
/** Goes on although nothing has proven the build sound yet. The audit keeps that too. */
const unproven = z.optional(z.boolean());

/**
 * A build with the bytes of its files in base64, by the names that its record lists. `maps` holds, by the names of the scripts, what leads from
 * them to the sources: packed by gzip, in base64. It is kept by the server and served to nobody.
 */
export const publishRequest = z.object({
  record: buildRecord,
  files: z.record(z.string(), z.string()),
  maps: z.optional(z.record(z.string(), z.string())),
  /** Where it comes from, signed where the hub asks for it. */
  provenance: z.optional(signedEnvelope),
  /** What is in it: text of a CycloneDX document in JSON. */
  sbom: z.optional(z.string()),
  /** Published without having been run in a browser before; the audit says so. */
  unchecked: z.optional(z.boolean()),
});
export type PublishRequest = z.infer<typeof publishRequest>;

export const startRequest = z.object({
  version: buildId,
  weightBp,
  cohorts: z._default(z.array(cohort).check(z.maxLength(20)), []),
  guard: z._default(z.partial(rolloutGuard), {}),
  reason,
  force,
  unproven,
  expected,
});
export const rampRequest = z.object({ weightBp, reason, unproven, expected });
/** What pausing and resuming ask for. */
export const reasonRequest = z.object({ reason, expected });
/** Halting needs no revision that was seen: it always wins. */
export const haltRequest = z.object({ reason });
/** `version` is for a remote's first release, and for a build that goes to everybody without a rollout (which needs `force`). */
export const promoteRequest = z.object({ version: z.optional(buildId), reason, force, unproven, expected });
/** As halting, it always wins. */
export const rollbackRequest = z.object({ to: z.optional(buildId), reason });

export type StartRequest = z.infer<typeof startRequest>;
export type RampRequest = z.infer<typeof rampRequest>;
export type ReasonRequest = z.infer<typeof reasonRequest>;
export type HaltRequest = z.infer<typeof haltRequest>;
export type PromoteRequest = z.infer<typeof promoteRequest>;
export type RollbackRequest = z.infer<typeof rollbackRequest>;

/** What the units of one arm have met since the rollout has its present weight: accounts, or devices where nobody is logged in. */
const armFigures = z.object({ units: z.int(), failed: z.int() });

const interval = z.nullable(z.tuple([z.number(), z.number()]));

export const rolloutFigures = z.object({
  canary: armFigures,
  /** Units that have the canary by a cohort; they are not drawn by lot, so they are not part of the comparison. */
  cohort: armFigures,
  stable: armFigures,
  /** How many times better "the canary is worse" explains the hard failures than "both are alike" does. */
  evidence: z.number(),
  /** From this evidence on a rollout is halted. */
  halts: z.number(),
  /** By how much the canary's failure rate may at most be above that of the stable build, 0 to 1, by one-sided 99 %. */
  upperDifference: z.number(),
  /** The smallest difference of failure rates that so many units would have halted in 95 % of rollouts, 0 to 1; null when none. */
  couldSee: z.nullable(z.number()),
  /** The other guarded metrics. */
  metrics: z.array(
    z.object({
      metric: z.string(),
      unit: z.enum(['share', 'ms', 'thousandths', 'MB']),
      canary: z.nullable(z.number()),
      stable: z.nullable(z.number()),
      /** Between which the true figure lies in 95 of 100 cases; null where too little is known. Absent in answers of an older hub. */
      intervals: z.optional(z.object({ canary: interval, stable: interval })),
      evidence: z.number(),
      halts: z.number(),
    }),
  ),
  /** How the canary has failed, most often first, and what pages say of it: anybody's text. */
  reports: z.array(z.object({ kind: z.string(), units: z.int(), text: z.nullable(z.string()) })),
  /** Units that saw a screen of the canary within the last day, and for which it did not fail. */
  fresh: z.int(),
});
export type RolloutFigures = z.infer<typeof rolloutFigures>;

export const remoteRelease = z.object({
  name: remoteName,
  /** Revision in which this remote last changed. */
  revision: z.int(),
  owner: z.object({ team: z.string(), contact: z.string() }),
  stable: z.nullable(buildId),
  previous: z.nullable(buildId),
  blocked: z.array(buildId),
  rollout: z.nullable(z.extend(rollout, { figures: rolloutFigures })),
  /** Builds that the server holds, newest first. */
  builds: z.array(
    z.object({
      buildId,
      origin: z.enum(['shipped', 'published']),
      publishedAt: z.string(),
      publishedBy: z.string(),
      commit: z.string(),
      bytes: z.int(),
      /** Absent in answers of an older hub; null where nothing is known of it. */
      provenance: z.optional(z.nullable(provenanceSummary)),
    }),
  ),
});
export type RemoteRelease = z.infer<typeof remoteRelease>;

export const releaseStatus = z.object({
  revision: z.int(),
  issuedAt: z.string(),
  ttlSeconds: z.number(),
  remotes: z.array(remoteRelease),
});
export type ReleaseStatus = z.infer<typeof releaseStatus>;

/** What a change has done, in a sentence, and how the remote stands after it. */
export const releaseAnswer = z.object({ revision: z.int(), message: z.string(), remote: remoteRelease });
export type ReleaseAnswer = z.infer<typeof releaseAnswer>;
export const publishAnswer = z.object({ message: z.string(), buildId, isNew: z.boolean() });
export type PublishAnswer = z.infer<typeof publishAnswer>;

export const auditEntry = z.object({
  at: z.string(),
  /** `*` for what concerns no single remote. */
  remote: z.string(),
  action: z.string(),
  /** Name of the token, `server` or `controller`. */
  who: z.string(),
  why: z.string(),
  revision: z.int(),
  buildId: z.nullable(z.string()),
  detail: z.string(),
});
export const auditAnswer = z.object({ entries: z.array(auditEntry) });
export type AuditEntry = z.infer<typeof auditEntry>;

const LONGEST_PREVIEW_HOURS = 72;
/** For how long a published build may be looked at by a link, in hours. */
export const previewRequest = z.object({
  version: buildId,
  hours: z._default(z.int().check(z.minimum(1), z.maximum(LONGEST_PREVIEW_HOURS)), 8),
});
export const previewAnswer = z.object({ address: z.string(), until: z.string() });

/** What pages have reported of a remote's builds in the last days: how often a screen was seen, and what went wrong. */
export const remoteReports = z.object({
  /** How many days are looked back. */
  days: z.int(),
  /** By day, newest first, and build: a day on which nothing was reported is missing. */
  entries: z.array(
    z.object({
      /** `2026-11-20`, of UTC. */
      day: z.string(),
      buildId: z.string(),
      /** Screens that were seen to be there. */
      shown: z.int(),
      /** Screens that threw, builds whose code did not arrive, and whatever else was seen to be wrong. */
      crashes: z.int(),
      notLoaded: z.int(),
      harms: z.int(),
    }),
  ),
});
export type RemoteReports = z.infer<typeof remoteReports>;

const tokenName = z.string().check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N} ._@-]{0,59}$/u, { error: () => t('release.token-name') }));
const tokenScope = z.union([remoteName, z.literal('*')]);
export const tokenRequest = z.object({
  name: tokenName,
  remote: tokenScope,
  /** Days that it is valid; without, until it is revoked. */
  days: z.optional(z.int().check(z.minimum(1), z.maximum(3650))),
});
export const deployToken = z.object({
  id: z.string(),
  name: z.string(),
  remote: z.string(),
  createdAt: z.string(),
  expiresAt: z.nullable(z.string()),
  revokedAt: z.nullable(z.string()),
  lastUsedAt: z.nullable(z.string()),
});
export type DeployToken = z.infer<typeof deployToken>;
/** The secret is in this answer alone; the server keeps its hash. */
export const createdToken = z.extend(deployToken, { secret: z.string() });
export const deployTokens = z.object({ tokens: z.array(deployToken) });
