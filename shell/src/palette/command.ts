import type { ReactNode } from 'react';

/** Something that can be done from the palette. */
export interface Command {
  id: string;
  group: 'here' | 'go-to' | 'begin' | 'reports' | 'actions' | 'session';
  label: string;
  icon: ReactNode;
  /** Further words by which it is found. */
  keywords?: string;
  /** Words of which one must be typed before it is offered: it is one of many that would hide the rest. */
  verbs?: string;
  /** Stands small behind the label. */
  note?: string;
  run: () => void;
}
