import { Monitor } from 'lucide-react';
import { useRef } from 'react';
import type { SessionEntry } from '@hub/shared/contracts/account';
import { formatDateTime } from '@hub/shared/format';
import { Badge, Button, FormError, InlineNote, Skeleton, toast } from '@hub/shared/ui';
import { useSessions } from '../use-sessions';
import { useTask } from '../use-task';
import { deviceName } from './device-name';
import { Section } from './section';
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
    <Section
      title="Sessions"
      description="Where you are signed in. End a session that you do not know, then change your password."
    >
      {loaded.status === 'loading' && (
        <div role="status" aria-busy="true" aria-label="Loading your sessions">
          <Skeleton height="3rem" />
        </div>
      )}
      {loaded.status === 'failed' && (
        <InlineNote
          tone="danger"
          role="alert"
          action={
            <Button size="sm" onClick={reload}>
              Retry
            </Button>
          }
        >
          {loaded.error}
        </InlineNote>
      )}
      {loaded.status === 'ready' && (
        <ul ref={list} className={styles.list} tabIndex={-1} aria-label="Sessions">
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
  const { run, running, error } = useTask('Failed to end the session');
  const name = deviceName(session.user_agent);
  const since = formatDateTime(session.created_at);
  const endIt = () =>
    run(async () => {
      await end(session.id);
      toast.success('The session is ended');
    });
  return (
    <li className={styles.item}>
      <Monitor aria-hidden="true" className={styles.icon} />
      <div className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.since}>Signed in {since}</span>
      </div>
      {session.current ? (
        <Badge tone="success">This session</Badge>
      ) : (
        <Button size="sm" loading={running} aria-label={`End session: ${name}, signed in ${since}`} onClick={() => void endIt()}>
          End session
        </Button>
      )}
      <FormError>{error}</FormError>
    </li>
  );
}
