import type { ReportDetail } from '@hub/shared/contracts/reports/report';
import { reportQuery, useQuery } from '@hub/shared/query';
import { t } from '../../messages';

export type EarlierReport =
  | { status: 'loading' }
  | { status: 'ready'; detail: ReportDetail }
  | { status: 'failed'; text: string };

/** The report whose source is to be analysed again. */
export function useEarlierReport(id: string): { state: EarlierReport; retry: () => void } {
  const { data, error, refresh } = useQuery(reportQuery, id);
  if (data) return { state: { status: 'ready', detail: data }, retry: refresh };
  if (error) return { state: { status: 'failed', text: error.text || t('again.failed.text') }, retry: refresh };
  return { state: { status: 'loading' }, retry: refresh };
}
