import { Eye, GitCompare, Pencil, RotateCw, Trash2 } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import type { DownloadFormat, Report } from '@hub/shared/contracts/reports/report';
import { formatSeconds } from '@hub/shared/format';
import { reportPath } from '@hub/shared/router';
import { Badge, Button, foreignText, IconButton, IconLink, Link, SourceBadge, SourceIcon } from '@hub/shared/ui';
import { t } from '../../messages';
import { comparePath } from '../compare/compare-path';
import { renameLabelOf } from '../rename/labels';
import { TitleForm } from '../rename/title-form';
import { DownloadMenu } from './download-menu';
import { CreatedAt } from '../title/created-at';
import { titleOf } from '../title/title-of';
import styles from './history.module.css';

const TONES = { failed: 'danger', processing: 'warning' } as const;

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
    report.record_count === undefined ? '' : t('report.records', { n: report.record_count }),
    report.processing_time === undefined ? '' : formatSeconds(report.processing_time),
    report.table_names?.length
      ? t('report.tables', { n: report.table_names.length, names: report.table_names.map(foreignText).join(', ') })
      : '',
  ].filter((fact) => fact !== '');

/** Drawn again only when something of this report has changed. */
export const ReportItem = memo(function ReportItem({ report, downloading, onView, onDownload, onDelete }: ReportItemProps) {
  const title = titleOf(report);
  const [renaming, setRenaming] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const of = { title: foreignText(title) };
  const unfinished = report.status === 'completed' ? null : report.status;
  return (
    <article className={styles.item} aria-label={foreignText(title)}>
      <SourceIcon source={report.source_type} />
      <div className={styles.texts}>
        {renaming && (
          <TitleForm
            report={report}
            onDone={() => {
              setRenaming(false);
              pencil.current?.focus();
            }}
          />
        )}
        <div className={styles.titleLine} hidden={renaming}>
          <h3 className={styles.title}>
            {unfinished ? (
              <bdi>{foreignText(title)}</bdi>
            ) : (
              <Link to={reportPath(report.id)} className={styles.titleLink}>
                <bdi>{foreignText(title)}</bdi>
              </Link>
            )}
          </h3>
          <SourceBadge source={report.source_type} />
          {unfinished && <Badge tone={TONES[unfinished]}>{t(`report.${unfinished}`)}</Badge>}
        </div>
        <ul className={styles.facts}>
          <li>
            <CreatedAt at={report.created_at} />
          </li>
          {facts(report).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <div className={styles.actions}>
        <Button
          size="sm"
          icon={<Eye size={16} />}
          disabled={unfinished !== null}
          aria-label={t('report.view.of', of)}
          onClick={() => onView(report.id)}
        >
          {t('report.view')}
        </Button>
        <DownloadMenu
          size="sm"
          of={of.title}
          disabled={unfinished !== null}
          loading={downloading}
          onDownload={(format) => onDownload(report.id, format)}
        />
        <span className={styles.leads}>
          {report.previous_id && (
            <IconLink
              label={t('report.changes.of', of)}
              icon={<GitCompare size={18} />}
              to={comparePath(report.id, report.previous_id)}
            />
          )}
          {!unfinished && (
            <IconLink
              label={t('report.again.of', of)}
              icon={<RotateCw size={18} />}
              to={`/dashboard/upload?again=${report.id}`}
            />
          )}
        </span>
        <span className={styles.changes}>
          {!unfinished && (
            <IconButton ref={pencil} label={renameLabelOf(title)} icon={<Pencil size={18} />} onClick={() => setRenaming(true)} />
          )}
          <IconButton
            tone="danger"
            label={t('report.delete.of', of)}
            icon={<Trash2 size={18} />}
            onClick={() => onDelete(report)}
          />
        </span>
      </div>
    </article>
  );
});
