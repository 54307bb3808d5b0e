import { labelText } from '../../wording/human';
import { numberText, percentText, wholeText } from '../../wording/number-text';
import { countText, rowsWith } from '../../wording/phrases';
import type { Row } from '../../duckdb/cell';
import { fact, type Say, type Saying } from '../../insights/finding';
import type { Dimension, Frame, TextColumn } from '../../insights/frame/frame';
import { LIMITS } from './limits';
import { t } from './messages';

/** A word that prevails in a text, with the group that its rows belong to; or the one of several numbered names that does. */
export type PrevailingTold =
  | { text: TextColumn; word: string; segment: { dimension: Dimension; label: string } | null }
  | { text: TextColumn; word: string; stem: string; numbered: number };

export const sayPrevailing: Say<PrevailingTold> = ({ told }, facts, frame) =>
  'stem' in told ? sayNumbered(told, facts, frame) : sayWord(told, facts, frame);

type Word = Extract<PrevailingTold, { segment: unknown }>;
type Numbered = Extract<PrevailingTold, { stem: string }>;

function sayWord({ text, word, segment }: Word, facts: Row, frame: Frame): Saying {
  const value = fact(facts, 'value');
  const n = fact(facts, 'n');
  return {
    sentence: t('word', {
      word,
      noun: text.noun,
      value: wholeText(value),
      count: countText(n, frame.rows),
      share: percentText(value / n),
      ...insideOf(frame, segment, fact(facts, 'inside') / value),
    }),
    n,
  };
}

/** How many of the word's rows one group has. */
function insideOf(frame: Frame, segment: Word['segment'], inside: number): { inside: string; who: string; part: string } {
  if (!segment || !(inside >= LIMITS.leastInside)) return { inside: 'none', who: '', part: '' };
  const who = rowsWith(frame, segment.dimension, segment.label);
  return { inside: inside === 1 ? 'all' : 'part', who, part: percentText(inside) };
}

function sayNumbered({ text, word, stem, numbered }: Numbered, facts: Row, frame: Frame): Saying {
  const value = fact(facts, 'value');
  const family = fact(facts, 'family');
  return {
    sentence: t('numbered', {
      family: wholeText(family),
      rows: frame.rows,
      noun: text.noun,
      numbered: numberText(numbered),
      stem: labelText(stem),
      value: wholeText(value),
      share: percentText(value / family),
      word,
    }),
    baseline: family / numbered,
    n: fact(facts, 'n'),
  };
}
