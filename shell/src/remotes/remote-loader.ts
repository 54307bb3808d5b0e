import type { DiscoveryDocument, RemoteEntry } from '@hub/shared/contracts/discovery';
import type { RemoteEvent } from '@hub/shared/contracts/telemetry';
import { resolve, type Choice } from '@hub/shared/discovery';
import type { Federation } from './federation';
import { isLoadFailure, reasonOf } from './load-failure';
import { newIncident, RemoteLoadError, type FailedAttempt } from './remote-load-error';
import { retryLoad, type Waiting } from './retry';

interface Surroundings extends Waiting {
  document(): DiscoveryDocument;
  subject: string;
  federation: Federation;
  report(event: RemoteEvent): void;
  quarantine: { read(): readonly { remote: string; buildId: string }[]; add(remote: string, buildId: string): void };
  now(): number;
}

/** A build as it runs on this page. */
export interface Assignment {
  remote: string;
  buildId: string;
  arm: Choice['arm'];
  rollout?: string;
}

export interface Loaded<T> {
  assignment: Assignment;
  value: T;
}

/** Loads remotes by the discovery document, and goes down the ladder when one fails: retries, `stable`, `previous`. */
export class RemoteLoader {
  /** The build that a remote has been given on this page. It stays until it fails, whatever newer documents say. */
  private readonly settled = new Map<string, Assignment>();

  constructor(private readonly around: Surroundings) {}

  entryOf(remote: string): RemoteEntry | undefined {
    return this.around.document().remotes[remote];
  }

  /** What the remote would run as if it were loaded now; null when no build may run. */
  assignmentOf(remote: string): Assignment | null {
    const settled = this.settled.get(remote);
    if (settled) return settled;
    const { subject, quarantine, document } = this.around;
    const choice = resolve(document(), { subject, quarantine: quarantine.read() })[remote];
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
    for (const assignment of this.ladder(remote)) {
      const version = this.entryOf(remote)?.versions[assignment.buildId];
      if (!version) continue;
      const started = now();
      try {
        const load = async () => {
          const module = await federation.load(remote, assignment.buildId, version, expose);
          this.compare(assignment, module);
          return open(module);
        };
        const value = await retryLoad(load, this.around);
        const settled = this.settle(assignment, attempts);
        report({ ...settled, type: 'load_ok', ms: Math.round(now() - started) });
        return { assignment: settled, value };
      } catch (error) {
        const notLoaded = isLoadFailure(error);
        attempts.push({ buildId: assignment.buildId, reason: reasonOf(error), notLoaded });
        report({ ...assignment, type: 'load_fail', reason: reasonOf(error), ms: Math.round(now() - started), incident });
        console.error(`${remote} ${assignment.buildId} could not be loaded.`, error);
        if (!notLoaded) this.quarantine(assignment, incident);
        if (this.settled.get(remote)?.buildId === assignment.buildId) this.settled.delete(remote);
      }
    }
    throw new RemoteLoadError(remote, this.entryOf(remote)?.owner ?? null, incident, attempts);
  }

  /** A running screen threw: its build is not used again here for a day. Answers whether another one can take its place. */
  crashed(assignment: Assignment, error: unknown): { incident: string; another: boolean } {
    const incident = newIncident();
    this.around.report({ ...assignment, type: 'crash', reason: reasonOf(error), incident });
    this.quarantine(assignment, incident);
    this.settled.delete(assignment.remote);
    const next = this.ladder(assignment.remote)[0];
    return { incident, another: next !== undefined && next.buildId !== assignment.buildId };
  }

  /** Builds to try, best first, each once. */
  private ladder(remote: string): Assignment[] {
    const entry = this.entryOf(remote);
    const first = this.assignmentOf(remote);
    if (!entry || !first) return [];
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
    const failed = attempts[0];
    if (failed) this.around.report({ ...assignment, type: 'fallback', reason: `instead of ${failed.buildId}` });
    return assignment;
  }

  private quarantine(assignment: Assignment, incident: string): void {
    this.around.quarantine.add(assignment.remote, assignment.buildId);
    this.around.report({ ...assignment, type: 'quarantined', incident });
  }

  /** Whether what runs is what was assigned: a wrong cache or a mixed-up deployment shows here. */
  private compare(assignment: Assignment, module: unknown): void {
    if (typeof module !== 'object' || module === null || !('build' in module)) return;
    const { build } = module;
    if (typeof build !== 'object' || build === null || !('buildId' in build) || build.buildId === assignment.buildId) return;
    this.around.report({ ...assignment, type: 'mismatch', reason: `runs ${String(build.buildId).slice(0, 100)}` });
  }
}
