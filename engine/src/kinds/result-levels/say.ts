import type { Say } from '../../insights/finding';
import { sayLevels, type LevelsTold } from '../group-levels/say';
import { t } from './messages';

/** The levels of the result, and the columns that hold it. */
export interface ResultLevelsTold extends LevelsTold {
  result: ReadonlySet<string>;
}

export const sayResultLevels: Say<ResultLevelsTold> = (finding, facts, frame) => {
  const levels = sayLevels(finding, facts, frame);
  return levels && { ...levels, sentence: t('open', { levels: levels.sentence, rows: frame.rows }) };
};
