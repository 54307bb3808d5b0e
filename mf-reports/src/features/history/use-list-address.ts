import { useEffect, useRef, useState } from 'react';
import { SOURCE_TYPES } from '@hub/shared/contracts/constants';
import { useSearchParams } from '@hub/shared/router';
import { PERIODS, SORTS, type Arrangement, type Period } from './arrange-reports';
import type { SourceFilter } from './list-query';

/** Query parameter of the search; those of the choices bear their names. */
const SEARCH = 'q';
/** What is typed reaches the address when the typing has come to a rest. */
const TYPING_PAUSE_MS = 300;

/** What is chosen from lists, and what each is when the address says nothing. */
const CHOICES = {
  source: { usual: 'all', values: ['all', ...SOURCE_TYPES] as readonly SourceFilter[] },
  sort: { usual: 'newest', values: SORTS },
  period: { usual: 'any', values: Object.keys(PERIODS).filter((name): name is Period => name in PERIODS) },
} as const;
type Choice = keyof typeof CHOICES;

function valueOf<Value extends string>(params: URLSearchParams, name: Choice, values: readonly Value[], usual: Value): Value {
  return values.find((value) => value === params.get(name)) ?? usual;
}

function written(params: URLSearchParams, changes: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export interface ListAddress extends Arrangement {
  source: SourceFilter;
  type: (search: string) => void;
  /** Takes any text, as a form gives it; what is no choice is the usual one. */
  choose: (name: Choice, value: string) => void;
  clear: () => void;
}

/**
 * Keeps search, filters and order of the list in the address, so that a reload, Back and a shared link show the same list. A choice is a
 * step that Back takes back; letters are none.
 */
export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get(SEARCH) ?? '';
  const [typed, setTyped] = useState(inAddress);
  /** What of the typed text the address has, or is about to lose by a step of the history. */
  const known = useRef(inAddress);
  useEffect(() => {
    if (inAddress === known.current) return;
    known.current = inAddress;
    setTyped(inAddress);
  }, [inAddress]);
  useEffect(() => {
    if (typed === known.current) return undefined;
    const timer = setTimeout(() => {
      known.current = typed;
      setParams((now) => written(now, { [SEARCH]: typed }), { replace: true });
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, setParams]);
  const { source, sort, period } = CHOICES;
  return {
    search: typed,
    source: valueOf(params, 'source', source.values, source.usual),
    sort: valueOf(params, 'sort', sort.values, sort.usual),
    period: valueOf(params, 'period', period.values, period.usual),
    type: setTyped,
    choose: (name, value) => setParams((now) => written(now, { [name]: value === CHOICES[name].usual ? '' : value })),
    clear: () => {
      known.current = '';
      setTyped('');
      setParams((now) => written(now, { [SEARCH]: '', source: '', period: '' }));
    },
  };
}
