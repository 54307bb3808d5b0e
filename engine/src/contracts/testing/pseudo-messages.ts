import type { CompiledMessage } from 'icu-minify/format';

/*
 * To be imported before anything that speaks. From then on every message of every catalogue is said in a pseudo language: English in
 * accented letters. What is still readable has not come from a catalogue.
 */

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ACCENTED = Array.from('ÁƁĆĐÉƑǴĤÍĴĶĹḾŃÓṔɊŔŚŤÚṼŴẊÝŹáƀćđéƒǵĥíĵķĺḿńóṕɋŕśťúṽŵẋýź');

/** What a text of a catalogue looks like in the pseudo language. */
export const accent = (text: string): string => text.replace(/[A-Za-z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);

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
