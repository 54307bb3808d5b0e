import { COUNT } from '../../contracts/report/measure';
import { described } from '../../insights/described';
import type { Finding, Mining } from '../../insights/finding';
import type { Frame, Measure } from '../../insights/frame/frame';
import { columnMeasure } from '../../insights/frame/measures/measure-of';
import { conditions, filtered, name } from '../../insights/sql';
import { median } from '../../stats/distributions/quantile';
import { keyOf } from '../broken-rule/key-of';
import { LIMITS as NAMED } from '../broken-rule/limits';
import { knownOf, limitsIn, type Limited } from './limited';
import { LIMITS } from './limits';
import type { UseTold } from './say';

/** Who uses more than there is, and who hardly uses any of it: exact for the table. */
export function mineUse({ frame }: Mining): Finding<UseTold>[] {
  return limitsIn(frame)
    .slice(0, LIMITS.mostTold)
    .flatMap((limited, place) => {
      const sides = sidesOf(frame, limited);
      return sides.map((side) => foundOn(frame, limited, side, place));
    });
}

function sidesOf(frame: Frame, { actual, target, is }: Limited): ('over' | 'little')[] {
  const [used, all] = [columnMeasure(frame, actual)?.values, columnMeasure(frame, target)?.values];
  if (!used || !all) return [];
  const shares: number[] = [];
  used.forEach((value, row) => {
    const of = all[row] ?? NaN;
    if (value >= LIMITS.leastUsed && of > 0 && (frame.gone?.isThere(row) ?? true)) shares.push(value / of);
  });
  const count = (fits: (share: number) => boolean) => shares.filter(fits).length;
  const n = shares.length;
  const [over, little] = [count((share) => share > 1), count((share) => share < LIMITS.little)];
  const far = count((share) => share > LIMITS.farBeyond);
  if (n < LIMITS.fewestRows || over > LIMITS.mostOver * n || far > LIMITS.mostFarBeyond * n) return [];
  const isLittle =
    is === 'limit' && little >= LIMITS.fewestLittle && little <= LIMITS.mostLittle * n && median(shares) >= LIMITS.usual;
  // What nearly nobody does is told as a broken rule.
  const isRule = frame.rules.some(({ says }) => says.kind === 'part' && says.part === actual && says.whole === target);
  return [...(over >= LIMITS.fewestOver && !isRule ? (['over'] as const) : []), ...(isLittle ? (['little'] as const) : [])];
}

function foundOn(frame: Frame, limited: Limited, side: 'over' | 'little', place: number): Finding<UseTold> {
  const { actual, target } = limited;
  const isOver = side === 'over';
  const [used, all] = [name(actual), name(target)];
  const is = isOver ? `${used} > ${all}` : `${used} < ${LIMITS.little} * ${all}`;
  const known = knownOf(frame, limited);
  const worth = worthOf(frame, target);
  const price = priceOf(frame, target);
  // What one piece costs is in the money of what all of them come to.
  const money = isOver ? (price && { ...price, unit: price.unit ?? worth?.unit ?? null }) : worth;
  const key = keyOf(frame);
  const weigh = isOver ? `${used} - ${all}` : all;
  const asked = [
    `${filtered('count(*)', is)} AS value`,
    'count(*) AS n',
    `${filtered(`sum(${used})`, is)} AS used`,
    `${filtered(`sum(${all})`, is)} AS of_all`,
    ...(money ? [`${filtered(isOver ? `sum((${used} - ${all}) * ${money.sql})` : `sum(${money.sql})`, is)} AS money`] : []),
    ...(key === null
      ? []
      : [`array_to_string(list_slice(${filtered(`list(CAST(${name(key)} AS VARCHAR) ORDER BY ${money && !isOver ? money.sql : weigh} DESC)`, is)}, 1, ${NAMED.namedRows}), chr(10)) AS names`]),
  ];
  return described<UseTold>(LIMITS.weight, place, {
    kind: 'use-of-limit',
    subject: { filter: [{ column: actual, op: 'is not null', value: '' }], breakdown: null, measure: COUNT },
    direction: isOver ? 'high' : 'low',
    unit: null,
    n: frame.n,
    leads: true,
    sql: `SELECT ${asked.join(', ')} FROM ${frame.table.relation} WHERE ${known}`,
    rows: { where: conditions(known, is), beside: [actual, target, ...(money?.columns ?? [])] },
    told: { ...limited, side, money },
    topics: [`use×${actual}×${side}`],
  });
} // prettier-ignore

/** What one piece of it costs, where the table's own arithmetic says so. */
function priceOf(frame: Frame, target: string): Measure | null {
  const names = productsOf(frame, target).flatMap(({ of }) => of.filter((column) => column !== target));
  const priced = frame.table.model?.columns.find(({ name: own, quantity }) => names.includes(own) && quantity === 'price');
  return (priced && columnMeasure(frame, priced.name)) ?? null;
}

/** What it comes to at its price. */
function worthOf(frame: Frame, target: string): Measure | null {
  const names = productsOf(frame, target).map((one) => one.target);
  return names.flatMap((own) => columnMeasure(frame, own) ?? [])[0] ?? null;
}

const productsOf = ({ table }: Frame, column: string) =>
  (table.model?.algebra ?? []).flatMap((one) => (one.kind === 'product' && one.of.includes(column) ? one : []));
