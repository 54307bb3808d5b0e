import type { ChartPlan } from '../../charts/chart-plan';
import { equals, name } from '../../insights/sql';
import { capital, labelText } from '../../wording/human';
import { groupText } from '../../wording/phrases';
import type { About } from '../about';
import { stepChart } from '../course/along-steps';
import { LIMITS } from './limits';
import { momentsOf } from './moments';
import { t } from './messages';

/** The mean of each group at each moment; of many groups that of the member beside all others. */
export function changeChart({ frame, measure, dimension, claim: { member } }: About): ChartPlan | null {
  const moments = momentsOf(frame);
  if (!moments || !measure || !dimension || member === null) return null;
  const { column, labels, distinct } = dimension;
  const own = { label: capital(groupText(dimension, member)), where: equals(column, member) };
  const groups =
    distinct <= LIMITS.mostNamed
      ? labels.map((label) => (label === member ? own : { label: labelText(label), where: equals(column, label) }))
      : [own, { label: capital(t('others')), where: `NOT (${own.where})` }];
  return stepChart(frame, moments, measure, { by: name(column.name), groups });
}
