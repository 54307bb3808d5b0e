/**
 * Makes a value when it is first asked for, and keeps it. A formatter of `Intl` reads its language's data, which takes a page tens of
 * milliseconds: not before there is something to format.
 */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
