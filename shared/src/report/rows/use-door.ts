import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from '../../router';

/** In the address of a report, the number whose panel is open. */
const PARAM = 'number';

/** Noted in the history entry that opening a panel has made. */
const OURS = { panel: true } as const;
const isOurs = (state: unknown): boolean => typeof state === 'object' && state !== null && 'panel' in state;

/** Opens what stands behind a number. */
export interface Door {
  /** The claim whose panel is open. */
  opened: string | null;
  open: (claim: string) => void;
  close: () => void;
}

/** The door of a report's page: what is open stands in the address, so that Back closes it and a link opens it. */
export function useDoor(): Door {
  const [params] = useSearchParams();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const opened = params.get(PARAM);
  const address = useCallback(
    (claim: string | null) => {
      const next = new URLSearchParams(search);
      if (claim === null) next.delete(PARAM);
      else next.set(PARAM, claim);
      return { pathname, search: next.toString() };
    },
    [pathname, search],
  );
  const open = useCallback(
    // From one number to the next is no step of its own: Back closes the panel.
    (claim: string) => navigate(address(claim), opened === null ? { state: OURS } : { replace: true, state }),
    [opened, navigate, address, state],
  );
  const close = useCallback(
    // The step that opened it is taken back. Who came by a link stays on the page.
    () => (isOurs(state) ? navigate(-1) : navigate(address(null), { replace: true })),
    [navigate, address, state],
  );
  return useMemo(() => ({ opened, open, close }), [opened, open, close]);
}
