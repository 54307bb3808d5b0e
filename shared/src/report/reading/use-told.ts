import { useEffect, useState } from 'react';
import { errorText, reports } from '../../api';
import type { ToldReading } from '../../contracts/reports/told-reading';
import { toast } from '../../ui/toasts/toast';
import { t } from './messages';

export type ToldState =
  | { status: 'loading' }
  | { status: 'failed'; text: string }
  | { status: 'ready' | 'saving'; told: ToldReading };

interface Told {
  state: ToldState;
  change: (told: ToldReading) => void;
  /** Whether it was saved. */
  save: () => Promise<boolean>;
  retry: () => void;
}

/** What the reader has said of how the source of a report is to be read. */
export function useTold(reportId: string): Told {
  const [state, setState] = useState<ToldState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const over = new AbortController();
    reports.reading(reportId, over.signal).then(
      (told) => setState({ status: 'ready', told }),
      (error: unknown) => {
        if (!over.signal.aborted) setState({ status: 'failed', text: errorText(error, t('failed.text')) });
      },
    );
    return () => over.abort();
  }, [reportId, attempt]);
  return {
    state,
    change: (told) => setState({ status: 'ready', told }),
    save: async () => {
      if (state.status !== 'ready') return false;
      const { told } = state;
      setState({ status: 'saving', told });
      try {
        await reports.saveReading(reportId, told);
        setState({ status: 'ready', told });
        return true;
      } catch (error) {
        setState({ status: 'ready', told });
        toast.error(errorText(error, t('not-saved')));
        return false;
      }
    },
    retry: () => {
      setState({ status: 'loading' });
      setAttempt(attempt + 1);
    },
  };
}
