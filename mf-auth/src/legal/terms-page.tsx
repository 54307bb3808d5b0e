import { LegalPage } from './legal-page';
import { t } from './messages';

const SECTIONS = ['provider', 'account', 'data', 'reports', 'fair-use', 'warranty'] as const;

export default function TermsPage() {
  return (
    <LegalPage
      title={t('terms')}
      intro={t('terms.intro')}
      sections={SECTIONS.map((name) => ({ heading: t(`terms.${name}`), text: t(`terms.${name}.text`) }))}
    />
  );
}
