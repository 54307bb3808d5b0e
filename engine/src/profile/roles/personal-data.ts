import type { Column } from '../../model';
import type { ColumnFacts } from '../column-facts';
import { hasWord, nameWords, wordSet } from './name-words';
import { share } from '../share';
import { ADDRESS, PERSON, PERSONAL_NAME, PERSONAL_OTHER, PHONE } from './vocabulary';
import { LIMITS } from './limits';

const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[a-z]{2,}$/i;
const PHONE_NUMBER = /^\+?[\d(][\d\s().\-/]{5,20}\d(\s*(x|ext\.?)\s*\d+)?$/i;
const IBAN = /^[A-Z]{2}\d{2}[A-Z\d ]{11,32}$/;
const SSN = /^\d{3}-\d{2}-\d{4}$/;
const IP = /^(\d{1,3}\.){3}\d{1,3}$/;
const CARD = /^(?:\d{4}[ -]?){3}\d{4}$/;
const FULL_NAME =
  /^(?:(?:Dr|Mr|Mrs|Ms|Prof)\.? )?\p{Lu}[\p{L}'’-]*\p{Ll}\.?(?: (?:\p{Lu}\.?|\p{Lu}[\p{L}'’-]*\p{Ll}|van|von|de|der|den|di|da|del|la|le|bin|al)){1,3}(?:,? (?:Jr|Sr|II|III)\.?)?$/u;
const ONE_NAME = /^\p{Lu}[\p{L}'’. -]{1,30}$/u;

/** What kind of personal data a text column holds, or null. */
export function personalKind(
  words: string[],
  { sample }: ColumnFacts,
  aboutPeople: boolean,
): NonNullable<Column['personal']> | null {
  if (share(sample, (text) => EMAIL.test(text.trim())) > LIMITS.most) return 'email';
  const numbers = (text: string) => IBAN.test(text) || CARD.test(text) || (!namesDocument(words) && SSN.test(text));
  if (share(sample, numbers) > LIMITS.mostly) return 'other';
  if (share(sample, (text) => IP.test(text)) > LIMITS.mostly) return 'other';
  if (hasWord(words, PHONE) && share(sample, (text) => PHONE_NUMBER.test(text.trim())) > LIMITS.most) return 'phone';
  if (share(sample, (text) => /^\+\d[\d\s().-]{6,18}\d$/.test(text.trim())) > LIMITS.mostly) return 'phone';
  if (hasWord(words, PERSONAL_OTHER) && share(sample, (text) => /\d/.test(text)) > 0.5) return 'other';
  if (hasWord(words, ADDRESS) && share(sample, (text) => /\d|street|str\.|ave|road/i.test(text)) > LIMITS.addresses)
    return 'address';
  return isPersonName(words, sample, aboutPeople) ? 'name' : null;
}

/** Numbers of documents may be written as those of people are: `Invoice 750-67-8428`. */
const DOCUMENT = wordSet('invoice order transaction ticket receipt product item sku part serial shipment parcel');
const namesDocument = (words: string[]): boolean =>
  hasWord(words, DOCUMENT) && !hasWord(words, PERSON) && !hasWord(words, PERSONAL_OTHER);

/** How firms are called: by their form, by what they do, or as several. */
const FIRM = wordSet(
  'gmbh ag kg ohg ltd limited llc llp inc incorporated corp corporation co company plc sas sarl srl spa bv nv oy aps works sons bros brothers partners associates group gruppe holding holdings industries industrial systems solutions services technologies logistics transport trading foods bakery brewery bäckerei brauerei hotel clinic klinik hospital school schule college university bank insurance versicherung council stadtwerke werke handel verein club institute laboratories labs pharma energy electric metals tools machine machinery maschinenbau pumps hydraulics valves engineering construction builders motors garage auto supply supplies store stores shop market markt café cafe restaurant bistro farm farms dairy media software consulting',
);
const isFirm = (text: string): boolean => hasWord(nameWords(text), FIRM) || /\p{L} ?& ?\p{L}/u.test(text);

function isPersonName(words: string[], sample: string[], aboutPeople: boolean): boolean {
  const joined = words.join('');
  if (
    PERSONAL_NAME.has(joined) ||
    (words.includes('name') && words.some((word) => ['first', 'last', 'sur', 'full', 'given', 'middle', 'family'].includes(word)))
  ) {
    return share(sample, (text) => ONE_NAME.test(text.trim())) > LIMITS.names;
  }
  const about = words.filter((word) => word !== 'name' && word !== 'names');
  if (about.length === 0 && aboutPeople) return share(sample, (text) => ONE_NAME.test(text.trim())) > LIMITS.nearlyAll;
  const ofPerson = hasWord(about, PERSON) || (words.length === 1 && words[0] === 'person');
  if (!ofPerson || share(sample, isFirm) > LIMITS.someFirms) return false;
  const named = share(sample, (text) => text.includes(' ') && FULL_NAME.test(text.trim()));
  return named > LIMITS.names || (words.includes('person') && share(sample, (text) => ONE_NAME.test(text)) > LIMITS.nearlyAll);
}
