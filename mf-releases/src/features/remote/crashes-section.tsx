import type { CrashFrame, CrashGroup } from '@hub/shared/contracts/releases/crashes';
import { formatCount, formatDateTime, formatPercent } from '@hub/shared/format';
import { useQuery } from '@hub/shared/query';
import { ForeignText, InlineNote } from '@hub/shared/ui';
import { t } from '../../messages';
import { crashesQuery } from '../../queries';
import { Section } from './section';
import styles from './remote.module.css';

/** Groups that are shown, and steps of each: those that most devices have met tell most. */
const MOST_GROUPS = 20;
const MOST_FRAMES = 8;

function placeOf({ file, line, column, name, isResolved }: CrashFrame): string {
  const place = `${file}:${line}:${column}`;
  const named = name === null ? place : `${name} (${place})`;
  return isResolved ? named : t('crash.no-map', { place: named });
}

const buildsOf = ({ firstBuild, lastBuild }: CrashGroup): string =>
  firstBuild === lastBuild ? lastBuild : t('crash.builds', { first: firstBuild, last: lastBuild });

function devicesOf({ devices, share }: CrashGroup): string {
  return share === null
    ? t('crash.devices', { devices })
    : t('crash.devices.share', { devices, share: formatPercent(100 * share) });
}

function Crash({ group }: { group: CrashGroup }) {
  const { error, frames, count, firstAt, lastAt, browsers } = group;
  const [first] = frames;
  const more = frames.length - MOST_FRAMES;
  return (
    <details>
      <summary>
        <ForeignText>{first ? t('crash', { error, place: placeOf(first) }) : error}</ForeignText>
        <span className={styles.small}>
          {' '}
          {devicesOf(group)}, {buildsOf(group)}
        </span>
      </summary>
      <ol className={styles.frames} aria-label={t('crash.stack')}>
        {frames.slice(0, MOST_FRAMES).map((frame) => (
          <li key={`${frame.file} ${frame.line} ${frame.column} ${frame.name ?? ''}`}>
            <ForeignText>{placeOf(frame)}</ForeignText>
          </li>
        ))}
      </ol>
      <p className={styles.small}>
        {more > 0 && `${t('crash.more', { n: more })} `}
        {t('crash.times', {
          n: count,
          count: formatCount(count),
          first: formatDateTime(firstAt),
          last: formatDateTime(lastAt),
        })}{' '}
        {browsers.map(({ name, devices }) => `${name}: ${formatCount(devices)}`).join(', ')}
      </p>
    </details>
  );
}

/** Crashes by where they happened, in terms of the sources, each with its stack. */
export function CrashesSection({ remote }: { remote: string }) {
  const { status, data } = useQuery(crashesQuery, remote);
  const groups = data?.groups ?? [];
  if (status !== 'failed' && groups.length === 0) return null;
  return (
    <Section title={t('crash.title')}>
      {status === 'failed' && <InlineNote tone="warning">{t('crash.failed')}</InlineNote>}
      <ul className={styles.lines}>
        {groups.slice(0, MOST_GROUPS).map((group) => (
          <li key={group.fingerprint}>
            <Crash group={group} />
          </li>
        ))}
      </ul>
      {groups.length > MOST_GROUPS && <p className={styles.small}>{t('crash.others', { n: groups.length - MOST_GROUPS })}</p>}
    </Section>
  );
}
