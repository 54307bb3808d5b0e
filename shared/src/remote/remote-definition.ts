import type { ComponentType } from 'react';
import type { UnknownAction } from 'redux';

export interface RemotePage {
  /** The same path as in the remote's route data. */
  path: string;
  /**
   * Loads the screen. Each attempt calls it anew, so that a failed load can be tried again. With `webpackMode: "eager"` it comes in one file
   * with the remote's face, which the page preloads: right for every screen that people open first.
   */
  page: () => Promise<{ default: ComponentType }>;
}

/** A feature of any state: which one is the feature's own business, here it only passes through. */
export interface RemoteFeature {
  key: string;
  reducer(state: unknown, action: UnknownAction): unknown;
  saga?: () => Generator;
  published?: { safeParse(state: unknown): { success: boolean } };
}

export interface RemoteDefinition {
  /** The remote's stable name, `mf-reports`. */
  name: string;
  routes: RemotePage[];
  /** In the store while any of the remote's screens is mounted. */
  features?: RemoteFeature[];
  /**
   * False while leaving a screen would lose what somebody has put in and no field of the page shows, such as a file that was dropped. Only
   * asked before a build that has been taken back is exchanged where it stands.
   */
  mayLeave?: () => boolean;
}
