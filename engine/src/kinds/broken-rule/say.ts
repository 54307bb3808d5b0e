import { fact, type Say } from '../../insights/finding';
import type { Frame, Measure } from '../../insights/frame/frame';
import type { Rule } from '../../insights/frame/rules/rule';
import type { Row } from '../../duckdb/cell';
import { columnNames } from '../../wording/column-names';
import { dayText, periodText } from '../../wording/date-text';
import { capital, labelText, list, series } from '../../wording/human';
import { amountText, numberText, wholeText } from '../../wording/number-text';
import { countText, rowsWith } from '../../wording/phrases';
import type { How } from './how-broken';
import { LIMITS } from './limits';
import { t } from './messages';
import { isOf, ruleText } from './rule-text';
import type { Place } from './where-broken';

/** Rows that break a rule. */
export interface BrokenTold {
  rule: Rule;
  place: Place | null;
  how: How | null;
  /** What is reckoned, where it can be added up what it is off by. */
  measure: Measure | null;
  /** Column by which rows are found. */
  named: string | null;
}

export const sayBroken: Say<BrokenTold> = ({ told: { rule, place, how, measure } }, facts, frame) => {
  const [value, n] = [fact(facts, 'value'), fact(facts, 'n')];
  if (!(value >= 1 && value < n)) return null;
  const where = place ? placeText(frame, place, { own: fact(facts, 'own'), there: fact(facts, 'there'), value }) : namesText(facts, value);
  if (rule.says.kind === 'state') {
    const { contradiction } = rule.says;
    if (contradiction.nought) return { sentence: t('nought.broken', { rule: capital(ruleText(frame, rule)), value: countText(value, frame.rows), where, others: n - value }), n };
    const told = { rule: capital(ruleText(frame, rule)), value: countText(value, frame.rows), where, others: n - value, is: isOf(contradiction.said), state: columnNames(frame.table.columns)(contradiction.state) };
    return { sentence: t('state.broken', told), n };
  }
  const so = how ? howText(frame, rule, how, { alike: fact(facts, 'alike'), value, measure }) : '';
  return {
    sentence: t('broken', {
      rule: capital(ruleText(frame, rule)),
      value: wholeText(value),
      of: countText(n, frame.rows),
      apart: measure?.additive ? apartText(measure, Number(facts.more ?? 0), Number(facts.less ?? 0)) : '',
      where,
      how: so,
    }),
    n,
  };
}; // prettier-ignore

/** `, €3,128 too much in all`. */
function apartText(measure: Measure, more: number, less: number): string {
  const text = (value: number) => amountText(Math.abs(value), measure.unit, measure.fraction);
  const all = more - less;
  if (!(all > 0)) return '';
  if (more >= LIMITS.oneWay * all) return t('apart.more', { more: text(more) });
  return -less >= LIMITS.oneWay * all
    ? t('apart.less', { less: text(less) })
    : t('apart.both', { more: text(more), less: text(less) });
}

/** When the rows of a place are. */
export function whenText({ timeline }: Frame, { span }: Place): string {
  if (!span || !timeline) return '';
  const { grain, finest } = timeline;
  const text = (at: number) =>
    finest === 'month' || finest === 'quarter' || finest === 'year' ? periodText(at, grain) : dayText(at);
  if (span.to === null) return t('since', { from: text(span.from ?? 0) });
  return span.from === null ? t('until', { to: text(span.to) }) : t('between', { from: text(span.from), to: text(span.to) });
}

function placeText(frame: Frame, place: Place, { own, there, value }: { own: number; there: number; value: number }): string {
  const { group } = place;
  const who = group ? rowsWith(frame, group.dimension, group.label) : frame.rows;
  const when = whenText(frame, place);
  return t('where', { all: own === value, own: wholeText(own), there: wholeText(there), each: own === there, who, when });
}

/** The names of the first few of some rows, in brackets. */
export function namesText({ names }: Row, n: number): string {
  if (typeof names !== 'string' || names === '') return '';
  const shown = names.split('\n').map(labelText);
  return n > shown.length ? t('which.more', { names: series(shown), n: n - shown.length }) : t('which', { names: list(shown) });
}

function howText(frame: Frame, rule: Rule, how: How, { alike, value, measure }: { alike: number; value: number; measure: Measure | null }): string {
  if (!(alike > 0)) return '';
  const noun = columnNames(frame.table.columns);
  const said = { all: alike === value, alike: wholeText(alike), target: noun(rule.columns[0] ?? '') };
  if ('column' in how) return t(`how.${how.is}`, { ...said, column: noun(how.column) });
  if (how.is === 'factor') return t('how.factor', { ...said, turned: how.value === -1, factor: numberText(how.value) });
  return t('how.by', { ...said, more: how.value > 0, by: amountText(Math.abs(how.value), measure?.unit ?? null) });
} // prettier-ignore
