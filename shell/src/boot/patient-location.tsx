import { useContext, useEffect, useState, type ReactNode } from 'react';
import { LocationContext } from '@hub/shared/router';
import { painted } from '@hub/shared/yielding';

/** Milliseconds for which a page that has just been busy may be so again. */
const BUSY_MS = 1_000;

let isPress = false;
let busyUntil = 0;
const notePress = () => {
  isPress = performance.now() > busyUntil;
  setTimeout(() => (isPress = false));
};

/** Where something keeps the page busy, the picture of a press may be long in coming: nobody waits for it then, nor where a browser does not tell. */
function watchTasks(): void {
  const isTold = PerformanceObserver.supportedEntryTypes.includes('longtask');
  busyUntil = isTold ? 0 : Infinity;
  if (isTold) new PerformanceObserver(() => (busyUntil = performance.now() + BUSY_MS)).observe({ type: 'longtask' });
}

/**
 * Shows a press before it goes where the press leads: a whole screen is drawn in one task, and until its end nothing would tell that anything was
 * pressed (Interaction to Next Paint, web.dev). Steps back and forth, what a form's field changes and what no press has asked for go at once.
 */
export function PatientLocation({ children }: { children: ReactNode }) {
  const now = useContext(LocationContext);
  const [shown, setShown] = useState(now);
  const isAhead = now !== shown;
  if (isAhead && !isPress) setShown(now);
  useEffect(() => {
    watchTasks();
    // It stands for as long as the page does.
    window.addEventListener('click', notePress, { capture: true });
  }, []);
  useEffect(() => {
    if (!isAhead) return undefined;
    let isOver = false;
    void painted().then(() => isOver || setShown(now));
    return () => {
      isOver = true;
    };
  }, [isAhead, now]);
  return <LocationContext value={shown}>{children}</LocationContext>;
}
