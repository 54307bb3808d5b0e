import type { ColumnPlan } from './column-plan';
import { LIMITS } from './limits';
import { spacedName } from './spaced-name';

const LASTING = /^(\d{1,4}):([0-5]\d)(?::([0-5]\d)(?:[.,]\d{1,3})?)?$/;

/** Words for how long something takes, and not for when it is. */
const LASTING_NAME =
  /(?:^|[^\p{L}])(?:wait|waiting|talk|hold|wrap|ring|queue|queued|idle|standstill|handle|handling|duration|elapsed|runtime|downtime|uptime|lap|split|pace|length|took|aht|att|asa|playtime|dauer|\p{L}*dauer|wartezeit|gesprächszeit|laufzeit|bearbeitungszeit|fahrzeit|spielzeit|nachbearbeitung|stillstand|stillstände|ausfallzeit|stillstandszeit|rüstzeit|taktzeit|standzeit|durée|attente|duración|espera|durata|attesa)(?:[^\p{L}]|$)|\(?\bm{1,2}:ss\b\)?|(?:open|up|down) for$/iu;
/** Words for hours that somebody works or something runs. */
const HOURS_NAME =
  /(?:^|[^\p{L}])(?:hours?|hrs|hh?:mm|h|worked|overtime|timesheet|stunden|std|arbeitszeit|überstunden|heures|horas|ore)(?:[^\p{L}]|$)/iu;

/** What an hour has of minutes, and a minute of seconds. */
const SIXTY = 60;
const HOURS_OF_DAY = 24;

/**
 * Cells such as `3:45` that say how long something took: where some are beyond any time of day, or the column's name says so. Two parts are minutes
 * and seconds, unless the name speaks of hours or most end in a multiple of five, as people note hours and minutes.
 * @returns whole seconds, or minutes where the parts are hours and minutes; null where the cells are times of day
 */
export function planLasting(name: string, cells: readonly string[]): ColumnPlan | null {
  const read = cells.map((cell) => LASTING.exec(cell)).filter((parts) => parts !== null);
  if (read.length < cells.length * LIMITS.enough || read.length === 0) return null;
  const spaced = spacedName(name);
  const isBeyond = read.some(([, first]) => Number(first) > HOURS_OF_DAY);
  if (!isBeyond && !LASTING_NAME.test(spaced)) return null;
  const twos = read.filter(([, , , third]) => third === undefined);
  // What takes no time ends in nought whatever it is counted in.
  const some = twos.filter(([, first, second]) => Number(first) + Number(second) > 0);
  const inFives = some.filter(([, , second]) => Number(second) % LIMITS.notedMinutes === 0).length;
  const areHours =
    twos.length === read.length && (HOURS_NAME.test(spaced) || (some.length > 0 && inFives >= LIMITS.mostlyNoted * some.length));
  return {
    type: 'integer',
    formats: ['duration'],
    unit: areHours ? 'min' : 's',
    ambiguousDates: false,
    sql: (text) => {
      const part = (at: number) => `TRY_CAST(regexp_extract(${text}, '^(\\d+):(\\d+)(?::(\\d+))?', ${at}) AS BIGINT)`;
      const inTwo = `${part(1)} * ${SIXTY} + ${part(2)}`;
      const three = `(CASE WHEN ${part(3)} IS NULL THEN ${inTwo} ELSE (${inTwo}) * ${SIXTY} + ${part(3)} END)`;
      return `(CASE WHEN regexp_full_match(${text}, '\\d{1,4}:[0-5]\\d(:[0-5]\\d([.,]\\d{1,3})?)?') THEN ${three} END)`;
    },
  };
}
