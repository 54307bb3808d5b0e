import type { Header } from '../header';

const NUMBER = /^(?:number|no|nr|num|nummer|nro|position|pos)$/;
const ROMANCE = /^(?:numéro|numero|número)$/;
const COMPOUND = /^\p{L}{3,}nummer$/u;
const LINK = /^(?:de|d|del|du|della|dello|do|da)$/;
/** An adjective that says what the number is for. */
const ROMANCE_KIND = /^\p{L}+(?:al|el|ique|ico|ario|iel)$/u;

/**
 * Whether the header names the number that one thing goes by: `student number`, `Seriennummer`, `numéro d'adhérent`. In the plural
 * (`number of students`, `número de pedidos`) things are counted.
 */
export function namesNumbered({ words }: Pick<Header, 'words'>): boolean {
  const [first = '', second = '', third = ''] = words;
  if (words.some((word) => COMPOUND.test(word))) return true;
  // `número fiscal` goes by what kind of number it is.
  if (ROMANCE.test(first)) return LINK.test(second) ? third !== '' && !third.endsWith('s') : ROMANCE_KIND.test(second);
  const before = words.at(-2) ?? '';
  return words.length > 1 && NUMBER.test(words.at(-1) ?? '') && before.length > 1 && !before.endsWith('s');
}
