import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format';
import { FORMATTERS } from './formatters';
import { language } from './language';

/** A message as `pnpm words` compiles it. */
export type Message = CompiledMessage;

/** What a slot of a message takes, by the kind that the catalogue gives it. */
interface SlotKinds {
  text: string | number;
  number: number;
  date: Date | number;
  choice: string;
}

/** What messages take beside their key: the kinds of their slots, and the names of the tags around parts of them. */
export interface Takes {
  slots: object;
  tags: object;
}

/** Catalogues of other languages by language tag, each in a file of its own. */
export type OtherLanguages<Key extends string> = Record<string, () => Promise<{ default: Readonly<Record<Key, Message>> }>>;

type Values<Kinds> = { [Name in keyof Kinds]: Kinds[Name] extends keyof SlotKinds ? SlotKinds[Kinds[Name]] : never };
type SlotsOf<Key, All> = Key extends keyof All ? Values<All[Key]> : unknown;

/** Answers with what stands around a part of a message, such as a link. */
export type Wrap<Node> = (parts: (string | Node)[]) => Node;

/** The messages without tags. */
export type PlainKey<Key extends string, T extends Takes> = Exclude<Key, keyof T['tags']>;
/** The messages with tags. */
export type TaggedKey<Key extends string, T extends Takes> = Key & keyof T['tags'];
/** Arguments after the key of a message without tags. */
export type SlotsFor<Key extends string, T extends Takes> = Key extends keyof T['slots'] ? [slots: Values<T['slots'][Key]>] : [];
/** What a message with tags takes: its slots and a function for each tag. */
export type PartsFor<Key extends keyof T['tags'], T extends Takes, Node> = SlotsOf<Key, T['slots']> &
  Record<T['tags'][Key] & string, Wrap<Node>>;

export interface Translator<Key extends string, T extends Takes> {
  /** A message as text. */
  t: <K extends PlainKey<Key, T>>(key: K, ...slots: SlotsFor<K, T>) => string;
  /** A message with tags, in parts. */
  parts: <Node, K extends TaggedKey<Key, T>>(key: K, slots: PartsFor<K, T, Node>) => (string | Node)[];
}

const loaders = new Set<() => Promise<void>>();

/**
 * The texts of one catalogue. English is there with the code; another language is loaded by `loadWords`.
 *
 * @param others to which a language is added by its catalogue
 */
export function translator<Key extends string, T extends Takes>(
  english: Readonly<Record<Key, Message>>,
  others: OtherLanguages<Key> = {},
): Translator<Key, T> {
  let messages = english;
  let loaded: string | null = null;
  loaders.add(async () => {
    const wanted = language();
    if (wanted === loaded) return;
    const other = others[wanted];
    messages = other ? { ...english, ...(await other()).default } : english;
    loaded = wanted;
  });
  const say = <Node>(key: Key, values: FormatValues<Node> = {}) =>
    format<Node>(messages[key], language(), values, { formatters: FORMATTERS });
  return {
    t: (key, ...[slots]) => String(say(key, slots)),
    parts: <Node, K extends TaggedKey<Key, T>>(key: K, slots: PartsFor<K, T, Node>) => {
      const said = say<Node>(key, slots);
      return Array.isArray(said) ? said : [said];
    },
  };
}

/** Has every catalogue that is on the page speak the page's language. What draws texts waits for it. */
export async function loadWords(): Promise<void> {
  await Promise.all([...loaders].map((load) => load()));
}
