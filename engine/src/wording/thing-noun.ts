import { hasWord, nameWords, wordSet } from '../profile/roles/name-words';
import { singular } from './human';

/** Things that stand one a row and are named in a column after what they are. */
const THINGS = (
  'states countries counties cities towns regions districts provinces municipalities neighbourhoods neighborhoods islands schools colleges ' +
  'universities majors courses companies firms banks brands manufacturers products models cars vehicles aircraft ships planes players teams clubs ' +
  'drivers athletes breeds animals plants trees films books songs albums games artists authors shows airlines airports stations ' +
  'hospitals clinics stores shops restaurants hotels departments offices branches languages drugs medicines genes planets stars mountains rivers ' +
  'lakes bridges buildings parks museums machines sensors devices servers apps websites foods dishes cereals wines beers occupations industries ' +
  'sectors funds stocks currencies elements materials compounds diseases parties candidates constituencies projects campaigns'
).split(' ');

const BY_WORD = new Map(THINGS.flatMap((plural) => [plural, singular(plural)].map((word) => [word, plural] as const)));
/** What follows the thing itself in a header: `school_name`. */
const AFTER = wordSet('name names id code title label key nr number');

/** What the rows of a table of things are called, by the header of the column that names them; null where it does not say. */
export function thingNoun(header: string): string | null {
  const words = nameWords(header);
  while (words.length > 1 && hasWord(words.slice(-1), AFTER)) words.pop();
  return BY_WORD.get(words.at(-1) ?? '') ?? null;
}
