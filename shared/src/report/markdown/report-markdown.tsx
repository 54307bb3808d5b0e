import { Skeleton } from '../../ui/skeleton';
import { lazyWidget } from '../../ui/lazy-widget';
import styles from './markdown.module.css';

export interface ReportMarkdownProps {
  children: string;
  /** What is added to the level of each heading in the text, so that it fits under the heading above it. */
  shift?: number;
}

/** A piece of a report. The markdown reader is loaded with the first one. */
export const ReportMarkdown = lazyWidget<ReportMarkdownProps>(
  () => import('./markdown').then((module) => module.default),
  () => (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton width="92%" />
      <Skeleton width="86%" />
      <Skeleton width="64%" />
    </div>
  ),
);
