import type { Half } from '../label';
import { draft, type Draft } from '../make/draft';
import { attribute, flag, identifier, measure, time, type Field } from '../make/field';
import { amountField, figures, members, membersField } from '../make/fill';
import type { Random } from '../make/random';
import { dayText, daysLater } from '../make/times';
import type { PlannedDraft } from '../third/third-tables';
import { LOGS, type Log } from './logs';
import { REGISTERS, type Register } from './registers';

/** What a list of members holds beside the day on which each joined. */
const FORMS = [
  'plain',
  'by years',
  'with a status',
  'with who left',
  'with a status and who left',
  'with the last time',
] as const;
type Form = (typeof FORMS)[number];

const FIRST = Date.UTC(2013, 0, 1);
const TODAY = Date.UTC(2024, 8, 1);
const DAYS = (TODAY - FIRST) / 86_400_000;

/** A figure as of today: over the days on which its members joined it is no series. */
const ofToday = (field: Field): Field => ({
  ...field,
  label: { ...field.label, overTime: ['last', 'mean', 'weighted-mean', 'never'] },
});

/** One row for each member, whenever it came. */
function register(random: Random, spec: Register, form: Form): Draft {
  const rows = random.whole(150, 1200);
  const since = random.pick(spec.since);
  const days = Array.from({ length: rows }, () => DAYS * random.unit() ** random.pick([1, 0.7]));
  const joined = (random.chance(0.5) ? [...days].sort((a, b) => a - b) : days).map((day) => daysLater(FIRST, day));
  const gone = joined.map(() => random.chance(0.28));
  const later = (from: number): string => dayText(from + random.unit() * (TODAY - from));
  const fields: Field[] = [
    identifier(
      spec.key,
      joined.map((_, i) => `${spec.prefix}${10001 + 3 * i}`),
    ),
    time(since, joined.map(dayText)),
    ...spec.attributes.map((one) => membersField(one, members(random, one, rows))),
    ...spec.amounts.map((one) => ofToday(amountField(one, figures(random, one, rows)))),
  ];
  if (form === 'by years')
    for (const year of random.pick([[2023], [2024], [2023, 2024], [2022, 2023, 2024]]))
      fields.push(ofToday(measure(`${spec.yearly.concept} ${year}`, spec.yearly.kind, figures(random, spec.yearly, rows), { unit: spec.yearly.unit }))); // prettier-ignore
  const status = form === 'with a status' || form === 'with a status and who left';
  if (status) fields.push(flag('status of member', gone.map((left) => (left ? spec.gone : 'active')))); // prettier-ignore
  const left = form === 'with who left' || form === 'with a status and who left';
  if (left) fields.push({ ...attribute(spec.left, ['time'], joined.map((from, i) => (gone[i] ? later(from) : ''))), complete: true }); // prettier-ignore
  if (form === 'with the last time') fields.push(time(spec.last, joined.map(later)));
  return draft(['entity'], fields, {
    rules: status && left ? [{ kind: 'settled', result: spec.left, from: ['status of member'], broken: 0 }] : [],
    ...(left || status ? { outcome: { columns: [...(status ? ['status of member'] : []), ...(left ? [spec.left] : [])], good: null, expected: left } } : {}), // prettier-ignore
  });
}

/** One row each time, with what is known of whom it happened to. */
function log(random: Random, spec: Log): Draft {
  const rows = random.whole(150, 1200);
  const actors = Math.max(12, Math.floor(rows / random.pick([2, 4, 9])));
  const who = Array.from({ length: rows }, (_, i) => (i < actors ? i : random.whole(0, actors - 1)));
  const of = <T>(values: readonly T[]): T[] => who.map((i) => values[i] as T);
  const from = daysLater(FIRST, random.whole(1500, 3000));
  const moments = who.map(() => from + random.unit() * (TODAY - from)).sort((a, b) => a - b);
  const since = Array.from({ length: actors }, () => dayText(FIRST + random.unit() * (from - FIRST)));
  const when = random.pick(spec.when);
  const own = [spec.actor];
  const known = random.chance(0.75);
  const fields: Field[] = [
    identifier(
      spec.key,
      moments.map((_, i) => `${spec.prefix}${20001 + 2 * i}`),
    ),
    time(when, moments.map(dayText)),
    ...(known ? [{ ...attribute(spec.actor, ['identifier', 'category'], of(Array.from({ length: actors }, (_, i) => `${1001 + 7 * i}`))), complete: true }] : []), // prettier-ignore
    ...spec.attributes.map((one) => membersField(one, of(members(random, one, actors)), known ? own : [])),
    ...spec.categories.map((one) => membersField(one, members(random, one, rows))),
    ...spec.amounts.map((one) => amountField(one, figures(random, one, rows))),
    ...(spec.since !== undefined && random.chance(0.4) ? [time(spec.since, of(since))] : []),
  ];
  return draft(['event'], fields, { time: [[when]] });
}

/**
 * Lists of members with the day on which each joined, and logs that look like them. A third of each is met in the kept half only, the others fall
 * to the halves by lot.
 */
export function fifthTables(lot: Random): PlannedDraft[] {
  const halfOf = (place: number): Half => (place % 3 === 1 || lot.chance(0.2) ? 'kept' : 'open');
  return [
    ...REGISTERS.flatMap(
      (spec, place) =>
      FORMS.map((form): PlannedDraft => ({ name: `fifth: members ${form}: ${spec.name}`, half: halfOf(place), make: (random) => register(random, spec, form) })), // prettier-ignore
    ),
    ...LOGS.flatMap(
      (spec, place) =>
      [1, 2, 3].map((turn): PlannedDraft => ({ name: `fifth: log ${turn}: ${spec.name}`, half: halfOf(place), make: (random) => log(random, spec) })), // prettier-ignore
    ),
  ];
}
