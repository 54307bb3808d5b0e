import { COUNT } from '../../contracts/report/measure';
import type { ColumnRelation } from '../../contracts/table/column-relation';
import type { Finding, Mining } from '../../insights/finding';
import type { Frame, Measure } from '../../insights/frame/frame';
import { columnMeasure } from '../../insights/frame/measures/measure-of';
import type { Rule } from '../../insights/frame/rules/rule';
import { conditions, equals, filtered, instant, name } from '../../insights/sql';
import { freeName } from '../../understand/reshape/reshaped';
import { howBroken, type How } from './how-broken';
import { keyOf } from './key-of';
import { LIMITS } from './limits';
import { knownOf } from './rule-of';
import type { BrokenTold } from './say';
import { isThere, placeOf, type Place } from './where-broken';

/** Rules that nearly all rows keep: which rows break them, where these lie, and what is off in all. */
export function mineBrokenRules({ frame, log }: Mining): Finding<BrokenTold>[] {
  // Of rules that the same rows break the one that is about the most columns tells what was entered wrongly.
  const rules = [...frame.rules].sort((a, b) => b.columns.length - a.columns.length);
  const told: Rule[] = [];
  return rules.flatMap((rule) => {
    if (told.some((other) => isSameSlip(rule, other)) || told.length >= LIMITS.mostTold) return [];
    const found = brokenIn(frame, rule, placeOf(frame, rule, log));
    if (found) told.push(rule);
    return found ?? [];
  });
}

function isSameSlip(a: Rule, b: Rule): boolean {
  let [both, own, its] = [0, 0, 0];
  a.codes.forEach((code, row) => {
    const other = b.codes[row];
    if (code === 1) own++;
    if (other === 1) its++;
    if (code === 1 && other === 1) both++;
  });
  return both >= LIMITS.sameRows * Math.min(own, its);
}

function brokenIn(frame: Frame, rule: Rule, place: Place | null): Finding<BrokenTold> | null {
  const { codes } = rule;
  const count = (of: 0 | 1 | null, isIn: (row: number) => boolean) => codes.reduce((sum, code, row) => sum + Number((of === null ? code >= 0 : code === of) && isIn(row)), 0); // prettier-ignore
  const [n, k] = [count(null, () => true), count(1, () => true)];
  const isIn = (row: number) => place !== null && isThere(place, frame, row);
  const [inPlace, there] = [count(1, isIn), count(null, isIn)];
  // Where the most of them have a place the others are slips: what breaks it here and there more often is another way of doing things.
  if ((place ? k - inPlace : k) > LIMITS.mostScattered * (place ? n - there : n)) return null;
  // What is booked again at one place, or since one day, was hardly meant so; here and there it may have been.
  if (rule.says.kind === 'once' && (!place || inPlace < LIMITS.leastOnce * there)) return null;
  // Of a flag all rows of a label that are beyond the edge: of them it says something else, and nobody broke it.
  const isFlag = rule.says.kind === 'state' && !rule.says.contradiction.nought && rule.says.contradiction.isFlag === true;
  if (isFlag && place?.group && !place.span && inPlace >= LIMITS.ofItsOwn * there) return null;
  const relation = rule.says.kind === 'reckoned' ? rule.says.relation : null;
  const own = columnMeasure(frame, rule.columns[0] ?? '');
  const measure = own && relation && addsUp(frame, relation) ? { ...own, additive: true } : own;
  const how = howBroken(rule);
  const isRate = relation !== null && isFree(relation) && how?.is === 'factor';
  if (isRate && place?.group && !place.span && inPlace >= LIMITS.onItsOwn * there) return null;
  const off = offOf(rule, measure);
  const weight = place ? LIMITS.weight : off.share >= LIMITS.much ? LIMITS.weightOfMuch : LIMITS.weightOfFew;
  return {
    kind: 'broken-rule',
    subject: {
      filter: knownOf(rule),
      breakdown: place?.group?.dimension.column.name ?? null,
      measure: COUNT,
    },
    member: place?.group?.label ?? null,
    direction: off.direction,
    unit: null,
    n,
    effect: null,
    strength: weight,
    impact: 1,
    tests: place?.tests ?? [],
    expected: frame.sampled ? null : k,
    sql: sqlOf(frame, rule, { place, how, measure }),
    rows: {
      where: conditions(rule.where, rule.broken),
      ...(rule.figures
        ? {
            how: 'count-largest',
            value: { sql: `abs(${rule.figures.value} - ${rule.figures.made})`, columns: [...rule.columns] },
          }
        : { how: 'count', beside: rule.columns }),
    },
    told: { rule, place, how, measure: measure ?? null, named: keyOf(frame) },
    ...(place || off.share >= LIMITS.much ? { leads: true } : {}),
    topics: [`broken×${rule.columns.join('×')}`, ...(place?.group ? [place.group.dimension.column.name] : [])],
  };
}

/** Nothing but the rows tells its factor. */
const isFree = (relation: ColumnRelation): boolean =>
  relation.kind === 'linear' || (relation.kind === 'product' && relation.of.length === 0 && relation.factor !== 1);

/** What is made of something that adds up does so itself: pieces times their price. Of money it is so in any case. */
function addsUp(frame: Frame, relation: ColumnRelation): boolean {
  const of = relation.kind === 'product' ? [...relation.of, ...(relation.bracket?.plus ?? []), ...relation.plus] : relation.kind === 'sum' && relation.divisor === 1 ? relation.plus : relation.kind === 'linear' ? [relation.of] : [];
  return of.length > 0 && [relation.target, ...of].some((column) => columnMeasure(frame, column)?.additive);
} // prettier-ignore

/** How much is off, of what can be added up. */
function offOf({ figures, codes }: Rule, measure: Measure | undefined): { direction: 'high' | 'low' | 'none'; share: number } {
  if (!figures || !measure?.additive) return { direction: 'none', share: 0 };
  let [more, less, all] = [0, 0, 0];
  figures.values.forEach((value, row) => {
    const made = figures.reckoned[row] ?? NaN;
    if (Number.isFinite(made)) all += Math.abs(made);
    if (codes[row] !== 1) return;
    if (value > made) more += value - made;
    else less += made - value;
  });
  return { direction: more > less ? 'high' : 'low', share: (more + less) / all };
}

function sqlOf({ table, timeline }: Frame, rule: Rule, { place, how, measure }: { place: Place | null; how: How | null; measure: Measure | undefined }): string {
  const { where, figures } = rule;
  const span = place?.span;
  const at = timeline ? name(timeline.column.name) : '';
  const there = conditions(
    place?.group ? equals(place.group.dimension.column, place.group.label) : null,
    span && span.from !== null ? `${at} >= ${instant(span.from)}` : null,
    span && span.to !== null ? `${at} <= ${instant(span.to)}` : null,
  );
  const taken = table.columns.map((column) => column.name);
  const [broken, apart] = [name(freeName('broken', taken)), name(freeName('apart', taken))];
  const key = keyOf({ table });
  const order = figures ? ` ORDER BY abs(${apart}) DESC` : '';
  const each = [`${rule.broken} AS ${broken}`, ...(figures ? [`${figures.value} - ${figures.made} AS ${apart}`] : [])];
  return [
    `SELECT ${filtered('count(*)', broken)} AS value, count(*) AS n`,
    ...(there ? [`${filtered('count(*)', broken, there)} AS own`, `${filtered('count(*)', there)} AS there`] : []),
    ...(figures && measure?.additive
      ? [`${filtered(`sum(${apart})`, broken, `${apart} > 0`)} AS more`, `${filtered(`sum(${apart})`, broken, `${apart} < 0`)} AS less`]
      : []),
    ...(how ? [`${filtered('count(*)', broken, how.sql)} AS alike`] : []),
    ...(key === null ? [] : [`array_to_string(list_slice(${filtered(`list(CAST(${name(key)} AS VARCHAR)${order})`, broken)}, 1, ${LIMITS.namedRows}), chr(10)) AS names`]),
  ].join(', ') + ` FROM (SELECT *, ${each.join(', ')} FROM ${table.relation} WHERE ${where})`;
} // prettier-ignore
