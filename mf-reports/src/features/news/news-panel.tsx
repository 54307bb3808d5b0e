import type { SourceNews as News } from '@hub/shared/contracts/reports/news';
import type { QueryResult } from '@hub/shared/query';
import { Button, InlineNote, Skeleton } from '@hub/shared/ui';
import { Panel } from '../overview/panel';
import { t } from './messages';
import { SourceNews } from './source-news';
import styles from './news.module.css';

/** What is new in one's data, by source, in the reports' own first sentences. */
export function NewsPanel({ news: { data, status, refresh } }: { news: QueryResult<News[]> }) {
  const content = () => {
    if (data) return data.map((news) => <SourceNews key={news.source_id} news={news} />);
    if (status === 'failed') {
      return (
        <InlineNote
          role="status"
          action={
            <Button size="sm" onClick={refresh}>
              {t('retry')}
            </Button>
          }
        >
          {t('failed')}
        </InlineNote>
      );
    }
    return <Skeleton height="4.5rem" />;
  };
  return (
    <Panel title={t('title')}>
      <div className={styles.sources} aria-busy={status === 'loading'}>
        {content()}
      </div>
    </Panel>
  );
}
