import { users } from '@hub/shared/api';
import { LANGUAGES, type Language } from '@hub/shared/contracts/constants';
import { FormError } from '@hub/shared/ui';
import { language } from '@hub/shared/words';
import { useTask } from '../use-task';
import { Section } from './section';
import { t } from '../messages';
import styles from './appearance-section.module.css';

/** Each as those who speak it call it. */
const nameOf = (tag: Language): string => {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1);
};

/** In which language the product speaks. The page is loaded anew: its texts are drawn in one language from the first on. */
export function LanguageSection({ reload = () => window.location.reload() }: { reload?: () => void }) {
  const { run, running, error } = useTask(t('language.failed'));
  const choose = (tag: Language) =>
    run(async () => {
      await users.saveSettings({ language: tag });
      reload();
    });
  return (
    <Section title={t('language.title')} description={t('language.description')}>
      <fieldset className={styles.choices} disabled={running} aria-label={t('language.title')}>
        {LANGUAGES.map((tag) => (
          <label key={tag} className={styles.choice} lang={tag}>
            <input
              type="radio"
              name="language"
              value={tag}
              className={styles.radio}
              checked={language() === tag}
              onChange={() => void choose(tag)}
            />
            {nameOf(tag)}
          </label>
        ))}
      </fieldset>
      <FormError>{error}</FormError>
    </Section>
  );
}
