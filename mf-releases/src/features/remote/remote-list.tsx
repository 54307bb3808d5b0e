import type { RemoteRelease } from '@hub/shared/contracts/releases/releases';
import { Link } from '@hub/shared/router';
import { Card, classNames } from '@hub/shared/ui';
import { t } from '../../messages';
import { StateBadge } from './state-badge';
import styles from './remote.module.css';

interface RemoteListProps {
  remotes: readonly RemoteRelease[];
  /** Name of the one that is looked at. */
  shown: string;
  address: (name: string) => string;
}

/** All remotes, each with the state of its rollout. */
export function RemoteList({ remotes, shown, address }: RemoteListProps) {
  return (
    <Card padding="none">
      <nav aria-label={t('releases.parts')}>
        <ul className={styles.list}>
          {remotes.map(({ name, stable, rollout }) => (
            <li key={name}>
              <Link
                to={address(name)}
                className={classNames(styles.entry, name === shown && styles.current)}
                aria-current={name === shown ? 'true' : undefined}
              >
                <span className={styles.name}>{name}</span>
                <span className={styles.small}>{stable ?? t('stable.none')}</span>
                {rollout && <StateBadge state={rollout.state} />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}
