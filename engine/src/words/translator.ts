import format, { type CompiledMessage } from 'icu-minify/format';
import { FORMATTERS } from './formatters';
import { language, type Language } from './language';

/** A message as `pnpm words` compiles it. */
export type Message = CompiledMessage;

/** What a slot of a message takes, by the kind that the catalogue gives it. */
interface SlotKinds {
  text: string;
  number: number;
  date: Date | number;
  choice: string | boolean;
}

type Values<Kinds> = { [Name in keyof Kinds]: Kinds[Name] extends keyof SlotKinds ? SlotKinds[Kinds[Name]] : never };
type SlotsFor<Key, Slots> = Key extends keyof Slots ? [slots: Values<Slots[Key]>] : [];

/** Says a message of a catalogue, with what its slots take. */
export type Translate<Key extends string, Slots> = <K extends Key>(key: K, ...slots: SlotsFor<K, Slots>) => string;

type Catalogue<Key extends string> = Readonly<Record<Key, Message>>;

/**
 * Says the messages of one catalogue, in the language of the work that asks. Numbers in sentences come as text, as `wording/` writes them,
 * so that one number reads alike wherever it stands; a slot that is a number is there for its plural only.
 * @param catalogues compiled messages of every language; what has none is said in English
 */
export const translator =
  <Key extends string, Takes extends { slots: object }>(
    catalogues: { readonly en: Catalogue<Key> } & Partial<Record<Language, Catalogue<Key>>>,
  ): Translate<Key, Takes['slots']> =>
  (key, ...[slots]) => {
    const spoken = language();
    const said = format((catalogues[spoken] ?? catalogues.en)[key], spoken, slots as Record<string, string | number | Date>, {
      formatters: FORMATTERS,
    });
    return String(said);
  };
