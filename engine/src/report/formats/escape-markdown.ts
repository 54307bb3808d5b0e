import { foreignText, safeSentence } from '../../contracts/foreign-text';

/**
 * Text that may come from the data, made harmless in markdown: it stays one line, formats nothing, opens no tag and becomes no
 * link; what cannot be seen in it is a mark, and it turns nothing around. Reads the same as before once rendered (a word joiner, which has no width, splits addresses).
 */
export function escapeMarkdown(text: string): string {
  return (
    safeSentence(text.replace(/[\t\n\r]+/g, ' '))
      .replace(/(https?|ftp|mailto|javascript|data):/gi, '$1\u2060:')
      .replace(/\b(www)\./gi, '$1\u2060.')
      .replace(/([\p{L}\p{N}._%+-])@/gu, '$1\u2060@')
      .replace(/[\\`*_[\]<>|~#&]/g, '\\$&')
      .replace(/!(?=\\\[)/g, '\\!')
      .replace(/^(\s*)([-+=])/, '$1\\$2')
      // Only a punctuation mark can be escaped, and a number begins a list only where white space follows its mark.
      .replace(/^(\s*\d+)([.)])(?=\s|$)/, '$1\\$2')
      .trim()
  );
}

/** The same for a name, which is foreign as a whole. */
export const escapeName = (name: string): string => escapeMarkdown(foreignText(name.replace(/[\t\n\r]+/g, ' ')));
