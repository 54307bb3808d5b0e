import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { hasWord, nameWords, wordSet } from '../../profile/roles/name-words';
import { BAD, GOOD, isScoreOfHarm, MONEY_RESULT } from '../../understand/outcome/outcome-words';

/** Which way of a figure is wished for; null where nothing says so, and nothing is to be done about it. */
export type GoodWay = 'high' | 'low' | null;

/** What is spent or waited for. */
const COST = wordSet(
  'cost costs expense expenses spend spending fee fees wait waiting downtime backlog waste emissions penalty penalties kosten ausgaben gebühr wartezeit dépenses coût costes gastos',
);

/** Of a measure: the table's model knows its outcome, a duration is wished short, and names say the rest. */
export function goodWayOf({ table }: Pick<Frame, 'table'>, { columns, verb, pair }: Measure): GoodWay {
  const [column = ''] = columns;
  const known = table.model?.outcome.kind === 'outcome' ? table.model.outcome.outcome : null;
  if (known && columns.includes(known.column)) return known.good;
  if (verb !== null || pair !== null) return 'low';
  const words = nameWords(column);
  if (hasWord(words, BAD) || hasWord(words, COST) || isScoreOfHarm(words)) return 'low';
  return hasWord(words, GOOD) || MONEY_RESULT.test(words.join(' ')) ? 'high' : null;
}

/** Of a label of an outcome, as the table's model reads it. */
export function goodWayOfLabel({ table }: Pick<Frame, 'table'>, { column }: Dimension, label: string): GoodWay {
  const known = table.model?.outcome.kind === 'outcome' ? table.model.outcome.outcome : null;
  if (known?.column !== column.name || known.event !== label) return null;
  return known.good;
}

/** Whether a figure stands on the side that nobody wishes for. */
export const isBad = (good: GoodWay, direction: string): boolean =>
  (good === 'low' && (direction === 'high' || direction === 'up')) ||
  (good === 'high' && (direction === 'low' || direction === 'down'));
