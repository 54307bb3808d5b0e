import { COUNT } from '../../contracts/report/measure';
import { CYCLES } from '../../insights/series/cycles';
import type { Finding, Mining } from '../../insights/finding';
import type { Dimension, Frame, Timeline } from '../../insights/frame/frame';
import { LARGEST_P } from '../../insights/judge/gate';
import { groupKey } from '../../insights/frame/dimensions/aliases';
import { rowsInside } from '../../insights/groups';
import { areOwn } from '../../insights/frame/roles';
import { judgedP } from '../../insights/units/judged-p';
import { isDated } from '../../insights/series/series';
import { conditions, equals, filtered, name, where } from '../../insights/sql';
import { fisherExact } from '../../stats/distributions/fisher-exact';
import { normalTwoSided } from '../../stats/distributions/distributions';
import { zOfShares } from '../../stats/groups/two-shares';
import type { LabelSeasonTold } from './say';
import { LIMITS } from './limits';

/** Months of the year that follow on each other, from 0 to 11. */
interface Season {
  months: number[];
  own: number;
  ofOwn: number;
  rest: number;
  ofRest: number;
  years: number;
  p: number;
}

/** Rows of a label and all others by the months of all years, and when these are. */
interface Monthly {
  own: Float64Array;
  rest: Float64Array;
  /** Month of the year of each. */
  of: number[];
}

/**
 * Labels of which far more rows than of all others come at one time of the year, in each of the years that the table holds. All others stand for how much there is to
 * come at that time; a label's rows may come together (overdispersion by months).
 */
export function mineLabelSeasons({ frame, log }: Mining): Finding<LabelSeasonTold>[] {
  const { timeline, panel } = frame;
  const cycle = CYCLES.find(({ id }) => id === 'month');
  if (!timeline || !cycle || panel || timeline.regular || timeline.finest === 'year' || timeline.finest === 'quarter') return [];
  const steps = timeline.values.map((at) => (Number.isNaN(at) ? NaN : cycle.step(at)));
  const [first, last] = steps.reduce(([low, high], step) => (Number.isNaN(step) ? [low, high] : [Math.min(low, step), Math.max(high, step)]), [Infinity, -Infinity]);
  if (!(last - first >= LIMITS.months)) return [];
  const asked = frame.dimensions.filter((dimension) => dimension.distinct > 1 && dimension.distinct <= LIMITS.mostLabels && !dimension.open && areOwn(frame.table, [dimension.column.name]));
  if (asked.length === 0) return [];
  const found = asked.flatMap((dimension) =>
    dimension.labels.flatMap((label, code) => {
      if ((dimension.counts[code] ?? 0) < LIMITS.fewestRows) return [];
      const season = seasonOf(monthlyOf(dimension, code, steps, [first, last]));
      return season && season.p < LARGEST_P ? [{ dimension, label, code, season: { ...season, p: atUnits(frame, timeline, dimension, code, season) } }] : [];
    }),
  );
  const labels = asked.reduce((sum, { labels: own }) => sum + own.length, 0);
  const surest = found.reduce((least, { season }) => Math.min(least, season.p), 1);
  const whole = log.add(Math.min(1, labels * surest), 'inside');
  return found.flatMap((one) => {
    if (found.some((other) => other !== one && isPartOf(one, other))) return [];
    const kin = found.filter((other) => other !== one && isPartOf(other, one));
    return [findingOf(frame, timeline, { ...one, kin }, [whole, log.member(one.season.p, whole, labels)])];
  });
} // prettier-ignore

function monthlyOf({ codes }: Dimension, code: number, steps: Float64Array, [first, last]: readonly [number, number]): Monthly {
  const size = last - first + 1;
  const [own, rest] = [new Float64Array(size), new Float64Array(size)];
  steps.forEach((step, row) => {
    const label = codes[row] ?? -1;
    if (Number.isNaN(step) || label === -1) return;
    const side = label === code ? own : rest;
    side[step - first] = (side[step - first] ?? 0) + 1;
  });
  return { own, rest, of: Array.from({ length: size }, (_, i) => (first + i) % LIMITS.months) };
}

/** The months in which a label has the most beyond what all others have; null where it has no season of its own. */
function seasonOf(monthly: Monthly): Season | null {
  const [ofOwn, ofRest] = [sumOf(monthly.own), sumOf(monthly.rest)];
  let best: Season | null = null;
  for (let start = 0; start < LIMITS.months; start++)
    for (let length = 1; length <= LIMITS.longest; length++) {
      const months = Array.from({ length }, (_, i) => (start + i) % LIMITS.months);
      const isIn = (i: number) => months.includes(monthly.of[i] ?? -1);
      const [own, rest] = [sumOf(monthly.own, isIn), sumOf(monthly.rest, isIn)];
      if (own < LIMITS.leastShare * ofOwn || (own + 0.5) / (ofOwn - own + 0.5) < LIMITS.leastOdds * ((rest + 0.5) / (ofRest - rest + 0.5))) continue;
      const years = yearsOf(monthly, months, (ofOwn - own) / Math.max(1, ofRest - rest));
      if (years === null || years < LIMITS.fewestTimes) continue;
      const p = Math.min(1, pOf(monthly, isIn, { own, ofOwn, rest, ofRest }) * LIMITS.months * LIMITS.longest);
      if (p < (best?.p ?? Infinity)) best = { months, own, ofOwn, rest, ofRest, years, p };
    }
  return best;
} // prettier-ignore

const sumOf = (counts: Float64Array, isIn: (i: number) => boolean = () => true): number =>
  counts.reduce((sum, count, i) => sum + (isIn(i) ? count : 0), 0);

/** In how many years it is so; null where it is not so in one of them. */
function yearsOf({ own, rest, of }: Monthly, months: readonly number[], usual: number): number | null {
  let years = 0;
  for (let i = 0; i < of.length; i++) {
    if (of[i] !== months[0] && !(i === 0 && months.includes(of[i] ?? -1))) continue;
    let [mine, theirs] = [0, 0];
    for (let j = i; j < of.length && j < i + months.length && months.includes(of[j] ?? -1); j++) {
      mine += own[j] ?? 0;
      theirs += rest[j] ?? 0;
    }
    if (theirs < LIMITS.fewestBeside) continue;
    // Of hardly any rows nothing can be said of a year.
    if (usual * theirs * LIMITS.leastAgain < 1 && mine < LIMITS.fewestThen) continue;
    if (mine < LIMITS.fewestThen || mine < LIMITS.leastAgain * usual * theirs) return null;
    years++;
  }
  return years;
} // prettier-ignore

/** p of the difference, by how far months of the season, and those beside it, lie apart among themselves beyond chance. */
function pOf({ own, rest }: Monthly, isIn: (i: number) => boolean, of: Pick<Season, 'own' | 'ofOwn' | 'rest' | 'ofRest'>): number {
  const exact = fisherExact(of.own, of.ofOwn - of.own, of.rest, of.ofRest - of.rest);
  let [spread, months] = [0, -2];
  for (let i = 0; i < own.length; i++) {
    const rate = isIn(i) ? of.own / Math.max(1, of.rest) : (of.ofOwn - of.own) / Math.max(1, of.ofRest - of.rest);
    const expected = rate * (rest[i] ?? 0);
    if (!(expected > 0)) continue;
    spread += ((own[i] ?? 0) - expected) ** 2 / (expected + rate * expected);
    months++;
  }
  const apart = Math.max(1, months > 0 ? spread / months : 1);
  const z = zOfShares({ n: of.ofOwn, k: of.own }, { n: of.ofRest, k: of.rest });
  return Math.max(exact, apart > 1 ? normalTwoSided(z / Math.sqrt(apart)) : 0);
} // prettier-ignore

/** And by what rows belong to: customers who come at that time make no season of what they take. */
function atUnits(frame: Frame, timeline: Timeline, dimension: Dimension, code: number, { months, p }: Season): number {
  const isThen = Int32Array.from(timeline.values, (at) => (Number.isNaN(at) ? -1 : Number(months.includes(new Date(at).getUTCMonth()))));
  const isLabel = Int32Array.from(dimension.codes, (one) => (one === -1 ? -1 : Number(one === code)));
  return judgedP(frame, p, { kind: 'labels', columns: [dimension.column.name], codes: isLabel }, { kind: 'labels', columns: [timeline.column.name], codes: isThen });
} // prettier-ignore

interface Found {
  dimension: Dimension;
  label: string;
  code: number;
  season: Season;
}

/** Whether most rows of a label lie in another one that has a season as well: who dries cellars is called when they are damp. */
function isPartOf(own: Found, other: Found): boolean {
  if (own.dimension === other.dimension) return false;
  const { rows: all, inside: both, all: its } = rowsInside(own, other);
  return (
    both >= LIMITS.mostlyPart * all && (its > all || (its === all && own.dimension.column.name > other.dimension.column.name))
  );
}

function findingOf(frame: Frame, timeline: Timeline, { dimension, label, season, kin }: Found & { kin: readonly Found[] }, tests: Finding['tests']): Finding<LabelSeasonTold> {
  const { months, own, ofOwn, rest, ofRest, years } = season;
  const time = name(timeline.column.name);
  const isThen = `month(CAST(${time} AS TIMESTAMP)) IN (${months.map((month) => month + 1).join(', ')})`;
  const isLabel = equals(dimension.column, label);
  const known = conditions(isDated(frame, timeline), `${name(dimension.column.name)} IS NOT NULL`);
  const beyond = own / ofOwn - rest / ofRest;
  return {
    kind: 'label-season',
    subject: { filter: [{ column: dimension.column.name, op: '=', value: label }], breakdown: timeline.column.name, measure: COUNT },
    member: months.map((month) => CYCLES.find(({ id }) => id === 'month')?.labels[month] ?? '').join(', '),
    direction: 'high',
    unit: '%',
    n: ofOwn,
    effect: beyond,
    strength: LIMITS.weight * Math.sqrt(Math.max(0, beyond)),
    impact: 1,
    tests,
    expected: null,
    sql:
      `SELECT ${filtered(`avg((${isThen})::INT)`, isLabel)} AS value, ${filtered(`avg((${isThen})::INT)`, `NOT (${isLabel})`)} AS baseline, ${filtered('count(*)', isLabel)} AS n, ` +
      `${filtered('count(*)', conditions(isLabel, isThen))} AS cases FROM ${frame.table.relation}${where(known)}`,
    rows: { how: 'share', where: conditions(known, isLabel), mark: { sql: isThen, columns: [timeline.column.name] } },
    told: { dimension, label, months, years },
    comesOf: [{ dimension, label }, ...kin].map((one) => groupKey(one.dimension.column.name, one.label)),
    topics: [dimension.column.name, `season×${dimension.column.name}`],
  };
} // prettier-ignore
