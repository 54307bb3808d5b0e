import { capital, list } from '../wording/human';
import { LIMITS } from './limits';
import { t } from './messages';

/** Title of a report whose sources have no usable name. */
export const untitledReport = (): string => t('title.untitled');

/** Ends with the last word that is whole, or within a word that is longer than a title. */
const cut = (title: string): string => {
  if (title.length <= LIMITS.longestTitle) return title;
  // No half of a character at its end.
  const kept = title.slice(0, LIMITS.longestTitle - 1).replace(/\p{Cs}$/u, '');
  const word = title[kept.length] === ' ' ? kept.length : kept.lastIndexOf(' ');
  return `${kept.slice(0, word < 1 ? kept.length : word)}…`;
};

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
  return cut(title) || untitledReport();
}
