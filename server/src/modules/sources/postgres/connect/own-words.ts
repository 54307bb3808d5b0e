import { t } from '../messages';

const MOST = 300;

/** A database's own sentence and its SQLSTATE, on one line and no longer than a sentence is. Only after a login, and never for the log. */
export function ownWords(message: string | undefined, code: string): string {
  const line = (message ?? '').replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  const cut = line.length > MOST ? `${line.slice(0, MOST).replace(/[\uD800-\uDBFF]$/, '')}…` : line;
  return t('own-words', { words: cut || t('no-reason'), code });
}
