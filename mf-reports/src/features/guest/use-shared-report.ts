import { useEffect, useState } from 'react';
import { errorStatus, errorText, isCancelled, reports } from '@hub/shared/api';
import type { SharedReport } from '@hub/shared/contracts/reports/share';
import { keptTicket } from './kept-ticket';
import { t } from './messages';

export type SharedState =
  | { status: 'loading' }
  | { status: 'ready'; shared: SharedReport }
  /** Wrong, ended or taken back: which of them it is, nobody is told. */
  | { status: 'none' }
  /** It asks for a password; `error` is what was said of the last one. */
  | { status: 'locked'; error?: string }
  | { status: 'failed'; text: string };

/** What the link of this token leads to. */
export function useSharedReport(token: string): {
  state: SharedState;
  retry: () => void;
  unlock: (password: string) => void;
} {
  const [held, setHeld] = useState<{ token: string; state: SharedState }>({ token, state: { status: 'loading' } });
  const [attempt, setAttempt] = useState<{ password?: string }>({});
  useEffect(() => {
    if (token === '') return;
    const over = new AbortController();
    const hold = (state: SharedState) => setHeld({ token, state });
    const { password } = attempt;
    reports.openShared(token, password, over.signal, keptTicket.read(token)).then(
      (shared) => {
        if (shared.ticket !== undefined) keptTicket.write(token, shared.ticket);
        hold({ status: 'ready', shared });
      },
      (error: unknown) => {
        if (isCancelled(error)) return;
        // It is over, or the link was taken back.
        if ([403, 404].includes(errorStatus(error) ?? 0)) keptTicket.clear();
        if (errorStatus(error) === 403)
          return hold({ status: 'locked', ...(password !== undefined && { error: errorText(error, t('failed')) }) });
        hold(
          // 400: no link has such a token.
          [400, 404].includes(errorStatus(error) ?? 0)
            ? { status: 'none' }
            : { status: 'failed', text: errorText(error, t('failed')) },
        );
      },
    );
    return () => over.abort();
  }, [token, attempt]);
  const retry = () => {
    setHeld({ token, state: { status: 'loading' } });
    setAttempt({ ...attempt });
  };
  const unlock = (password: string) => setAttempt({ password });
  if (token === '') return { state: { status: 'none' }, retry, unlock };
  return { state: held.token === token ? held.state : { status: 'loading' }, retry, unlock };
}
