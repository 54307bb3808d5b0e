import { lazyWidget } from '../../ui/lazy-widget';
import type { NumberPanelProps } from './number-panel';

/** What stands behind a number. It comes when the first one is opened. */
export const NumberPanel = lazyWidget<NumberPanelProps>(async () => (await import('./number-panel')).default);
