/** Characters of a file's name that are kept, its extension included. */
const LONGEST = 200;
/** A longer ending is no extension. */
const LONGEST_EXTENSION = 10;

const characters = (text: string) => [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)];

/**
 * The last part of a file's name, without what could disturb a line of text. A long one is cut between two characters as a reader sees
 * them, and keeps its extension.
 */
export const displayName = (filename: string): string => {
  const name = [...(filename.split(/[\\/]/).at(-1) ?? '')].filter((character) => !/[\p{Cc}\p{Cs}]/u.test(character)).join('');
  if (name.length <= LONGEST) return name;
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 && name.length - dot <= LONGEST_EXTENSION ? name.slice(dot) : '';
  const room = LONGEST - extension.length - 1;
  const kept = characters(name.slice(0, name.length - extension.length)).filter(
    ({ index, segment }) => index + segment.length <= room,
  );
  return `${kept.map(({ segment }) => segment).join('')}…${extension}`;
};
