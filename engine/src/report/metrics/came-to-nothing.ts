import { fact } from '../../insights/finding';
import type { Frame, Measure } from '../../insights/frame/frame';
import { goneOf } from '../../insights/frame/still-there';
import { conditions, equals, filtered } from '../../insights/sql';
import { nameWords } from '../../profile/roles/name-words';
import { asksForEnd, cameToNothing } from '../../understand/outcome/outcome-words';
import { list } from '../../wording/human';
import { countText } from '../../wording/phrases';
import { LIMITS } from '../limits';
import { t } from '../messages';
import type { Metric } from './metric';

/** What those add up to who are still there, where it ended with who left. */
export function ofThoseThere(frame: Frame, measure: Measure): { there: string | null } & Pick<Metric, 'note' | 'rows'> {
  const gone = goneOf(frame, measure);
  if (!gone) return { there: null };
  return {
    there: gone.there,
    rows: { where: conditions(`${measure.sql} IS NOT NULL`, gone.there) },
    note: (_, facts) => t('metric.there', { count: countText(fact(facts, 'n'), frame.rows), labels: list(gone.said) }),
  };
}

/**
 * What a total comes to without the rows whose status says that nothing came of them: gifts that failed and orders that were called off have amounts as well.
 * Nothing where these are no part of it that shows.
 */
export function withoutFailed(frame: Frame, measure: Measure, text: Metric['text']): Pick<Metric, 'note'> & { sql?: string } {
  for (const { column, labels, codes } of frame.dimensions) {
    if (labels.length > LIMITS.mostStates || !asksForEnd(nameWords(column.name))) continue;
    const failed = labels.filter(cameToNothing);
    if (failed.length === 0 || failed.length === labels.length) continue;
    const off = new Set(failed.map((label) => labels.indexOf(label)));
    let [all, part] = [0, 0];
    measure.values.forEach((value, row) => {
      if (value !== value) return;
      all += value;
      if (off.has(codes[row] ?? -1)) part += value;
    });
    if (!(Math.abs(part) >= LIMITS.partThatShows * Math.abs(all))) continue;
    const condition = failed.map((label) => equals(column, label)).join(' OR ');
    return {
      sql: `, ${filtered(`sum(${measure.sql})`, `NOT coalesce(${condition}, false)`)} AS held`,
      note: (_, facts) => t('metric.without', { labels: list(failed), value: text(fact(facts, 'held')) }),
    };
  }
  return {};
}
