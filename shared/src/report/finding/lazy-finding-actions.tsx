import { lazyWidget } from '../../ui/lazy-widget';
import type { FindingActionsProps } from './finding-actions';

/** Ways to take a finding along. They come when they are first asked for. */
export const FindingActions = lazyWidget<FindingActionsProps>(async () => (await import('./finding-actions')).default);
