import { csvOf, seeded } from '../../src/testing/analyze-text';
import { FIELDS } from './fields';

/** A table of things that happen, in which two things are worth telling and all else is how such a trade runs. */
export interface MadeTable {
  name: string;
  csv: string;
  /** Columns of what is worth telling: the result, and how long it took; each by the site that stands out. */
  news: { column: string; by: string; label: string }[];
}

const DAY = 86_400_000;

/**
 * One sort comes most, each site has sorts of its own, a fee and a deadline are set by grade (and sort), amounts go by size, what is latest is not paid yet, some
 * rows have a note, and people come by day and in the week. At one site it goes wrong more often, at another one it takes longer.
 */
export function madeLeading(seed: number): MadeTable {
  const random = seeded(7919 * seed + 11);
  const field = FIELDS[seed % FIELDS.length] ?? FIELDS[0];
  if (!field) throw new Error('There are no fields.');
  const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const [sorts, sites, grades, notes] = [field.sort, field.site, field.grade, field.note].map((all) => all.slice(1));
  if (!sorts || !sites || !grades || !notes) throw new Error('A field has no labels.');
  const rows = 700 + Math.floor(random() * 1800);
  const [bad, slow] = [one(sites), one(sites)];
  const bySort = random() < 0.5;
  const fees = grades.map(() => 20 + 5 * Math.floor(random() * 30));
  const prices = sorts.map(() => 3 + 40 * random());
  const minutes = 25 + 20 * random();
  const start = Date.UTC(2023, Math.floor(random() * 12), 1);
  const days = 500 + Math.floor(random() * 300);
  const workdays = Array.from({ length: days }, (_, i) => start + i * DAY).filter(
    (day) => ![0, 6].includes(new Date(day).getUTCDay()),
  );
  const instant = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
  const base = 0.06 + 0.08 * random();
  const cells = Array.from({ length: rows }, (_, i) => {
    const at = (workdays[Math.floor((i / rows) * workdays.length)] ?? start) + (7.5 + 9 * random()) * 3_600_000;
    const site = one(sites);
    // Each site has a sort that it mostly does; the first one comes most everywhere else.
    const own = sorts[sites.indexOf(site) % sorts.length];
    const sort = random() < 0.3 ? own : random() < 0.6 ? sorts[0] : one(sorts);
    const grade = one(grades);
    const [g, s] = [grades.indexOf(grade), sorts.indexOf(sort ?? '')];
    const fee = random() < 0.03 ? 0 : (fees[g] ?? 0) * (bySort ? 1 + s : 1);
    const hours = [4, 12, 48, 120, 240][g] ?? 24;
    const size = Math.max(1, Math.round(Math.exp(2 + 0.9 * normal())));
    const amount = size * (prices[s] ?? 1) * Math.exp(0.15 * normal());
    const age = (start + days * DAY - at) / DAY;
    const open = random() < (age < 40 ? 0.7 : 0.05) ? amount : 0;
    const isBad = random() < base * (site === bad ? 3 : 1);
    const lasted = Math.max(2, minutes * (site === slow ? 1.6 : 1) + 8 * normal());
    const note = random() < 0.12 ? one(notes) : '';
    return [
      `${field.name.slice(0, 2).toUpperCase()}${10_000 + i}`, instant(at), sort ?? '', site, grade, fee, instant(at + hours * 3_600_000), size,
      amount.toFixed(2), open.toFixed(2), note, field.result[isBad ? 1 : 2], lasted.toFixed(0),
    ]; // prettier-ignore
  });
  const header = [field.id, field.date, field.sort[0], field.site[0], field.grade[0], field.fee, field.deadline, field.size, field.amount, field.open, field.note[0], field.result[0], field.lasted]; // prettier-ignore
  return {
    name: `${field.name} ${seed}`,
    csv: csvOf(header, cells),
    news: [
      { column: field.result[0], by: field.site[0], label: bad },
      { column: field.lasted, by: field.site[0], label: slow },
    ],
  };
}
