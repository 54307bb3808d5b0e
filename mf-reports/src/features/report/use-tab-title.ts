import { useEffect } from 'react';
import { foreignText, PRODUCT_NAME } from '@hub/shared/ui';

/** The report's name on the browser's tab and in its history; null before it is known. */
export function useTabTitle(name: string | null): void {
  useEffect(() => {
    if (name !== null) document.title = `${foreignText(name)} · ${PRODUCT_NAME}`;
  }, [name]);
}
