import { COUNT } from '../../contracts/report/measure';
import { described } from '../../insights/described';
import type { Finding, Mining } from '../../insights/finding';
import type { Frame, Measure } from '../../insights/frame/frame';
import { columnMeasure } from '../../insights/frame/measures/measure-of';
import { conditions, equals, filtered, name } from '../../insights/sql';
import { median } from '../../stats/distributions/quantile';
import { keyOf } from '../broken-rule/key-of';
import { standsOut, type Group, type Marks } from '../waiting/stands-out';
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
      return sides.map((side) => foundOn(frame, limited, { ...side, place }));
    });
}

interface Side {
  side: 'over' | 'little';
  /** Who goes beyond it more often than others. */
  group: Group | null;
}

function sidesOf(frame: Frame, limited: Limited): Side[] {
  const { actual, target, is } = limited;
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
  if (n < LIMITS.fewestRows || far > (is === 'agreed' ? LIMITS.mostAgreedBeyond : LIMITS.mostFarBeyond) * n) return [];
  const group = over >= LIMITS.fewestOver ? whoGoesBeyond(frame, limited) : null;
  // What many go beyond bounds nothing, unless it is one of them who does.
  if ((over > LIMITS.mostOver * n && !group) || (is === 'agreed' && !isMuch(frame, limited, group))) return [];
  const isLittle =
    is === 'limit' && little >= LIMITS.fewestLittle && little <= LIMITS.mostLittle * n && median(shares) >= LIMITS.usual;
  // What nearly nobody does is told as a broken rule.
  const isRule = frame.rules.some(({ says }) => says.kind === 'part' && says.part === actual && says.whole === target);
  return [
    ...(over >= LIMITS.fewestOver && !isRule ? [{ side: 'over' as const, group }] : []),
    ...(isLittle ? [{ side: 'little' as const, group: null }] : []),
  ];
}

/** Of what was agreed on: one label of which more rows go beyond it than of the others, by what rows belong to. */
function whoGoesBeyond(frame: Frame, { actual, target, is }: Limited): Group | null {
  const [used, all] = [columnMeasure(frame, actual)?.values, columnMeasure(frame, target)?.values];
  if (is === 'limit' || !used || !all) return null;
  const known = Uint8Array.from(used, (value, row) => Number(value >= LIMITS.leastUsed && (all[row] ?? NaN) > 0));
  const over = Uint8Array.from(used, (value, row) => Number(known[row] === 1 && value > (all[row] ?? NaN)));
  const marks: Marks = { among: known, waits: over, since: new Float64Array(), wait: { how: 'due', target: actual, start: null, due: null, state: null, limit: null, asOf: null } };
  return standsOut(frame, marks, new Set([target, ...(frame.table.made ?? [])]));
} // prettier-ignore

/** Whether those that go beyond it, or those of the one who does, come to more by more than rounding. */
function isMuch(frame: Frame, { actual, target }: Limited, group: Group | null): boolean {
  const [used, all] = [columnMeasure(frame, actual)?.values, columnMeasure(frame, target)?.values];
  const code = group ? group.dimension.labels.indexOf(group.label) : -1;
  let [more, agreed] = [0, 0];
  used?.forEach((value, row) => {
    const of = all?.[row] ?? NaN;
    if (!(of > 0) || !(value >= LIMITS.leastUsed) || (group && group.dimension.codes[row] !== code)) return;
    agreed += of;
    more += Math.max(0, value - of);
  });
  return more >= LIMITS.leastMore * agreed;
}

function foundOn(frame: Frame, limited: Limited, { side, group, place }: Side & { place: number }): Finding<UseTold> {
  const { actual, target } = limited;
  const isOver = side === 'over';
  const [used, all] = [name(actual), name(target)];
  const is = isOver ? `${used} > ${all}` : `${used} < ${LIMITS.little} * ${all}`;
  const known = knownOf(frame, limited);
  const worth = worthOf(frame, target);
  const price = priceOf(frame, target);
  const own = group ? equals(group.dimension.column, group.label) : null;
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
    ...(own === null
      ? []
      : [
          `${filtered('count(*)', conditions(is, own))} AS own`,
          `${filtered('count(*)', own)} AS own_all`,
          `${filtered(`sum(${used} - ${all})`, conditions(is, own))} AS own_more`,
        ]),
    ...(key === null
      ? []
      : [`array_to_string(list_slice(${filtered(`list(CAST(${name(key)} AS VARCHAR) ORDER BY ${money && !isOver ? money.sql : weigh} DESC)`, is)}, 1, ${NAMED.namedRows}), chr(10)) AS names`]),
  ];
  return described<UseTold>(LIMITS.weight, place, {
    kind: 'use-of-limit',
    subject: { filter: [{ column: actual, op: 'is not null', value: '' }], breakdown: group?.dimension.column.name ?? null, measure: COUNT },
    member: group?.label ?? null,
    direction: isOver ? 'high' : 'low',
    unit: null,
    n: frame.n,
    leads: true,
    sql: `SELECT ${asked.join(', ')} FROM ${frame.table.relation} WHERE ${known}`,
    rows: { where: conditions(known, is), beside: [actual, target, ...(group ? [group.dimension.column.name] : []), ...(money?.columns ?? [])] },
    told: { ...limited, side, group, money },
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
