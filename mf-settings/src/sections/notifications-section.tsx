import { useEffect, useRef, useState } from 'react';
import { users } from '@hub/shared/api';
import type { Settings } from '@hub/shared/contracts/account';
import { Checkbox, FormError, toast } from '@hub/shared/ui';
import type { AcceptSettings } from '../use-settings';
import { useTask } from '../use-task';
import { Section } from './section';
import styles from './section.module.css';

const CHOICES: { key: keyof Settings; label: string; hint: string }[] = [
  { key: 'notify_new_reports', label: 'Email notifications for new reports', hint: 'A mail for each report that is finished.' },
  { key: 'notify_agent_status', label: 'AI agent status updates', hint: 'A mail when an agent could not do its work.' },
  { key: 'weekly_summary', label: 'Weekly summary reports', hint: 'Once a week, what was analysed and what stood out.' },
];

interface NotificationsSectionProps {
  settings: Settings;
  verified: boolean;
  accept: AcceptSettings;
}

/** Each choice is saved when it is made; what is shown while it is being saved is the user's choice, not the old state. */
export function NotificationsSection({ settings, verified, accept }: NotificationsSectionProps) {
  const { run, running, error } = useTask('Failed to save your notifications');
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
      toast.success('Your notifications are saved', undo);
    });
    setChosen(null);
  };
  const choose = async (key: keyof Settings, value: boolean) => {
    // Taken back is this one choice, whatever was chosen since.
    await save({ ...shown, [key]: value }, () => void save({ ...latest.current, [key]: !value }));
  };

  return (
    <Section
      title="Notifications"
      description={verified ? 'Which mails you get.' : 'Which mails you get, once your email address is verified.'}
    >
      <fieldset className={styles.choices} disabled={running} aria-busy={running}>
        {CHOICES.map(({ key, label, hint }) => (
          <Checkbox
            key={key}
            label={label}
            hint={hint}
            checked={shown[key]}
            onChange={(event) => void choose(key, event.target.checked)}
          />
        ))}
        <FormError>{error}</FormError>
      </fieldset>
    </Section>
  );
}
