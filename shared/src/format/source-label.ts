import type { SourceType } from '../contracts/reports/report';
import { t } from './messages';

/** What a report's `Source:` line says. */
export const sourceLabel = (source: SourceType): string => t(`source.${source}`);

/** Names of the sources in lists, filters and counts, in the page's language as it is when they are read. */
export const SOURCE_NAMES: Readonly<Record<SourceType, string>> = {
  get csv() {
    return t('sources.csv');
  },
  get google_sheet() {
    return t('sources.google_sheet');
  },
  get postgres() {
    return t('sources.postgres');
  },
};
