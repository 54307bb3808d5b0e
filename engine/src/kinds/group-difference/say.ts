import { studentQuantile } from '../../stats/distributions/student-quantile';
import type { Word } from '../../contracts/report/claim';
import { canBe } from '../../wording/comparison';
import { capital } from '../../wording/human';
import { levelSlots } from '../../wording/level';
import { nextCertainty } from '../../wording/next';
import { intervalText, wholeText } from '../../wording/number-text';
import { amountsIn, countText, measureText, othersOf, rowsWith, forGroup } from '../../wording/phrases';
import { fact, SMALL_GROUP, type Say } from '../../insights/finding';
import type { Dimension, Measure } from '../../insights/frame/frame';
import { againstLike } from '../mix-behind/say-mix';
import { orSlight } from './say-slight';
import { LIMITS } from './limits';
import { t } from './messages';

/** A member's level of a measure. */
export interface LevelTold {
  dimension: Dimension;
  measure: Measure;
  label: string;
  high: boolean;
  /** It is of all rows together, and not what they have on average. */
  together?: boolean;
  /** It is the highest or the lowest: of all labels, of so many frequent ones, or null where that is not known. */
  among: 'all' | number | null;
  words: Word[];
}

const sayMember: Say<LevelTold> = (finding, facts, frame) => {
  const { next, told } = finding;
  const { dimension, measure, label, high, together = false, among, words } = told;
  const value = fact(facts, 'value');
  const base = fact(facts, 'baseline');
  const n = fact(facts, 'n');
  if (Number.isNaN(value) || value > base !== high) return null;
  const against = againstLike(frame, finding.behind, facts, othersOf(dimension, label), (one) => measureText(measure, one));
  if (!against) return null;
  const half = n > 2 ? (studentQuantile(n - 1) * fact(facts, 'sd')) / Math.sqrt(n) : NaN;
  const confidence: [number, number] | undefined =
    n >= SMALL_GROUP && Number.isFinite(half) && canBe(amountsIn(measure), [value - half, value + half])
      ? [value - half, value + half]
      : undefined;
  const plain = confidence ? { confidence, evidence: [intervalText(...confidence, measure.unit, measure.fraction)] } : {};
  const level = (extreme: 'all' | 'frequent' | 'none') =>
    t('level', {
      ...levelSlots(
        measure,
        (measure.verb || measure.fraction ? rowsWith : forGroup)(frame, dimension, label),
        value,
        against.base,
        against.name,
        next,
      ),
      ...(together ? { form: 'together' } : {}),
      high,
      extreme,
      group: dimension.noun,
      among: typeof among === 'number' ? wholeText(among) : '',
    });
  const middle = fact(facts, 'middle');
  const isLopsided = middle > 0 && (value / middle > LIMITS.lopsided || value / middle < 1 / LIMITS.lopsided);
  const sentence = (extreme: 'all' | 'frequent' | 'none') =>
    [
      capital(level(extreme)),
      ...against.after,
      ...(isLopsided ? [t('half', { middle: measureText(measure, middle) })] : []),
      ...(n < SMALL_GROUP ? [t('few', { count: countText(n, frame.rows) })] : []),
    ].join(' ');
  return {
    ...(next?.farthest === false
      ? { sentence: sentence('none') }
      : { sentence: sentence(typeof among === 'number' ? 'frequent' : (among ?? 'none')), words }),
    without: sentence('none'),
    baseline: base,
    n,
    ...nextCertainty(finding, plain, value, against.base, amountsIn(measure)),
  };
};

export const sayLevel = orSlight(sayMember);
