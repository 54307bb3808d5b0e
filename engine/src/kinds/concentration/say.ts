import { fact, type Say } from '../../insights/finding';
import type { Row } from '../../duckdb/cell';
import type { Frame } from '../../insights/frame/frame';
import { columnNames } from '../../wording/column-names';
import { dayText } from '../../wording/date-text';
import { capital, isPlural, labelText, list, series } from '../../wording/human';
import { numberText, percentText, wholeText } from '../../wording/number-text';
import { groupText, isSeveral, levelNoun, measureText, nounThere } from '../../wording/phrases';
import { shareWith } from '../../wording/label-phrases';
import { thingNoun } from '../../wording/thing-noun';
import { NAMED, type Few } from './few-sql';
import type { Question } from './figures';
import { t } from './messages';

/** What members are called together: `customers`, `values of buyer`. */
export const membersNoun = ({ column, each }: Pick<Few['members'], 'column' | 'each'>, frame: Frame): string =>
  each ? frame.rows : (thingNoun(column) ?? t('values', { noun: columnNames(frame.table.columns)(column) }));

/** One member's figure, with its unit. */
export const figureText = (question: Question, value: number): string => {
  switch (question.of) {
    case 'rows':
      return numberText(value);
    case 'share':
      return percentText(value);
    case 'sum':
    case 'level':
      return measureText(question.measure, value);
  }
};

export const sayFew: Say<Few> = ({ told }, facts, frame) => {
  const { question, how, like } = told;
  const [value, few, n, usual] = [fact(facts, 'value'), fact(facts, 'few'), fact(facts, 'n'), fact(facts, 'usual')];
  const isHeld = how !== 'below' && (question.of === 'rows' || question.of === 'sum');
  if (!(few > 0) || !(isHeld ? value > 0 : value === value)) return null;
  const said = {
    few: wholeText(few),
    one: few === 1,
    n: wholeText(n),
    members: membersNoun(told.members, frame),
    names: namesText(told, facts),
    usual: usual === usual ? figureText(question, usual) : '',
    known: usual === usual,
    like: like ? groupText(like.dimension, like.label) : '',
    alike: like !== null,
  };
  return {
    sentence: sentenceOf(frame, told, facts, said),
    ...(usual === usual ? { baseline: usual } : {}),
    n,
    counted: `${said.n} ${said.members}`,
  };
};

type Said = Record<'few' | 'n' | 'members' | 'names' | 'usual' | 'like', string> & Record<'one' | 'known' | 'alike', boolean>;

function sentenceOf(frame: Frame, told: Few, facts: Row, said: Said): string {
  const { question, how, direction } = told;
  const text = (key: string) => figureText(question, fact(facts, key));
  const parts = { ...said, part: text('part'), total: text('total') };
  if (question.of === 'rows' || question.of === 'sum') {
    const noun = question.of === 'sum' ? nounThere(frame, question.measure) : frame.rows;
    const many = question.of === 'rows' || isPlural(noun);
    if (how === 'below') {
      const since = question.of === 'sum' ? question.since : undefined;
      return t('below', {
        ...parts,
        noun: capital(noun),
        many,
        dated: since !== undefined,
        since: since === undefined ? '' : dayText(since),
      });
    }
    const held = { ...parts, value: percentText(fact(facts, 'value')), noun, counted: question.of === 'rows' };
    return how === 'alone' || (said.one && said.known)
      ? t('alone', { ...held, who: capital(labelText(String(facts.name1))) })
      : t('held', held);
  }
  const noun = question.of === 'share' ? shareWith(question.dimension, question.label) : levelNoun(question.measure);
  const many = question.of === 'level' && isSeveral(question.measure);
  const level = {
    ...said,
    enough: told.least > 1 && !frame.panel,
    least: wholeText(told.least),
    rows: frame.rows,
    noun: capital(noun),
    many,
    value: text('value'),
    high: direction === 'high',
  };
  if (!said.one || !said.known) return t('level', level);
  const one = { ...level, who: labelText(String(facts.name1)) };
  return question.of === 'share' ? t('share.one', one) : t('level.one', one);
}

/** The first of them with their figures. */
function namesText({ question }: Few, facts: Row): string {
  const few = fact(facts, 'few');
  const names = NAMED.flatMap((i) => {
    const name = facts[`name${i}`];
    return typeof name === 'string' ? [t('named', { who: labelText(name), figure: figureText(question, fact(facts, `own${i}`)) })] : [];
  });
  return few > names.length ? t('more', { names: series(names), n: few - names.length }) : list(names);
} // prettier-ignore
