import type { CompiledMessage } from 'icu-minify/format';

/*
 * To be imported before anything that speaks. From then on every message of every catalogue is said in a pseudo language: English in
 * accented letters. What is still readable on a screen has not come from a catalogue.
 */

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ACCENTED = Array.from('ÁƁĆĐÉƑǴĤÍĴĶĹḾŃÓṔɊŔŚŤÚṼŴẊÝŹáƀćđéƒǵĥíĵķĺḿńóṕɋŕśťúṽŵẋýź');
const accent = (text: string): string => text.replace(/[A-Za-z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);

/** Kinds of slots: up to 3 those with texts to choose from, up to 6 those that are printed; 0 is the number of a plural. */
const LAST_CHOICE = 3;
const LAST_SLOT = 6;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function accentedNode(node: unknown): unknown {
  if (typeof node === 'string') return accent(node);
  if (!Array.isArray(node) || node.length === 1) return node;
  const [name, kind, ...rest] = node as unknown[];
  if (typeof kind !== 'number' || kind === 0) return [name, ...[kind, ...rest].map(accentedNode)];
  if (kind > LAST_CHOICE || !isRecord(rest[0])) return kind > LAST_SLOT ? [name, kind, ...rest.map(accentedNode)] : node;
  return [name, kind, Object.fromEntries(Object.entries(rest[0]).map(([choice, text]) => [choice, accented(text)]))];
}

/** A compiled message with every letter of its own accented, and its slots as they are. */
const accented = (message: unknown): unknown => (Array.isArray(message) ? message.map(accentedNode) : accentedNode(message));

jest.mock('icu-minify/format', () => {
  const actual = jest.requireActual<{ default: (message: CompiledMessage, ...rest: unknown[]) => unknown }>('icu-minify/format');
  return {
    __esModule: true,
    default: (message: CompiledMessage, ...rest: unknown[]) => actual.default(accented(message) as CompiledMessage, ...rest),
  };
});

const SPOKEN = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'title', 'placeholder', 'alt'];

/** Names that are the same in every language, and what `Intl` writes. */
const NO_WORDS = [
  'Data Intelligence Hub',
  /\b\d+ (?:minutes?|hours?|days?) ago\b/g,
  /\b\d{1,2} [A-Z][a-z]{2} \d{4}\b/g,
  /\b[\d.]+ (?:bytes?|kB|MB|GB)\b/g,
];

/** Every text of the page that is seen or heard. */
function textsOf(root: Element): string[] {
  const own = SPOKEN.flatMap((name) => root.getAttribute(name) ?? []);
  const below = [...root.childNodes].flatMap((child) => {
    if (child instanceof Element) return ['SCRIPT', 'STYLE'].includes(child.tagName) ? [] : textsOf(child);
    return child.nodeType === Node.TEXT_NODE ? [child.textContent ?? ''] : [];
  });
  return [...own, ...below];
}

/**
 * The page's texts that have not come from a catalogue.
 *
 * @param data what people, files, the server or the routes have said, and is not ours to translate
 */
export function ownTexts(data: readonly (string | RegExp)[] = []): string[] {
  // The longer of two that begin alike must go first.
  const known = [...data, ...NO_WORDS].sort((a, b) => String(b).length - String(a).length);
  return textsOf(document.body).filter((text) =>
    /[A-Za-z]{2}/.test(known.reduce<string>((rest, each) => rest.replaceAll(each, ''), text)),
  );
}

/** What a text of a catalogue looks like in the pseudo language. */
export const spoken = accent;
