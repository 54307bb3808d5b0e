import type { ChartPlan } from '../../charts/chart-plan';
import { memberFilter, sharesByLabel, shareOverTime, valuesOfRows, type Marked } from '../../charts/marked-plans';
import type { Frame } from '../../insights/frame/frame';
import { columnMeasure } from '../../insights/frame/measures/measure-of';
import type { Rule } from '../../insights/frame/rules/rule';
import { columnNames } from '../../wording/column-names';
import { capital } from '../../wording/human';
import type { About } from '../about';
import { keyOf } from './key-of';
import { t } from './messages';
import { ruleOf } from './rule-of';
import { ruleText } from './rule-text';
import { spanOf, type Place } from './where-broken';

/** Where a rule is broken as the sentence says it: since when, or of whom; where no place is told, the rows that are furthest off. Null where nothing tells its rows apart. */
export function chartOfBroken({ frame, claim, dimension }: About): ChartPlan | null {
  const rule = ruleOf(frame, claim);
  if (!rule) return null;
  const code = dimension?.labels.indexOf(claim.member ?? '') ?? -1;
  const group: Place['group'] = dimension && code >= 0 ? { dimension, label: claim.member ?? '', code } : null;
  const span = spanOf(frame, rule, group);
  const marked = markedOf(frame, rule);
  if (span && (frame.timeline?.edges.length ?? 0) > 2) return shareOverTime(frame, marked, { claim, group: memberFilter(dimension, claim), at: span.from });
  return dimension && group ? sharesByLabel(frame, marked, dimension, claim, othersOf(rule, group)) : furthestOff(frame, rule, marked);
} // prettier-ignore

function markedOf(frame: Frame, rule: Rule): Marked {
  return {
    share: t('chart.share', { rows: frame.rows, rule: ruleText(frame, rule) }),
    among: rule.where,
    mark: rule.broken,
    columns: [...rule.columns],
    key: `broken|${rule.columns.join('|')}`,
  };
}

/** How often the others break it. */
function othersOf({ codes }: Rule, { dimension, code }: NonNullable<Place['group']>): number | null {
  let [n, k] = [0, 0];
  codes.forEach((own, row) => {
    if (own < 0 || dimension.codes[row] === code || dimension.codes[row] === -1) return;
    n++;
    k += own;
  });
  return n > 0 ? k / n : null;
}

/** The rows by their names, those first whose figure is furthest from what it should be. */
function furthestOff(frame: Frame, { columns, figures }: Rule, marked: Marked): ChartPlan | null {
  const key = keyOf(frame);
  const column = frame.table.columns.find(({ name }) => name === key);
  const target = columns[0] ?? '';
  if (!figures || !column) return null;
  const noun = columnNames(frame.table.columns)(target);
  const unit = columnMeasure(frame, target)?.unit ?? null;
  return valuesOfRows(frame, marked, { column, what: t('chart.off', { noun }), label: capital(noun), unit, sql: `abs(${figures.value} - ${figures.made})` }); // prettier-ignore
}
