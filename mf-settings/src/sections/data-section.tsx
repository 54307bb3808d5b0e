import { Download } from 'lucide-react';
import { users } from '@hub/shared/api';
import { Button, FormActions, FormError, saveFile } from '@hub/shared/ui';
import { useTask } from '../use-task';
import { Section } from './section';
import { t } from '../messages';

const FILE_NAME = 'data-intelligence-hub-export.json';

export function DataSection() {
  const { run, running, error } = useTask(t('data.failed'));
  const save = () =>
    run(async () => {
      saveFile(FILE_NAME, JSON.stringify(await users.exportData(), null, 2), 'application/json');
    });
  return (
    <Section title={t('data.title')} description={t('data.description')}>
      <FormActions>
        <Button icon={<Download />} loading={running} onClick={() => void save()}>
          {t('data.export')}
        </Button>
      </FormActions>
      <FormError>{error}</FormError>
    </Section>
  );
}
