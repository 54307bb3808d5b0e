import { accent } from '@hub/engine/contracts/testing/pseudo-messages';

/*
 * To be imported before anything that speaks. From then on every message of every catalogue is said in a pseudo language: English in
 * accented letters. What is still readable on a screen has not come from a catalogue.
 */

const SPOKEN = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'title', 'placeholder', 'alt'];

/** Names that are the same in every language, and what `Intl` writes. */
const NO_WORDS = [
  'Data Intelligence Hub',
  /\b\d+ (?:minutes?|hours?|days?) ago\b/g,
  /\b\d{1,2} [A-Z][a-z]{2} \d{4}\b/g,
  /\b[A-Z][a-z]+day, [A-Z][a-z]+ \d{1,2}, \d{4} at [\d:]+ [A-Z]+\b/g,
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
export { accent as spoken };
