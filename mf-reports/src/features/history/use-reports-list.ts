import { useCallback, useEffect, useState } from 'react';
import { useQuery, type QueryEntry } from '@hub/shared/query';
import { toast } from '@hub/shared/ui';
import { catalogueText } from '../../catalogue-text';
import { t } from '../../messages';
import { listQuery, nextPage, withPage, type LoadedList, type SourceFilter } from './list-query';

/** A search asks for what is not loaded only when the typing has come to a rest. */
const TYPING_PAUSE_MS = 250;

/** One more page that was asked for, of which list and for what. */
interface Extension {
  of: SourceFilter;
  wanted: string | null;
  status: 'under-way' | 'failed';
}

export interface ReportsList {
  list: QueryEntry<LoadedList>;
  extending: boolean;
  refresh: () => void;
  extend: () => void;
}

/** @param wanted what only the whole list can answer, such as a search: all of it is fetched, page by page; null: as far as it is scrolled */
export function useReportsList(source: SourceFilter, wanted: string | null): ReportsList {
  const { refresh, write, ...list } = useQuery(listQuery, source);
  const [extension, setExtension] = useState<Extension | null>(null);
  const extending = extension?.of === source && extension.status === 'under-way';
  const { data, error } = list;
  useEffect(() => {
    if (error) toast.error(error.code === 'no_token' ? error.text : t('list.failed'));
  }, [error]);
  const extend = useCallback(() => {
    if (!data?.more || extending) return;
    setExtension({ of: source, wanted, status: 'under-way' });
    nextPage(source, data).then(
      (page) => {
        write((known) => withPage(known ?? data, page));
        setExtension(null);
      },
      (reason: unknown) => {
        console.error('More reports could not be loaded.', reason);
        toast.error(catalogueText(reason, t('list.failed')));
        setExtension({ of: source, wanted, status: 'failed' });
      },
    );
  }, [data, extending, source, wanted, write]);
  // What failed is tried again by a press, or for another search.
  const gaveUp = extension?.of === source && extension.status === 'failed' && extension.wanted === wanted;
  const goesOn = wanted !== null && data?.more === true && !extending && !gaveUp && error === null;
  useEffect(() => {
    if (!goesOn) return undefined;
    const timer = setTimeout(extend, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [goesOn, extend]);
  return { list, extending, refresh, extend };
}
