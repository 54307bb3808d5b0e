import { fact, type Say } from '../../insights/finding';
import type { Dimension } from '../../insights/frame/frame';
import { capital, human, labelText, list } from '../../wording/human';
import { momentText } from '../../wording/moment-text';
import { numberText, wholeText } from '../../wording/number-text';
import { groupText } from '../../wording/phrases';
import { thingNoun } from '../../wording/thing-noun';
import { needsNoun } from '../group-levels/say';
import { t } from './messages';

/** Who was last read before the others. */
export interface EndsTold {
  dimension: Dimension;
  /** The group of which most were. */
  label: string;
  /** The one other group, where there are two. */
  only: string | null;
  /** What moments are counted in, and the last of them. */
  axis: string;
  last: number;
  /** Columns that name the things. */
  named: readonly string[];
  /** What is noted at the end of many of them. */
  reasons: readonly { dimension: Dimension; label: string }[];
  /** Of the group, where it is none by chance. */
  p: number | null;
}

export const sayEnds: Say<EndsTold> = ({ told: { dimension, label, only, axis, last, named, reasons, p } }, facts) => {
  const [value, own] = [fact(facts, 'value'), fact(facts, 'own_things')];
  const [early, things] = [fact(facts, 'early'), fact(facts, 'things')];
  const rest = { early: early - value, things: things - own };
  if (!(early > 0 && rest.things > 0 && value / own > rest.early / rest.things)) return null;
  const [thing, ...more] = named;
  const noun = thing === undefined || more.length > 0 ? null : thingNoun(thing);
  const who =
    noun === null
      ? t('values', { number: wholeText(things), column: list(named.map((column) => human(column))) })
      : t('things', { number: wholeText(things), things: noun });
  const ends = t('ends', {
    early: wholeText(early),
    one: early === 1,
    who,
    moment: momentText(axis, last),
    own: wholeText(value),
    ofOwn: wholeText(own),
    group: groupText(dimension, label),
    rest: wholeText(rest.early),
    ofRest: wholeText(rest.things),
    others: only === null ? t('others') : needsNoun(only) ? groupText(dimension, only) : labelText(only),
  });
  const told = reasons.flatMap(({ dimension: { noun: column }, label: one }, i) => {
    const n = fact(facts, `noted${i}`);
    return n > 0 ? [{ column: capital(column), what: t('what', { label: labelText(one), n: wholeText(n) }) }] : [];
  });
  const noted = [...new Set(told.map(({ column }) => column))].map((column) =>
    t('noted', { column, what: list(told.flatMap((one) => (one.column === column ? [one.what] : []))) }),
  );
  return {
    sentence: [ends, ...noted].join(' '),
    ...(p === null ? {} : { evidence: [t('uncorrected', { p: numberText(Number(p.toPrecision(1))) })] }),
    counted: who,
  };
};
