import type { PostgresConnectResponse } from '@hub/shared/contracts/sources/source';
import { formatBytes } from '@hub/shared/format';
import { Button, Checkbox, foreignText } from '@hub/shared/ui';
import { t } from '../../../messages';
import { Reveal } from '../../reveal';
import styles from './postgres.module.css';

interface TableListProps {
  answer: PostgresConnectResponse;
  selected: ReadonlySet<string>;
  error: string | null;
  onToggle: (name: string) => void;
  onSelect: (names: readonly string[]) => void;
}

const describe = (details: PostgresConnectResponse['details'][number] | undefined): string =>
  details === undefined
    ? ''
    : [
        t('postgres.table.schema', { name: foreignText(details.schema) }),
        details.kind === 'view' ? t('postgres.table.view') : '',
        details.rows === null ? '' : t('postgres.table.rows', { n: details.rows }),
        details.bytes === null ? '' : formatBytes(details.bytes),
      ]
        .filter((part) => part !== '')
        .join(' · ');

export function TableList({ answer, selected, error, onToggle, onSelect }: TableListProps) {
  const all = selected.size === answer.tables.length;
  return (
    <fieldset className={styles.tables}>
      <legend className={styles.legend}>{t('postgres.tables')}</legend>
      <div className={styles.tablesHead}>
        <span role="status">{t('postgres.tables.selected', { selected: selected.size, all: answer.tables.length })}</span>
        <Button size="sm" variant="ghost" onClick={() => onSelect(all ? [] : answer.tables)}>
          {t(all ? 'postgres.tables.none' : 'postgres.tables.all')}
        </Button>
      </div>
      <div role="alert" className={styles.error}>
        {error !== null && <Reveal>{error}</Reveal>}
      </div>
      <ul className={styles.list}>
        {answer.tables.map((name, index) => (
          <li key={name}>
            <Checkbox
              label={<bdi>{foreignText(name)}</bdi>}
              hint={describe(answer.details[index])}
              checked={selected.has(name)}
              onChange={() => onToggle(name)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
