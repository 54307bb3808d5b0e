import { useCallback, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { toast } from '@hub/shared/ui';
import type { NavItem, RouteAction } from '../routes/route-table';
import type { PaletteProps } from './palette-dialog';
import { t } from '../messages';

/** Whether another dialog has the page: its focus is not to be taken away. One that is closed may still be fading out. */
const covered = (): boolean =>
  document.querySelector('dialog[open], :is([role="dialog"], [role="alertdialog"]):not([data-state="closed"])') !== null;

/** The command palette: opened by Ctrl or ⌘ and K, or by `open`. Its code is loaded when it is first wanted. */
export function usePalette(items: readonly NavItem[], actions: readonly RouteAction[]): { open: () => void; palette: ReactNode } {
  const [Dialog, setDialog] = useState<ComponentType<PaletteProps> | null>(null);
  const [shown, setShown] = useState(false);
  const open = useCallback(() => {
    import('./palette-dialog').then(
      ({ PaletteDialog }) => {
        setDialog(() => PaletteDialog);
        setShown(true);
      },
      (error: unknown) => {
        console.error('The palette could not be loaded.', error);
        toast.error(t('search.not-loaded'));
      },
    );
  }, []);
  // Before the page is painted: a key that is pressed at what one sees must not be lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (!covered()) open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open]);
  const palette = shown && Dialog && <Dialog items={items} actions={actions} onClose={() => setShown(false)} />;
  return { open, palette };
}
