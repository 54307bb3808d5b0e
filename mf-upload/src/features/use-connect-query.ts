import { useEffect, useRef } from 'react';
import { SOURCE_TYPES } from '@hub/shared/contracts/constants';
import type { SourceType } from '@hub/shared/contracts/reports/report';
import { useSearchParams } from '@hub/shared/router';

/** Query parameter by which other screens and the command palette say with which source to begin. */
const CONNECT = 'connect';

/** Begins with the source that the address names, and takes it out of the address: a reload must not begin anew. */
export function useConnectQuery(begin: (source: SourceType) => void): void {
  const [params, setParams] = useSearchParams();
  const wanted = params.get(CONNECT);
  const latest = useRef(begin);
  useEffect(() => {
    latest.current = begin;
  });
  useEffect(() => {
    if (wanted === null) return;
    const source = SOURCE_TYPES.find((type) => type === wanted);
    if (source) latest.current(source);
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete(CONNECT);
        return next;
      },
      { replace: true },
    );
  }, [wanted, setParams]);
}
