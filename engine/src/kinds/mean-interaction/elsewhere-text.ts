import type { Row } from '../../duckdb/cell';
import { fact } from '../../insights/finding';
import { LIMITS } from './limits';

/** What the same comparison gives elsewhere; null when it gives as much there, so that the group has nothing of its own. */
export function elsewhereText(facts: Row, text: (value: number) => string): string | null {
  const [there, rest] = [text(fact(facts, 'there')), text(fact(facts, 'rest'))];
  if (there === rest) return `elsewhere both have ${there}`;
  const within = fact(facts, 'value') - fact(facts, 'baseline');
  const elsewhere = fact(facts, 'there') - fact(facts, 'rest');
  const turned = within * elsewhere < 0;
  if (!turned && Math.abs(elsewhere) > LIMITS.mostElsewhere * Math.abs(within)) return null;
  const words =
    Math.abs(elsewhere) < LIMITS.hardly * Math.abs(within)
      ? 'there is hardly such a difference'
      : turned
        ? 'it is the other way round'
        : 'the difference is smaller';
  return `elsewhere ${words} (${there} against ${rest})`;
}
