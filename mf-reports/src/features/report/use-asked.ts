import { useLocation, useNavigate, useSearchParams } from '@hub/shared/router';

/** What can be asked for by the address of a report, so that other screens and the palette lead to it. */
export const ASKED = ['share', 'rename', 'delete'] as const;
export type Asked = (typeof ASKED)[number];

const DO = 'do';

/** What is asked for of the report that is on the page. It is part of the address: a reload shows it again, and *back* does not. */
export function useAsked(): { asked: Asked | null; ask: (what: Asked | null) => void } {
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const named = params.get(DO);
  const ask = (what: Asked | null) => {
    const next = new URLSearchParams(params);
    if (what === null) next.delete(DO);
    else next.set(DO, what);
    navigate({ search: next.toString(), hash }, { replace: true });
  };
  return { asked: ASKED.find((each) => each === named) ?? null, ask };
}
