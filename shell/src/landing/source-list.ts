import { SOURCE_TYPES } from '@hub/shared/contracts/constants';
import { t } from './messages';

/** All that can be connected, as a part of a sentence. */
export const sourceList = (): string =>
  SOURCE_TYPES.map((type) => t(`source.${type}.named`)).reduce((first, next, i) =>
    i === SOURCE_TYPES.length - 1 ? t('list.last', { first, last: next }) : t('list.next', { first, next }),
  );
