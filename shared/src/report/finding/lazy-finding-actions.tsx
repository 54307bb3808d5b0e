import { lazyWidget } from '../../ui/lazy-widget';
import { withWords } from '../with-words';
import type { FindingActionsProps } from './finding-actions';

/** Ways to take a finding along. They come when they are first asked for. */
export const FindingActions = lazyWidget<FindingActionsProps>(() => withWords(import('./finding-actions')));
