import { capital, list } from '../wording/human';
import { t } from './messages';

/** Title of a report whose sources have no usable name. */
export const untitledReport = (): string => t('title.untitled');

/** A report's title from its sources' names: `support-tickets.csv` → `Support tickets`. */
export function reportTitle(sources: readonly string[]): string {
  const names = sources.map((source) =>
    source
      .replace(/(\.(csv|tsv|tab|txt|xlsx|xlsm|parquet|json|jsonl|ndjson|sql))?(\.(gz|zip))?$/i, '')
      // A dash between spaces is one that somebody wrote.
      .replace(/_+|(?<! )-+(?! )/g, ' ')
      .replace(/\p{Cc}+|\s+/gu, ' ')
      .trim(),
  );
  const title = capital(list(names.filter(Boolean)));
  return title.slice(0, 120) || untitledReport();
}
