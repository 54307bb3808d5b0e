import type { Chart } from '../contracts/report/chart';

const YEAR = /^\d{4}-01-01T00:00:00/;
const MONTH = /^\d{4}-\d\d-01T00:00:00/;
const DAY = /^\d{4}-\d\d-\d\dT00:00:00/;

/**
 * How instants (ISO 8601) are written so that they are as fine as they differ: `2000`, `2000-Q2`, `2000-03`, `2000-03-05`, `2000-03-05 14:00`.
 * @param grain of the axis; charts of before do not tell it
 * @param names what the table calls some of them
 */
export function periodLabel(
  instants: readonly string[],
  grain: Chart['x']['grain'],
  names: Chart['x']['names'] = [],
): (instant: string) => string {
  const named = new Map(names);
  const plain = plainLabel(instants, grain);
  return (instant) => named.get(instant) ?? plain(instant);
}

function plainLabel(instants: readonly string[], grain: Chart['x']['grain']): (instant: string) => string {
  const all = (pattern: RegExp) => instants.length > 0 && instants.every((instant) => pattern.test(instant));
  if (grain !== 'month' && grain !== 'quarter' && instants.length > 1 && all(YEAR)) return (instant) => instant.slice(0, 4);
  if (all(MONTH) && grain === 'quarter')
    return (instant) => `${instant.slice(0, 4)}-Q${Math.floor((Number(instant.slice(5, 7)) + 2) / 3)}`;
  if (all(MONTH)) return (instant) => instant.slice(0, 7);
  if (instants.every((instant) => DAY.test(instant) || instant.length <= 10)) return (instant) => instant.slice(0, 10);
  return (instant) => instant.slice(0, 16).replace('T', ' ');
}
