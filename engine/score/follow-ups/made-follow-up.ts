import { Random } from '../model/make/random';
import { dayText, daysLater, START } from '../model/make/times';
import { fixed, type NullTable, times } from '../nulls/null-family';

/** What is read of whom, and what the moments are called. */
interface Field {
  thing: string;
  group: string;
  /** The last is the one that may change otherwise. */
  groups: readonly string[];
  moment: string;
  /** What the days between two moments are. */
  days: number;
  date: string;
  measures: readonly (readonly [name: string, mean: number, sd: number, noise: number])[];
  /** What is noted at a last reading, and otherwise. */
  note: readonly [name: string, end: string, else_: string];
}

const FIELDS: readonly Field[] = [
  { thing: 'animal', group: 'group', groups: ['Vehicle', 'Low', 'High'], moment: 'day', days: 1, date: 'sampled', measures: [['titre', 130, 20, 6], ['mass_g', 24, 2, 0.4]], note: ['remark', 'found dead', ''] },
  { thing: 'patient_id', group: 'arm', groups: ['Placebo', 'Active'], moment: 'visit', days: 14, date: 'visit_date', measures: [['sbp_mmhg', 150, 12, 7], ['pulse', 75, 8, 5]], note: ['state', 'withdrawn', 'ongoing'] },
  { thing: 'Schüler', group: 'Klassenart', groups: ['Regelklasse', 'Tabletklasse'], moment: 'Test Nr', days: 30, date: 'Datum', measures: [['Punkte', 52, 9, 5]], note: ['Bemerkung', 'abgegangen', ''] },
  { thing: 'Maschine', group: 'Typ', groups: ['T100', 'T200', 'T300'], moment: 'Intervall', days: 30, date: 'Prüfdatum', measures: [['Verschleiß_mm', 1.2, 0.2, 0.08]], note: ['Zustand', 'ausgefallen', 'in Betrieb'] },
  { thing: 'plot', group: 'treatment', groups: ['control', 'compost', 'NPK'], moment: 'week', days: 7, date: 'measured_on', measures: [['height_cm', 18, 3, 1]], note: ['note', 'lost', ''] },
  { thing: 'customer', group: 'plan', groups: ['Basic', 'Plus', 'Pro'], moment: 'month_since_signup', days: 30, date: 'month', measures: [['logins', 22, 6, 4], ['spend_eur', 40, 9, 6]], note: ['status', 'cancelled', 'active'] },
  { thing: 'cell_id', group: 'electrolyte', groups: ['E0', 'E1'], moment: 'cycle', days: 1, date: 'tested', measures: [['capacity_mah', 2900, 60, 20]], note: ['state', 'failed', 'ok'] },
  { thing: 'Tier', group: 'Futter', groups: ['Kontrolle', 'Ration A', 'Ration B'], moment: 'Laktationswoche', days: 7, date: 'Melktag', measures: [['Milch_kg', 32, 4, 1.5], ['Fett_pct', 4.1, 0.3, 0.15]], note: ['Abgang', 'krank', ''] },
]; // prettier-ignore

const PLANS: readonly (readonly number[])[] = [[0, 1, 2], [0, 3, 7, 14, 28], [1, 2, 3, 4, 5, 6], [1, 2, 4, 8], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]]; // prettier-ignore
/** How moments are written: as numbers, beside dates of each thing's own, or in labels. */
const WAYS = ['number', 'number and date', 'label'] as const;

/** A table of things that are read from a start on, and what is so in it. */
export interface MadeFollowUp extends NullTable {
  group: string;
  member: string;
  measure: string;
  /** The last group changes otherwise. */
  changes: boolean;
  /** Of the last group ten times as many end early. */
  ends: boolean;
}

export function madeFollowUp(seed: number): MadeFollowUp {
  const random = new Random(seed);
  const field = random.pick(FIELDS);
  const moments = random.pick(PLANS);
  const way = random.pick(WAYS);
  const size = random.pick([12, 20, 40]);
  const [changes, ends] = [random.chance(0.5), random.chance(0.4)];
  const often = random.chance(0.25) ? 3 : 1;
  const drift = random.pick([0, 0.6, -0.6]);
  const last = field.groups.length - 1;
  const [name, end, going] = field.note;
  const things = random.shuffled(field.groups.flatMap((label, group) => times(size, () => ({ label, group }))));
  const rows = things.flatMap(({ label, group }, thing) => {
    const levels = field.measures.map(() => random.normal());
    const own = field.measures.map(() => random.normal());
    const start = random.whole(0, 200);
    const stops = random.chance(ends ? (group === last ? 0.5 : 0.05) : 0.05) ? random.whole(1, moments.length - 1) : moments.length;
    return moments.slice(0, stops).flatMap((moment, i) =>
      times(often, (rep) => [
        `${field.thing.charAt(0).toUpperCase()}-${1000 + thing}`,
        label,
        way === 'label' ? `${field.moment.replace(/[ _].*/, '')} ${moment}` : moment,
        ...(way === 'number and date' ? [dayText(daysLater(START, start + moment * field.days))] : []),
        ...(often > 1 ? [rep + 1] : []),
        ...field.measures.map(([, mean, sd, noise], m) => {
          const part = i / (moments.length - 1);
          const goes = drift + 0.3 * (own[m] ?? 0) + (changes && m === 0 && group === last ? 1.5 : 0);
          return fixed(mean + sd * ((levels[m] ?? 0) + goes * part) + noise * random.normal());
        }),
        stops < moments.length && i === stops - 1 ? end : going,
      ]),
    );
  });
  const header = [field.thing, field.group, field.moment, ...(way === 'number and date' ? [field.date] : []), ...(often > 1 ? ['rep'] : []), ...field.measures.map(([one]) => one), name];
  return { header, rows, group: field.group, member: field.groups[last] ?? '', measure: field.measures[0]?.[0] ?? '', changes, ends };
} // prettier-ignore
