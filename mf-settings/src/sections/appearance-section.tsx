import { Monitor, Moon, Sun } from 'lucide-react';
import { useTheme } from '@hub/shared/ui';
import { Section } from './section';
import { t } from '../messages';
import styles from './appearance-section.module.css';

const THEMES = [
  { value: 'system', icon: Monitor },
  { value: 'light', icon: Sun },
  { value: 'dark', icon: Moon },
] as const;

export function AppearanceSection() {
  const { preference, setTheme } = useTheme();
  return (
    <Section title={t('appearance.title')} description={t('appearance.description')}>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{t('appearance.theme')}</legend>
        {THEMES.map(({ value, icon: Icon }) => (
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
            {t(`theme.${value}`)}
          </label>
        ))}
      </fieldset>
    </Section>
  );
}
