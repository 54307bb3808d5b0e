import { hasWord, nameWords, wordSet } from '../../profile/roles/name-words';

/** What an account holds at present, which should not be below nought. */
const ACCOUNT = wordSet(
  'balance bal saldo kontostand guthaben solde credit kredit funds cash wallet haben kontosaldo salden sald tegoed fondo fondos cassa',
);
/** As much as is to be there at least. */
const MINIMUM = wordSet(
  'min minimum minimal reorder safety mindestbestand meldebestand sicherheitsbestand mindestmenge mindest minimo mínimo minima minimale sicurezza seguridad seuil plancher scorta minimumvoorraad bestelpunt',
);
/** The same in several words. */
const MINIMUM_IN_WORDS =
  /(?:re ?order (?:point|level)|order point|par level|punto de pedido|point de commande|punto di riordino)/u;

export const isAccount = (header: string): boolean => hasWord(nameWords(header), ACCOUNT);
export const isMinimum = (header: string): boolean => {
  const words = nameWords(header);
  return hasWord(words, MINIMUM) || MINIMUM_IN_WORDS.test(words.join(' '));
};
