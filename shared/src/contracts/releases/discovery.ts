import * as z from 'zod/mini';

/** `<semver>-<8 or more hex digits of the content hash>`, for example `1.4.0-ab12cd34`. */
export const buildId = z.string().check(z.regex(/^\d+\.\d+\.\d+(?:-[0-9a-z.]+)?-[0-9a-f]{8,64}$/));
export const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
export const remoteName = z.string().check(z.regex(/^mf-[a-z][a-z0-9-]*$/));

/** A text that is drawn before any catalogue is there: in English, and in other languages by their tags. */
const inOthers = z.optional(z.record(z.string(), z.string()));

/** A screen that a remote serves. Data only, so that the shell draws routing, sidebar and guard before any remote's code is there. */
export const routeEntry = z.object({
  /** Path pattern from the root, `/dashboard/reports`, `/reset-password/:token?`. */
  path: z.string(),
  title: z.string(),
  titles: inOthers,
  access: z.enum(['public', 'logged-out', 'logged-in']),
  /** Only accounts that steer releases are shown the way there. What is on the screen, the server keeps from others by itself. */
  audience: z.optional(z.literal('operators')),
  /** Exposed module whose default export is this screen's component. Absent: the page of this path in `./remote`. */
  expose: z.optional(z.string()),
  /** What the screen is there to show: a page that opens with a report has it read before the application is there. */
  opens: z.optional(z.literal('report')),
  /** The screen may have nothing to show, such as one that only leads on: that nothing is drawn is no fault of it then. */
  mayBeEmpty: z.optional(z.boolean()),
  /** Present when the route has a place in the sidebar. */
  nav: z.optional(z.object({ label: z.string(), labels: inOthers, icon: z.string(), order: z.number() })),
  /** What can be begun on the screen, for the command palette: it opens the screen with this query. */
  actions: z.optional(z.array(z.object({ label: z.string(), labels: inOthers, icon: z.string(), query: z.string() }))),
});
export type RouteEntry = z.infer<typeof routeEntry>;

export const versionEntry = z.object({
  /** Path or URL of the build's `mf-manifest.json`; the entry stands beside it. */
  manifestUrl: z.string(),
  /** Further addresses of the manifest on other origins, each with the same files beside it: asked when the first does not answer. */
  mirrors: z.optional(z.array(z.string())),
  manifestIntegrity: integrity,
  /** Every emitted file, relative to the manifest's folder. */
  assets: z.record(z.string(), integrity),
  /** Ed25519 over `signedFiles`, in base64: by which a page knows that a team has made the build. Absent where nobody signs. */
  signature: z.optional(z.string().check(z.maxLength(100))),
  commit: z.string(),
  builtAt: z.string(),
  requires: z.object({ shell: z.string(), shared: z.string(), react: z.string() }),
  events: z.object({ emits: z.array(z.string()), listens: z.array(z.string()) }),
});
export type VersionEntry = z.infer<typeof versionEntry>;

/** When the server's controller halts a rollout by itself. */
export const rolloutGuard = z.object({
  /** Devices that must have been seen in each arm before their failure rates are compared. */
  minMounts: z.int().check(z.minimum(1)),
  /** How much higher the canary's failure rate may be than that of the stable arm, 0 to 1. */
  maxFailureDelta: z.number().check(z.minimum(0), z.maximum(1)),
  /** Failing devices that halt at once, when they are a large part of those that have the canary. One alone decides nothing. */
  hardFailures: z.int().check(z.minimum(2)),
});
export type RolloutGuard = z.infer<typeof rolloutGuard>;

export const rollout = z.object({
  id: z.string(),
  version: buildId,
  salt: z.string(),
  weightBp: z.int().check(z.minimum(0), z.maximum(10000)),
  cohorts: z.array(z.string()),
  state: z.enum(['running', 'paused', 'halted', 'done']),
  reason: z.optional(z.string()),
  /**
   * Of one that the hub has halted by itself, how a page that shows the build gets rid of it: where its screen stands, or only by loading the
   * page, since the code goes on running. Absent: the person at the page decides.
   */
  exchange: z.optional(z.enum(['in-place', 'by-page'])),
  guard: rolloutGuard,
});
export type Rollout = z.infer<typeof rollout>;

export const remoteEntry = z.object({
  owner: z.object({ team: z.string(), contact: z.string() }),
  routes: z.array(routeEntry),
  /** Exposed modules, `./remote` first. */
  expose: z.array(z.string()),
  /** Without a critical remote the product is of no use, so its entry is preloaded on every route. */
  critical: z.boolean(),
  stable: buildId,
  previous: z.nullable(buildId),
  blocked: z.array(buildId),
  versions: z.record(z.string(), versionEntry),
  rollout: z.optional(rollout),
  /**
   * The remote's first build is still on trial: `stable` is that very build, and who is not in its rollout has no such remote at all, neither
   * its screens nor the way to them.
   */
  onTrial: z.optional(z.boolean()),
});
export type RemoteEntry = z.infer<typeof remoteEntry>;

/** The document that says which remotes there are and which build of each a visitor gets. */
export const discoveryDocument = z.object({
  schema: z.literal('mfe-discovery/1'),
  /** Another one begins when an older backup was restored: its documents count from there, and are followed all the same. */
  generation: z.optional(z.string()),
  revision: z.int(),
  issuedAt: z.string(),
  ttlSeconds: z.number(),
  remotes: z.record(remoteName, remoteEntry),
});
export type DiscoveryDocument = z.infer<typeof discoveryDocument>;

/** Written beside each build as `build.json`: what the discovery document says of it, and the remote's own data. */
export const buildRecord = z.object({
  name: remoteName,
  buildId,
  /** Name of the federation container, `mf_reports__1_4_0_ab12cd34`. */
  container: z.string(),
  /** File name of the container's entry. */
  entry: z.string(),
  owner: z.object({ team: z.string(), contact: z.string() }),
  routes: z.array(routeEntry),
  expose: z.array(z.string()),
  critical: z.boolean(),
  version: z.omit(versionEntry, { manifestUrl: true, mirrors: true }),
});
export type BuildRecord = z.infer<typeof buildRecord>;
