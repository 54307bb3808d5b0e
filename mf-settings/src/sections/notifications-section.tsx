import { useEffect, useRef, useState } from 'react';
import { users } from '@hub/shared/api';
import type { Settings } from '@hub/shared/contracts/accounts/account';
import { Checkbox, FormError, toast } from '@hub/shared/ui';
import type { AcceptSettings } from '../use-settings';
import { useTask } from '../use-task';
import { Section } from './section';
import { t } from '../messages';
import styles from './section.module.css';

const CHOICES: (keyof Settings)[] = ['notify_new_reports', 'notify_agent_status', 'weekly_summary'];

interface NotificationsSectionProps {
  settings: Settings;
  verified: boolean;
  accept: AcceptSettings;
}

/** Each choice is saved when it is made; what is shown while it is being saved is the user's choice, not the old state. */
export function NotificationsSection({ settings, verified, accept }: NotificationsSectionProps) {
  const { run, running, error } = useTask(t('notifications.failed'));
  const [chosen, setChosen] = useState<Settings | null>(null);
  const shown = chosen ?? settings;

  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });

  const save = async (next: Settings, undo?: () => void) => {
    setChosen(next);
    await run(async () => {
      accept(await users.saveSettings({ settings: next }));
      toast.success(t('notifications.saved'), undo);
    });
    setChosen(null);
  };
  const choose = async (key: keyof Settings, value: boolean) => {
    // Taken back is this one choice, whatever was chosen since.
    await save({ ...shown, [key]: value }, () => void save({ ...latest.current, [key]: !value }));
  };

  return (
    <Section
      title={t('notifications.title')}
      description={t(verified ? 'notifications.description' : 'notifications.description.unverified')}
    >
      <fieldset className={styles.choices} disabled={running} aria-busy={running}>
        {CHOICES.map((key) => (
          <Checkbox
            key={key}
            label={t(key)}
            hint={t(`${key}.hint`)}
            checked={shown[key]}
            onChange={(event) => void choose(key, event.target.checked)}
          />
        ))}
        <FormError>{error}</FormError>
      </fieldset>
    </Section>
  );
}
