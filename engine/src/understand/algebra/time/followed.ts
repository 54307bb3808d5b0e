import type { ColumnRelation } from '../../../contracts/table/column-relation';
import type { ModelColumn } from '../../../contracts/table/table-model';
import { nameWords, wordSet } from '../../../profile/roles/name-words';
import { LIMITS } from '../limits';

/** Headers of how long somebody was watched. */
const FOLLOWED = wordSet(
  'time times futime stime ptime dtime etime rtime ttime fup fu followup followed survival surv survt survtime os pfs dfs rfs ttf ttp stop tstop exit days months duration nachbeobachtung überlebenszeit suivi survie seguimiento supervivencia follow osservazione observación observation beobachtung beobachtungstage gevolgd',
);
/** Headers of how long ago something was: who has not logged in for long was not watched for longer. */
const SINCE_THEN = wordSet(
  'last ago overdue idle inactive unpaid letzte letzter letzten letztem letztes überfällig dernier dernière último última ultimo ultima laatste',
);
/** What a header of a time says beside it: from what on, or until what. A time before something, as a lead or a wait, has a name of its own. */
const BOUNDS = wordSet(
  'to until till since from in at of on after the study trial treatment baseline surgery transplant diagnosis randomisation randomization enrolment enrollment entry observed observation person risk free disease patient subject total max min years weeks hours survivor survived alive til bis zum zur seit der des tage monate zeit jours mois temps tiempo meses días giorni mesi anni dagen de di del',
);
/** Labels of a status which say that something befell somebody, or that nobody knows of it. */
const OF_LIFE = wordSet(
  'alive living dead died death deceased censored uncensored event relapse relapsed recurred recurrence progressed progression lost withdrawn lebend lebt tot verstorben gestorben zensiert vivant décédé vivo muerto morto deceduto survived failed failure yes no true false',
);
/** Words of the last time that somebody was seen. */
const LAST_SEEN = wordSet('follow followup fup fu seen contact visit');
/** Headers of how that ended: that it happened, or that nobody watched any longer. */
const ENDED = wordSet(
  'status fustat event cens censor censored censoring uncensored death died dead deceased failure fail failed relapse relapsed recur recurrence progression tod verstorben décès mort muerte evento événement ereignis rückfall rezidiv rechute récidive recaída ricaduta recidiva terugval',
);
/** What may stand beside a status that is of being watched: a marital status is none, nor is one of an order. */
const OF_WATCHING = wordSet(
  'vital survival overall patient subject final last at exit end os pfs dfs rfs efs event follow up fu of and',
);
/** Headers that may say that it did not happen. */
const CENSORED = wordSet('cens censor censored censoring');
/** `pgstat` beside `pgtime`, `os_event` beside `os_months`. */
const PAIRED = {
  ended: /^(.+?)[ _.-]?(?:status|stat|event|cens|censor)$/i,
  followed: /^(.+?)[ _.-]?(?:time|days|months|years)$/i,
};
const OF_A_TIME = [FOLLOWED, ENDED, OF_WATCHING, BOUNDS];
const isCode = (label: string): boolean => /^\d+$/.test(label);
const LABELLED: ReadonlySet<ModelColumn['role']> = new Set(['boolean', 'category', 'coded-category', 'ordered-category']);

/**
 * Times until something happened or nobody watched any longer, each beside the column that says which of both it was: whom it happened to
 * early was not watched longer, so that how these two go together is no news.
 *
 * @param distinct how many different values a column has
 * @param rows of the table
 */
export function followedTimes(
  columns: readonly ModelColumn[],
  distinct: ReadonlyMap<string, number>,
  rows: number,
): ColumnRelation[] {
  const says = (name: string, words: ReadonlySet<string>) => nameWords(name).some((word) => words.has(word));
  const firstOf = (name: string, pattern: RegExp) => pattern.exec(name)?.[1]?.toLowerCase() ?? null;
  const mayEnd = columns.filter(({ name, role }) => LABELLED.has(role) && (distinct.get(name) ?? 0) <= LIMITS.mostEnds);
  const times = columns.filter(
    ({ type, role, quantity }) =>
      (type === 'integer' || type === 'number') &&
      (role === 'measure' || role === 'time') &&
      quantity !== 'money' &&
      quantity !== 'age',
  );
  const together = mayEnd.flatMap((end) =>
    times
      .filter(
        (time) =>
          firstOf(end.name, PAIRED.ended) !== null && firstOf(end.name, PAIRED.ended) === firstOf(time.name, PAIRED.followed),
      )
      .map((time) => ({ time, end })),
  );
  const isOtherStatus = (name: string) => {
    const words = nameWords(name);
    return words.includes('status') && !words.every((word) => ENDED.has(word) || OF_WATCHING.has(word));
  };
  const ends = mayEnd.filter(({ name }) => says(name, ENDED) && !isOtherStatus(name));
  const named = times.filter(
    ({ name }) =>
      says(name, FOLLOWED) &&
      (says(name, LAST_SEEN) ||
        (!says(name, SINCE_THEN) && nameWords(name).every((word) => OF_A_TIME.some((set) => set.has(word))))),
  );
  const [end] = ends;
  // A status of codes may be of anything; of words, those say what it is of.
  const isOfLife = end && (!nameWords(end.name).includes('status') || end.examples.every(isCode) || end.examples.some((label) => nameWords(label).some((word) => OF_LIFE.has(word)))); // prettier-ignore
  const found =
    together.length > 0
      ? together
      : end && isOfLife && ends.length === 1 && named.length <= LIMITS.mostFollowed
        ? named.map((time) => ({ time, end }))
        : [];
  return found.map((one) => ({ kind: 'followed', target: one.time.name, of: one.end.name, held: { rows, off: 0, of: 'table' } }));
}

/** Of two codes of how watching ended, the one for that it happened: the larger by convention. Undefined where the header says the contrary. */
export function eventOfFollowed({ name, examples }: ModelColumn): string | undefined {
  const codes = examples.map(Number).filter((code) => Number.isInteger(code));
  if (codes.length !== 2 || examples.length !== 2 || nameWords(name).some((word) => CENSORED.has(word))) return undefined;
  return String(Math.max(...codes));
}
