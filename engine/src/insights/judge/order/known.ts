import { splitsOf } from '../../../contracts/report/claim';
import type { Quantity } from '../../../contracts/table/table-model';
import { KINDS } from '../../../kinds';
import { goodWayOf, isBad } from '../../../kinds/advice/good-way';
import type { Finding } from '../../finding';
import type { Frame, Measure } from '../../frame/frame';
import { columnMeasure, measureOf, measureSplitBy } from '../../frame/measures/measure-of';
import { watchedColumns } from '../../frame/measures/result-columns';
import { modelColumnOf } from '../../frame/roles';
import { hasWord, nameWords } from '../../../profile/roles/name-words';
import { LINE, NOTE } from '../../../profile/roles/vocabulary';
import { neverFalls } from '../../series/running-total';
import { settledByResult } from '../../frame/measures/settled-by-result';
import { byLabelsOf } from './by-labels';
import { byNatureOf, pastOf } from './by-nature';
import { lastOf, shareOf } from './last-of';
import { LIMITS } from './limits';
import { areProportional } from './are-proportional';

/**
 * Why nobody acts on a finding, though it is true:
 *
 * - `settled`: what it tells came of the result, or adds up while rows are there;
 * - `set`: somebody has fixed it for each label: a fee, a deadline, the seats of a bus;
 * - `size`: of two amounts, that large rows have much of both; of an amount or a price that the table is not about, that one sort of things has more of it;
 * - `nature`: how a sort of things is, at any time, where each sort is otherwise;
 * - `past`: how a group was until lately, and is no more;
 * - `mix`: which labels come often, and with which others, in a table that is about something else, or what the lines of an order are like by their number;
 * - `gaps`: for which label a column is blank;
 * - `day`: that people come by day, or that a measure goes nowhere in particular;
 * - `noted`: what somebody has noted of some rows, and what these are like;
 * - `open`: what rows are like that are not over;
 * - `left`: what is left of the latest rows: their time is not over;
 * - `spread`: how far apart rows lie, of what the table is not about.
 */
export type Known =
  | 'settled'
  | 'set'
  | 'size'
  | 'nature'
  | 'past'
  | 'mix'
  | 'gaps'
  | 'day'
  | 'noted'
  | 'open'
  | 'left'
  | 'spread';

/** Kinds that tell the level of a group as well, by a quotient or inside another group. */
const SETS_LEVELS: ReadonlySet<Finding['kind']> = new Set(['ratio-difference', 'mean-interaction']);
/** Kinds that tell how a measure goes over time: one that only ever goes up does so by what it is. */
const GROWS: ReadonlySet<Finding['kind']> = new Set(['trend', 'course', 'slope-change', 'change-point', 'mean-driver']);

const EXTENSIVE: ReadonlySet<Quantity> = new Set(['count', 'amount', 'money', 'duration', 'size']);

export function knownOf(frame: Frame): (finding: Finding) => Known | null {
  const { table } = frame;
  const result = watchedColumns(table);
  const outcome = table.model?.outcome;
  const lead = outcome?.kind === 'lead-measure' ? outcome.column : null;
  const likely = new Set(outcome?.kind === 'candidates' ? outcome.candidates.map(({ column }) => column) : []);
  const isAbout = (column: string) => result.has(column) || likely.has(column) || column === lead;
  const isAboutMore = result.size > 0 || frame.measures.some(({ fraction }) => !fraction);
  const fixed = new Set(
    (table.model?.algebra ?? []).flatMap((one) => (one.kind === 'by-class' && one.of === null ? [one.target] : [])),
  );
  const isSettled = settledByResult(frame);
  const isByLabels = byLabelsOf(frame);
  const became = new Set(frame.dimensions.flatMap(({ column, outcome: isOutcome }) => (isOutcome ? [column.name] : [])));

  const columnsOf = ({ subject: { measure } }: Finding) =>
    measureOf(frame, measure)?.columns ?? ('column' in measure ? [measure.column] : []);
  const bySplit = ({ subject }: Finding) =>
    splitsOf(subject).flatMap((id) => measureSplitBy(frame, id) ?? columnMeasure(frame, id) ?? []);
  const isSet = (finding: Finding) =>
    finding.subject.measure.op !== 'sum' &&
    ([...columnsOf(finding), ...bySplit(finding).flatMap(({ columns }) => columns)].some((one) => fixed.has(one)) ||
      isByLabels(finding));
  const isTime = (column: string) => column === frame.timeline?.column.name;
  const isMix = ({ subject }: Finding) => {
    const { measure, filter } = subject;
    // How often each end of it came about stands among the key figures.
    const splits = splitsOf(subject);
    if (measure.op === 'count' && filter.length === 0 && splits.length > 0 && splits.every((one) => result.has(one))) return true;
    const all = [...splits, ...filter.map(({ column }) => column), ...(measure.op === 'rate' ? [measure.column] : [])];
    if (!isAboutMore || all.length === 0 || all.some((one) => isTime(one) || isAbout(one) || became.has(one))) return false;
    return measure.op === 'count' || measure.op === 'rows-per' || (measure.op === 'rate' && measureOf(frame, measure) === null);
  };
  const quantityOf = ({ columns: [column = ''] }: Measure) => modelColumnOf(table, column)?.quantity ?? 'other';
  /** Whether a row has more of it the larger it is. */
  const isExtensive = (one: Measure) => one.kind === 'column' && (one.additive || EXTENSIVE.has(quantityOf(one)));
  const isTimeTaken = (one: Measure) => one.kind === 'duration' || (one.kind === 'column' && quantityOf(one) === 'duration');
  const areSizes = (finding: Finding) => {
    if (finding.direction !== 'pos' && finding.direction !== 'high') return false;
    const told = measureOf(frame, finding.subject.measure);
    const both = [...(told ? [told] : []), ...bySplit(finding)];
    const [x, y] = both;
    if (!x || !y || both.length > 2) return false;
    // Of two times of one row each is part of how long it took.
    if (both.every(isTimeTaken)) return !both.some(({ columns: of }) => of.some((one) => result.has(one)));
    // How long something takes from one day to another is waited for, and is no size of it.
    if (both.some(({ kind }) => kind === 'duration')) return false;
    if (both.every(({ additive }) => additive) || areProportional(x, y)) return true;
    return (both.every(isExtensive) || both.every(isSized)) && !both.some(({ columns: of }) => of.some(isAbout));
  };

  const amounts = frame.measures.filter(({ kind, additive }) => kind === 'column' && additive);
  const sized = new Map<Measure, boolean>();
  /** Whether it is an amount by its name, or goes in proportion to one; how long something takes is none by its name. */
  const isAmount = (one: Measure) => {
    const before =
      sized.get(one) ??
      (one.kind === 'column' &&
        (quantityOf(one) === 'price' ||
          (isExtensive(one) && quantityOf(one) !== 'duration') ||
          (quantityOf(one) === 'other' && amounts.some((amount) => amount !== one && areProportional(one, amount)))));
    sized.set(one, before);
    return before;
  };
  /** Whether most rows have some of it, and it is hardly ever below nought: it is as large as its row. */
  const isOfEachRow = (one: Measure) =>
    isAmount(one) &&
    shareOf(one, (value) => value === 0) < LIMITS.mostlySettled &&
    shareOf(one, (value) => value < 0) < LIMITS.seldomBelow;
  const isJustSize = (one: Measure) => isOfEachRow(one) && !one.columns.some(isAbout);
  const numbers = frame.measures.filter(({ kind }) => kind === 'column');
  const proportional = new Map<Measure, boolean>();
  // Of rows of different sizes each has more of everything: tonnes, tours and litres.
  const isSized = (one: Measure) => {
    const before =
      proportional.get(one) ?? (isOfEachRow(one) || numbers.some((other) => other !== one && areProportional(one, other)));
    proportional.set(one, before);
    return before;
  };
  const isByNature = byNatureOf(frame, isSized);
  const isLevelOfSorts = ({ subject, behind, direction }: Finding) => {
    const told = measureOf(frame, subject.measure);
    if (!told || behind?.mix?.size || outcome === undefined || outcome.kind === 'none') return false;
    const way = goodWayOf(frame, told);
    if (way === 'low' && isBad(way, direction)) return false;
    // Who brings the most of what is wished for is asked in any table; what each of its rows comes to goes by its sort.
    if (told.kind === 'column') return isJustSize(told) && (subject.measure.op !== 'sum' || way === null);
    // Of what is worth so much for each of something.
    const [above, below] = told.kind === 'ratio' ? told.columns.map((column) => columnMeasure(frame, column)) : [];
    return (
      above !== undefined &&
      below !== undefined &&
      quantityOf(above) !== 'count' &&
      [above, below].every((one) => isJustSize(one) && goodWayOf(frame, one) !== 'low')
    );
  };
  const isNoted = ({ subject }: Finding) =>
    [...splitsOf(subject), ...subject.filter.map(({ column }) => column)].some((column) => hasWord(nameWords(column), NOTE));
  const lines = new Set(
    table.columns.flatMap(({ name, type, stats }) =>
      type === 'integer' && hasWord(nameWords(name), LINE) && Number(stats.min) === 1 ? [name] : [],
    ),
  );
  const isOfLines = ({ subject }: Finding) =>
    [...splitsOf(subject), ...subject.filter.flatMap(({ column, op }) => (op === '=' ? [column] : []))].some((column) =>
      lines.has(column),
    );
  const isCounted = ({ subject }: Finding) => {
    const told = measureOf(frame, subject.measure);
    // Where all that is measured only ever grows, how it grows is what there is to tell.
    return told !== null && neverFalls(frame, told) && numbers.some((one) => !neverFalls(frame, one));
  };
  const isPast = pastOf(frame);
  const open = frame.unfinished && 'column' in frame.unfinished.by ? frame.unfinished.by : null;
  const isOpen = ({ subject, member }: Finding) =>
    open !== null && member !== null && subject.breakdown === open.column && open.labels.includes(member);
  const isLeft = lastOf(frame);
  return (finding) => {
    const { comesFirst, tells, when } = KINDS[finding.kind].standing;
    if (comesFirst) return null;
    if (isSettled(finding.subject) || columnsOf(finding).some((column) => frame.piles.has(column))) return 'settled';
    // A fee that was raised was raised by somebody as well: that is news.
    if (when === null && isSet(finding)) return 'set';
    if (isNoted(finding)) return 'noted';
    if (isOfLines(finding)) return 'mix';
    if (GROWS.has(finding.kind) && isCounted(finding)) return 'settled';
    if (isOpen(finding)) return 'open';
    if (isLeft(finding)) return 'left';
    if (finding.everyDay) return 'day';
    if (finding.idle) return finding.idle;
    if (tells === 'gaps') return 'gaps';
    if (tells === 'labels' && isMix(finding)) return 'mix';
    if ((tells === 'pairs' || tells === 'levels') && areSizes(finding)) return 'size';
    if (tells === 'levels' && isLevelOfSorts(finding)) return 'size';
    if ((tells === 'levels' || SETS_LEVELS.has(finding.kind)) && isByNature(finding)) return 'nature';
    if ((tells === 'levels' || SETS_LEVELS.has(finding.kind)) && isPast(finding)) return 'past';
    if (tells === 'spread' && !columnsOf(finding).some(isAbout)) return 'spread';
    return null;
  };
}
