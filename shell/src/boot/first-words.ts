import { LONG_LEAD, LONG_TITLE, LONG_WORD } from '@hub/shared/contracts/constants';
import { foreignText } from '@hub/shared/contracts/foreign-text';

/** What of a report can be read before anything can be done with it. */
interface FirstWords {
  title: string;
  /** What it says first; null of one that has found nothing. */
  sentence: string | null;
  /** What the sentence rests on, below it. */
  evidence: string | null;
  /** Whether a chart stands beside it. */
  isShown: boolean;
}

const at = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
const textAt = (value: unknown, name: string): string | null => {
  const text = at(value, name);
  return typeof text === 'string' && text.trim() !== '' ? text : null;
};

/** Of the answer to the call for a report. Read without its contract, which is many times as large; null of anything else. */
export function firstWordsOf(answer: unknown): FirstWords | null {
  const report = at(answer, 'report');
  const title = textAt(report, 'report_title');
  if (title === null) return null;
  const sentence = textAt(report, 'lead_sentence');
  const claims = at(at(answer, 'document'), 'claims');
  const lead: unknown = Array.isArray(claims) ? claims.find((claim) => at(claim, 'sentence') === sentence) : undefined;
  return { title: foreignText(title), sentence, evidence: textAt(lead, 'evidence'), isShown: textAt(lead, 'chart') !== null };
}

/** Whether the application has drawn all of the screen that it was opened for, or has gone elsewhere. */
const isDrawn = (root: Element, path: string): boolean =>
  root.childElementCount > 0 && (window.location.pathname !== path || root.querySelector('[aria-busy="true"]') === null);

function line(name: 'p' | 'small' | 'span', text: string, kind = ''): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  element.className = kind;
  return element;
}

/** A sentence as the report states it: the room of the button behind its last word shares a line with it. */
function stated(text: string): (string | HTMLElement)[] {
  const at = text.lastIndexOf(' ') + 1;
  const room = document.createElement('i');
  if (text.length - at > LONG_WORD) return [text, room];
  const word = line('span', text.slice(at), 'last');
  word.append(room);
  return [text.slice(0, at), word];
}

/** A text in large type, which is smaller where it is long. */
const sized = (text: string, long: number): string => (text.length > long ? 'long' : '');

/**
 * Lays them where the report will have them, over what the application draws meanwhile, until the report itself is there. Only for the eye: to
 * everybody else the page that comes is the page.
 */
export function showFirstWords({ title, sentence, evidence, isShown }: FirstWords): void {
  const root = document.getElementById('root');
  if (!root) return;
  const place = document.createElement('div');
  place.id = 'hub-first';
  place.setAttribute('aria-hidden', 'true');
  place.classList.toggle('beside', isShown);
  place.append(line('p', title, sized(title, LONG_TITLE)));
  if (sentence !== null) {
    const lead = document.createElement('div');
    const text = line('p', '', sized(sentence, LONG_LEAD));
    text.append(...stated(sentence.trimEnd()));
    lead.append(text);
    if (evidence !== null) lead.append(line('small', evidence));
    place.append(lead);
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
