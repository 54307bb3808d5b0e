import type { TypedMeasure } from '../../contracts/report/measure';
import { described } from '../../insights/described';
import type { Finding, Mining } from '../../insights/finding';
import type { Dimension, Frame, Panel } from '../../insights/frame/frame';
import { placeOfStep, stepColumn } from '../../insights/frame/time/build-panel';
import { conditions, equals, instant, name, number, where } from '../../insights/sql';
import { fisherExact } from '../../stats/distributions/fisher-exact';
import { columnNames } from '../../wording/column-names';
import { groupOfThings } from '../change-difference/own-slopes';
import { readAgain } from '../course/along-steps';
import { endsOf, type Ends } from './ends';
import { LIMITS } from './limits';
import type { EndsTold } from './say';

/** Things that are followed from a start on and whose readings stop before the last moment, by their groups: who died, left, broke or was not seen again. */
export function mineEarlyEnds({ frame }: Mining): Finding<EndsTold>[] {
  const { panel, table } = frame;
  const step = stepColumn(table);
  if (!panel || !step || frame.sampled) return [];
  const measures = readAgain(frame, step.name);
  const ends = endsOf(panel, (row) => measures.some(({ values }) => !Number.isNaN(values[row] ?? NaN)));
  if (!ends || !ends.early.includes(1)) return [];
  const asked = frame.dimensions.flatMap((dimension) => {
    const groups = dimension.labels.length <= LIMITS.mostLabels ? groupOfThings(panel, dimension) : null;
    return groups ? mostIn(dimension, groups, ends) : [];
  });
  const [clearest] = [...asked].sort((a, b) => a.p - b.p);
  const isOfGroup = clearest !== undefined && clearest.p * asked.length <= LIMITS.largestP;
  // Where none stands out, the column that comes first in the table parts them.
  const first = isOfGroup ? clearest : asked[0];
  if (!first) return [];
  const reasons = frame.dimensions
    .filter((dimension) => !groupOfThings(panel, dimension))
    .flatMap((dimension) => reasonsIn(panel, dimension, ends))
    .sort((a, b) => b.n - a.n)
    .slice(0, LIMITS.mostReasons);
  const measure: TypedMeasure = { op: 'rows-per', column: table.model?.shape.entity[0] ?? '' };
  return [
    described<EndsTold>(isOfGroup ? LIMITS.weight : LIMITS.weightOfAll, 0, {
      kind: 'ends-early',
      subject: { filter: [], breakdown: first.dimension.column.name, measure },
      member: first.label,
      direction: 'high',
      unit: null,
      n: frame.n,
      ...(isOfGroup ? { leads: true } : {}),
      sql: endsSql(frame, panel, { first, ends, reasons, read: measures.map(({ sql }) => sql) }),
      told: {
        dimension: first.dimension,
        label: first.label,
        only: first.only,
        axis: columnNames(table.columns)(step.name),
        last: ends.last,
        named: table.model?.shape.entity ?? [],
        reasons: reasons.map(({ dimension, label }) => ({ dimension, label })),
        p: isOfGroup ? first.p : null,
      },
      topics: [first.dimension.column.name, `${first.dimension.column.name}×ends`],
    }),
  ];
}

interface Asked {
  dimension: Dimension;
  label: string;
  /** The one other label, where there are two. */
  only: string | null;
  own: number;
  things: number;
  /** Fisher's, times the groups that it was chosen from. */
  p: number;
}

/** The group of which most end early; none where all end alike or groups are small. */
function mostIn(dimension: Dimension, groups: Int32Array, { early }: Ends): Asked[] {
  const sizes = dimension.labels.map((_, code) => {
    const own = [...groups.keys()].filter((thing) => groups[thing] === code && (early[thing] ?? -1) >= 0);
    return { code, things: own.length, own: own.filter((thing) => early[thing] === 1).length };
  });
  const compared = sizes.filter(({ things }) => things >= LIMITS.fewestThings);
  const [all, ended] = [compared.reduce((sum, { things }) => sum + things, 0), compared.reduce((sum, { own }) => sum + own, 0)];
  if (compared.length < 2) return [];
  const tried = compared.length === 2 ? 1 : compared.length;
  return compared
    .filter(({ own, things }) => own / things > (ended - own) / (all - things))
    .map(({ code, own, things }) => ({
      dimension,
      label: dimension.labels[code] ?? '',
      only: sizes.length === 2 ? (dimension.labels[1 - code] ?? null) : null,
      own,
      things,
      p: Math.min(1, tried * fisherExact(own, things - own, ended - own, all - things - ended + own)),
    }))
    .sort((a, b) => a.p - b.p)
    .slice(0, 1);
}

interface Reason {
  dimension: Dimension;
  label: string;
  n: number;
}

/** What is noted at the last reading of many that end early, and of hardly any others. */
function reasonsIn({ things }: Panel, dimension: Dimension, { early, lastRows }: Ends): Reason[] {
  const [ended, whole] = [early.filter((one) => one === 1).length, early.filter((one) => one === 0).length];
  const seen = dimension.labels.map(() => ({ ended: new Set<number>(), whole: new Set<number>() }));
  dimension.codes.forEach((code, row) => {
    const thing = things[row] ?? -1;
    if (early[thing] === 1 && lastRows[row] === 1) seen[code]?.ended.add(thing);
    if (early[thing] === 0) seen[code]?.whole.add(thing);
  });
  return dimension.labels.flatMap((label, code) => {
    const own = seen[code];
    if (!own || own.ended.size < LIMITS.leastOfEnds * ended || own.whole.size > LIMITS.mostElsewhere * whole) return [];
    return [{ dimension, label, n: own.ended.size }];
  });
}

interface Query {
  first: Asked;
  ends: Ends;
  reasons: readonly Reason[];
  /** What is read at the moments. */
  read: readonly string[];
}

/** How often things of each group end early. */
export function sharesOfEnds(frame: Frame, dimension: Dimension): string | null {
  const { panel, table } = frame;
  const step = stepColumn(table);
  if (!panel || !step) return null;
  const measures = readAgain(frame, step.name);
  const ends = endsOf(panel, (row) => measures.some(({ values }) => !Number.isNaN(values[row] ?? NaN)));
  if (!ends) return null;
  const each = eachSql(frame, panel, { dimension, ends, reasons: [], read: measures.map(({ sql }) => sql) });
  return (
    `SELECT CAST(g AS VARCHAR) AS x, avg((until < ${number(ends.last)})::INT) AS y FROM (${each}) ` +
    `WHERE over AND until IS NOT NULL AND g IS NOT NULL GROUP BY 1 HAVING count(*) >= ${LIMITS.fewestThings} ORDER BY y DESC, x LIMIT ${LIMITS.mostLabels}`
  );
}

/** One row a thing: its group, when it was last read, whether that may be its end, and what is noted of it. */
function eachSql({ table }: Frame, { dates }: Panel, { dimension: { column }, ends, reasons, read }: Omit<Query, 'first'> & { dimension: Dimension }): string {
  const step = stepColumn(table);
  if (!step) return '';
  const things = (table.model?.shape.entity ?? []).map(name);
  const place = placeOfStep(step);
  const noted = reasons.map(({ dimension, label }, i) => `, bool_or(${equals(dimension.column, label)}) AS noted${i}`).join('');
  const started = dates && ends.until !== null ? `, min(${name(dates.column)}) <= ${instant(ends.until)} AS over` : ', TRUE AS over';
  return (
    `SELECT mode(${name(column.name)}) AS g, max(${place}) FILTER (WHERE coalesce(${read.join(', ')}) IS NOT NULL) AS until${started}${noted} ` +
    `FROM ${table.relation}${where(...things.map((thing) => `${thing} IS NOT NULL`))} GROUP BY ${things.join(', ')}`
  );
} // prettier-ignore

function endsSql(frame: Frame, panel: Panel, { first, ends, reasons, read }: Query): string {
  const { column } = first.dimension;
  const each = eachSql(frame, panel, { dimension: first.dimension, ends, reasons, read });
  const isEarly = `until < ${number(ends.last)}`;
  const count = (...when: string[]) => `count(*) FILTER (WHERE ${conditions('over', 'until IS NOT NULL', 'g IS NOT NULL', ...when)})`;
  const isOwn = equals({ ...column, name: 'g' }, first.label);
  return (
    `SELECT ${count(isEarly, isOwn)} AS value, ${count(isOwn)} AS own_things, ${count(isEarly)} AS early, ${count()} AS things` +
    `${reasons.map((_, i) => `, ${count(isEarly, `noted${i}`)} AS noted${i}`).join('')} FROM (${each})`
  );
} // prettier-ignore
