import { FileSearch, SearchX, Upload } from 'lucide-react';
import { Button, EmptyState, LinkButton } from '@hub/shared/ui';
import { t } from '../../messages';

interface HistoryEmptyProps {
  /** Whether a search or a filter may be what leaves the list empty. */
  narrowed: boolean;
  onClear: () => void;
}

export const HistoryEmpty = ({ narrowed, onClear }: HistoryEmptyProps) =>
  narrowed ? (
    <EmptyState
      headingLevel={3}
      icon={<SearchX />}
      title={t('list.empty')}
      action={<Button onClick={onClear}>{t('show-all')}</Button>}
    >
      {t('list.empty.narrowed')}
    </EmptyState>
  ) : (
    <EmptyState
      headingLevel={3}
      icon={<FileSearch />}
      title={t('list.empty')}
      action={
        <LinkButton variant="primary" to="/dashboard/upload" icon={<Upload size={18} />}>
          {t('list.empty.upload')}
        </LinkButton>
      }
    >
      {t('list.empty.text')}
    </EmptyState>
  );
