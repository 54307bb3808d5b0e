import { SOURCE_TYPES } from '@hub/shared/contracts/constants';
import { SOURCE_NAMES } from '@hub/shared/format';
import { useFeatureSelector, useHubDispatch } from '@hub/shared/state';
import { SearchField, Select } from '@hub/shared/ui';
import { history } from './history-feature';
import { historyActions, type SourceFilter } from './history-slice';
import styles from './history.module.css';

const OPTIONS = [{ value: 'all', label: 'All Sources' }, ...SOURCE_TYPES.map((value) => ({ value, label: SOURCE_NAMES[value] }))];

export function HistoryToolbar({ onChoose }: { onChoose: (source: SourceFilter) => void }) {
  const dispatch = useHubDispatch();
  const { search, source } = useFeatureSelector(history, (state) => state);
  return (
    <div className={styles.toolbar} role="search">
      <SearchField
        className={styles.search}
        label="Search reports"
        placeholder="Search reports..."
        value={search}
        onChange={(text) => dispatch(historyActions.searchTyped(text))}
      />
      <Select
        compact
        className={styles.filter}
        label="Source"
        options={OPTIONS}
        value={source}
        onChange={(event) => {
          const chosen = SOURCE_TYPES.find((type) => type === event.target.value);
          onChoose(chosen ?? 'all');
        }}
      />
    </div>
  );
}
