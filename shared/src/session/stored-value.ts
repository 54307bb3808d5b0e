import { readItem, removeItem, writeItem } from './storage';

/** The part of a zod schema that a stored value needs. */
export interface Parser<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

export interface StoredValue<T> {
  /** Null when nothing is stored or what is stored no longer has the shape that is asked for. */
  read(): T | null;
  write(value: T): void;
  remove(): void;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A typed value in local storage, kept as JSON under `key` and checked by `schema` on every read. */
export function storedValue<T>(key: string, schema: Parser<T>): StoredValue<T> {
  return {
    read() {
      const text = readItem(key);
      if (text === null) return null;
      const parsed = schema.safeParse(parseJson(text));
      return parsed.success ? parsed.data : null;
    },
    write: (value) => writeItem(key, JSON.stringify(value)),
    remove: () => removeItem(key),
  };
}
