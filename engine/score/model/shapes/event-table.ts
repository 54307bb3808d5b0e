import type { Domain } from '../domains/domain';
import { attribute, flag, identifier, time, type Field } from '../make/field';
import { amountField, figures, members, membersField } from '../make/fill';
import { draft, type Draft } from '../make/draft';
import { dayText, daysLater, momentText, START } from '../make/times';
import type { Random } from '../make/random';

const YES_NO = [['yes', 'no'], ['true', 'false'], ['1', '0'], ['Y', 'N']] as const; // prettier-ignore
const DAYS = 900;

/** One row each time something happens to somebody who comes again. */
export function eventTable(random: Random, { event }: Domain, rows: number, plain = false): Draft {
  const { actor } = event;
  const actors = Math.max(12, Math.floor(rows / random.pick([4, 8, 15])));
  const who = Array.from({ length: rows }, () => random.whole(0, actors - 1));
  // Everybody comes at least twice, where there are rows enough.
  for (let i = 0; i < Math.min(2 * actors, rows); i++) who[i] = i % actors;
  const ofActor = <T>(values: readonly T[]): T[] => who.map((i) => values[i] as T);
  const key = attribute(
    actor.key,
    ['identifier', 'category', 'geography'],
    ofActor(Array.from({ length: actors }, (_, i) => `${actor.prefix}${1001 + i * 7}`)),
  );
  const own = [actor.key];
  const moments = who.map(() => daysLater(START, random.between(0, DAYS))).sort((a, b) => a - b);
  const write = random.chance(0.5) ? dayText : momentText;
  const fields: Field[] = [
    identifier(
      event.id,
      moments.map((_, i) => `${event.prefix}${10001 + i * (event.prefix === '' ? 3 : 1)}`),
    ),
    time(event.time, moments.map(write)),
    { ...key, complete: true },
    ...random
      .some(actor.attributes, random.whole(1, 2))
      .map((spec) => membersField(spec, ofActor(members(random, spec, actors)), own)),
    ...actor.amounts.map((amount) => amountField(amount, ofActor(figures(random, amount, actors)), own)),
    ...event.categories.map((spec) => membersField(spec, members(random, spec, rows))),
    ...event.amounts.map((amount) => amountField(amount, figures(random, amount, rows))),
  ];
  const { outcome } = event;
  if (outcome && !plain) {
    const [yes, no] = random.pick(YES_NO);
    fields.push(flag(outcome.concept, who.map(() => (random.chance(outcome.share) ? yes : no)))); // prettier-ignore
  }
  if (event.notes && random.chance(0.6)) {
    const { notes } = event;
    const text = who.map((_, i) => `${random.pick(notes)}, ${random.pick(notes)} (${i % 97})`);
    fields.push(attribute('note', ['text'], text));
  }
  const said = fields.filter(({ concept }) => event.amounts.some((amount) => amount.concept === concept));
  return draft(['event'], fields, {
    time: [[event.time]],
    outcome:
      outcome && !plain
        ? { columns: [outcome.concept], good: outcome.good, expected: true }
        : { columns: said.map(({ concept }) => concept), good: null, expected: false },
  });
}
