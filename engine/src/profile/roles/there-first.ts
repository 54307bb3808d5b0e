import { hasWord, nameWords, wordSet } from './name-words';

/** What somebody or something is before anything happens to it: its kind, its place, its time, how severe the case is. */
const FIXED = wordSet(
  'sex gender race ethnicity ethnic age agegroup agegp birth born origin type kind class category species breed variety brand model make size weight severity stage grade level difficulty risk department faculty dept school region district country state city site hospital clinic branch location area zone year period era season quarter month decade cohort wave education degree experience seniority baseline initial prior previous before industry sector alter geschlecht herkunft art typ kategorie marke größe schwere stufe abteilung region land stadt standort jahr bildung vorher',
);
/** How soon something is wanted: said when it comes in, and no way to compare by. */
const URGENCY = wordSet(
  'priority priorities prio pri urgency urgent priorität prioritaet dringlichkeit prioriteit urgentie priorité urgence prioridad urgencia priorità urgenza priorytet',
);
/** What is done with it, and is compared for that. */
const ASSIGNED = wordSet(
  'treatment arm group drug dose therapy contract plan tariff variant version campaign channel diet feed method vendor supplier machine smoke smoker smoking',
);

/** What is only known when something has happened, whatever else the name says: a final grade, a type of refund. */
const AFTER = wordSet(
  'final result outcome exit discharge refund return returned resolution response closing closed end ended after afterwards post follow followup reached achieved satisfaction reason settled ergebnis danach entlassung nachher',
);

/** Whether a column's name says that it is only known after the outcome. */
export const isAfter = (column: string): boolean => hasWord(nameWords(column), AFTER);

/** Whether a column's name says that it stood before the outcome: it may explain a difference. */
export function wasThereFirst(column: string): boolean {
  const words = nameWords(column);
  return (hasWord(words, FIXED) || hasWord(words, URGENCY)) && !hasWord(words, AFTER);
}

/** Whether a reader compares by it before anything else: what somebody is, or what was done. */
export function isComparedFirst(column: string): boolean {
  const words = nameWords(column);
  return (hasWord(words, FIXED) && !hasWord(words, AFTER)) || hasWord(words, ASSIGNED);
}
