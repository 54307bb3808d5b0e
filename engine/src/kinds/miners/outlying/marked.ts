import { labelsOf, type Claim, type Subject } from '../../../contracts/report/claim';
import { COUNT, rateOf } from '../../../contracts/report/measure';
import { shareTitle } from '../../../wording/label-phrases';
import { columnNames } from '../../../wording/column-names';
import type { Marked } from '../../../charts/marked-plans';
import type { Frame } from '../../../insights/frame/frame';
import { condition, conditions, name } from '../../../insights/sql';
import type { Among } from './domain';
import { blankIsNone, isSql, overOf, overOfState, type Event } from './events';
import { t } from './messages';
import { amongText, boundOf } from './words';

/** What is so, as a claim holds it: the rate of a label, or a count of cells that are blank, filled or nought. */
export function subjectOf({ says, column }: Event): Pick<Subject, 'filter' | 'measure'> {
  switch (says.how) {
    case 'label':
      return { filter: [], measure: rateOf(column.name, says.label) };
    case 'blank':
    case 'filled':
      return {
        filter: [{ column: column.name, op: says.how === 'blank' ? 'is null' : 'is not null', value: '' }],
        measure: COUNT,
      };
    case 'beyond':
      return { filter: [says.beyond.condition], measure: COUNT };
    case 'nought':
      return { filter: [{ column: column.name, op: '=', value: 0 }], measure: COUNT };
  }
}

/** Rows of which it may be so, as conditions. */
export const amongOf = (among: readonly Among[]): Subject['filter'] =>
  among.map(({ dimension, labels }) => ({ column: dimension.column.name, op: 'in', value: labels }));

/** Rows of which it is so among those of which it may be, as a claim tells it; but for the condition on a group that is told. */
export function markedOf(frame: Frame, { subject: { filter, measure } }: Claim, less: readonly string[] = []): Marked | null {
  const [first, ...rest] = filter;
  const of = measure.op === 'rate' ? { column: measure.column, others: filter, measure } : first && { column: first.column, others: rest, measure: null }; // prettier-ignore
  const column = of && frame.table.columns.find((one) => one.name === of.column);
  if (!of || !column) return null;
  const beyond = first && frame.beyond.find(({ condition: own }) => own.column === first.column && own.op === first.op && own.value === first.value);
  const kept = of.others.filter((one) => !less.includes(one.column));
  const among = condition(frame.table, kept);
  const within = kept.flatMap((one) => {
    const own = frame.dimensions.find((candidate) => candidate.column.name === one.column);
    return own ? amongText({ dimension: own, labels: labelsOf(one) }) : [];
  });
  const dimension = frame.dimensions.find((one) => one.column === column);
  if (of.measure && !dimension) return null;
  const nameOf = columnNames(frame.table.columns);
  const noun = nameOf(column.name);
  if (beyond && !of.measure)
    return {
      within,
      share: t('share.beyond', { ...boundOf(beyond, nameOf), noun, rows: frame.rows }),
      among: conditions(among, beyond.known),
      mark: condition(frame.table, [beyond.condition]),
      columns: [column.name],
      key: `outlying|${column.name}|${beyond.condition.op}|${beyond.condition.value}`,
    };
  const cells = of.measure ? undefined : frame.blanks.find((one) => one.column.name === column.name);
  const how = of.measure ? 'label' : first?.op === 'is null' ? 'blank' : first?.op === 'is not null' ? 'filled' : 'nought';
  return {
    within,
    share: of.measure && dimension ? shareTitle(dimension, of.measure.value) : t('share', { how, noun, rows: frame.rows }),
    among: conditions(among, (of.measure && !(dimension && blankIsNone(dimension))) || how === 'nought' ? `${name(column.name)} IS NOT NULL` : null, of.measure && dimension?.open ? (overOfState(frame, dimension)?.sql ?? null) : null, cells && how !== 'nought' ? (overOf(frame, cells.missing)?.sql ?? null) : null),
    mark: of.measure && dimension ? isSql(dimension, of.measure.value) : how === 'nought' ? `${name(column.name)} = 0` : `${name(column.name)} IS ${how === 'blank' ? '' : 'NOT '}NULL`,
    columns: [column.name],
    key: `outlying|${column.name}|${of.measure?.value ?? how}`,
  };
} // prettier-ignore
