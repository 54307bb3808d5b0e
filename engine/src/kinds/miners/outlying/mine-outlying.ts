import type { Finding, Mining } from '../../../insights/finding';
import { outlyingRate } from '../../outlying-rate/outlying-rate';
import type { OutlyingTold } from '../../outlying-rate/say';
import { rateStep } from '../../rate-step/rate-step';
import type { RateStepTold } from '../../rate-step/say';
import type { Dimension, Frame } from '../../../insights/frame/frame';
import { watchedColumns } from '../../../insights/frame/measures/result-columns';
import { structureOf } from '../../../insights/frame/measures/structure';
import { LARGEST_P } from '../../../insights/judge/gate';
import { blocksOf, cutBy, inBlock, isMore, timesOf, type Block, type Counts, type Cut, type Times } from './blocks';
import { changesApart } from './changes';
import { domainOf, type Domain } from './domain';
import { blankIsNone, eventsOf, type Event } from './events';
import type { Found } from './found';
import { cutsOf, groupsOf, heldOf, type Held } from './groups';
import { subjectOf } from './marked';
import { leastKept } from './held';
import { sharedBy, standsApart } from './peers';
import { LIMITS } from './limits';
import { choiceOf, isOfMany, pOf, pOfChange } from './judged';
import { isAllMoved } from './all-moved';
import { isSteady } from './steady';
import { oneLabelOf } from './one-label';

/**
 * Groups whose share of anything that may be so stands apart from that of all others, be it in a cell of two columns or since a day (funnel plots with overdispersion,
 * Spiegelhalter 2005), where no other column makes it.
 */
export function mineOutlying({ frame, log }: Mining): { 'outlying-rate': Finding<OutlyingTold>[]; 'rate-step': Finding<RateStepTold>[] } {
  const groups = groupsOf(frame);
  const times = timesOf(frame.timeline);
  const cuts = cutsOf(frame, groups);
  const held = heldOf(frame);
  const watched = watchedColumns(frame.table);
  const isStructure = structureOf(frame);
  const questions = { result: new Questions(), other: new Questions() };
  for (const event of eventsOf(frame)) {
    // What was made of others says nothing that these do not.
    const domain = domainOf(frame, event, ({ column }) => column.name !== event.column.name && frame.table.made?.includes(column.name) !== true);
    if (!domain || Math.min(domain.cases, domain.n - domain.cases) < LIMITS.fewestEvents || domain.cases > (event.says.how === 'label' ? LIMITS.mostShare : LIMITS.mostOfTwo) * domain.n) continue;
    const own = [...cuts, ...ofDomain(groups, domain)].filter((cut) => mayDiffer(isStructure, event, domain, cut));
    const { result, other } = questions;
    (watched.has(event.column.name) ? result : other).add(own, bothWays(frame, event, domain, own, { times: isOpen(frame, event) ? null : times, held: held.filter(({ column }) => column.name !== event.column.name) }));
  }
  const parts = times?.edges.length ?? 1;
  const all = [...questions.result.found, ...questions.other.found];
  // That any group stands apart in anything is one question, and one of its own of what the table is about; which group it is was chosen among all.
  const tested = [questions.result, questions.other].flatMap((one) => {
    const sure = withoutKin(one.found.filter((own) => !all.some((other) => isOneOfSeveral(own, other, times)))).map((found) => ({ one: found, p: one.correctedP(found, parts) }));
    if (one.asked === 0) return [];
    const whole = log.add(sure.reduce((least, { p }) => Math.min(least, p), 1), one === questions.result ? [...watched] : 'apart');
    return sure.map(({ one: found, p }) => ({ one: found, tests: [whole, log.member(p, whole, 1)] }));
  });
  return {
    'outlying-rate': tested.flatMap(({ one, tests }) => (one.block.time ? [] : [outlyingRate(frame, one, tests)])),
    'rate-step': tested.flatMap(({ one, tests }) => (one.block.time && times ? [rateStep(frame, one, { times, edge: one.block.time.edge, tests })] : [])),
  };
} // prettier-ignore

/** What was asked, and what was found. */
class Questions {
  readonly found: Found[] = [];
  #groups = 0;
  #cells = 0;

  add(cuts: readonly Cut[], found: readonly Found[]): void {
    for (const { dimensions } of cuts) if (dimensions.length > 1) this.#cells++; else this.#groups++;
    this.found.push(...found);
  }

  get asked(): number {
    return this.#groups + this.#cells;
  }

  /** p for the choice among all columns or all pairs of two, each with half of the chance and each column with as much of it as another, however many labels it has (Bonferroni with weights), and among the moments, in both ways. */
  correctedP({ p, block }: Found, parts: number): number {
    return Math.min(1, 2 * p * choiceOf(block, parts) * (block.sides.length > 1 ? this.#cells : this.#groups));
  }
} // prettier-ignore

/** Where it may be so under some labels only, each of these with each group. */
const ofDomain = (groups: readonly Dimension[], { among }: Domain): Cut[] =>
  among.flatMap(({ dimension, labels }) =>
    labels.length < 2 || groups.includes(dimension) ? [] : groups.map((group) => cutBy([dimension, group])),
  );

/** Whether it is still to come of the youngest rows, or is so as long as a row is open only: it gathers there, whosever they are. */
function isOpen({ unfinished }: Frame, { column, is }: Event): boolean {
  if (!unfinished) return false;
  const { columns, open } = unfinished;
  if (columns.has(column.name)) return true;
  let [all, still] = [0, 0];
  is.forEach((one, row) => {
    if (one !== 1) return;
    all++;
    still += open[row] ?? 0;
  });
  return still >= LIMITS.mostlyOpen * all;
}

function mayDiffer(isStructure: ReturnType<typeof structureOf>, event: Event, domain: Domain, { dimensions }: Cut): boolean {
  const { filter, measure } = subjectOf(event);
  // The course of the table's result is told by itself.
  const { says } = event;
  if (dimensions.length === 0)
    return says.how === 'label' ? !says.dimension.outcome : says.how === 'beyond' && says.beyond.within !== null;
  // What has a term of its own takes as long as that says.
  if (says.how === 'beyond' && dimensions.every(({ column }) => says.beyond.classes.includes(column.name))) return false;
  // A column that settles it under some of its labels says what it is asked of, and not who does it.
  if (dimensions.every((dimension) => domain.among.some((one) => one.dimension === dimension))) return false;
  return dimensions.every(
    (dimension) =>
      dimension.column.name !== event.column.name &&
      !domain.among.some((one) => one.dimension === dimension && one.labels.length === 1) &&
      !isStructure({ filter, measure, breakdown: dimension.column.name }),
  );
}

interface Beside {
  times: Times | null;
  /** Asked is since when it is so of fewer. */
  isLess?: boolean;
  held: readonly Held[];
}

/** Of which it is so far more often than of the others, and of which far more seldom since a moment: what got better. */
function bothWays(frame: Frame, event: Event, domain: Domain, cuts: readonly Cut[], beside: Beside): Found[] {
  const more = foundOf(frame, event, domain, cuts, beside);
  if (!beside.times) return more;
  const none: Event = { ...event, is: event.is.map((is) => (is < 0 ? is : 1 - is)) };
  const grouped = cuts.filter(({ dimensions }) => dimensions.length > 0);
  // What one group does until a moment, or since one, makes less of all others who have some of its rows.
  const left = more.reduce((own, { block }) => without(own, inBlock({ ...block, time: null }, beside.times), event), domain);
  const less = foundOf(frame, none, { ...left, cases: left.n - left.cases }, grouped, { ...beside, isLess: true });
  return [
    ...more,
    ...less
      .filter(({ block }) => wasOfMany(frame, event, left, block, beside.times))
      .map((one) => ({ ...one, event, domain, block: turned(one.block), less: true })),
  ];
}

/** The rows of which it may be so, but for some. */
function without(domain: Domain, isOut: (row: number) => boolean, { is }: Event): Domain {
  const rows = domain.rows.map((own, row) => Number(own === 1 && !isOut(row)));
  return { ...domain, rows, n: rows.reduce((sum, own) => sum + own, 0), cases: rows.reduce((sum, own, row) => sum + (own === 1 && is[row] === 1 ? 1 : 0), 0) };
} // prettier-ignore

/** Whether it was so of enough rows until a moment since which it is so of fewer, and of more than one thing. */
function wasOfMany(frame: Frame, event: Event, domain: Domain, block: Block, times: Times | null): boolean {
  const until: Block = { ...block, time: block.time && { ...block.time, how: 'until' }, rest: turned(block).own };
  const isIn = inBlock(until, times);
  const own: Counts = { n: 0, k: 0 };
  domain.rows.forEach((one, row) => {
    if (one !== 1 || !isIn(row)) return;
    own.n++;
    own.k += event.is[row] === 1 ? 1 : 0;
  });
  return own.k >= LIMITS.fewestEvents && isOfMany(frame, event, domain, { ...until, own }, times);
}

/** Told of those of which it is so. */
const turned = (block: Block): Block => ({
  ...block,
  own: { n: block.own.n, k: block.own.n - block.own.k },
  rest: { n: block.rest.n, k: block.rest.n - block.rest.k },
});

/** The blocks of an event that stand apart: the clearest, and what does without its rows. */
function foundOf(
  frame: Frame,
  event: Event,
  given: Domain,
  cuts: readonly Cut[],
  { times, held, isLess = false }: Beside,
): Found[] {
  const found: Found[] = [];
  let domain = given;
  while (found.length < LIMITS.mostTold && domain.cases >= LIMITS.fewestEvents) {
    const next = firstApart(frame, event, domain, cuts, { times, held, isLess, found, given });
    if (!next) break;
    found.push(next);
    domain = without(domain, inBlock(next.block, times), event);
  }
  return found;
}

/** The clearest block that nothing else makes, beside those that were found before. */
function firstApart(
  frame: Frame,
  event: Event,
  domain: Domain,
  cuts: readonly Cut[],
  { times, held, isLess = false, found, given }: Beside & { found: readonly Found[]; given: Domain },
): Found | null {
  const blocks = cuts
    .flatMap((cut) => blocksOf(event, domain, cut, times))
    .filter(({ time }) => !isLess || time?.how === 'since')
    .filter((block) => !found.some((other) => sameBlock(block, other.block)) && !isYoung(event, block, times) && !isRuled(block))
    .sort((a, b) => b.gain - a.gain);
  let tried = 0;
  for (const clearest of blocks) {
    const label = oneLabelOf(frame, event, domain, clearest, times);
    // What became of rows is blank where nobody knows it yet.
    if (label?.says.how === 'label' && (isLess || !blankIsNone(label.says.dimension))) continue;
    const [asked, block] = label ? [label, countedBy(label, domain, clearest, times)] : [event, clearest];
    if (!isOfMany(frame, asked, domain, block, times)) continue;
    if (++tried > LIMITS.tries) return null;
    if (sharedBy(asked, domain, block, times) > LIMITS.stays) continue;
    if (found.length > 0 && !isSoOfAll(asked, given, block, times)) continue;
    if (isAllMoved(asked, domain, block, times) || !isSteady(asked, domain, block, times)) continue;
    if (leastKept(asked, domain, block, times, held) < LIMITS.leastKept) continue;
    // What is so of fewer since a moment is told by its change, wherever that leaves it.
    const spread = isLess ? null : standsApart(asked, domain, block, times);
    // Of things that are read again and again one may end, which is no change of the others.
    const change =
      spread === null && !frame.panel && sharedBy(asked, domain, block, times) <= LIMITS.hardlyShared
        ? changesApart(asked, domain, block, times)
        : null;
    const p = spread
      ? pOf(frame, asked, domain, block, times, spread)
      : change
        ? pOfChange(frame, asked, domain, block, times, change)
        : 1;
    // What is not clear after the choice of its own label and moment is none of those beside which others are looked for.
    if (p * choiceOf(block, times?.edges.length ?? 1) < LARGEST_P)
      return { event: asked, domain, block, less: false, earlier: found.map((one) => one.block.sides), p };
  }
  return null;
}

/** A block by how often something else is so of it. */
function countedBy({ is }: Event, { rows, n }: Domain, block: Block, times: Times | null): Block {
  const isIn = inBlock(block, times);
  let [own, all] = [0, 0];
  rows.forEach((one, row) => {
    if (one !== 1 || is[row] !== 1) return;
    all++;
    own += isIn(row) ? 1 : 0;
  });
  return { ...block, own: { n: block.own.n, k: own }, rest: { n: n - block.own.n, k: all - own } };
}

/** Whether it is more of all rows of a block than of all others: what is only so without the rows of another is told of those that are left, and not of the group. */
function isSoOfAll({ is }: Event, { rows, n, cases }: Domain, block: Block, times: Times | null): boolean {
  const isIn = inBlock(block, times);
  const own = { n: 0, k: 0 };
  rows.forEach((one, row) => {
    if (one !== 1 || !isIn(row)) return;
    own.n++;
    own.k += is[row] === 1 ? 1 : 0;
  });
  return isMore(own, { n: n - own.n, k: cases - own.k });
}

/** What is blank of the youngest rows alone is still to come; so is what becomes of them, where they differ from all rows of before. */
const isYoung = ({ says }: Event, { time, sides }: Block, times: Times | null): boolean =>
  time !== null &&
  times !== null &&
  (sides.length === 0 || (says.how === 'blank' && time.how === 'since')) &&
  times.edges.filter((edge) => edge >= time.edge).length < LIMITS.fewestPartsSince;

/** Whether it is always so, or of most and of no others: by what the words mean, or by how the table is made. */
const isRuled = ({ time, sides, own, rest }: Block): boolean =>
  time === null && (own.k >= LIMITS.ruled * own.n || (sides.length === 1 && rest.k === 0 && own.k > LIMITS.mostShare * own.n));

/** Each thing once: of a label and its cell blank the surest. */
function withoutKin(found: readonly Found[]): Found[] {
  const sorted = found.toSorted((a, b) => b.block.gain - a.block.gain);
  return sorted.filter(
    (one, i) => !sorted.slice(0, i).some((other) => other.event.column === one.event.column && sameBlock(one.block, other.block)),
  );
}

/** Whether a label is one of several things that are so of a group more often: that any of them is says it all. */
function isOneOfSeveral({ event, block, less }: Found, other: Found, times: Times | null): boolean {
  if (event === other.event || event.says.how !== 'label' || less || other.less || !sameBlock(block, other.block)) return false;
  const { domain, block: whole, event: any } = other;
  const isIn = inBlock(whole, times);
  const own: Counts = { n: whole.own.n, k: 0 };
  const rest: Counts = { n: whole.rest.n, k: 0 };
  let [within, labelled] = [0, 0];
  domain.rows.forEach((one, row) => {
    if (one !== 1) return;
    labelled += event.is[row] === 1 ? 1 : 0;
    if (any.is[row] !== 1) return;
    if (event.is[row] === 1) within++;
    else (isIn(row) ? own : rest).k++;
  });
  const isPart = labelled > 0 && within === labelled && own.k + rest.k > 0;
  return isPart && isMore(own, rest) && own.k * rest.n >= LIMITS.asWell * rest.k * own.n;
} // prettier-ignore

const sameBlock = (a: Block, b: Block): boolean =>
  a.sides.some((side) => b.sides.some((other) => other.dimension === side.dimension && other.code === side.code));
