import type { ReportDetail } from '@hub/shared/contracts/reports/report';
import { InlineNote } from '@hub/shared/ui';
import { t } from '../../messages';
import type { AgainActions } from '../sources/source-form';
import { formOf } from '../sources/source-forms';

/** What it takes to analyse the source anew. */
export function AgainForm({ detail, ...actions }: AgainActions & { detail: ReportDetail }) {
  const { source, source_name: name = detail.report.report_title } = detail;
  if (!source) {
    return <InlineNote tone="warning">{t('again.no-source')}</InlineNote>;
  }
  const { Again } = formOf(source.type);
  return <Again detail={detail} name={name} source={source} {...actions} />;
}
