import type { SourceNews } from '@hub/shared/contracts/reports/news';
import type { QueryResult } from '@hub/shared/query';
import { Card, lazyWidget, Skeleton } from '@hub/shared/ui';
import { loadWords } from '@hub/shared/words';

const Waiting = () => (
  <Card aria-busy="true">
    <Skeleton height="6rem" />
  </Card>
);

/** The panel of what is new, which whoever has no report yet does not fetch. Where its code does not come, the rest of home stands alone. */
export const LazyNews = lazyWidget<{ news: QueryResult<SourceNews[]> }>(
  async () => {
    const { NewsPanel } = await import('./news-panel');
    await loadWords();
    return NewsPanel;
  },
  Waiting,
  () => null,
);
