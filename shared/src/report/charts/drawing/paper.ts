/** Whether the page is being printed: what is drawn then is drawn for paper, and at once, since a printer waits for nothing. */
let isPrinted = false;
if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', () => (isPrinted = true));
  window.addEventListener('afterprint', () => (isPrinted = false));
}

export const isPrinting = (): boolean => isPrinted;
