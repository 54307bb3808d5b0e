import { printMeasure, rateOf } from '../../contracts/report/measure';
import { described } from '../../insights/described';
import type { Finding, Mining } from '../../insights/finding';
import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { columnMeasure } from '../../insights/frame/measures/measure-of';
import { leadOfFamilies } from '../../insights/frame/measures/lead-measures';
import { levelSql, quotientOfSums, rowsTogether } from '../../insights/frame/measures/quotient-of-sums';
import { areOwn } from '../../insights/frame/roles';
import { structureOf } from '../../insights/frame/measures/structure';
import { groupMeans, testedCodes } from '../../insights/groups';
import { equals, filtered, name } from '../../insights/sql';
import { chiSquareUpper } from '../../stats/distributions/distributions';
import { levelsAlike } from '../adjusted-difference/adjusted-difference';
import { LIMITS } from './limits';
import type { LevelsTold, Looked } from './say';

/**
 * How what the table is about differs from group to group: exact for these rows, and no word on whether it would again. A reader of a small
 * table asks for it though no test can be sure.
 */
export function mineGroupLevels({ frame }: Mining): Finding<LevelsTold>[] {
  const looked = frame.timeline?.regular ? null : lookedAt(frame);
  return looked ? levelsOf(frame, looked, { ...LIMITS, largestP: 1 }).map((found) => ({ ...found, context: true })) : [];
}

/**
 * What is looked at by the groups by which it goes furthest apart: exact, of as many splits as `most` says, with as few rows a group as
 * `fewestRows`. `largestP`: of splits that differ more than in so many tables without a difference (n η² is about χ² of k − 1 degrees).
 */
export function levelsOf(
  frame: Frame,
  looked: Looked,
  { most, fewestRows, weight, largestP }: { most: number; fewestRows: number; weight: number; largestP: number },
): Finding<LevelsTold>[] {
  const isStructure = structureOf(frame);
  const values = 'measure' in looked ? looked.measure.values : shareValues(looked.outcome, looked.label);
  const measure = 'measure' in looked ? looked.measure.typed : rateOf(looked.outcome.column.name, looked.label);
  const together = 'measure' in looked ? quotientOfSums(frame, looked.measure) : null;
  const own = 'measure' in looked ? looked.measure.columns : [looked.outcome.column.name];
  return frame.dimensions
    .filter(
      ({ column, entity, distinct, open }) =>
        !entity &&
        !open &&
        distinct <= LIMITS.mostLabels &&
        !own.includes(column.name) &&
        areOwn(frame.table, [column.name]) &&
        !isStructure({ filter: [], breakdown: column.name, measure }),
    )
    .flatMap((dimension) => {
      const codes = testedCodes(dimension, fewestRows, values);
      if (!codes) return [];
      const { means, overall, n, sd } = groupMeans(values, codes);
      const between = [...means.values()].reduce((sum, group) => sum + group.n * (group.mean - overall) ** 2, 0);
      const labels = [...means]
        .map(([code, { mean }]) => ({ label: dimension.labels[code] ?? '', mean }))
        .sort((a, b) => placeOf(dimension, a.label) - placeOf(dimension, b.label) || b.mean - a.mean)
        .map(({ label }) => label);
      const spread = between / (n * sd * sd);
      return sd > 0 && chiSquareUpper(n * spread, means.size - 1) <= largestP ? [{ dimension, labels, n, spread }] : [];
    })
    .sort((a, b) => b.spread - a.spread)
    .slice(0, most)
    .map(({ dimension, labels, n }, place) => {
      const alike = levelsAlike(frame, dimension, labels[0] ?? '', measure);
      return described(weight, place, {
        kind: 'group-levels',
        subject: { filter: [], breakdown: dimension.column.name, measure },
        member: labels[0] ?? null,
        unit: 'measure' in looked ? looked.measure.unit : '%',
        n,
        sql: sqlOf(frame, looked, dimension, labels, alike?.sql),
        ...(together ? { rows: rowsTogether(together, equals(dimension.column, labels[0] ?? '')) } : {}),
        told: { looked, dimension, labels, ...(alike ? { alike: alike.by } : {}) },
        topics: [dimension.column.name, printMeasure(measure)],
      });
    });
}

/** Ordered categories keep their order; of others the highest level stands first. */
const placeOf = ({ column }: Dimension, label: string): number => column.order?.indexOf(label) ?? 0;

/** The table's result: how often its event is, or its mean. Null where it has none. */
export function resultOf({ table: { model }, dimensions, measures }: Frame): Looked | null {
  const outcome = model?.outcome.kind === 'outcome' ? model.outcome.outcome : null;
  if (!outcome) return null;
  const dimension = dimensions.find(({ column }) => column.name === outcome.column);
  const label = dimension?.event ?? outcome.event;
  if (dimension && label !== undefined && dimension.labels.includes(label)) return { outcome: dimension, label };
  const measure = columnMeasure({ measures }, outcome.column);
  return measure ? { measure } : null;
}

/** The table's result, where it has one; else what is read twice, else its leading measure. */
function lookedAt(frame: Frame): Looked | null {
  const result = resultOf(frame);
  if (result && 'outcome' in result) return result;
  const lead = leadOfFamilies(frame)[0];
  const twice = frame.measures.find(
    ({ kind, columns }) => kind === 'difference' && (!lead || columns.includes(lead.columns[0] ?? '')),
  );
  const measure: Measure | undefined = twice ?? lead;
  return measure ? { measure } : null;
}

/** 1 where a row has the label, 0 where it has another, NaN where it has none. */
const shareValues = ({ codes, labels }: Dimension, label: string): Float64Array => {
  const own = labels.indexOf(label);
  return Float64Array.from(codes, (code) => (code === -1 ? NaN : code === own ? 1 : 0));
};

function sqlOf(
  frame: Frame,
  looked: Looked,
  { column }: Dimension,
  labels: readonly string[],
  alike: string | undefined,
): string {
  const share = 'outcome' in looked ? `avg((${equals(looked.outcome.column, looked.label)})::INT)` : '';
  const levelOf = 'measure' in looked ? levelSql(frame, looked.measure) : (isMember: string) => filtered(share, isMember);
  const levels = labels.map((label, i) => `${levelOf(equals(column, label))} AS y${i}`);
  const known = 'measure' in looked ? looked.measure.sql : name(looked.outcome.column.name);
  return `SELECT y0 AS value, * FROM (SELECT ${[...levels, alike ?? []].flat().join(', ')}, count(${known}) AS n FROM ${frame.table.relation} WHERE ${name(column.name)} IS NOT NULL)`;
}
