import type format from 'icu-minify/format';
import type { CompiledMessage } from 'icu-minify/format';

/*
 * To be imported before anything that speaks. From then on every message of every catalogue is said in a pseudo language: English in
 * accented letters. What is still readable in a sentence has not come from a catalogue.
 */

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ACCENTED = Array.from('ÁƁĆĐÉƑǴĤÍĴĶĹḾŃÓṔɊŔŚŤÚṼŴẊÝŹáƀćđéƒǵĥíĵķĺḿńóṕɋŕśťúṽŵẋýź');

/** A text of a catalogue, as the pseudo language has it. */
const spoken = (text: string): string => text.replace(/[A-Za-z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);

/** The same text in English. */
export const inEnglish = (text: string): string =>
  Array.from(text, (letter) => PLAIN[ACCENTED.indexOf(letter)] ?? letter).join('');

/** A slot is its name, its kind and, where it chooses, the texts to choose from. */
function inSlot(slot: unknown[]): unknown[] {
  const choices = slot.at(-1);
  if (typeof choices !== 'object' || choices === null) return slot;
  return [...slot.slice(0, -1), Object.fromEntries(Object.entries(choices).map(([choice, text]) => [choice, accented(text)]))];
}

function accented(message: unknown): unknown {
  if (!Array.isArray(message)) return typeof message === 'string' ? spoken(message) : message;
  return message.map((part: unknown) => (Array.isArray(part) ? inSlot(part) : accented(part)));
}

jest.mock('icu-minify/format', () => {
  const { default: say } = jest.requireActual<{ default: typeof format }>('icu-minify/format');
  const inPseudo: typeof format = (message, ...slots) => say(accented(message) as CompiledMessage, ...slots);
  return { __esModule: true, default: inPseudo };
});

/** Words of a text that are still readable, but for those that the data has brought along. */
export function readable(text: string, data: ReadonlySet<string>): string[] {
  const words = text.replace(/“[^”]*”/g, '').match(/[A-Za-z]{2,}/g) ?? [];
  return words.filter((word) => !data.has(word.toLowerCase()));
}
