import { FlaskConical, Sparkles, Upload } from 'lucide-react';
import { Button, Card, EmptyState, LinkButton } from '@hub/shared/ui';
import { t } from './messages';
import { useSample } from './use-sample';

/** What a new user sees in place of empty panels: the way to a first report. */
export function FirstRun() {
  const { busy, start } = useSample();
  return (
    <Card>
      <EmptyState
        icon={<Sparkles />}
        title={t('first.title')}
        action={
          <>
            <LinkButton variant="primary" to="/dashboard/upload" icon={<Upload size={18} />}>
              {t('first.upload')}
            </LinkButton>
            <Button icon={<FlaskConical size={18} />} loading={busy} onClick={() => void start()}>
              {t('first.sample')}
            </Button>
          </>
        }
      >
        <p>{t('first.text')}</p>
        <p role="status">{busy && t('first.busy')}</p>
      </EmptyState>
    </Card>
  );
}
