import type { ReactNode } from 'react';
import { lazyWidget } from '../lazy-widget';

export interface TabItem {
  value: string;
  label: ReactNode;
  content: ReactNode;
}
export interface TabsProps {
  /** Name of the list of tabs. */
  label: string;
  items: readonly TabItem[];
  /** The chosen tab, where the caller keeps it; otherwise the first one is open at the start. */
  value?: string;
  onChange?: (value: string) => void;
}

/** Tabs with the content of the chosen one. While their code is on its way, that content is there already. */
export const Tabs = lazyWidget<TabsProps>(
  () => import('./tabs-panel').then((module) => module.TabsPanel),
  ({ items, value }) => <div>{(items.find((item) => item.value === value) ?? items[0])?.content}</div>,
);
