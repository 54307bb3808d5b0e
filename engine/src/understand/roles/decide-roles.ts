import type { ColumnRelation } from '../../contracts/table/column-relation';
import type { ModelColumn, TableShape } from '../../contracts/table/table-model';
import type { Table } from '../../model';
import type { ColumnFacts } from '../../profile/column-facts';
import { overMembers, overTime } from './numbers/aggregations';
import { currencyFor, isCurrencyColumn } from './numbers/currency';
import { decideColumn } from './decide-column';
import type { Decided } from './decided';
import { readHeader } from './header';
import { agreeWithNeighbours } from './neighbours';
import { agreeWithRelations } from './relatives';
import { unitOf } from './numbers/units';
import { LIMITS } from './limits';
import type { Sample } from '../sample/read-sample';
import { pricedBy, withPrices, type Priced } from './numbers/unit-prices';

/** What each column is for, by its values, its header and its neighbours. */
export function decideRoles(
  table: Table,
  facts: readonly ColumnFacts[],
  relations: readonly ColumnRelation[],
  corrected: ReadonlySet<string>,
): Decided[] {
  const all = table.columns.flatMap((column, at) => {
    const fact = facts[at];
    return fact ? [{ column, facts: fact, at, rows: table.rows, relations, corrected: corrected.has(column.name) }] : [];
  });
  const alone = agreeWithNeighbours(all.map((evidence) => ({ column: evidence.column, decided: decideColumn(evidence) })));
  return agreeWithRelations(table.columns, alone, relations);
}

export interface Finishing {
  table: Table;
  facts: readonly ColumnFacts[];
  decided: readonly Decided[];
  relations: readonly ColumnRelation[];
  says: ReadonlyMap<string, NonNullable<ModelColumn['time']>>;
  shape: TableShape['kind'];
  rising: ReadonlySet<string>;
  /** Small counts that come one by one from reading to reading. */
  anew: ReadonlySet<string>;
  /** Columns whose figures are of several metrics. */
  ofMany: readonly string[];
  /** Rows are members as they are today, each with the day on which it came. */
  listed?: boolean;
  sample: Sample | null;
}

/** The columns with what may be done with their figures. */
export function finishRoles({ decided: alone, ...given }: Finishing): ModelColumn[] {
  const { table, relations, sample } = given;
  const priced = pricedBy(table, alone, relations, sample);
  const decided = withPrices(table, alone, priced);
  const finishing = { ...given, decided };
  const amounts = new Set([
    ...table.columns
      .filter((_, at) => ['count', 'amount', 'money'].includes(decided[at]?.quantity ?? ''))
      .map(({ name }) => name),
    ...relations.flatMap((one) => (isShareOfCounts(one, table, decided) ? [...one.of, ...one.by] : [])),
  ]);
  const columns = finishWith(finishing, priced, (name) => amounts.has(name));
  // What adds up by its values alone is an amount as well.
  for (const { name, overMembers: members } of columns) if (members.how === 'sum') amounts.add(name);
  return finishWith(finishing, priced, (name) => amounts.has(name));
}

type Quotient = Extract<ColumnRelation, { kind: 'quotient' }>;

/** A percentage that is one whole number by another is the share of what is counted. */
function isShareOfCounts(relation: ColumnRelation, { columns }: Table, decided: readonly Decided[]): relation is Quotient {
  if (relation.kind !== 'quotient' || relation.less.length > 0) return false;
  const at = (name: string) => columns.findIndex((column) => column.name === name);
  return (
    decided[at(relation.target)]?.quantity === 'percent' &&
    [...relation.of, ...relation.by].every((name) => columns[at(name)]?.type === 'integer')
  );
}

function finishWith(
  { table, facts, decided, relations, says, shape, rising, anew, ofMany, listed = false }: Finishing,
  priced: Priced,
  isAmount: (name: string) => boolean,
): ModelColumn[] {
  const currencies = table.columns.flatMap((column, at) => {
    const fact = facts[at];
    return fact && isCurrencyColumn({ column, facts: fact }) ? [{ name: column.name, at, several: fact.distinct > 1 }] : [];
  });
  return table.columns.flatMap((column, at): ModelColumn[] => {
    const [fact, own] = [facts[at], decided[at]];
    if (!fact || !own) return [];
    const time = says.get(column.name);
    const composite = time === 'part' && own.role === 'measure';
    const role =
      composite || (time === 'axis' && own.role === 'measure')
        ? ({ ...own, role: 'time', because: { by: 'values', are: 'within-range' } } as const)
        : own;
    const currency = currencyFor(at, fact, role, currencies);
    const doubtful = fact.column.doubts?.includes('mixed-currencies') === true;
    const mixed = doubtful || currencies.some(({ name, several }) => name === currency && several);
    const measured = {
      column,
      decided: role,
      header: readHeader(column.name),
      relations,
      rising: rising.has(column.name),
      anew: anew.has(column.name),
      ofMany: ofMany.includes(column.name) || mixed,
      things: shape === 'entity',
      listed,
      happened: shape === 'event',
      dated: shape === 'panel' || (shape === 'event' && says.size > 0),
      undated: says.size === 0 && shape === 'event',
      worth: priced.worths.get(column.name) ?? null,
      isAmount,
    };
    const members = overMembers(measured);
    return [
      {
        name: column.name,
        type: column.type,
        role: role.role,
        because: role.because,
        ...(role.role === 'measure' && role.quantity ? { quantity: role.quantity } : {}),
        overMembers: members,
        overTime: overTime(measured, members, shape),
        unit: currency === undefined ? unitOf(column, fact, role) : null,
        ...(currency === undefined ? {} : { currency }),
        ...(doubtful && currency === undefined ? { mixedCurrencies: true } : {}),
        ...(role.order ? { order: role.order } : {}),
        ...(column.personal ? { personal: column.personal } : {}),
        ...(time ? { time } : {}),
        unitOfObservation: [],
        examples:
          column.personal || role.role === 'personal-data'
            ? []
            : (fact.labels ? fact.labels.map(([label]) => label) : fact.sample)
                .slice(0, LIMITS.examples)
                .map((value) =>
                  fact.column.formats[0] === 'year' ? value.slice(0, 4) : column.type === 'number' ? asWritten(value) : value,
                ),
      },
    ];
  });
}

/** `285.58000000000004` is what a sum of 285.58 comes to in binary. */
const asWritten = (value: string): string =>
  value.length > LIMITS.longestExact ? String(Number(Number(value).toPrecision(LIMITS.exactDigits))) : value;
