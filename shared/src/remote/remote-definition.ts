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
}

export interface RemoteDefinition {
  /** The remote's stable name, `mf-reports`. */
  name: string;
  routes: RemotePage[];
  /** In the store while any of the remote's screens is mounted. */
  features?: RemoteFeature[];
}
