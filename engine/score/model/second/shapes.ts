import type { Domain } from '../domains/domain';
import { attribute, flag, identifier, measure, time, type Field, type Rule } from '../make/field';
import { amountField, figures, members, membersField, rounded } from '../make/fill';
import { draft, type Draft } from '../make/draft';
import type { Random } from '../make/random';
import { nameOf, names } from '../shapes/entity-table';

const listed = <T>(rows: number, make: (row: number) => T): T[] => Array.from({ length: rows }, (_, i) => make(i));

/** Batches with what was done to them, and what came of it as the last column: a number that the others lead to. */
export function trialsWithResult(random: Random, { event }: Domain, rows: number): Draft {
  const dose = listed(rows, () => rounded(random.between(1, 20), 1));
  const warmth = listed(rows, () => rounded(random.between(12, 30), 1));
  const kinds = event.categories[0];
  const group = kinds ? members(random, kinds, rows) : [];
  const lift = new Map([...new Set(group)].map((label) => [label, random.between(-8, 8)]));
  const fields: Field[] = [
    identifier('batch', listed(rows, (i) => `P-${100 + i}`)), // prettier-ignore
    ...(kinds ? [membersField(kinds, group)] : []),
    measure('dose applied', 'level', dose, { unit: 'mg' }),
    measure('room warmth', 'level', warmth, { unit: '°C' }),
    measure('result', 'level', dose.map((one, i) => rounded(40 + 2 * one + (lift.get(group[i] ?? '') ?? 0) + 5 * random.normal(), 1))), // prettier-ignore
  ];
  return draft(['entity', 'event'], fields, {
    time: null,
    outcome: { columns: ['result'], good: null, expected: true },
  });
}

/** Subjects that entered over the years and were all watched until one day, or until it happened. */
export function followUpTable(random: Random, rows: number): Draft {
  const END = 2021;
  const entry = listed(rows, () => random.whole(2004, 2018));
  const hazard = entry.map(() => Math.round(-Math.log(random.unit() + 1e-9) * 4200) + 20);
  const most = entry.map((year) => (END - year) * 365 - random.whole(0, 364));
  const happened = hazard.map((days, i) => days < (most[i] ?? 0));
  const fields: Field[] = [
    identifier('subject', listed(rows, (i) => 301 + i)), // prettier-ignore
    attribute('therapy', ['category', 'boolean'], listed(rows, () => random.pick(['A', 'B'])), []), // prettier-ignore
    measure('tumour thickness', 'level', listed(rows, () => rounded(0.3 + 5 * random.unit() ** 2, 2)), { unit: 'mm' }), // prettier-ignore
    time('entry year', entry),
    measure('days followed', 'flow', hazard.map((days, i) => Math.min(days, most[i] ?? 0)), { unit: 'days' }), // prettier-ignore
    flag('relapsed', happened.map((yes) => (yes ? 'yes' : 'no'))), // prettier-ignore
  ];
  const rules: Rule[] = [
    { kind: 'followed', result: 'days followed', from: ['relapsed'], broken: 0 },
    { kind: 'until', result: 'days followed', from: ['entry year'], constant: END, broken: 0 },
  ];
  return draft(['entity', 'event'], fields, { rules, outcome: { columns: ['relapsed'], good: 'low', expected: true } });
}

/** Things with a sum of all of them as their first row, or some rows below the first. */
export function totalAbove(random: Random, { thing }: Domain, rows: number, name: string, at: number): Draft {
  const sums = thing.amounts.map(({ kind }) => kind === 'flow' || kind === 'stock');
  const cells = thing.amounts.map((amount) => figures(random, amount, rows));
  const fields: Field[] = [
    { ...nameOf(thing, [...names(thing, rows).slice(0, at), name, ...names(thing, rows).slice(at)]) },
    ...thing.amounts.map((amount, a) => {
      const own = cells[a] ?? [];
      const all = own.reduce((sum, cell) => sum + cell, 0);
      const total = rounded(sums[a] ? all : all / rows, amount.digits);
      return amountField(amount, [...own.slice(0, at), total, ...own.slice(at)]);
    }),
  ];
  for (const field of fields) field.complete = true;
  return draft(['entity'], fields, { time: null, totals: [{ column: thing.key, member: name }] });
}

/** Things that come again under a number that no word calls an identifier, with a part of what was sent that came back. */
export function numberedThings(random: Random, { event }: Domain, rows: number): Draft {
  const { actor } = event;
  const all = listed(Math.max(8, Math.floor(rows / random.whole(6, 14))), () => random.whole(10_000, 99_999));
  const who = listed(rows, () => random.pick(all));
  const sent = listed(rows, () => random.whole(1, 9));
  const fields: Field[] = [
    { ...attribute(actor.key, ['identifier', 'code', 'category', 'coded-category'], who), complete: true },
    ...event.categories.map((spec) => membersField(spec, members(random, spec, rows))),
    measure('items sent', 'flow', sent),
    measure('items returned', 'flow', sent.map((most) => random.whole(0, most))), // prettier-ignore
  ];
  return draft(['event'], fields, { time: null });
}
