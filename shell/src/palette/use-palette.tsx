import { useCallback, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { toast } from '@hub/shared/ui';
import type { NavItem, RouteAction } from '../routes/route-table';
import type { PaletteProps } from './palette-dialog';
import { t } from '../messages';

type Dialog = ComponentType<PaletteProps>;
const PALETTE = () => import('./palette-dialog');
const SHORTCUTS = () => import('./shortcuts-dialog');
type Load = typeof PALETTE | typeof SHORTCUTS;

/** What a key opens; null where it is somebody else's, as in a field. */
function openedBy({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): Load | null {
  if (altKey) return null;
  const isCommand = ctrlKey || metaKey;
  if (isCommand && !shiftKey && key.toLowerCase() === 'k') return PALETTE;
  const isTyped = target instanceof Element && target.closest('input,textarea,select,[contenteditable]') !== null;
  return key === '?' && !isCommand && !isTyped ? SHORTCUTS : null;
}

/** The command palette and the list of keys: opened by Ctrl or ⌘ and K, by `?`, or by `open`. Their code is loaded when it is first wanted. */
export function usePalette(items: readonly NavItem[], actions: readonly RouteAction[]): { open: () => void; palette: ReactNode } {
  const [Shown, setShown] = useState<Dialog | null>(null);
  const show = useCallback((load: Load) => {
    load()
      .then((dialog) => {
        if (!dialog.isInTheWay()) setShown(() => dialog.default);
      })
      .catch((error: unknown) => {
        console.error('The palette could not be loaded.', error);
        toast.error(t('search.not-loaded'));
      });
  }, []);
  // Before the page is painted: a key that is pressed at what one sees must not be lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const load = openedBy(event);
      if (!load) return;
      event.preventDefault();
      show(load);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [show]);
  return {
    open: () => show(PALETTE),
    palette: Shown && <Shown items={items} actions={actions} onClose={() => setShown(null)} />,
  };
}
