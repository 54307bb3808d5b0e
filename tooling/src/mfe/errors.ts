import type { CrashGroup } from '@hub/shared/contracts/releases/crashes';
import { minute, table } from './table';

const MOST_FRAMES = 8;

const percent = (value: number | null): string => (value === null ? '–' : `${(100 * value).toFixed(1)} %`);

/** Crashes of one or all remotes, a line each. */
export function errorTable(groups: readonly CrashGroup[]): string {
  const rows = groups.map((group) => [
    group.fingerprint,
    group.remote,
    group.error,
    placeOf(group.frames[0]),
    String(group.devices),
    percent(group.share),
    group.firstBuild === group.lastBuild ? group.lastBuild : `${group.firstBuild} to ${group.lastBuild}`,
    minute(group.lastAt),
  ]);
  return table(['Group', 'Remote', 'Error', 'Where', 'Devices', 'Share', 'Builds', 'Last (UTC)'], rows);
}

function placeOf(frame: CrashGroup['frames'][number] | undefined): string {
  if (!frame) return '–';
  const place = `${frame.file}:${frame.line}:${frame.column}`;
  return frame.name === null ? place : `${frame.name} (${place})`;
}

/** One group with its stack. */
export function errorDetails(group: CrashGroup): string {
  const { remote, error, frames, firstBuild, lastBuild, firstAt, lastAt, count, devices, share, browsers } = group;
  const more = frames.length - MOST_FRAMES;
  return [
    `${error} in ${remote}   ${group.fingerprint}`,
    ...frames.slice(0, MOST_FRAMES).map((frame) => `    at ${placeOf(frame)}${frame.isResolved ? '' : '  (no map)'}`),
    ...(more > 0 ? [`    and ${more} more`] : []),
    `  builds    ${firstBuild === lastBuild ? lastBuild : `${firstBuild} to ${lastBuild}`}`,
    `  when      ${count} ×, ${minute(firstAt)} to ${minute(lastAt)}`,
    `  devices   ${devices} (${percent(share)} of those that use it)`,
    `  browsers  ${browsers.map((each) => `${each.name} ${each.devices}`).join(', ') || '–'}`,
  ].join('\n');
}
