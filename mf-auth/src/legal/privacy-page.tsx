import { LegalPage } from './legal-page';
import { t } from './messages';

const SECTIONS = ['stored', 'where', 'browser', 'mails', 'period', 'rights'] as const;

export default function PrivacyPage() {
  return (
    <LegalPage
      title={t('privacy')}
      intro={t('privacy.intro')}
      sections={SECTIONS.map((name) => ({ heading: t(`privacy.${name}`), text: t(`privacy.${name}.text`) }))}
    />
  );
}
