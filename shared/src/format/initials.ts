/** First letters of the first and the last word, for an avatar: `Ada King Lovelace` → `AL`. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last]
    .map((word) => (word ? [...word][0] : ''))
    .join('')
    .toUpperCase();
}
