/** Whether a dialog has the page: its focus is not to be taken away. One that is closed may still be fading out. */
export const isCovered = (): boolean =>
  document.querySelector('dialog[open], :is([role="dialog"], [role="alertdialog"]):not([data-state="closed"])') !== null;
