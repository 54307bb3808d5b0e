import { capital, list } from '../wording/human';

/** Title of a report whose sources have no usable name. */
export const UNTITLED_REPORT = 'Untitled Report';

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
  return title.slice(0, 120) || UNTITLED_REPORT;
}
