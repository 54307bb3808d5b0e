import type { Header } from './header';

const NUMBER = /^(?:number|no|nr|num|nummer|nro)$/;
const ROMANCE = /^(?:numéro|numero|número)$/;
const COMPOUND = /^\p{L}{4,}nummer$/u;
const LINK = /^(?:de|d|del|du|della|dello)$/;

/**
 * Whether the header names the number that one thing goes by: `student number`, `Seriennummer`, `numéro d'adhérent`. In the plural
 * (`number of students`, `número de pedidos`) things are counted.
 */
export function namesNumbered({ words }: Pick<Header, 'words'>): boolean {
  const [first = '', second = '', third = ''] = words;
  if (words.some((word) => COMPOUND.test(word))) return true;
  if (ROMANCE.test(first)) return LINK.test(second) && third !== '' && !third.endsWith('s');
  const before = words.at(-2) ?? '';
  return words.length > 1 && NUMBER.test(words.at(-1) ?? '') && before.length > 1 && !before.endsWith('s');
}
