import { rateOf, sameMeasure } from '../../contracts/report/measure';
import { SMALL_GROUP, type Finding, type Mining } from '../../insights/finding';
import type { Dimension, Frame } from '../../insights/frame/frame';
import { leadOfFamilies } from '../../insights/frame/measures/lead-measures';
import { quotientOfSums } from '../../insights/frame/measures/quotient-of-sums';
import { structureOf } from '../../insights/frame/measures/structure';
import { levelMatters, shareMatters } from '../../insights/judge/importance';
import type { Test, TestLog } from '../../insights/judge/test-log';
import { conditions, equals, filtered, name } from '../../insights/sql';
import { judgedP } from '../../insights/units/judged-p';
import { labelsOf, oneAgainst, ranksOf } from '../../insights/units/sides';
import type { Side } from '../../insights/units/unit';
import { isComparedFirst, wasThereFirst } from '../../profile/roles/there-first';
import { chiSquareTest, crossTable } from '../../stats/groups/contingency';
import { oneWayP } from '../../stats/groups/one-way';
import { standardised } from '../../stats/groups/standardised';
import { alikeSql } from './alike-sql';
import { howBehind } from './how-behind';
import { LIMITS } from './limits';
import type { AdjustedTold, Differing } from './say';
import { strataOf, type Strata } from './strata';

/**
 * Differences of what the table is about of which at most half remains among like rows (direct standardisation to the table's own mix), and
 * differences that are hidden or turned around until rows are alike. As with reversals, only what stood before the outcome, by its name, may lie behind a
 * difference: a label, or a measure in bands.
 */
export function mineAdjusted({ frame, log }: Mining): Finding<AdjustedTold>[] {
  const plain = frame.dimensions.filter(({ entity }) => !entity);
  const groups = plain.filter(({ column, distinct }) => distinct <= LIMITS.mostLabels && isComparedFirst(column.name));
  const strataFor = strataBehind(frame);
  return lookedAt(frame).flatMap((looked) =>
    groups.flatMap((group) => strataFor(looked, group).flatMap((by) => adjustedBy(frame, log, looked, group, by))),
  );
}

/** What may lie behind how groups differ in what is looked at. */
function strataBehind(frame: Frame): (looked: Looked, group: Dimension) => Strata[] {
  const isStructure = structureOf(frame);
  const strata = strataOf(frame);
  return (looked, { column: { name: group } }) =>
    strata
      .filter((by) => ![group, ...looked.columns].includes(by.column) && !looked.columns.includes(group))
      .filter((by) => !isStructure({ filter: [], breakdown: [group, by.column], measure: looked.measure }));
}

/**
 * By what two groups come to as much as each other, or the other way round, where rows are alike: of levels that are told as they are, and of which no test says that
 * they differ. The query gives them as `own`, that of the label, and `other`.
 */
export function levelsAlike(
  frame: Frame,
  group: Dimension,
  label: string,
  measure: Finding['subject']['measure'],
): { by: string; sql: string } | null {
  const looked = lookedAt(frame).find((one) => sameMeasure(one.measure, measure));
  if (!looked || group.labels.length !== 2) return null;
  const by = strataBehind(frame)(looked, group).find((strata) => {
    const like = standardised(looked.values, group.codes, group.labels.indexOf(label), strata.codes, LIMITS.fewestInAStratum);
    const [plain, alike] = [like.own - like.others, like.ownAlike - like.othersAlike];
    return (
      like.covered >= LIMITS.leastWeight &&
      howBehind('measure' in looked.differing, plain, alike) !== null &&
      goesWithBoth(frame, looked, group, strata).every(({ p }) => p < LIMITS.certain)
    );
  });
  return by ? { by: by.noun, sql: alikeColumns(frame, looked.sql, group, label, by) } : null;
}

interface Looked {
  differing: Differing;
  measure: Finding['subject']['measure'];
  columns: readonly string[];
  values: Float64Array;
  side: Side;
  /** Of each row, in SQL. */
  sql: string;
  unit: string | null;
}

/** The results that are labels, of two the one that came about or else the rarer one, and the leading measures. */
function lookedAt(frame: Frame): Looked[] {
  const outcomes = frame.dimensions
    .filter(({ outcome, labels, event }) => outcome && (labels.length === 2 || event !== undefined))
    .map((outcome): Looked => {
      const event = outcome.event ?? outcome.labels[1] ?? '';
      const own = outcome.labels.indexOf(event);
      return {
        differing: { outcome, event },
        measure: rateOf(outcome.column.name, event),
        columns: [outcome.column.name],
        values: Float64Array.from(outcome.codes, (code) => (code < 0 ? NaN : code === own ? 1 : 0)),
        side: oneAgainst(outcome, outcome.codes, own),
        sql: `(CASE WHEN ${name(outcome.column.name)} IS NULL THEN NULL ELSE (${equals(outcome.column, event)})::INT END)`,
        unit: '%',
      };
    });
  // Of quotients whose parts stand in the table rows are no equals; what was there first comes of nothing else.
  const measures = frame.timeline?.regular
    ? []
    : leadOfFamilies(frame)
        .filter((measure) => quotientOfSums(frame, measure) === null && !measure.columns.every(wasThereFirst))
        .slice(0, LIMITS.mostMeasures);
  return [
    ...outcomes,
    ...measures.map((measure): Looked => ({ differing: { measure }, measure: measure.typed, columns: measure.columns, values: measure.values, side: ranksOf(measure), sql: measure.sql, unit: measure.unit })),
  ];
} // prettier-ignore

function adjustedBy(frame: Frame, log: TestLog, looked: Looked, group: Dimension, by: Strata): Finding<AdjustedTold>[] {
  const found = group.labels.flatMap((label, code) => {
    // Of two groups one says it all.
    if (group.labels.length === 2 && code === 1) return [];
    const like = standardised(looked.values, group.codes, code, by.codes, LIMITS.fewestInAStratum);
    const distance = like.own - like.others;
    if (like.rows[0] < SMALL_GROUP || like.covered < LIMITS.leastWeight) return [];
    const how = howBehind('measure' in looked.differing, distance, like.ownAlike - like.othersAlike);
    const alike = { ...like, own: like.ownAlike, others: like.othersAlike };
    return how !== null && matters(looked, how === 'explained' ? like : alike) ? [{ label, code, like: how === 'explained' ? like : alike, distance, how }] : [];
  });
  if (found.length === 0) return [];
  const behind = explains(frame, log, looked, group, by);
  return behind === null
    ? []
    : found.map(({ label, code, like, distance, how }) => {
        const own = oneAgainst(group, group.codes, code);
        const side = how === 'explained' ? looked.side : withinStrata(looked, by);
        const tests = [...behind, log.add(judgedP(frame, oneWayP(ranksIn(side, looked.values), own.codes), own, side), 'inside')];
        return findingOf(frame, looked, { differing: looked.differing, group, label, by: by.noun }, by, { n: like.rows[0], high: distance > 0, effect: distance, tests, strength: strengthOf(like) });
      });
} // prettier-ignore

type Like = ReturnType<typeof standardised>;

const ranksIn = (side: Side, values: Float64Array): Float64Array => (side.kind === 'ranks' ? side.ranks : values);

/** How far each row lies above the mean of its stratum: of a measure by its ranks, ranked first and centred then. */
function withinStrata({ side, values, columns }: Looked, { codes, count }: Strata): Side {
  const ranks = ranksIn(side, values);
  const sums = new Float64Array(count);
  const counts = new Float64Array(count);
  codes.forEach((code, i) => {
    const rank = ranks[i] ?? NaN;
    if (code < 0 || rank !== rank) return;
    sums[code] = (sums[code] ?? 0) + rank;
    counts[code] = (counts[code] ?? 0) + 1;
  });
  return {
    kind: 'ranks',
    columns,
    ranks: ranks.map((rank, i) => rank - (sums[codes[i] ?? -1] ?? NaN) / (counts[codes[i] ?? -1] ?? NaN)),
  };
}

function matters({ differing }: Looked, { own, others, rows, all }: Like): boolean {
  const apart = { value: own, others, n: rows[0] };
  return 'measure' in differing
    ? levelMatters(apart, { sd: all.sd, sum: null })
    : shareMatters(apart, all.mean * (rows[0] + rows[1]));
}

/** The correlation that a difference of this size is. */
const strengthOf = ({ own, others, rows, all }: Like): number => {
  const share = rows[0] / (rows[0] + rows[1]);
  return Math.min(1, (LIMITS.weight * Math.abs(own - others) * Math.sqrt(share * (1 - share))) / all.sd);
};

/** How surely the strata differ between the groups, and go with the result. */
function goesWithBoth(frame: Frame, looked: Looked, group: Dimension, by: Strata): { p: number; columns: string[] }[] {
  const cross = chiSquareTest(crossTable(by.codes, by.count, group.codes, group.labels.length))?.p ?? 1;
  return [
    { p: judgedP(frame, cross, by.side, labelsOf(group)), columns: [by.column, group.column.name] },
    { p: judgedP(frame, oneWayP(ranksIn(looked.side, looked.values), by.codes), by.side, looked.side), columns: [by.column, ...looked.columns] },
  ];
} // prettier-ignore

/** The strata differ between the groups and go with the result, each beyond chance. */
function explains(frame: Frame, log: TestLog, looked: Looked, group: Dimension, by: Strata): Test[] | null {
  const both = goesWithBoth(frame, looked, group, by);
  return both.every(({ p }) => p < LIMITS.certain) ? both.map(({ p, columns }) => log.add(p, columns)) : null;
}

/** Rows of which all three are known. */
const knownRows = (y: string, group: Dimension, by: Strata): string =>
  conditions(`${y} IS NOT NULL`, `${name(group.column.name)} IS NOT NULL`, `${name(by.column)} IS NOT NULL`);

/** A label's mean and that of the others among like rows, as columns of a query. */
function alikeColumns({ table }: Frame, y: string, group: Dimension, label: string, by: Strata): string {
  const isMember = equals(group.column, label);
  return alikeSql(y, [isMember, `NOT (${isMember})`], by.sql, `FROM ${table.relation} WHERE ${knownRows(y, group, by)}`);
}

function findingOf(
  frame: Frame,
  { sql: y, measure, unit, columns }: Looked,
  told: AdjustedTold,
  by: Strata,
  { n, high, effect, tests, strength }: { n: number; high: boolean; effect: number; tests: Test[]; strength: number },
): Finding<AdjustedTold> {
  const isMember = equals(told.group.column, told.label);
  const [own, others] = [isMember, `NOT (${isMember})`];
  const known = knownRows(y, told.group, by);
  return {
    kind: 'adjusted-difference',
    subject: { filter: [], breakdown: [told.group.column.name, by.column], measure },
    member: told.label,
    direction: high ? 'high' : 'low',
    unit,
    n,
    effect,
    strength,
    impact: 1,
    tests,
    expected: null,
    leads: true,
    rows: { where: conditions(isMember, known) },
    sql:
      `SELECT ${filtered(`avg(${y})`, own)} AS value, ${filtered(`avg(${y})`, others)} AS baseline, ${filtered('count(*)', own)} AS n, ` +
      `${alikeColumns(frame, y, told.group, told.label, by)} FROM ${frame.table.relation} WHERE ${known}`,
    told,
    topics: [told.group.column.name, columns[0] ?? '', `${told.group.column.name}×${columns[0] ?? ''}`],
  };
} // prettier-ignore
