import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { SOURCE_TYPES } from '@hub/shared/contracts/constants';
import { SOURCE_NAMES } from '@hub/shared/format';
import { Button, classNames, SearchField, Select } from '@hub/shared/ui';
import { t } from '../../messages';
import { SORTS } from './arrange-reports';
import type { ListAddress } from './use-list-address';
import styles from './history.module.css';

/** In which order the sources are chosen from. */
const PLACE: Record<(typeof SOURCE_TYPES)[number], number> = { csv: 0, postgres: 1, google_sheet: 2 };
const PERIOD_NAMES = ['any', 'day', 'week', 'month', 'year'] as const;
const FILTERED = [...SOURCE_TYPES].sort((a, b) => PLACE[a] - PLACE[b]);

/** Search and filters of the list. On a phone the filters are folded until they are wanted or one is set, so that a report stands on the first screen. */
export function HistoryToolbar({ search, source, sort, period, type, choose }: ListAddress) {
  const [unfolded, setUnfolded] = useState(source !== 'all' || period !== 'any' || sort !== 'newest');
  const filters = useId();
  return (
    <div className={styles.toolbar} role="search">
      <SearchField
        className={styles.search}
        label={t('list.search')}
        placeholder={t('list.search.example')}
        value={search}
        onChange={type}
      />
      <Button
        className={styles.unfold}
        icon={<SlidersHorizontal size={18} />}
        aria-expanded={unfolded}
        aria-controls={filters}
        onClick={() => setUnfolded(!unfolded)}
      >
        {t('list.filters')}
      </Button>
      <div id={filters} className={classNames(styles.filters, !unfolded && styles.folded)}>
        <Select
          compact
          className={styles.filter}
          label={t('list.source')}
          options={[
            { value: 'all', label: t('list.all-sources') },
            ...FILTERED.map((value) => ({ value, label: SOURCE_NAMES[value] })),
          ]}
          value={source}
          onChange={(event) => choose('source', event.target.value)}
        />
        <Select
          compact
          className={styles.filter}
          label={t('list.period')}
          options={PERIOD_NAMES.map((value) => ({ value, label: t(`list.period.${value}`) }))}
          value={period}
          onChange={(event) => choose('period', event.target.value)}
        />
        <Select
          compact
          className={styles.filter}
          label={t('list.sort')}
          options={SORTS.map((value) => ({ value, label: t(`list.sort.${value}`) }))}
          value={sort}
          onChange={(event) => choose('sort', event.target.value)}
        />
      </div>
    </div>
  );
}
