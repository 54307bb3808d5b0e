import type { RemoteRelease } from '@hub/shared/contracts/releases/releases';

/** What may be done with a remote, by its name on the command line. */
export type Change = 'start' | 'ramp' | 'pause' | 'resume' | 'halt' | 'promote' | 'rollback';

/** The builds of which a rollout may be started. */
export const startable = ({ builds, stable, blocked }: RemoteRelease): string[] =>
  builds.map(({ buildId }) => buildId).filter((buildId) => buildId !== stable && !blocked.includes(buildId));

/** What is offered; whether it is allowed, the server says by the same rules as to the command line. */
export function changesOf(remote: RemoteRelease): Change[] {
  const state = remote.rollout?.state;
  if (state === 'running') return ['ramp', 'promote', 'pause', 'halt'];
  if (state === 'paused') return ['resume', 'halt'];
  return [
    ...(startable(remote).length > 0 ? (['start'] as const) : []),
    ...(remote.stable !== null && remote.previous !== null ? (['rollback'] as const) : []),
  ];
}

/** Changes that take a build away; they need no state that was seen, and always win. */
export const takesBack = (change: Change): boolean => change === 'halt' || change === 'rollback';

/** `10`, `12.5` or `12,5` percent as basis points; null when it is none. */
export function readShare(text: string): number | null {
  const [, number] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*%?$/.exec(text.trim()) ?? [];
  const weightBp = Math.round(Number(number?.replace(',', '.')) * 100);
  return number === undefined || weightBp > 10_000 ? null : weightBp;
}
