import { Upload } from 'lucide-react';
import { selectUser, useHubSelector } from '@hub/shared/state';
import { foreignText, LinkButton, PageHeader } from '@hub/shared/ui';
import { t } from './messages';

/** @param isNew nobody has made a report here yet */
export function OverviewHeader({ isNew }: { isNew: boolean }) {
  const user = useHubSelector(selectUser);
  return (
    <PageHeader
      title={user ? t('welcome.name', { name: foreignText(user.first_name) }) : t('welcome')}
      description={t(isNew ? 'description.new' : 'description')}
      actions={
        // A newcomer's next step stands below. The button stays, so that nothing moves when the figures come.
        <LinkButton variant={isNew ? 'secondary' : 'primary'} to="/dashboard/upload" icon={<Upload size={18} />}>
          {t('new-analysis')}
        </LinkButton>
      }
    />
  );
}
