import type { Section, Span } from '../../contracts/report/block';
import type { ColumnRelation } from '../../contracts/table/column-relation';
import type { ReportDocument } from '../../contracts/report/document';
import type { TableReading } from '../../contracts/table/table-reading';
import { periodText, type Grain } from '../../wording/date-text';
import { columnNames, isLong, wholeHeader } from '../../wording/column-names';
import { human, labelText, list } from '../../wording/human';
import { t } from '../reading/messages';
import { relationText } from '../reading/relation-text';
import { inTable, labelled, ofTable } from './statement';
import { periodName, withPeriodNames } from '../../wording/period-names';
import { LIMITS } from './limits';

/** What each table was taken for: what a row is, its time, what it is about, and which columns follow from others. */
export function readingSections(document: ReportDocument): Section[] {
  return document.tables.flatMap(({ name, rows, reading }, table): Section[] => {
    if (!reading) return [];
    const id = ofTable(document, 'reading', table);
    const lines = [...saidLine(reading), ...rowLine(reading), ...formLine(reading), ...timeLine(reading), ...aboutLine(reading), ...alsoLine(reading), ...arithmeticLines(reading, rows), ...noneLine(reading), ...oneLabelLine(reading), ...columnLines(reading)]; // prettier-ignore
    const blocks = lines.map((spans, i) => ({ type: 'item' as const, id: `${id}/${i + 1}`, spans }));
    return [{ id, kind: 'reading', title: inTable(document, t('title'), name), blocks, parts: [], table }];
  });
}

type Lines = Span[][];
const nameOf = columnNames([]);
const noun = (column: string): string => (isLong(column) ? nameOf(column) : labelText(human(column)));
const nouns = (columns: readonly string[]): string => list(columns.map(noun));

function rowLine({ shape, time }: TableReading): Lines {
  const grain = t('grain', { grain: time?.grain ?? 'moment' });
  const is = t('row.is', {
    kind: shape.kind,
    dated: time !== null,
    grain,
    entity: nouns(shape.entity),
    named: shape.entity.length > 0,
  });
  return is === '' ? [] : [labelled(t('row'), is)];
}

const formLine = ({ form }: TableReading): Lines => (form === undefined ? [] : [labelled(t('form'), form)]);

/** What a person has said of the table, and was followed. */
function saidLine({ told }: TableReading): Lines {
  if (!told) return [];
  const { outcome, time, shape, totals = [], roles = [] } = told;
  const said = [
    ...(outcome === undefined ? [] : [outcomeSaid(outcome)]),
    ...(time === undefined ? [] : [time === null ? t('said.no-time') : t('said.time', { column: noun(time) })]),
    ...(shape === undefined ? [] : [t('said.shape', { shape })]),
    ...totals.map(({ column, label, isTotal }) =>
      t('said.total', { column: noun(column), label: labelText(label), is: isTotal }),
    ),
    ...(roles.length === 0 ? [] : [t('said.roles', { columns: nouns(roles) })]),
  ];
  return said.length === 0 ? [] : [labelled(t('said'), said.join('; '))];
}

const outcomeSaid = (outcome: NonNullable<TableReading['told']>['outcome']): string => {
  if (!outcome) return t('said.no-outcome');
  const { column, event, good } = outcome;
  const said = { column: noun(column), good: good ?? 'none' };
  return event === undefined ? t('said.outcome', said) : t('said.event', { ...said, event: labelText(event) });
};

function timeLine({ time }: TableReading): Lines {
  if (!time) return [];
  const grain: Grain = time.grain === 'second' || time.grain === 'minute' ? 'hour' : time.grain;
  const text = (iso: string) => {
    const at = Date.parse(iso.endsWith('Z') ? iso : `${iso}Z`);
    return periodName(at, 'day') ?? periodText(at, grain);
  };
  const { from = '', to = '' } = time;
  const said = { name: labelText(time.name), grain: time.grain };
  if (Number.isNaN(Date.parse(from)) || Number.isNaN(Date.parse(to))) return [labelled(t('time'), t('time.by', said))];
  return withPeriodNames(time.names, () => [labelled(t('time'), t('time.is', { ...said, from: text(from), to: text(to) }))]);
}

function aboutLine({ outcome }: TableReading): Lines {
  switch (outcome.kind) {
    case 'outcome': {
      const { column, event, good } = outcome.outcome;
      const said = { column: noun(column), good: good ?? 'none' };
      return [labelled(t('about'), event === undefined ? t('about.level', said) : t('about.event', { ...said, event: labelText(event) }))];
    }
    case 'candidates': {
      const [first, second] = outcome.candidates.map(({ column }) => noun(column));
      return first === undefined || second === undefined ? [] : [labelled(t('about'), t('about.candidates', { first, second }))];
    }
    case 'lead-measure':
      return [labelled(t('about'), t('about.lead', { column: noun(outcome.column) }))];
    case 'none':
      return [];
  }
} // prettier-ignore

function alsoLine({ also = [] }: TableReading): Lines {
  const watched = also.flatMap(({ column, event, good }) =>
    event === undefined ? [] : [t('about.event', { column: noun(column), event: labelText(event), good: good ?? 'none' })],
  );
  return watched.length === 0 ? [] : [labelled(t('also'), watched.join('; '))];
}

function arithmeticLines({ algebra }: TableReading, rows: number): Lines {
  if (algebra.length === 0) return [];
  const told = algebra.slice(0, LIMITS.mostTold).map((relation) => heldText(relation, rows));
  const more = algebra.length - told.length;
  return [labelled(t('arithmetic'), [...told, ...(more > 0 ? [t('arithmetic.more', { n: more })] : [])].join('; '))];
}

/** @param all rows of the table: where a cell is missing a relation says nothing, and holds in no such row */
const heldText = (relation: ColumnRelation, all: number): string => {
  const { rows, off, of } = relation.held;
  // What happens to members that leave is no arithmetic of rows.
  if (relation.kind === 'left-as-it-was') return relationText(relation);
  return off === 0
    ? t('arithmetic.all', { relation: relationText(relation), of: of === 'sample' ? of : rows === all ? 'all' : 'some', rows })
    : t('arithmetic.but', { relation: relationText(relation), off, rows });
};

const noneLine = ({ noFigures }: TableReading): Lines => (noFigures.length === 0 ? [] : [labelled(t('none'), nouns(noFigures))]);

/** Labels that are one, with the other ways in which they are written. */
function oneLabelLine({ oneLabel = [] }: TableReading): Lines {
  if (oneLabel.length === 0) return [];
  const told = oneLabel.map(({ column, labels }) => t('columns.example', { name: wholeHeader(column), examples: labels.map((own) => own.map(labelText).join(' / ')).join(', ') })); // prettier-ignore
  return [labelled(t('one-label'), told.join('; '))];
}

/** The columns by what they are for, each by its whole header, with some of its values. */
function columnLines({ columns = [] }: TableReading): Lines {
  const roles = [...new Set(columns.map(({ role }) => role))];
  return roles.map((role) => {
    const own = columns.filter((column) => column.role === role);
    const named = own
      .slice(0, LIMITS.mostColumns)
      .map(({ name, examples }) =>
        examples.length === 0
          ? wholeHeader(name)
          : t('columns.example', { name: wholeHeader(name), examples: examples.map(labelText).join(', ') }),
      );
    const more = own.length - named.length;
    return labelled(t(`columns.${role}`), [...named, ...(more > 0 ? [t('columns.more', { n: more })] : [])].join('; '));
  });
}
