import type { Section, Span } from '../../contracts/block';
import type { ColumnRelation } from '../../contracts/column-relation';
import type { ReportDocument } from '../../contracts/document';
import type { TableReading } from '../../contracts/table-reading';
import { periodText, type Grain } from '../../wording/date-text';
import { human, labelText, list } from '../../wording/human';
import { t } from '../reading/messages';
import { relationText } from '../reading/relation-text';
import { inTable, labelled, ofTable } from './statement';
import { LIMITS } from './limits';

/** What each table was taken for: what a row is, its time, what it is about, and which columns follow from others. */
export function readingSections(document: ReportDocument): Section[] {
  return document.tables.flatMap(({ name, reading }, table): Section[] => {
    if (!reading) return [];
    const id = ofTable(document, 'reading', table);
    const lines = [...rowLine(reading), ...formLine(reading), ...timeLine(reading), ...aboutLine(reading), ...arithmeticLines(reading), ...noneLine(reading)]; // prettier-ignore
    const blocks = lines.map((spans, i) => ({ type: 'item' as const, id: `${id}/${i + 1}`, spans }));
    return [{ id, kind: 'reading', title: inTable(document, t('title'), name), blocks, parts: [] }];
  });
}

type Lines = Span[][];
const noun = (column: string): string => labelText(human(column));
const nouns = (columns: readonly string[]): string => list(columns.map(noun));

function rowLine({ shape, time }: TableReading): Lines {
  const grain = t('grain', { grain: time?.grain ?? 'moment' });
  const is = t('row.is', { kind: shape.kind, grain, entity: nouns(shape.entity), named: shape.entity.length > 0 });
  return is === '' ? [] : [labelled(t('row'), is)];
}

const formLine = ({ form }: TableReading): Lines => (form === undefined ? [] : [labelled(t('form'), form)]);

function timeLine({ time }: TableReading): Lines {
  if (!time) return [];
  const grain: Grain = time.grain === 'second' || time.grain === 'minute' ? 'hour' : time.grain;
  const text = (iso: string) => periodText(Date.parse(iso.endsWith('Z') ? iso : `${iso}Z`), grain);
  const { from = '', to = '' } = time;
  const said = { name: labelText(time.name), grain: time.grain };
  if (Number.isNaN(Date.parse(from)) || Number.isNaN(Date.parse(to))) return [labelled(t('time'), t('time.by', said))];
  return [labelled(t('time'), t('time.is', { ...said, from: text(from), to: text(to) }))];
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

function arithmeticLines({ algebra }: TableReading): Lines {
  if (algebra.length === 0) return [];
  const told = algebra.slice(0, LIMITS.mostTold).map(heldText);
  const more = algebra.length - told.length;
  return [labelled(t('arithmetic'), [...told, ...(more > 0 ? [t('arithmetic.more', { n: more })] : [])].join('; '))];
}

const heldText = (relation: ColumnRelation): string => {
  const { rows, off } = relation.held;
  return off === 0
    ? t('arithmetic.all', { relation: relationText(relation) })
    : t('arithmetic.but', { relation: relationText(relation), off, rows });
};

const noneLine = ({ noFigures }: TableReading): Lines => (noFigures.length === 0 ? [] : [labelled(t('none'), nouns(noFigures))]);
