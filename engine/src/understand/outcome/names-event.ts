import { hasWord, wordSet } from '../../profile/roles/name-words';

/**
 * Whether a header says that something happened, by its form: `escalated`, `dropped_out`, `was_late`, `abgewandert`, `convertido`, `résilié`.
 * What participles say of a thing from the start (`married`, `furnished`) has not happened to the row. Only for columns of yes and no: as the
 * name of anything else the endings say nothing (`Gewicht`).
 */
export const namesEvent = (words: readonly string[]): boolean =>
  words.some((word, at) => {
    const next = words[at + 1];
    // Before a noun a participle tells of what kind that is: `repeated guest`.
    const isVerb = next === undefined || AFTER_VERB.has(next) || AUXILIARY.has(word);
    return isVerb && !STATES.has(word) && (PAST.has(word) || AUXILIARY.has(word) || ENDINGS.some((ending) => ending.test(word)));
  });

const AUXILIARY = wordSet('was did');
const AFTER_VERB = wordSet(
  'out off up down in away back on over early late again company job school within by at without against',
);

const ENDINGS: readonly RegExp[] = [
  /^\p{L}{2,}ed$/u,
  // German and Dutch: `gekündigt`, `zurückgegeben`, `opgezegd`.
  /^\p{L}{0,8}ge\p{L}{3,}(?:t|en|d)$/u,
  // Spanish, Portuguese, Italian, French.
  /^\p{L}{3,}(?:[aiu]d[oa]|[aiu]t[oa]|ée?)$/u,
];

/** Past forms of English that the ending does not show. */
const PAST = wordSet(
  'won lost sold bought paid repaid left quit hurt broke broken stolen withdrawn gone met kept sent dead late fell fallen grew made hit lent spent taken given shown gotten caught',
);

/** What a thing or a person is from the start, or was made to be: such a column is a reason, not a result. */
const STATES = wordSet(
  'married divorced widowed separated engaged retired employed unemployed educated furnished insured uninsured licensed certified registered verified imported discontinued refurbished used treated vaccinated exposed assigned invited selected included excluded required enabled disabled gifted armed owned rented leased shared located neutered renovated protected restored painted tested inspected sheltered heated fenced paved organized unlimited limited mixed fixed red shed bed need feed seed speed breed medicated masked blinded randomized casado casada soltero amueblado asegurado verheiratet geschieden versichert angestellt möbliert gebraucht marié mariée divorcé meublé assuré sposato assicurato gehuwd getrouwd verzekerd estado lado grado dato data date fecha',
);

/** Whether a header says what a thing or a person is from the start. */
export const namesTrait = (words: readonly string[]): boolean => hasWord([...words], STATES) || hasWord([...words], TRAITS);

/** What people and places are, whatever happens to them. */
const TRAITS = wordSet(
  'minority male female man woman men women boy girl white black asian hispanic foreign foreigner native immigrant citizen urban rural city south north east west adult child minor männlich weiblich mann frau ausländer städtisch ländlich mujer hombre varón femme homme étranger donna uomo straniero',
);
