import type { Row } from '../../duckdb/cell';
import { fact } from '../../insights/finding';
import { LIMITS } from './limits';
import { t } from './messages';

/** What the same comparison gives elsewhere; null when it gives as much there, so that the group has nothing of its own. */
export function elsewhereText(facts: Row, text: (value: number) => string): string | null {
  const [there, rest] = [text(fact(facts, 'there')), text(fact(facts, 'rest'))];
  if (there === rest) return t('elsewhere.same', { there });
  const within = fact(facts, 'value') - fact(facts, 'baseline');
  const elsewhere = fact(facts, 'there') - fact(facts, 'rest');
  const turned = within * elsewhere < 0;
  if (!turned && Math.abs(elsewhere) > LIMITS.mostElsewhere * Math.abs(within)) return null;
  const how = Math.abs(elsewhere) < LIMITS.hardly * Math.abs(within) ? 'hardly' : turned ? 'turned' : 'smaller';
  return t('elsewhere.differs', { how, there, rest });
}
