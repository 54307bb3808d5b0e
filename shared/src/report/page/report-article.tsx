import { lazyWidget } from '../../ui/lazy-widget';
import type { ArticleProps } from './article';
import { ArticleSkeleton } from './article-skeleton';

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
