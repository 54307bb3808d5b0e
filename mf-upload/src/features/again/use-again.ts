import { useCallback, useEffect } from 'react';
import { useSearchParams } from '@hub/shared/router';

/** Query parameter with the id of the report whose source is to be analysed again. */
const AGAIN = 'again';

/** The report that the address asks to make anew, until `finished`, the id of a new report, is there. */
export function useAgain(finished: string | undefined): { again: string | null; leave: () => void } {
  const [params, setParams] = useSearchParams();
  const again = params.get(AGAIN);
  const leave = useCallback(() => {
    const next = new URLSearchParams(params);
    next.delete(AGAIN);
    setParams(next, { replace: true });
  }, [params, setParams]);
  useEffect(() => {
    if (finished !== undefined && again !== null) leave();
  }, [finished, again, leave]);
  return { again, leave };
}
