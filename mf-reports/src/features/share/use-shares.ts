import { useEffect, useState } from 'react';
import { errorText, isCancelled, reports } from '@hub/shared/api';
import type { Share, ShareRequest } from '@hub/shared/contracts/reports/share';
import { toast } from '@hub/shared/ui';
import { t } from './messages';

type Links = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; links: Share[] };

interface Shares {
  state: Links;
  retry: () => void;
  busy: 'make' | 'take-back' | null;
  /** Token of the new link, or null when there is none. */
  make: (asked: ShareRequest) => Promise<string | null>;
  takeBack: (id: string) => Promise<void>;
}

/** The links to a report, and what can be done about them. */
export function useShares(reportId: string): Shares {
  const [state, setState] = useState<Links>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState<Shares['busy']>(null);
  useEffect(() => {
    const over = new AbortController();
    reports.shares(reportId, over.signal).then(
      (links) => setState({ status: 'ready', links }),
      (error: unknown) => {
        if (isCancelled(error)) return;
        console.error('The links could not be loaded.', error);
        setState({ status: 'failed' });
      },
    );
    return () => over.abort();
  }, [reportId, attempt]);

  const attemptTo = async <Result>(what: 'make' | 'take-back', act: () => Promise<Result>): Promise<Result | null> => {
    setBusy(what);
    try {
      return await act();
    } catch (error) {
      console.error('A link could not be changed.', error);
      toast.error(errorText(error, t(`${what}.failed`)));
      return null;
    } finally {
      setBusy(null);
    }
  };
  const update = (change: (links: Share[]) => Share[]) =>
    setState((now) => (now.status === 'ready' ? { ...now, links: change(now.links) } : now));
  return {
    state,
    retry: () => {
      setState({ status: 'loading' });
      setAttempt(attempt + 1);
    },
    busy,
    make: (asked) =>
      attemptTo('make', async () => {
        const { share, token } = await reports.share(reportId, asked);
        update((links) => [share, ...links]);
        return token;
      }),
    takeBack: async (id) => {
      await attemptTo('take-back', async () => {
        await reports.unshare(reportId, id);
        update((links) => links.filter((link) => link.id !== id));
        toast.success(t('taken-back'));
      });
    },
  };
}
