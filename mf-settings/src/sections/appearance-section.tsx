import { Monitor, Moon, Sun } from 'lucide-react';
import { useTheme } from '@hub/shared/ui';
import { Section } from './section';
import styles from './appearance-section.module.css';

const THEMES = [
  { value: 'system', label: 'System', icon: Monitor },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
] as const;

export function AppearanceSection() {
  const { preference, setTheme } = useTheme();
  return (
    <Section title="Appearance" description="Kept in this browser.">
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>Theme</legend>
        {THEMES.map(({ value, label, icon: Icon }) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name="theme"
              value={value}
              className={styles.radio}
              checked={preference === value}
              onChange={() => setTheme(value)}
            />
            <Icon aria-hidden="true" className={styles.icon} />
            {label}
          </label>
        ))}
      </fieldset>
    </Section>
  );
}
