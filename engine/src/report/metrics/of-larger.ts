import type { ColumnRelation } from '../../contracts/table/column-relation';
import { meanOf } from '../../contracts/report/measure';
import type { Frame } from '../../insights/frame/frame';
import { modelColumnOf } from '../../insights/frame/roles';
import { conditions, name, where } from '../../insights/sql';
import { nounWithoutUnit } from '../../profile/roles/unit-of-name';
import { capital, list } from '../../wording/human';
import { columnNames } from '../../wording/column-names';
import { amountText } from '../../wording/number-text';
import { t } from '../messages';
import type { Metric } from './metric';

type Quotient = Extract<ColumnRelation, { kind: 'quotient' }>;

/**
 * What rates by a figure of something larger than a row come to over all rows: what is divided is added up, and the figure counts once for each
 * thing that it is of, not once for each row that repeats it.
 */
export function ratesByLarger(frame: Frame): Metric[] {
  const { table } = frame;
  // Asked in the database itself, a row does not say of which thing it is first.
  if (!table.model || table.pushdown) return [];
  return table.model.algebra.flatMap((relation) => (relation.kind === 'quotient' ? (rateOf(frame, relation) ?? []) : []));
}

function rateOf({ table }: Frame, { target, of, less, by, factor }: Quotient): Metric | null {
  const [own, whole] = [modelColumnOf(table, target), modelColumnOf(table, by[0] ?? '')];
  const column = table.columns.find((one) => one.name === target);
  const [part, ...more] = [...of, ...less];
  if (!column || part === undefined || more.length > 0 || by.length > 1 || !whole || whole.unitOfObservation.length === 0)
    return null;
  const { how, because } = own?.overMembers ?? {};
  if (how !== 'never' || because?.by !== 'values' || because.are !== 'repeated') return null;
  const nameOf = columnNames(table.columns);
  // What stands from month to month is there in each of them.
  const moments = table.model?.shape.kind === 'panel' ? (table.model.time?.columns ?? []) : [];
  const thing = [...new Set([...whole.unitOfObservation, ...moments])];
  const filled = conditions(...[target, part, whole.name].map((one) => `${name(one)} IS NOT NULL`));
  const things = `SELECT max(${name(whole.name)}::DOUBLE) AS once FROM ${table.relation}${where(filled)} GROUP BY ${thing.map(name).join(', ')}`;
  return {
    figure: 'overall',
    label: t('metric.label.overall', { measure: capital(nounWithoutUnit(target, column.unit).words) }),
    measure: meanOf(target),
    unit: column.unit,
    sql: `SELECT ${factor} * sum(${name(part)}::DOUBLE) / nullif((SELECT sum(once) FROM (${things})), 0) AS value, count(${name(part)}) AS n FROM ${table.relation}${where(filled)}`,
    rows: { how: 'worked-out', where: filled, beside: [...thing, part, whole.name] },
    text: (value) => amountText(value, column.unit),
    note: () => t('metric.once', { whole: nameOf(whole.name), things: list(thing.map((one) => nameOf(one))) }),
  };
}
