import type { Row } from '../../duckdb/cell';
import { fact, type Say } from '../../insights/finding';
import type { Frame } from '../../insights/frame/frame';
import { columnNames } from '../../wording/column-names';
import { periodText } from '../../wording/date-text';
import { labelText, list } from '../../wording/human';
import { numberText, percentText, wholeText } from '../../wording/number-text';
import { measureText } from '../../wording/phrases';
import { thingNoun } from '../../wording/thing-noun';
import { LIMITS } from './limits';
import { t } from './messages';
import type { Question } from './questions';

/** What the members are called together. */
export const membersNoun = (frame: Frame, { who, time }: Question['readings']): string => {
  if (time === null) return frame.rows;
  const [own, ...more] = who;
  return (more.length === 0 && own !== undefined ? thingNoun(own) : null) ?? t('values', { noun: list(who.map(columnNames(frame.table.columns))) });
}; // prettier-ignore

/** How much of it: what is owed with its unit, what is short as a number. */
export const byText = ({ how, measure }: Question, value: number): string =>
  how === 'short' ? numberText(value) : measureText(measure, value);

export const sayLastReading: Say<Question> = ({ told }, facts, frame) => {
  const { how, measure, least, readings } = told;
  const [value, n, total] = [fact(facts, 'value'), fact(facts, 'n'), fact(facts, 'total')];
  if (!(value >= LIMITS.fewestTold && n >= LIMITS.fewestMembers && total > 0) || !isTrouble(told, facts)) return null;
  const nameOf = columnNames(frame.table.columns);
  const parts = [
    t('main', {
      number: wholeText(value),
      all: wholeText(n),
      members: membersNoun(frame, readings),
      what: measure.noun,
      how,
      least: least === null ? '' : nameOf(least),
      dated: readings.time === null ? 'no' : readings.grain,
      when: readings.time === null ? '' : periodText(readings.at, readings.grain),
      share: percentText(value / n),
      total: byText(told, total),
      names: namesText(told, facts, value),
    }),
    goneText(facts),
    beforeText(told, facts),
    longestText(told, facts),
  ].flatMap((one) => one ?? []);
  return { sentence: parts.join(' '), n };
};

/** Whether so few stand so that something is wrong with them. */
function isTrouble({ how }: Question, facts: Row): boolean {
  const [value, n] = [fact(facts, 'value'), fact(facts, 'n')];
  const [negative, often] = [fact(facts, 'negative'), fact(facts, 'often')];
  if (how !== 'owed') return value <= LIMITS.mostShort * n && often <= LIMITS.mostShort;
  return value <= LIMITS.mostOwing * n && negative <= LIMITS.mostBelow * (value + negative);
}

/** The first of them with how much it is. */
function namesText(told: Question, facts: Row, value: number): string {
  const names = Array.from({ length: LIMITS.named }, (_, i) => i + 1).flatMap((i) => {
    const name = facts[`name${i}`];
    return typeof name === 'string' ? [t('named', { who: labelText(name), by: byText(told, fact(facts, `own${i}`)) })] : [];
  });
  if (names.length === 0) return '';
  return t('names', { names: list(value > names.length ? [...names, t('more', { n: value - names.length })] : names) });
} // prettier-ignore

const goneText = (facts: Row): string | null => {
  const gone = fact(facts, 'gone');
  return gone > 0 ? t('gone', { n: gone, number: wholeText(gone) }) : null;
};

/** How many it was a year before, where as many members were known. */
function beforeText(told: Question, facts: Row): string | null {
  const [then, all, total] = [fact(facts, 'then'), fact(facts, 'then_n'), fact(facts, 'then_total')];
  if (!(all >= LIMITS.fewestMembers)) return null;
  return t('before', { none: then === 0, number: wholeText(then), all: wholeText(all), total: then === 0 ? '' : byText(told, total) });
} // prettier-ignore

function longestText({ readings }: Question, facts: Row): string | null {
  const { longest } = facts;
  const [since, first, asLong] = [fact(facts, 'since'), fact(facts, 'first'), fact(facts, 'as_long')];
  if (typeof longest !== 'string' || !(since < readings.at)) return null;
  return t('longest', { who: labelText(longest), others: asLong - 1, first: since === first, since: periodText(since, readings.grain) });
} // prettier-ignore
