export { formatCompact, formatCount, formatFixed, formatNumber, formatPercent, NO_VALUE } from './number';
export { formatValue } from './value';
export { formatBytes } from './bytes';
export { formatDate, formatDateTime, formatMoment } from './date';
export { formatElapsed, formatSeconds, formatUptime } from './duration';
export { formatRelativeTime } from './relative-time';
export { SOURCE_NAMES, sourceLabel } from './source-label';
export { initials } from './initials';
