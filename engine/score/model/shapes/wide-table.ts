import type { Amount, Domain } from '../domains/domain';
import { measure, time, type Field } from '../make/field';
import { amountField, figures, members, membersField, rounded } from '../make/fill';
import { draft, type Draft } from '../make/draft';
import { periods } from '../make/times';
import type { Random } from '../make/random';
import { nameOf, names } from './entity-table';
import { path } from './panel-table';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const BANDS = ['0-17', '18-29', '30-44', '45-59', '60-74', '75+'];

export type Scale = 'years' | 'quarters' | 'months' | 'months of years' | 'bands';

const headersOf = (scale: Scale): readonly string[] => {
  switch (scale) {
    case 'years':
      return periods('year', 12, 2009);
    case 'quarters':
      return Array.from({ length: 8 }, (_, i) => `Q${1 + (i % 4)} ${2021 + Math.floor(i / 4)}`);
    case 'months':
      return MONTHS;
    case 'months of years':
      return periods('month', 18, 2022);
    case 'bands':
      return BANDS;
  }
};

/** The first measure of the domain that adds up. */
export function additive({ thing }: Domain): Amount {
  const found = thing.amounts.find(({ kind }) => kind === 'flow');
  if (!found) throw new Error('no measure adds up');
  return found;
}

const cell = (concept: string, values: readonly number[]): Field => ({
  ...measure(concept, 'flow', values),
  verbatim: true,
  complete: true,
});

export interface WideOptions {
  scale: Scale;
  /** A column with the sum of the scale's, or (of bands) one that holds two of them again. */
  apart?: 'total' | 'overlap';
}

/** One row for each thing, one column for each period or band. */
export function wideTable(random: Random, domain: Domain, rows: number, { scale, apart }: WideOptions): Draft {
  const { thing } = domain;
  const amount = additive(domain);
  const headers = headersOf(scale);
  const paths = Array.from({ length: rows }, () =>
    scale === 'bands'
      ? headers.map(() => rounded(random.between(20, 4000)))
      : path(random, amount, headers.length).map((v) => Math.round(v)),
  );
  const fields: Field[] = [
    nameOf(thing, names(thing, rows)),
    ...thing.attributes.map((spec) => ({ ...membersField(spec, members(random, spec, rows)), complete: true })),
    ...headers.map((header, h) => cell(header, paths.map((one) => one[h] ?? 0))), // prettier-ignore
  ];
  if (apart === 'total') {
    const sums = paths.map((one) => one.reduce((sum, value) => sum + value, 0));
    fields.push({ ...measure('total', 'flow', sums), complete: true });
  }
  if (apart === 'overlap') fields.push(cell('0-29', paths.map((one) => (one[0] ?? 0) + (one[1] ?? 0)))); // prettier-ignore
  const extra = apart === 'total' ? ['total'] : apart === 'overlap' ? ['0-29'] : [];
  const rules: Draft['rules'] =
    apart === 'total'
      ? [{ kind: 'sum', result: 'total', from: headers, broken: 0 }]
      : apart === 'overlap'
        ? [{ kind: 'sum', result: '0-29', from: ['0-17', '18-29'], broken: 0 }]
        : [];
  return draft(['wide'], fields, { outcome: null, rules, unpivot: { headers, apart: extra } });
}

const CITIES = ['Berlin', 'Paris', 'Rome', 'Madrid', 'Vienna', 'Oslo'];
/** Numbers of rooms rise like a scale, and are none. */
const ROOMS = ['101', '102', '103', '104', '201', '202'];
const MACHINES = ['Press 1', 'Press 2', 'Press 3', 'Press 4', 'Press 5'];

/** A series with a column for each member: the members stay columns. */
export function membersAsColumns(random: Random, domain: Domain, count: number): Draft {
  const amount: Amount = { ...additive(domain), low: 500, high: 5000 };
  const columns = random.pick([CITIES, MACHINES, ROOMS]);
  const fields: Field[] = [
    time('month', periods('month', count, 2014)),
    ...columns.map((concept) => cell(concept, path(random, amount, count).map((v) => Math.round(v)))), // prettier-ignore
  ];
  return draft(['series', 'panel'], fields, { time: [['month']], outcome: null });
}

/** Things with many unlike figures, some numbered: an ordinary table. */
export function metricsAsColumns(random: Random, { thing }: Domain, rows: number): Draft {
  const tests = [1, 2, 3, 4, 5].map((n): Field => {
    const cells = figures(random, { concept: '', kind: 'level', low: 20, high: 100 }, rows);
    return { ...measure(`test ${n}`, 'level', cells), verbatim: true };
  });
  const fields: Field[] = [
    nameOf(thing, names(thing, rows)),
    ...thing.amounts.map((amount) => amountField(amount, figures(random, amount, rows))),
    ...tests,
  ];
  return draft(['entity'], fields, { time: null });
}
