import { hasWord, nameWords, wordSet } from '../profile/roles/name-words';
import { singular } from './human';
import { t } from './messages';

/** Words that headers use for things of which one stands in a row, or that rows belong to; what several of them are called is in the catalogue. */
const THINGS = wordSet(
  'state country county city town region district province municipality neighbourhood neighborhood island school college ' +
    'university major course company firm bank brand manufacturer product model car vehicle aircraft ship plane player team ' +
    'club driver athlete breed animal plant tree film book song album game artist author show airline airport station ' +
    'hospital clinic store shop restaurant hotel department office branch language drug medicine gene planet star mountain ' +
    'river lake bridge building park museum machine sensor device server app website food dish cereal wine beer occupation ' +
    'industry sector fund stock currency element material compound disease party candidate constituency project campaign ' +
    'customer client user patient employee student pupil teacher nurse doctor vendor supplier seller buyer agent member ' +
    'account donor subscriber guest passenger unit room flat apartment tenant landlord site depot warehouse engineer technician carrier ' +
    'haulier courier practitioner operator asset press',
);
/** The same in German headers. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  kunde: 'customer', kunden: 'customer', filiale: 'branch', lieferant: 'supplier', mieter: 'tenant', wohnung: 'flat', zimmer: 'room', maschine: 'machine', mitarbeiter: 'employee', fahrer: 'driver', techniker: 'technician', lager: 'warehouse', schule: 'school', standort: 'site', mitglied: 'member', patient: 'patient', praxis: 'clinic', klinik: 'clinic', abteilung: 'department', artikel: 'product', produkt: 'product', anlage: 'asset', gerät: 'device', hersteller: 'manufacturer', firma: 'company', spediteur: 'haulier',
}; // prettier-ignore
/** What follows the thing itself in a header: `school_name`. */
const AFTER = wordSet('name names id code title label key nr no number ref nummer');

/** What several of the things are called that a column names, by its header; null where it does not say. */
export function thingNoun(header: string): string | null {
  const words = nameWords(header);
  while (words.length > 1 && hasWord(words.slice(-1), AFTER)) words.pop();
  const last = words.at(-1) ?? '';
  const thing = [last, singular(last)].map((word) => OTHER_WORDS[word] ?? word).find((word) => THINGS.has(word));
  return thing === undefined ? null : t('things', { thing });
}

/** What the rows of a table of things are called, by the header of the column that names them; null where it does not say. */
export function thingRows(header: string): string | null {
  const noun = thingNoun(header);
  return noun && t('named-rows', { noun });
}
