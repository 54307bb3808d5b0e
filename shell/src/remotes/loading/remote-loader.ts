import type { DiscoveryDocument, RemoteEntry } from '@hub/shared/contracts/releases/discovery';
import type { RemoteEvent } from '@hub/shared/contracts/releases/telemetry';
import { entryUrl, resolve, type Choice } from '@hub/shared/discovery';
import type { Federation } from './federation';
import { framesOf, isLoadFailure, lossOf, reasonOf } from './load-failure';
import { newIncident, RemoteLoadError, type FailedAttempt } from './remote-load-error';
import { loadFromAnyPlace, type Origins } from './places';
import type { Waiting } from './retry';
import { LoadTimeout } from './time-limit';

/** A build whose files did not come is not waited for again on this device for so long, where another was there. */
const NOT_ARRIVED_MS = 60 * 60 * 1000;

interface Surroundings extends Waiting {
  document: () => DiscoveryDocument;
  subject: string;
  cohorts?: readonly string[];
  /** Remote to build id, set by a developer for this session. */
  overrides?: Readonly<Record<string, string>>;
  federation: Federation;
  styles: { drop(manifestUrl: string): void; restore(manifestUrl: string): void };
  /** Rejects when the work takes too long. */
  within<T>(work: Promise<T>): Promise<T>;
  origins: Origins;
  report: (event: RemoteEvent) => void;
  /** Prepares the page for a canary's code; false when that build is to be passed over here. */
  mayStart: (canary: Assignment) => Promise<boolean>;
  quarantine: {
    read(): readonly { remote: string; buildId: string }[];
    add(remote: string, buildId: string, forMs?: number): void;
  };
  /** Whether this is the device's first page that loads something of a rollout at its present weight. */
  isFirstPage: (phase: string) => boolean;
  now: () => number;
}

/** A build as it runs on this page. */
export interface Assignment {
  remote: string;
  buildId: string;
  arm: Choice['arm'];
  rollout?: string;
  first?: boolean;
}

export interface Loaded<T> {
  assignment: Assignment;
  value: T;
}

/** Loads remotes by the discovery document, and goes down the ladder when one fails: retries, other origins, `stable`, `previous`. */
export class RemoteLoader {
  /** The build that a remote has been given on this page. It stays until it fails or may no longer run, whatever newer documents say. */
  private readonly settled = new Map<string, Assignment>();
  /** Builds that have thrown on this page: none of them takes another's place here, whatever else is left. */
  private readonly thrown = new Set<string>();
  /** Where the styles of each remote on this page come from. */
  private readonly dressed = new Map<string, string>();

  constructor(private readonly around: Surroundings) {}

  entryOf(remote: string): RemoteEntry | undefined {
    return this.around.document().remotes[remote];
  }

  /** What the remote would run as if it were loaded now; null when no build may run. */
  assignmentOf(remote: string): Assignment | null {
    const settled = this.settled.get(remote);
    if (settled && this.mayRun(settled)) return settled;
    const { subject, cohorts, quarantine, overrides, document } = this.around;
    const choice = resolve(document(), { subject, cohorts, overrides, quarantine: quarantine.read() })[remote];
    if (!choice || choice.buildId === null) return null;
    return { remote, buildId: choice.buildId, arm: choice.arm, ...(choice.rollout && { rollout: choice.rollout }) };
  }

  /**
   * Loads an exposed module, and with `open` what is to be shown of it, of the first build of the ladder that works.
   *
   * @throws {RemoteLoadError} when none does.
   */
  async load<T>(remote: string, expose: string, open: (module: unknown) => Promise<T>): Promise<Loaded<T>> {
    const { federation, report, now } = this.around;
    const incident = newIncident();
    const attempts: FailedAttempt[] = [];
    for (const each of this.ladder(remote)) {
      const assignment = this.onFirstPage(each);
      const version = this.entryOf(remote)?.versions[assignment.buildId];
      if (!version || (assignment.arm === 'canary' && !(await this.around.mayStart(assignment)))) continue;
      const started = now();
      try {
        const value = await loadFromAnyPlace(version, this.around, {
          passedOver: (origin) => report({ ...assignment, type: 'origin', reason: origin }),
          load: async (place) => {
            this.dress(remote, place.manifestUrl);
            const module = await federation.load(remote, assignment.buildId, place, expose);
            this.compare(assignment, module);
            return open(module);
          },
        });
        const settled = this.settle(assignment, attempts);
        report({ ...settled, type: 'load_ok', ms: Math.round(now() - started) });
        return { assignment: settled, value };
      } catch (error) {
        const notLoaded = isLoadFailure(error);
        const reason = lossOf(error, entryUrl(version, document.baseURI));
        attempts.push({ buildId: assignment.buildId, reason, notLoaded, hangs: error instanceof LoadTimeout });
        const ms = Math.round(now() - started);
        report({ ...assignment, type: 'load_fail', reason, frames: framesOf(error), ms, incident });
        console.error(`${remote} ${assignment.buildId} could not be loaded.`, error);
        if (!notLoaded) this.quarantine(assignment, incident);
        if (this.settled.get(remote)?.buildId === assignment.buildId) this.settled.delete(remote);
      }
    }
    throw new RemoteLoadError(remote, this.entryOf(remote)?.owner ?? null, incident, attempts);
  }

  /**
   * A running screen threw, or does the `harm` that the error tells of: its build is not used again here for a day. Answers whether
   * another one can take its place.
   */
  crashed(assignment: Assignment, error: unknown, harm?: RemoteEvent['harm']): { incident: string; another: boolean } {
    const incident = newIncident();
    const type = harm ? 'harm' : 'crash';
    this.around.report({ ...assignment, type, harm, reason: reasonOf(error), frames: framesOf(error), incident });
    this.quarantine(assignment, incident);
    this.settled.delete(assignment.remote);
    this.thrown.add(`${assignment.remote} ${assignment.buildId}`);
    const next = this.ladder(assignment.remote)[0];
    return { incident, another: next !== undefined && !this.thrown.has(`${next.remote} ${next.buildId}`) };
  }

  /** Times of a device's first page are not compared: a build that it has had before comes from its own store. */
  private onFirstPage(assignment: Assignment): Assignment {
    const { rollout } = this.entryOf(assignment.remote) ?? {};
    if (assignment.rollout === undefined || rollout?.id !== assignment.rollout) return assignment;
    const { first: _, ...rest } = assignment;
    return this.around.isFirstPage(`${rollout.id} ${rollout.weightBp}`) ? { ...rest, first: true } : rest;
  }

  /** The styles of one build at a time. */
  private dress(remote: string, manifestUrl: string): void {
    const before = this.dressed.get(remote);
    if (before === manifestUrl) return;
    if (before !== undefined) this.around.styles.drop(before);
    this.around.styles.restore(manifestUrl);
    this.dressed.set(remote, manifestUrl);
  }

  /** Whether a build that runs here may be shown again: one that has been blocked or halted since may not. */
  mayRun({ remote, buildId, arm }: Assignment): boolean {
    const entry = this.entryOf(remote);
    if (!entry?.versions[buildId]) return false;
    if (arm === 'override') return true;
    return !entry.blocked.includes(buildId) && !(entry.rollout?.state === 'halted' && entry.rollout.version === buildId);
  }

  /** Builds to try, best first, each once. */
  private ladder(remote: string): Assignment[] {
    const entry = this.entryOf(remote);
    const first = this.assignmentOf(remote);
    if (!entry || !first) return [];
    // A developer is to see what is wrong with the build that the banner names.
    if (first.arm === 'override') return [first];
    const barred = new Set([
      ...entry.blocked,
      ...this.around.quarantine.read().flatMap((each) => (each.remote === remote ? [each.buildId] : [])),
      ...(entry.rollout?.state === 'halted' ? [entry.rollout.version] : []),
    ]);
    const others = [entry.stable, entry.previous]
      .filter((buildId): buildId is string => buildId !== null && buildId !== first.buildId && !barred.has(buildId))
      .map((buildId): Assignment => ({ ...first, buildId, arm: 'stable' }));
    return [first, ...others];
  }

  private settle(assignment: Assignment, attempts: readonly FailedAttempt[]): Assignment {
    this.settled.set(assignment.remote, assignment);
    for (const { buildId, notLoaded } of attempts)
      if (notLoaded && assignment.arm !== 'override') this.around.quarantine.add(assignment.remote, buildId, NOT_ARRIVED_MS);
    const failed = attempts[0];
    if (failed) this.around.report({ ...assignment, type: 'fallback', reason: `instead of ${failed.buildId}` });
    return assignment;
  }

  private quarantine(assignment: Assignment, incident: string): void {
    if (assignment.arm === 'override') return;
    this.around.quarantine.add(assignment.remote, assignment.buildId);
    this.around.report({ ...assignment, type: 'quarantined', incident });
  }

  /** Whether what runs is what was assigned: a wrong cache or a mixed-up deployment shows here. */
  private compare(assignment: Assignment, module: unknown): void {
    if (typeof module !== 'object' || module === null || !('build' in module)) return;
    const { build } = module;
    if (typeof build !== 'object' || build === null || !('buildId' in build)) return;
    const name = 'name' in build ? String(build.name) : assignment.remote;
    if (name === assignment.remote && build.buildId === assignment.buildId) return;
    this.around.report({ ...assignment, type: 'mismatch', reason: `runs ${name} ${String(build.buildId)}`.slice(0, 200) });
  }
}
