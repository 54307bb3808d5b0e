import { Monitor } from 'lucide-react';
import { useRef } from 'react';
import type { SessionEntry } from '@hub/shared/contracts/accounts/account';
import { formatDateTime } from '@hub/shared/format';
import { Badge, Button, FormError, InlineNote, Skeleton, toast } from '@hub/shared/ui';
import { useSessions } from '../use-sessions';
import { useTask } from '../use-task';
import { deviceName } from './device-name';
import { Section } from './section';
import { t } from '../messages';
import styles from './sessions-section.module.css';

export function SessionsSection() {
  const { loaded, reload, end } = useSessions();
  const list = useRef<HTMLUListElement>(null);
  // The pressed button goes with its session, so the list takes the focus.
  const endAndStay = async (id: string) => {
    await end(id);
    list.current?.focus();
  };
  return (
    <Section title={t('sessions.title')} description={t('sessions.description')}>
      {loaded.status === 'loading' && (
        <div role="status" aria-busy="true" aria-label={t('sessions.loading')}>
          <Skeleton height="3rem" />
        </div>
      )}
      {loaded.status === 'failed' && (
        <InlineNote
          tone="danger"
          role="alert"
          action={
            <Button size="sm" onClick={reload}>
              {t('retry')}
            </Button>
          }
        >
          {loaded.error}
        </InlineNote>
      )}
      {loaded.status === 'ready' && (
        <ul ref={list} className={styles.list} tabIndex={-1} aria-label={t('sessions.title')}>
          {loaded.sessions.map((session) => (
            <SessionItem key={session.id} session={session} end={endAndStay} />
          ))}
        </ul>
      )}
    </Section>
  );
}

interface SessionItemProps {
  session: SessionEntry;
  end: (id: string) => Promise<void>;
}

function SessionItem({ session, end }: SessionItemProps) {
  const { run, running, error } = useTask(t('sessions.end-failed'));
  const name = deviceName(session.user_agent);
  const since = formatDateTime(session.created_at);
  const endIt = () =>
    run(async () => {
      await end(session.id);
      toast.success(t('sessions.ended'));
    });
  return (
    <li className={styles.item}>
      <Monitor aria-hidden="true" className={styles.icon} />
      <div className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.since}>{t('sessions.since', { since })}</span>
      </div>
      {session.current ? (
        <Badge tone="success">{t('sessions.current')}</Badge>
      ) : (
        <Button size="sm" loading={running} aria-label={t('sessions.end-named', { name, since })} onClick={() => void endIt()}>
          {t('sessions.end')}
        </Button>
      )}
      <FormError>{error}</FormError>
    </li>
  );
}
