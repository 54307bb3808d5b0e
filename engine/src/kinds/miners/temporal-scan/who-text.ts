import type { Frame } from '../../../insights/frame/frame';
import { capital } from '../../../wording/human';
import { rowsWith } from '../../../wording/phrases';
import type { ScanTold } from './scan-finding';
import { t } from './messages';

/** Whose rows a finding is about, at the beginning of a sentence. */
export const whoText = (frame: Frame, who: ScanTold['who']): string =>
  capital(
    'word' in who
      ? t('word', { rows: frame.rows, word: who.word, noun: who.text.noun })
      : rowsWith(frame, who.dimension, who.label),
  );
