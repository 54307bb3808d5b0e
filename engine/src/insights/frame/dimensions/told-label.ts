import { yesOrNo } from '../../../read/typing/yes-or-no';
import type { Dimension } from '../frame';

/** The label that is told of a result that came about or did not, and of any yes and no: that it did, however rarely. */
export const toldLabel = ({ event, labels }: Pick<Dimension, 'event' | 'labels'>): string | undefined =>
  event ?? labels.find((label) => yesOrNo(label) === true);
