import type { Page } from '@playwright/test';
import type { World } from './world';

export interface ScreenState {
  /** Names the pictures and the test: `login-refused`. */
  name: string;
  /** Who looks: nobody known, somebody without a report, somebody with many, somebody who steers releases. */
  who: 'visitor' | 'newcomer' | 'member' | 'operator';
  /** The only widths at which the state exists, where it does not at all. */
  only?: 'narrow' | 'wide';
  /** Brings a fresh page into the state and waits until it stands. */
  open: (page: Page, world: World) => Promise<void>;
  /** Ends what would go on without the page. */
  leave?: (page: Page) => Promise<void>;
}
