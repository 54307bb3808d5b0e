import type { Row } from '../../duckdb/cell';
import { fact } from '../../insights/finding';
import type { Dimension } from '../../insights/frame/frame';
import { LIMITS } from './limits';
import { t } from './messages';

/**
 * What the same comparison gives elsewhere; null when it gives as much there, so that the group has nothing of its own.
 * @param isCertain that there is a difference elsewhere is certain by itself
 */
export function elsewhereText(
  facts: Row,
  text: (value: number) => string,
  columns: readonly Dimension[],
  isCertain: boolean,
): string | null {
  const [there, rest] = [text(fact(facts, 'there')), text(fact(facts, 'rest'))];
  // Of two labels by two there is but one pair to compare.
  const alike = columns.some(({ distinct }) => distinct > 2);
  if (there === rest) return t('elsewhere.same', { alike, there });
  const within = fact(facts, 'value') - fact(facts, 'baseline');
  const elsewhere = fact(facts, 'there') - fact(facts, 'rest');
  const turned = within * elsewhere < 0;
  if (!turned && Math.abs(elsewhere) > LIMITS.mostElsewhere * Math.abs(within)) return null;
  const how =
    Math.abs(elsewhere) < LIMITS.hardly * Math.abs(within) ? 'hardly' : !turned ? 'smaller' : isCertain ? 'turned' : 'not';
  return t('elsewhere.differs', { alike, how, there, rest });
}
