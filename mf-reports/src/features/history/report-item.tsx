import { Download, Eye, FileCode2, FileSpreadsheet, FileText, GitCompare, RotateCw, Trash2 } from 'lucide-react';
import { DOWNLOAD_FORMATS } from '@hub/shared/contracts/constants';
import type { DownloadFormat, Report } from '@hub/shared/contracts/report';
import { formatCount, formatDate, formatSeconds } from '@hub/shared/format';
import { Badge, Button, foreignText, IconButton, IconLink, Menu, SourceBadge, SourceIcon } from '@hub/shared/ui';
import { comparePath } from '../compare/compare-path';
import { titleOf } from './search-reports';
import styles from './history.module.css';

const FORMATS = [
  { value: 'markdown', label: 'Markdown', icon: <FileText size={16} /> },
  { value: 'csv', label: 'CSV', icon: <FileSpreadsheet size={16} /> },
  { value: 'json', label: 'JSON', icon: <FileCode2 size={16} /> },
] as const;

const UNFINISHED = { failed: { tone: 'danger', text: 'Failed' }, processing: { tone: 'warning', text: 'Processing' } } as const;

export interface ReportItemActions {
  onView: (id: string) => void;
  onDownload: (id: string, format: DownloadFormat) => void;
  onDelete: (report: Report) => void;
}
interface ReportItemProps extends ReportItemActions {
  report: Report;
  downloading: boolean;
}

const facts = (report: Report): string[] =>
  [
    formatDate(report.created_at),
    report.record_count === undefined
      ? ''
      : `${formatCount(report.record_count)} ${report.record_count === 1 ? 'record' : 'records'}`,
    report.processing_time === undefined ? '' : formatSeconds(report.processing_time),
    report.table_names?.length
      ? `${report.table_names.length === 1 ? 'Table' : 'Tables'}: ${report.table_names.map(foreignText).join(', ')}`
      : '',
  ].filter((fact) => fact !== '');

export function ReportItem({ report, downloading, onView, onDownload, onDelete }: ReportItemProps) {
  const title = titleOf(report);
  const unfinished = report.status === 'completed' ? null : UNFINISHED[report.status];
  return (
    <article className={styles.item} aria-label={foreignText(title)}>
      <SourceIcon source={report.source_type} />
      <div className={styles.texts}>
        <div className={styles.titleLine}>
          <h3 className={styles.title}>
            <bdi>{foreignText(title)}</bdi>
          </h3>
          <SourceBadge source={report.source_type} />
          {unfinished && <Badge tone={unfinished.tone}>{unfinished.text}</Badge>}
        </div>
        <ul className={styles.facts}>
          {facts(report).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <div className={styles.actions}>
        <Button size="sm" icon={<Eye size={16} />} disabled={unfinished !== null} onClick={() => onView(report.id)}>
          View
        </Button>
        <Menu
          size="sm"
          label="Download"
          icon={<Download size={16} />}
          items={FORMATS}
          disabled={unfinished !== null}
          loading={downloading}
          onSelect={(value) => {
            const format = DOWNLOAD_FORMATS.find((each) => each === value);
            if (format) onDownload(report.id, format);
          }}
        />
        <span className={styles.leads}>
          {report.previous_id && (
            <IconLink label="See what changed" icon={<GitCompare size={18} />} to={comparePath(report.id, report.previous_id)} />
          )}
          {!unfinished && (
            <IconLink label="Analyze again" icon={<RotateCw size={18} />} to={`/dashboard/upload?again=${report.id}`} />
          )}
        </span>
        <IconButton tone="danger" label="Delete" icon={<Trash2 size={18} />} onClick={() => onDelete(report)} />
      </div>
    </article>
  );
}
