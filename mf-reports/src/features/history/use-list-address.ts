import { useEffect, useRef } from 'react';
import { SOURCE_TYPES } from '@hub/shared/contracts/constants';
import { useSearchParams } from '@hub/shared/router';
import { useFeatureSelector, useHubDispatch } from '@hub/shared/state';
import { history } from './history-feature';
import { historyActions, type SourceFilter } from './history-slice';

/** Query parameters of the reports screen. */
const SEARCH = 'q';
const SOURCE = 'source';
/** What is typed reaches the address when the typing has come to a rest. */
const TYPING_PAUSE_MS = 300;

const filterOf = (params: URLSearchParams): SourceFilter => SOURCE_TYPES.find((type) => type === params.get(SOURCE)) ?? 'all';

function written(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

/**
 * Keeps search and filter of the list in the address, so that a reload, Back and a shared link show the same list. A choice of the filter
 * is a step that Back takes back; letters are none.
 */
export function useListAddress(): { choose: (source: SourceFilter) => void; clear: () => void } {
  const dispatch = useHubDispatch();
  const [params, setParams] = useSearchParams();
  const typed = useFeatureSelector(history, (state) => state.search);
  const known = useFeatureSelector(history, (state) => state.source);
  const search = params.get(SEARCH) ?? '';
  const source = filterOf(params);
  /** What of the typed text the address has, or is about to lose by a step of the history. */
  const inAddress = useRef<string | null>(null);

  useEffect(() => {
    if (source !== known) dispatch(historyActions.sourceChosen(source));
    // Only the address' own changes: the other way round is the typing's.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [source, dispatch]);
  useEffect(() => {
    if (search === inAddress.current) return;
    inAddress.current = search;
    dispatch(historyActions.searchTyped(search));
  }, [search, dispatch]);
  useEffect(() => {
    if (inAddress.current === null || typed === inAddress.current) return undefined;
    const timer = setTimeout(() => {
      inAddress.current = typed;
      setParams((now) => written(now, SEARCH, typed), { replace: true });
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, setParams]);

  return {
    choose: (chosen) => setParams((now) => written(now, SOURCE, chosen === 'all' ? '' : chosen)),
    clear: () => {
      inAddress.current = '';
      dispatch(historyActions.searchTyped(''));
      setParams((now) => written(written(now, SEARCH, ''), SOURCE, ''));
    },
  };
}
