import { Copy, Image as Picture, Link2, Shapes } from 'lucide-react';
import { useState } from 'react';
import { errorText, reports } from '../../api';
import type { Claim } from '../../contracts/reports/claim';
import { reportPath } from '../../router';
import { Button } from '../../ui/buttons/button';
import { saveFile } from '../../ui/save-file';
import { toast } from '../../ui/toasts/toast';
import { t } from '../messages';
import { useReport } from '../report-context';
import { findingText } from './finding-text';
import { toPng } from './to-png';
import styles from './finding.module.css';

export interface FindingActionsProps {
  claim: Claim;
  id: string;
}

/** A finding to take along: its text, its address, and its chart as a picture. */
export default function FindingActions({ claim, id }: FindingActionsProps) {
  const { source, chart, findingAt } = useReport();
  const [busy, setBusy] = useState<'png' | 'svg' | null>(null);
  // A guest's page is at the address that is open; an analysis alone has one of its own.
  const page = source === null ? window.location.pathname : reportPath(source.reportId);
  const link = `${window.location.origin}${page}${findingAt(claim.id)}`;
  const copy = async (text: string, done: string) => {
    try {
      // Missing where the page is not served securely, refused where the user does not allow it.
      await navigator.clipboard.writeText(text);
      toast.success(done);
    } catch {
      toast.error(t('query.not-copied'));
    }
  };
  const save = async (format: 'png' | 'svg') => {
    if (source === null || claim.chart === undefined) return;
    setBusy(format);
    try {
      const { content, filename } = await reports.picture(source.reportId, claim.chart);
      if (format === 'svg') saveFile(filename, content, 'image/svg+xml');
      else saveFile(filename.replace(/svg$/, 'png'), await toPng(content), 'image/png');
    } catch (error) {
      toast.error(errorText(error, t('finding.failed')));
    } finally {
      setBusy(null);
    }
  };
  const isDrawn = source !== null && claim.chart !== undefined && chart(claim.chart) !== undefined;
  return (
    <div id={id} role="group" aria-label={t('finding.take')} className={styles.actions}>
      <Button size="sm" icon={<Copy size={16} />} onClick={() => void copy(findingText(claim, link), t('finding.copied'))}>
        {t('finding.copy')}
      </Button>
      <Button size="sm" icon={<Link2 size={16} />} onClick={() => void copy(link, t('finding.link-copied'))}>
        {t('finding.link')}
      </Button>
      {isDrawn && (
        <>
          <Button size="sm" icon={<Picture size={16} />} loading={busy === 'png'} onClick={() => void save('png')}>
            {t('finding.png')}
          </Button>
          <Button size="sm" icon={<Shapes size={16} />} loading={busy === 'svg'} onClick={() => void save('svg')}>
            {t('finding.svg')}
          </Button>
        </>
      )}
    </div>
  );
}
