import type { Frame } from '../../../insights/frame/frame';
import { capital } from '../../../wording/human';
import { rowsGiven, rowsWith } from '../../../wording/phrases';
import type { ScanTold } from './scan-finding';
import { t } from './messages';

/** Whose rows a finding is about, at the beginning of a sentence. */
export const whoText = (frame: Frame, who: ScanTold['who']): string =>
  capital(
    'word' in who
      ? t('word', { rows: frame.rows, word: who.word, noun: who.text.noun })
      : rowsWith(frame, who.dimension, who.label),
  );

/** The rows among which its share is taken: of labels those that have one. */
export const amongText = (frame: Frame, who: ScanTold['who']): string =>
  'word' in who ? frame.rows : rowsGiven(frame, who.dimension.noun, who.dimension.filled);
