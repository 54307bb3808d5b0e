import { SOURCE_TYPES } from '@hub/shared/contracts/constants';
import { SOURCE_NAMES } from '@hub/shared/format';
import { useFeatureSelector, useHubDispatch } from '@hub/shared/state';
import { SearchField, Select } from '@hub/shared/ui';
import { t } from '../../messages';
import { history } from './history-feature';
import { historyActions, type SourceFilter } from './history-slice';
import styles from './history.module.css';

/** In which order the sources are chosen from. */
const PLACE: Record<(typeof SOURCE_TYPES)[number], number> = { csv: 0, postgres: 1, google_sheet: 2 };
const FILTERED = [...SOURCE_TYPES].sort((a, b) => PLACE[a] - PLACE[b]);

export function HistoryToolbar({ onChoose }: { onChoose: (source: SourceFilter) => void }) {
  const dispatch = useHubDispatch();
  const { search, source } = useFeatureSelector(history, (state) => state);
  return (
    <div className={styles.toolbar} role="search">
      <SearchField
        className={styles.search}
        label={t('list.search')}
        placeholder={t('list.search.example')}
        value={search}
        onChange={(text) => dispatch(historyActions.searchTyped(text))}
      />
      <Select
        compact
        className={styles.filter}
        label={t('list.source')}
        options={[
          { value: 'all', label: t('list.all-sources') },
          ...FILTERED.map((value) => ({ value, label: SOURCE_NAMES[value] })),
        ]}
        value={source}
        onChange={(event) => {
          const chosen = SOURCE_TYPES.find((type) => type === event.target.value);
          onChoose(chosen ?? 'all');
        }}
      />
    </div>
  );
}
