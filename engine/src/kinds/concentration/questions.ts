import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { leadMeasures, leadOfFamilies } from '../../insights/frame/measures/lead-measures';
import { isStock } from '../../insights/series/changes';
import { hasWord, nameWords } from '../../profile/roles/name-words';
import { yesOrNo } from '../../read/typing/yes-or-no';
import { isPercent } from '../../wording/number-text';
import { goodWayOf, goodWayOfLabel, type GoodWay } from '../advice/good-way';
import type { Question } from './figures';
import { LIMITS } from './limits';
import type { Members } from './members';
import { LEFT_OVER, UNWISHED } from './words';

/** What is asked of the members of a column. */
export function questionsOf(frame: Frame, members: Members): Question[] {
  const sums = sumsOf(frame).map((measure) => ({ of: 'sum', measure }) as const);
  if (members.each) return sums;
  const isPanel = frame.table.model?.shape.kind === 'panel';
  const levels = levelsOf(frame).filter(({ columns }) => !columns.includes(members.column)).slice(0, LIMITS.mostLevels);
  const events = frame.dimensions.flatMap((dimension) => eventOf(dimension).map((label) => ({ of: 'share', dimension, label }) as const));
  return [
    // Of what is read again and again each is read as often as was planned.
    ...(isPanel ? [] : [{ of: 'rows' } as const]),
    ...events.filter(({ dimension }) => dimension.column.name !== members.column).slice(0, LIMITS.mostEvents),
    ...sums,
    ...levels.map((measure) => ({ of: 'level', measure }) as const),
  ];
} // prettier-ignore

/** The same of the last year, where the table holds another one before: who loses now is asked about, and not who once did. */
export function lastYearOf({ timeline, table }: Frame, question: Question): (Question & { of: 'sum' }) | null {
  const [first, end] = [timeline?.edges[0], timeline?.edges.at(-1)];
  if (question.of !== 'sum' || first === undefined || end === undefined || table.model?.shape.kind === 'entity') return null;
  const back = (years: number) => new Date(end).setUTCFullYear(new Date(end).getUTCFullYear() - years);
  return first <= back(LIMITS.years) ? { ...question, since: back(1) } : null;
}

/** What happened: the result's label, or yes where it is asked whether. */
function eventOf({ event, labels }: Dimension): string[] {
  if (event !== undefined) return [event];
  return labels.length === 2 && labels.every((label) => yesOrNo(label) !== null) ? labels.filter((label) => yesOrNo(label) === true) : [];
} // prettier-ignore

/** Sums that a reader asks about first, and those that can be less than nothing. */
function sumsOf(frame: Frame): Measure[] {
  const isSum = (measure: Measure) => measure.additive && !isStock(frame, measure);
  const isLoss = ({ values }: Measure) => values.some((value) => value < 0);
  const isResult = ({ kind, fraction, unit, columns: [column = ''] }: Measure) => kind === 'column' && !fraction && !isPercent(unit) && hasWord(nameWords(column), LEFT_OVER);
  const first = leadOfFamilies(frame).filter((measure) => isSum(measure) && !isLoss(measure));
  const losses = leadMeasures(frame).filter((measure) => (isSum(measure) || isResult(measure)) && isLoss(measure));
  return [...first.slice(0, LIMITS.mostSums), ...losses.slice(0, LIMITS.mostSums)];
} // prettier-ignore

/** Levels that do not add up: shares and quotients first, which members of any size can be compared by. */
function levelsOf(frame: Frame): Measure[] {
  const leads = leadMeasures(frame);
  const measures = [...leads, ...frame.measures.filter((one) => !leads.includes(one))].filter(({ additive, elapsed }) => !additive && !elapsed);
  const ofAnySize = ({ kind, weights, fraction, unit }: Measure) => kind !== 'column' || weights !== undefined || fraction || isPercent(unit);
  return measures
    .filter(({ family }, i) => measures.findIndex((one) => one.family === family) === i)
    .sort((a, b) => Number(ofAnySize(b)) - Number(ofAnySize(a)));
} // prettier-ignore

/** Which way of what is asked nobody wishes for; null where nothing says so. */
export function wayOf(frame: Frame, members: Members, question: Question): GoodWay {
  switch (question.of) {
    case 'rows':
      return !members.works && areUnwished(frame) ? 'low' : null;
    case 'share':
      return goodWayOfLabel(frame, question.dimension, question.label);
    case 'sum':
    case 'level':
      return goodWayOf(frame, question.measure);
  }
}

/** Whether rows are of what goes wrong: tickets, call-outs, complaints. */
function areUnwished({ table, timeline, ticketLike }: Frame): boolean {
  const keys = table.columns.filter(({ role }) => role === 'identifier').map(({ name }) => name);
  const names = [table.name.replace(/\.[a-z\d]+$/i, ''), timeline?.column.name ?? '', ...keys];
  return ticketLike || names.some((one) => hasWord(nameWords(one), UNWISHED));
}
