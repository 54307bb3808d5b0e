import { foreignText } from '@hub/shared/contracts/foreign-text';

/** What of a report can be read before anything can be done with it. */
interface FirstWords {
  title: string;
  /** What it says first; null of one that has found nothing. */
  sentence: string | null;
}

const textAt = (value: unknown, name: string): string | null => {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
  return typeof text === 'string' && text.trim() !== '' ? text : null;
};

/** Of the answer to the call for a report. Read without its contract, which is many times as large; null of anything else. */
export function firstWordsOf(answer: unknown): FirstWords | null {
  const report: unknown = typeof answer === 'object' && answer !== null && 'report' in answer ? answer.report : null;
  const title = textAt(report, 'report_title');
  return title === null ? null : { title: foreignText(title), sentence: textAt(report, 'lead_sentence') };
}

/** Whether the application has drawn all of the screen that it was opened for, or has gone elsewhere. */
const isDrawn = (root: Element, path: string): boolean =>
  root.childElementCount > 0 && (window.location.pathname !== path || root.querySelector('[aria-busy="true"]') === null);

/**
 * Lays them where the report will have them, over what the application draws meanwhile, until the report itself is there. Only for the eye: to
 * everybody else the page that comes is the page.
 */
export function showFirstWords({ title, sentence }: FirstWords): void {
  const root = document.getElementById('root');
  if (!root) return;
  const place = document.createElement('div');
  place.id = 'hub-first';
  place.setAttribute('aria-hidden', 'true');
  for (const text of sentence === null ? [title] : [title, sentence]) {
    const line = document.createElement('p');
    line.textContent = text;
    place.append(line);
  }
  root.after(place);
  const { pathname } = window.location;
  const watch = new MutationObserver(() => {
    if (!isDrawn(root, pathname)) return;
    watch.disconnect();
    place.remove();
  });
  watch.observe(root, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
}
