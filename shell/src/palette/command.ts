import type { ReactNode } from 'react';

/** Something that can be done from the palette. */
export interface Command {
  id: string;
  group: 'go-to' | 'begin' | 'reports' | 'session';
  label: string;
  icon: ReactNode;
  /** Further words by which it is found. */
  keywords?: string;
  /** Stands small behind the label. */
  note?: string;
  run: () => void;
}
