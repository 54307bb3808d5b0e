import type { ReportDetail } from '@hub/shared/contracts/reports/report';
import { formatDate, sourceLabel } from '@hub/shared/format';
import { foreignText } from '@hub/shared/ui';
import { titleOf } from '../title/title-of';
import { t } from './messages';
import type { ReportState } from './use-report';

/** What the page is called, as the reader knows it; null while nothing is known. */
export function nameOf(state: ReportState): string | null {
  switch (state.status) {
    case 'ready':
      return titleOf(state.detail.report);
    case 'running':
      return t('running', { name: foreignText(state.run.name) });
    case 'loading':
    case 'moved':
      return null;
    case 'missing':
    case 'deleted':
    case 'cancelled':
    case 'unmade':
    case 'failed':
      return t('title');
  }
}

/** The page's own heading while and after its name is sought. */
export const headingOf = (name: string | null): string => (name === null ? t('loading') : foreignText(name));

/** Where the numbers come from, in one line; the report's last line has it in full. */
export const provenanceOf = ({ report, document, source_name }: ReportDetail): string =>
  t('provenance', {
    name: foreignText(source_name ?? document?.report.source ?? sourceLabel(report.source_type)),
    n: report.record_count ?? 0,
    when: formatDate(report.created_at),
  });
