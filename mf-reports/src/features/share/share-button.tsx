import { Share2 } from 'lucide-react';
import { Button, lazyWidget } from '@hub/shared/ui';
import { t as ofReports } from '../../messages';
import type { ShareDialogProps } from './share-dialog';

/** The form comes when it is asked for. */
const ShareDialog = lazyWidget<ShareDialogProps>(async () => (await import('./share-dialog')).ShareDialog);

interface ShareButtonProps {
  reportId: string;
  open: boolean;
  onChange: (open: boolean) => void;
}

/** *Share*: links by which people without an account read the report. */
export function ShareButton({ reportId, open, onChange }: ShareButtonProps) {
  return (
    <>
      <Button icon={<Share2 size={18} />} onClick={() => onChange(true)}>
        {ofReports('report.share')}
      </Button>
      {open && <ShareDialog reportId={reportId} onClose={() => onChange(false)} />}
    </>
  );
}
