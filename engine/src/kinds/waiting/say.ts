import type { Row } from '../../duckdb/cell';
import { fact, type Say } from '../../insights/finding';
import type { Frame, Measure } from '../../insights/frame/frame';
import { columnMeasure } from '../../insights/frame/measures/measure-of';
import type { Wait } from '../../understand/waits/wait';
import { columnNames } from '../../wording/column-names';
import { dayText } from '../../wording/date-text';
import { capital, human, labelText, list, series } from '../../wording/human';
import { amountText, numberText, percentText, wholeText } from '../../wording/number-text';
import { countText, groupText, measureText, rowsWith } from '../../wording/phrases';
import { thingNoun } from '../../wording/thing-noun';
import type { Handle } from './handle-of';
import { LIMITS } from './limits';
import { t } from './messages';
import type { Urgent } from './urgent';

/** Rows that wait. */
export interface WaitingTold extends Handle {
  wait: Wait;
  urgent: Urgent | null;
  /** What those that wait come to. */
  money: Measure | null;
}

export const sayWaiting: Say<WaitingTold> = ({ told }, facts, frame) => {
  const { wait } = told;
  const [value, all] = [fact(facts, 'value'), fact(facts, 'of_all')];
  if (!(value > 0 && all >= value)) return null;
  const parts = [
    mainText(frame, wait, value, all),
    sayGroup(told, facts),
    sayHeld(told, facts),
    sayMost(told, facts),
    sayStep(told, facts),
    sayFar(told, facts),
    ...sayMore(told, facts, frame),
  ].flatMap((one) => one ?? []);
  return { sentence: parts.join(' '), n: all };
};

function mainText(frame: Frame, wait: Wait, n: number, of: number): string {
  const nameOf = columnNames(frame.table.columns);
  const [start, target] = [wait.start === null ? '' : nameOf(wait.start), nameOf(wait.target)];
  const limit = wait.limit === null ? '' : amountText(wait.limit, 'days');
  const usual = wait.usual === null ? '' : spanText(wait.usual);
  const day = wait.asOf === null ? '' : dayText(wait.asOf);
  const [all, share, count] = [wholeText(of), percentText(n / of), countText(n, wait.how === 'after' ? askedRows(frame, wait) : frame.rows)];
  const terms = termsText(frame, wait);
  switch (wait.how) {
    case 'asked':
      return t('asked', { number: wholeText(n), all, rows: askedRows(frame, wait), target, share, dated: wait.start !== null && wait.limit !== null, limit, start });
    case 'owed':
      return t('owed', { number: wholeText(n), all, rows: frame.rows, column: nameOf(wait.target), labels: list((wait.state?.labels ?? []).map(labelText)), share });
    case 'open':
      return terms === null ? t('open', { number: wholeText(n), limit, day, all, rows: askedRows(frame, wait), usual }) : t('open.terms', { number: wholeText(n), day, all, rows: askedRows(frame, wait), ...terms });
    case 'after':
      return terms === null ? t('after', { count, n, target, limit, start, all, usual }) : t('after.terms', { count, n, target, start, all, ...terms });
    case 'left':
      return t('left', { number: wholeText(n), all, rows: frame.rows, target, due: wait.due !== null, term: wait.due === null ? '' : nameOf(wait.due.column), day, share });
    case 'past':
      return t('past', { number: wholeText(n), n, all, rows: thereRows(frame, wait), target, day, share });
    case 'due':
      return t('due', { count, n, target, due: wait.due === null ? '' : nameOf(wait.due.column), term: wait.due?.days === true, day, all, share });
  }
} // prettier-ignore

/** How long each class may take. */
function termsText(frame: Frame, { terms }: Wait): { column: string; terms: string } | null {
  if (!terms) return null;
  const column = columnNames(frame.table.columns)(terms.column);
  return { column, terms: list(terms.each.map(({ label, limit }) => t('term', { label: labelText(label), limit: amountText(limit, 'days') }))) };
} // prettier-ignore

/** Rows that a label asks of, or that a label says are open. */
export function askedRows(frame: Frame, { state, above }: Wait): string {
  if (above) {
    const measure = columnMeasure(frame, above.column);
    const from = measure ? measureText(measure, above.from) : numberText(above.from);
    return t('rows.above', { rows: frame.rows, column: measure?.noun ?? columnNames(frame.table.columns)(above.column), strict: above.strict, from });
  }
  if (!state) return frame.rows;
  const dimension = frame.dimensions.find(({ column }) => column.name === state.column);
  const [label = '', ...more] = state.labels;
  if (dimension && more.length === 0) return rowsWith(frame, dimension, label);
  return t('rows', { rows: frame.rows, column: columnNames(frame.table.columns)(state.column), labels: list(state.labels.map(labelText)) });
} // prettier-ignore

/** Rows that are still there. */
export const thereRows = (frame: Frame, wait: Wait): string =>
  wait.onHand === undefined
    ? askedRows(frame, wait)
    : t('there', { rows: frame.rows, column: columnNames(frame.table.columns)(wait.onHand) });

/** Days as one says them: of less than two in hours. */
const spanText = (days: number): string =>
  days < LIMITS.fewestDays
    ? amountText(Math.ceil(days * LIMITS.hoursADay), 'hours')
    : amountText(Math.ceil(Number(days.toFixed(LIMITS.decimals))), 'days');

/** What figures are called in the query's answer. */
const OF_GROUP = ['own', 'own_all', 'rest', 'rest_all'] as const;
const OVER_TIME = ['before', 'before_all', 'after', 'after_all'] as const;
const HELD = ['held', 'few', 'holders'] as const;
const MORE = ['total', 'since', 'urgent', 'unasked'] as const;

/** ` (£5,300)`, of some of the rows. */
const moneyText = (money: Measure | null, total: number | undefined): string =>
  money !== null && total !== undefined && total > 0 ? t('of.money', { total: measureText(money, total) }) : '';

function sayGroup({ group, money }: WaitingTold, facts: Row): string | null {
  if (!group) return null;
  const [own, all, rest, restAll] = OF_GROUP.map((key) => fact(facts, key));
  const [before, beforeAll, after, afterAll] = OVER_TIME.map((key) => fact(facts, key));
  const who = groupText(group.dimension, group.label);
  const others = percentText((rest ?? NaN) / (restAll ?? NaN));
  return group.step
    ? t('group.since', {
        who,
        day: dayText(group.step.at),
        share: percentText((after ?? NaN) / (afterAll ?? NaN)),
        n: wholeText(after ?? NaN),
        all: wholeText(afterAll ?? NaN),
        before: percentText((before ?? NaN) / (beforeAll ?? NaN)),
        others,
      })
    : t('group', { who, n: own ?? NaN, number: wholeText(own ?? NaN), money: moneyText(money, fact(facts, 'own_total')), all: wholeText(all ?? NaN), share: percentText((own ?? NaN) / (all ?? NaN)), others });
} // prettier-ignore

/** The few who hold most of it, the first of them by name. */
function sayHeld({ held, money }: WaitingTold, facts: Row): string | null {
  if (!held) return null;
  const [number, few, any] = HELD.map((key) => fact(facts, key));
  const noun = thingNoun(held.column.name);
  const shown = held.members.slice(0, LIMITS.heldNamed);
  const names = shown.map(({ label }, i) => t('held.each', { who: labelText(label), n: wholeText(fact(facts, `held${i}`)) }));
  const left = (few ?? NaN) - shown.length;
  return t('held', {
    number: wholeText(number ?? NaN),
    money: moneyText(money, fact(facts, 'held_total')),
    one: few === 1,
    few: wholeText(few ?? NaN),
    who: noun === null ? t('values', { any: wholeText(any ?? NaN), column: human(held.column.name) }) : t('things', { any: wholeText(any ?? NaN), things: noun }),
    names: left > 0 ? series(names) : list(names),
    more: left > 0,
    left: wholeText(left),
  });
} // prettier-ignore

/** Who has to pay the most, and how much. */
function sayMost({ most, money }: WaitingTold, facts: Row): string | null {
  const [total, n] = [fact(facts, 'most_total'), fact(facts, 'most')];
  return most && money && total > 0 ? t('most', { who: labelText(most.label), total: measureText(money, total), number: wholeText(n) }) : null;
} // prettier-ignore

/** How many have waited for far longer than it takes. */
function sayFar({ far, wait, money }: WaitingTold, facts: Row): string | null {
  const n = fact(facts, 'far');
  if (far === null || !(n > 0)) return null;
  return t('far', {
    n,
    number: wholeText(n),
    money: n === fact(facts, 'value') ? '' : moneyText(money, fact(facts, 'far_total')),
    all: n === fact(facts, 'value'),
    days: amountText(far, 'days'),
    how: sinceWhat(wait),
  });
}

/** What a row has done since: been due, been past its day, been open, or waited. */
const sinceWhat = ({ how, due }: Wait): string => (how === 'past' || (how === 'left' && !due) ? how : due ? 'due' : 'other');

function sayStep({ step }: WaitingTold, facts: Row): string | null {
  if (!step) return null;
  const [before, beforeAll, after, afterAll] = OVER_TIME.map((key) => fact(facts, key));
  return t('since', {
    day: dayText(step.at),
    share: percentText((after ?? NaN) / (afterAll ?? NaN)),
    before: percentText((before ?? NaN) / (beforeAll ?? NaN)),
  });
}

function sayMore({ wait, money, urgent }: WaitingTold, facts: Row, frame: Frame): string[] {
  const [total, since, grave, unasked] = MORE.map((key) => fact(facts, key));
  const { oldest } = facts;
  const hasTotal = money !== null && total !== undefined && total > 0;
  const hasUrgent = urgent !== null && grave !== undefined && grave > 0;
  const hasOldest = since !== undefined && since === since && (wait.start !== null || wait.due !== null);
  const isUnasked = wait.unasked !== undefined && unasked !== undefined && unasked > 0;
  return [
    ...(hasTotal ? [t('total', { noun: capital(money.noun), total: measureText(money, total) })] : []),
    ...(hasUrgent ? [t('urgent', { n: grave, number: wholeText(grave), who: groupText(urgent.dimension, urgent.label) })] : []),
    ...(hasOldest
      ? [t('oldest', { named: typeof oldest === 'string', key: typeof oldest === 'string' ? labelText(oldest) : '', day: dayText(since), how: sinceWhat(wait) })]
      : []),
    ...(isUnasked
      ? [t('unasked', { n: unasked, number: wholeText(unasked), money: moneyText(money, fact(facts, 'unasked_total')), column: columnNames(frame.table.columns)(wait.unasked?.column ?? '') })]
      : []),
  ];
} // prettier-ignore
