import { useEffect, useLayoutEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useLocation } from '../../router';

const KEY = 'hub.report-places';
/** Far more than anybody goes back. */
const KEPT = 20;
const places = z.array(z.tuple([z.string(), z.number()]));
type Places = z.infer<typeof places>;

function readPlaces(): Places {
  try {
    const parsed = places.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

function notePlace(key: string): void {
  try {
    const others = readPlaces().filter(([other]) => other !== key);
    sessionStorage.setItem(KEY, JSON.stringify([...others, [key, window.scrollY]].slice(-KEPT)));
  } catch (error) {
    console.warn('The report will begin at its top after a reload.', error);
  }
}

/**
 * Brings the reader back to where the report was left, by a reload or by a step to another page. The browser cannot: when it tries, the
 * report is not on the page yet.
 *
 * @param isWhole whether the report is as long as it will be
 */
export function useKeptPlace(isWhole: boolean): void {
  const { key: entry, pathname } = useLocation();
  // The first entry of every page that is opened afresh is called alike.
  const key = `${pathname} ${entry}`;
  // Back to an entry of the page that is open, as a panel closes, comes from no other page: what is read stays where it is.
  const [came, setCame] = useState({ pathname, key });
  if (came.pathname !== pathname) setCame({ pathname, key });
  useEffect(() => {
    if (!isWhole) return;
    const [, top] = readPlaces().find(([of]) => of === came.key) ?? [];
    if (top !== undefined) window.scrollTo(0, top);
  }, [isWhole, came]);
  // Before the page that follows takes this one's height away.
  useLayoutEffect(() => {
    const note = () => notePlace(key);
    window.addEventListener('pagehide', note);
    return () => {
      window.removeEventListener('pagehide', note);
      note();
    };
  }, [key]);
}
