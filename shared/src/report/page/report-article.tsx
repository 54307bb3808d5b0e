import { lazyWidget } from '../../ui/lazy-widget';
import { Skeleton } from '../../ui/states/skeleton';
import type { ArticleProps } from './article';
import styles from './page.module.css';

/** The place of a report that is on its way. */
export const ArticleSkeleton = () => (
  <div className={styles.waiting} aria-busy="true">
    <Skeleton width="min(30rem, 100%)" height="2.5rem" />
    <Skeleton width="min(40rem, 92%)" height="1.75rem" />
    <Skeleton height="24rem" />
  </div>
);

/** The whole report on a page of its own. What draws it, charts with it, comes with the first one. */
export const ReportArticle = lazyWidget<ArticleProps>(
  async () => (await import(/* webpackChunkName: "article" */ './article')).default,
  () => <ArticleSkeleton />,
);

/** Begins with what a report is read by and drawn with, at once instead of one after the other. What does not come now is asked for again. */
export function prepareArticle(): void {
  for (const part of [
    ReportArticle.prepare(),
    import(/* webpackChunkName: "report-contract" */ '../../contracts/reports/report'),
  ])
    part.catch(() => undefined);
}
