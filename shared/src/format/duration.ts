import { formatUnit } from './number';
import { t } from './messages';

/** Seconds with one decimal: `3.14` → `3.1s`. */
export const formatSeconds = (seconds: number): string =>
  formatUnit(seconds, 'second', { unitDisplay: 'narrow', minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A span as a clock would show it: `65000` → `1:05`, `3665000` → `1:01:05`. */
export function formatElapsed(ms: number): string {
  const total = Math.max(0, Math.floor(ms / 1000));
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor(total / 60) % 60;
  const seconds = String(total % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`;
}

/** The two leading units of a long span given in seconds: `93784` → `1 d 2 h`. */
export function formatUptime(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 86_400), 'days'],
    [Math.floor(seconds / 3600) % 24, 'hours'],
    [Math.floor(seconds / 60) % 60, 'minutes'],
    [Math.floor(seconds) % 60, 'seconds'],
  ] as const;
  const first = parts.findIndex(([value]) => value > 0);
  if (first === -1) return t('uptime.seconds', { n: 0 });
  return parts
    .slice(first, first + 2)
    .filter(([value]) => value > 0)
    .map(([value, unit]) => t(`uptime.${unit}`, { n: value }))
    .join(' ');
}
