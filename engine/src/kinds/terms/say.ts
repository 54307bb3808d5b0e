import { labelText } from '../../wording/human';
import { numberText, percentText } from '../../wording/number-text';
import { countText, rowsWith } from '../../wording/phrases';
import type { Row } from '../../duckdb/cell';
import { fact, type Say, type Saying } from '../../insights/finding';
import type { Dimension, Frame, TextColumn } from '../../insights/frame/frame';
import { LIMITS } from './limits';

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
    sentence:
      `The word “${word}” prevails in ${text.noun}: it stands in ${value.toLocaleString('en-US')} of ${countText(n, frame.rows)} ` +
      `(${percentText(value / n)})${segmentText(frame, segment, fact(facts, 'inside') / value)}.`,
    n,
  };
}

function segmentText(frame: Frame, segment: Word['segment'], inside: number): string {
  if (!segment || !(inside >= LIMITS.leastInside)) return '';
  const who = rowsWith(frame, segment.dimension, segment.label);
  return inside === 1 ? `, all of them ${who}` : `, ${percentText(inside)} of them ${who}`;
}

function sayNumbered({ text, word, stem, numbered }: Numbered, facts: Row, frame: Frame): Saying {
  const value = fact(facts, 'value');
  const family = fact(facts, 'family');
  return {
    sentence:
      `Of ${family.toLocaleString('en-US')} ${frame.rows} whose ${text.noun} names one of ${numberText(numbered)} numbered ${labelText(stem)} entries, ` +
      `${value.toLocaleString('en-US')} (${percentText(value / family)}) name “${word}”.`,
    baseline: family / numbered,
    n: fact(facts, 'n'),
  };
}
