import { useEffect } from 'react';

let isHeld = false;

/** Keeps in mind, while the screen is there, that a file was chosen: one that was dropped stands in no field of the page. */
export function useHeldFile(file: File | null): void {
  useEffect(() => {
    isHeld = file !== null;
    return () => {
      isHeld = false;
    };
  }, [file]);
}

/** Whether another build may take the screen's place unasked: not while that would lose the file. */
export const mayLeave = (): boolean => !isHeld;
