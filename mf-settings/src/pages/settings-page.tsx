import { Card, ErrorState, PageHeader } from '@hub/shared/ui';
import { AppearanceSection } from '../sections/appearance-section';
import { DataSection } from '../sections/data-section';
import { DeleteSection } from '../sections/delete-section';
import { EmailSection } from '../sections/email-section';
import { LanguageSection } from '../sections/language-section';
import { NotificationsSection } from '../sections/notifications-section';
import { PasswordSection } from '../sections/password-section';
import { ProfileSection } from '../sections/profile-section';
import { SessionsSection } from '../sections/sessions-section';
import { SettingsSkeleton } from '../sections/settings-skeleton';
import { useSettings } from '../use-settings';
import { t } from '../messages';
import styles from './settings-page.module.css';

export default function SettingsPage() {
  const { loaded, accept, retry } = useSettings();
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} description={t('description')} />
      {loaded.status === 'loading' && <SettingsSkeleton />}
      {loaded.status === 'failed' && (
        <Card>
          <ErrorState title={t('failed')} onRetry={retry}>
            {loaded.error}
          </ErrorState>
        </Card>
      )}
      {loaded.status === 'ready' && (
        <>
          <ProfileSection user={loaded.data.user} accept={accept} />
          <EmailSection user={loaded.data.user} pending={loaded.data.pending_email ?? null} accept={accept} />
          <NotificationsSection settings={loaded.data.settings} verified={loaded.data.user.is_verified} accept={accept} />
          <LanguageSection />
          <AppearanceSection />
          <PasswordSection />
          <SessionsSection />
          <DataSection />
          <DeleteSection />
        </>
      )}
    </div>
  );
}
