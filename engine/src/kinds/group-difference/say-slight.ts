import { capital } from '../../wording/human';
import { percentText } from '../../wording/number-text';
import { levelOf, measureText, rowsWith } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension, Measure } from '../../insights/frame/frame';
import { quoteText } from '../../duckdb/quote-sql';
import { reaches } from '../farthest';
import { t } from './messages';

/** What differs between groups by a little: a measure's level, or the share of a label. */
export type Differing = { measure: Measure } | { outcome: Dimension; label: string };

/** Groups that differ by a little: all of them at once, none is tested by itself. */
export interface SlightTold {
  slight: Differing;
  dimension: Dimension;
  /** Each group `x` with its level `y`: what the words are asked of. */
  levels: string;
}

const saySlight: Say<SlightTold> = ({ told: { slight, dimension, levels } }, facts, frame) => {
  const text = (key: string) =>
    'measure' in slight ? measureText(slight.measure, fact(facts, key)) : percentText(fact(facts, key));
  const [low, high] = [text('low'), text('high')];
  // What is the same in print is no difference to read about.
  if (low === high) return null;
  const at = (key: string) => rowsWith(frame, dimension, String(facts[key]));
  const sentence = t('slight', {
    what: levelOf(slight),
    group: dimension.noun,
    low,
    lowest: at('lowest'),
    high,
    highest: at('highest'),
  });
  const own = (key: string) => `SELECT x = ${quoteText(String(facts[key]))} AS own, y FROM (${levels})`;
  return {
    sentence: capital(sentence),
    words: [reaches('low', own('lowest')), reaches('high', own('highest'))],
    n: fact(facts, 'n'),
  };
};

const isSlight = (told: object): told is SlightTold => 'slight' in told;

/** For kinds whose findings are of one member, or of all of them where they differ by a little. */
export const orSlight =
  <Told extends object>(say: Say<Told>): Say<Told | SlightTold> =>
  ({ told, ...finding }, facts, frame) =>
    isSlight(told) ? saySlight({ ...finding, told }, facts, frame) : say({ ...finding, told }, facts, frame);
