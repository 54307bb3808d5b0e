import type { Waiting } from '../../insights/frame/frame';
import { LIMITS as WAITS, ROUND_DAYS } from '../../understand/waits/limits';
import { days } from '../../understand/waits/moments';
import { LIMITS } from './limits';

/** Days for which each row waits that does, where that is known; of what is due, by which it is late. */
export function agesOf({ wait: { asOf }, waits, since }: Waiting): number[] {
  if (asOf === null) return [];
  return [...waits.keys()].flatMap((row) => {
    const at = since[row] ?? NaN;
    return waits[row] === 1 && at === at ? [days(asOf - at)] : [];
  });
}

/** Days for which many of the rows wait, far longer than it takes: the most that nearly all of them wait, else the fewest that are far longer. Null where hardly any do. */
export function farLonger(waiting: Waiting): number | null {
  const { usual, limit, due } = waiting.wait;
  const ages = agesOf(waiting);
  // Where nothing says how long it takes, it is what people agree upon.
  if (usual === null && limit === null)
    return ages.filter((age) => age > WAITS.terms).length >= LIMITS.fewestOwn ? WAITS.terms : null;
  const far = LIMITS.farLonger * Math.max(1, (due ? usual : limit) ?? Infinity);
  const beyond = (least: number) => ages.filter((age) => age > least).length;
  const asked = ROUND_DAYS.filter((one) => one >= far && beyond(one) >= LIMITS.fewestOwn);
  return asked.findLast((one) => beyond(one) >= LIMITS.mostlyFar * ages.length) ?? asked[0] ?? null;
}
