import { Download } from 'lucide-react';
import { users } from '@hub/shared/api';
import { Button, FormActions, FormError, saveFile } from '@hub/shared/ui';
import { useTask } from '../use-task';
import { Section } from './section';

const FILE_NAME = 'data-intelligence-hub-export.json';

export function DataSection() {
  const { run, running, error } = useTask('Failed to export your data');
  const save = () =>
    run(async () => {
      saveFile(FILE_NAME, JSON.stringify(await users.exportData(), null, 2), 'application/json');
    });
  return (
    <Section title="Your data" description="Your profile, your settings and all your reports, as one JSON file.">
      <FormActions>
        <Button icon={<Download />} loading={running} onClick={() => void save()}>
          Export my data
        </Button>
      </FormActions>
      <FormError>{error}</FormError>
    </Section>
  );
}
