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

type Catalogue = Readonly<Record<string, Message>>;

/** All catalogues of a build by language tag, English excepted: one file for each language, fetched by who reads it. */
export type Words = Readonly<Record<string, () => Promise<{ default: readonly Catalogue[] }>>>;

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

/** By language tag and by the keys of the messages: a catalogue is known by its keys, which are the same in every language. */
const known: Record<string, Map<string, Catalogue>> = {};
const nameOf = (catalogue: Catalogue): string => Object.keys(catalogue).join();

/** Makes catalogues of a language known. */
export function addWords(tag: string, catalogues: readonly Catalogue[]): void {
  const own = (known[tag] ??= new Map());
  for (const catalogue of catalogues) own.set(nameOf(catalogue), catalogue);
}

/** Has the catalogues of a build speak the page's language. What draws their texts waits for it. English is there with the code. */
export async function loadWords(words: Words = {}): Promise<void> {
  const tag = language();
  const load = words[tag];
  if (load) addWords(tag, (await load()).default);
}

/** The texts of one catalogue, in the language that is spoken; in English where nobody has made that one known. */
export function translator<Key extends string, T extends Takes>(english: Readonly<Record<Key, Message>>): Translator<Key, T> {
  let name = '';
  const say = <Node>(key: Key, values: FormatValues<Node> = {}) => {
    const tag = language();
    const messages = known[tag]?.get((name ||= nameOf(english))) as typeof english | undefined;
    return format<Node>((messages ?? english)[key], tag, values, { formatters: FORMATTERS });
  };
  return {
    t: (key, ...[slots]) => String(say(key, slots)),
    parts: <Node, K extends TaggedKey<Key, T>>(key: K, slots: PartsFor<K, T, Node>) => {
      const said = say<Node>(key, slots);
      return Array.isArray(said) ? said : [said];
    },
  };
}
