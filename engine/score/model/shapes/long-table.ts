import type { Domain } from '../domains/domain';
import { attribute, measure, time, type Field } from '../make/field';
import { draft, type Draft } from '../make/draft';
import { periods } from '../make/times';
import type { Random } from '../make/random';
import { nameOf, names } from './entity-table';
import { path } from './panel-table';

/** One row for each thing, period and metric: figures of unlike kinds stand in one column. */
export function longTable(random: Random, { thing }: Domain, entities: number, count: number, withUnit: boolean): Draft {
  const when = periods('year', count, 2004);
  const rows = names(thing, entities).flatMap((name) =>
    thing.amounts.flatMap((amount) =>
      path(random, amount, count).map((value, t) => [
        name,
        when[t] ?? '',
        amount.concept,
        String(value),
        amount.unit ?? 'number',
      ]),
    ),
  );
  const column = (c: number): string[] => rows.map((row) => row[c] ?? '');
  const value = measure('value', 'level', column(3));
  const fields: Field[] = [
    nameOf(thing, column(0)),
    time('year', column(1)),
    { ...attribute('indicator', ['category'], column(2)), complete: true },
    // Over all metrics it is a mixture: nothing holds of it but what is said of one metric.
    { ...value, complete: true, within: 'indicator', label: { roles: ['measure'], overMembers: ['never'], overTime: ['never'] } },
  ];
  if (withUnit) fields.push({ ...attribute('unit', ['category', 'text', 'constant'], column(4), ['indicator']), complete: true });
  return draft(['long'], fields, { time: [['year']], outcome: null });
}
