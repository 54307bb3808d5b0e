import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '@hub/shared/api';

export type TaskState = { status: 'idle' } | { status: 'running' } | { status: 'failed'; error: string };

/**
 * Runs a call for a form: whether it is under way, and what to say when it failed. `run` answers whether the call succeeded; what comes
 * after the form is gone changes nothing.
 */
export function useTask(fallback: string): {
  state: TaskState;
  error: string | null;
  running: boolean;
  run: (work: () => Promise<void>) => Promise<boolean>;
} {
  const [state, setState] = useState<TaskState>({ status: 'idle' });
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => void (mounted.current = false);
  }, []);

  const run = useCallback(
    async (work: () => Promise<void>) => {
      const set = (next: TaskState) => mounted.current && setState(next);
      set({ status: 'running' });
      try {
        await work();
        set({ status: 'idle' });
        return true;
      } catch (error) {
        set({ status: 'failed', error: errorText(error, fallback) });
        return false;
      }
    },
    [fallback],
  );
  return { state, run, running: state.status === 'running', error: state.status === 'failed' ? state.error : null };
}
