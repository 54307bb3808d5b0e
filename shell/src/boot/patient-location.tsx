import { useContext, useEffect, useState, type ReactNode } from 'react';
import { LocationContext } from '@hub/shared/router';
import { painted } from './yield-to-main';

let isPress = false;
const notePress = () => {
  isPress = true;
  setTimeout(() => (isPress = false));
};

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
    window.addEventListener('click', notePress, { capture: true });
    return () => window.removeEventListener('click', notePress, { capture: true });
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
