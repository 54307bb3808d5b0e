import type { Claim } from '../../contracts/report/claim';
import { COUNT, rateOf, type TypedMeasure } from '../../contracts/report/measure';
import { described } from '../../insights/described';
import type { Finding, Mining } from '../../insights/finding';
import type { Dimension, Frame } from '../../insights/frame/frame';
import { conditions } from '../../insights/sql';
import { valuesThere } from '../../insights/frame/still-there';
import { shareMatters } from '../../insights/judge/importance';
import type { TestLog } from '../../insights/judge/test-log';
import { totalOf } from '../../insights/judge/total-of';
import { isPercent } from '../../wording/number-text';
import { median } from '../../stats/distributions/quantile';
import { fewApart, fewBeyond } from '../../stats/groups/few-apart';
import { isBeyondExposure } from '../advice/exposure';
import { isBad } from '../advice/good-way';
import { behindGroup, isMostlyMix } from '../mix-behind/mix-behind';
import { apartOf, attributesOf, blanksOf, isToldBy, type Attribute, type Labelled } from './apart';
import { fewSql, sinceSql, whoSql, type Few } from './few-sql';
import { figuresOf, type Figure, type Figures, type Question } from './figures';
import { farOut, heldByFew } from './held';
import { isToldByFew } from './is-told';
import { LIMITS } from './limits';
import { membersOf, type Members } from './members';
import { lastYearOf, questionsOf, wayOf } from './questions';

/** The few members of a column that stand apart from all others, or hold much of it all, or come to less than nothing. */
export function mineConcentration({ frame, log }: Mining): Finding<Few>[] {
  const all = membersOf(frame);
  const others = all.filter((one, i) => !all.slice(0, i).some((before) => areSame(before, one)));
  const found = others
    .flatMap((members) => {
      const [attributes, blanks] = [attributesOf(frame, members), blanksOf(frame, members)];
      return questionsOf(frame, members).flatMap((question, place) =>
        asked(frame, log, { members, attributes, blanks, question, place }),
      );
    })
    .filter(({ told }) => isMoreThanExposed(frame, told));
  const isOnlyHeld = ({ told: { how } }: Finding<Few>) => how === 'much' || how === 'alone';
  return [...found.filter((one) => !isOnlyHeld(one)), ...describedOnce(found.filter(isOnlyHeld))];
}

/** Of a sum of what nobody wishes for: whether they hold more of it than of what it comes from. */
function isMoreThanExposed(frame: Frame, { how, question, members, few }: Few): boolean {
  if (how === 'below' || question.of !== 'sum' || wayOf(frame, members, question) !== 'low') return true;
  const values = valuesThere(frame, question.measure);
  const has = (row: number) => few.has(members.codes[row] ?? -1);
  let [own, all, rows] = [0, 0, 0];
  values.forEach((value, row) => {
    rows += Number(has(row));
    if (value !== value) return;
    all += value;
    if (has(row)) own += value;
  });
  return isBeyondExposure(frame, question.measure, { share: own / all, rows, has });
}

/** Whether two columns name the same members. */
function areSame(a: Members, b: Members): boolean {
  if (a.size !== b.size) return false;
  const names = new Map<number, number>();
  return a.codes.every((code, row) => {
    const other = b.codes[row] ?? -1;
    if (!names.has(code)) names.set(code, other);
    return names.get(code) === other;
  });
}

interface Asked {
  members: Members;
  attributes: readonly Attribute[];
  blanks: readonly Labelled[];
  question: Question;
  place: number;
}

/** Numbers and sums differ by times, with long tails; averages and shares scatter along a normal curve, shares by what chance gives each at least. */
const RULES: Record<Question['of'], typeof fewApart> = {
  rows: fewApart,
  sum: fewApart,
  level: fewBeyond,
  share: (placed, most) => fewBeyond(placed, most, 1),
};

const HIGH = 1;
const LOW = -1;

function asked(frame: Frame, log: TestLog, of: Asked): Finding<Few>[] {
  const { members, question } = of;
  const high = figuresOf(frame, members, question, HIGH);
  if (high.all.length < LIMITS.fewestMembers) return [];
  if (question.of === 'sum' && question.measure.values.some((value) => value < 0)) {
    const recent = lastYearOf(frame, question);
    const figures = recent ? figuresOf(frame, members, recent, HIGH) : high;
    if ([...high.all, ...figures.all].some(({ value }) => value < 0)) return below(frame, { ...of, question: recent ?? question }, figures);
  }
  const both = question.of === 'level' || question.of === 'share';
  const apart = members.each && question.of !== 'sum' ? [] : (both ? [HIGH, LOW] as const : [HIGH] as const).flatMap((sign) => standApart(frame, log, of, sign === HIGH ? high : figuresOf(frame, members, question, LOW), sign));
  if (both) return apart;
  const way = wayOf(frame, members, question);
  const far = question.of === 'rows' && way === 'low' ? farOut(high.all) : null;
  if (far && !of.attributes.some((one) => isToldBy(one, high.all, new Set(far.map(({ member }) => member))))) return [...apart, candidate(frame, of, { how: 'much', few: far, figures: high, sign: HIGH })];
  const held = heldByFew(high.all, question);
  const worksMost = members.works && question.of === 'rows';
  return held && !worksMost ? [...apart, candidate(frame, of, { ...held, figures: high, sign: HIGH })] : apart;
} // prettier-ignore

function standApart(frame: Frame, log: TestLog, of: Asked, figures: Figures, sign: 1 | -1): Finding<Few>[] {
  const { question, attributes, blanks } = of;
  const apart = apartOf(figures.all, attributes, RULES[question.of]);
  const test = log.add(apart?.p ?? 1, question.of === 'share' ? [question.dimension.column.name] : 'units');
  if (!apart || !matters(figures, apart.few, question)) return [];
  const few = new Set(apart.few.map(({ member }) => member));
  // A class of things apart: garages among flats, of which nobody knows rooms or floor.
  if (question.of === 'level' && blanks.some((one) => isToldBy(one, figures.all, few))) return [];
  if (isTheirMix(frame, of, few)) return [];
  return [candidate(frame, of, { how: 'apart', few: apart.few, figures, sign, test, like: apart.like })];
}

/** Whether the level of the few is mostly that of what they have more of: a district’s repairs take long where it has the bursts. */
function isTheirMix(frame: Frame, { members, question }: Asked, few: ReadonlySet<number>): boolean {
  const column = frame.table.columns.find(({ name }) => name === members.column);
  if (question.of !== 'level' || members.each || !column) return false;
  const codes = members.codes.map((member) => (member < 0 ? -1 : Number(few.has(member))));
  const own = codes.reduce((sum, code) => sum + Number(code === 1), 0);
  const filled = codes.reduce((sum, code) => sum + Number(code >= 0), 0);
  const dimension: Dimension = { column, noun: column.name, labels: ['', members.column], counts: [filled - own, own], codes, distinct: 2, filled, outcome: false, entity: true };
  const { measure } = question;
  return isMostlyMix(behindGroup(frame, { dimension, code: 1, values: measure.values, weights: measure.weights ?? undefined, measure: measure.typed, amount: measure }));
} // prettier-ignore

/** Whether the nearest of the few is far enough from the middle of the others for somebody to act on it. */
function matters({ all }: Figures, few: readonly Figure[], question: Question): boolean {
  const others = all.filter((one) => !few.includes(one));
  const usual = median(others.map(({ value }) => value));
  const isHigh = (few[0]?.value ?? 0) > usual;
  const nearest = few.reduce((one, { value }) => (isHigh ? Math.min(one, value) : Math.max(one, value)), isHigh ? Infinity : -Infinity);
  const total = (figures: readonly Figure[]) => figures.reduce((sum, { value }) => sum + value, 0);
  if (question.of === 'rows' || question.of === 'sum') return nearest >= LIMITS.timesUsual * usual && total(few) >= LIMITS.leastHeld * total(all);
  if (question.of === 'share') {
    const rows = (figures: readonly Figure[]) => figures.reduce((sum, { rows: n }) => sum + n, 0);
    const events = (figures: readonly Figure[]) => figures.reduce((sum, { rows: n, value }) => sum + n * value, 0);
    return shareMatters({ value: events(few) / rows(few), others: events(others) / rows(others), n: rows(few) }, events(all));
  }
  const { unit, fraction } = question.measure;
  if ((fraction || isPercent(unit)) && Math.abs(nearest - usual) >= LIMITS.leastPoints * (fraction ? 1 : 100)) return true;
  return usual === 0 || nearest / usual >= LIMITS.timesLevel || nearest / usual <= 1 / LIMITS.timesLevel;
} // prettier-ignore

/** Members whose own sum is below nought where that of most is not. */
function below(frame: Frame, of: Asked, figures: Figures): Finding<Few>[] {
  const few = figures.all.filter(({ value }) => value < 0);
  const total = (some: readonly Figure[]) => some.reduce((sum, { value }) => sum + value, 0);
  const owed = -total(few);
  const rest = total(figures.all) + owed;
  if (few.length === 0 || few.length > LIMITS.mostBelow * figures.all.length || owed >= rest || owed < LIMITS.leastBelow * rest) return [];
  return [candidate(frame, of, { how: 'below', few, figures, sign: LOW })];
} // prettier-ignore

interface Found extends Pick<Few, 'how'> {
  few: readonly Figure[];
  figures: Figures;
  sign: 1 | -1;
  test?: ReturnType<TestLog['add']>;
  like?: Few['like'];
}

function candidate(frame: Frame, { members, question, place }: Asked, { how, few, figures, sign, test, like = null }: Found): Finding<Few> {
  const direction = sign === HIGH ? 'high' : 'low';
  const told: Few = { how, question, members, few: new Set(few.map(({ member }) => member)), like, least: figures.least, count: few.length, direction };
  const way = wayOf(frame, members, question);
  const isTrouble = how === 'below' || isBad(way, direction);
  const isSize = question.of === 'rows' || question.of === 'sum';
  const weight = isTrouble ? LIMITS.weightOfTrouble : isSize ? LIMITS.weightOfSize : way === null ? LIMITS.weightOfLevel : LIMITS.weightOfGood;
  const id = question.of === 'rows' ? 'rows' : question.of === 'share' ? question.dimension.column.name : question.measure.id;
  const labels = namesOf(frame, members, few);
  return described(how === 'apart' || how === 'below' ? weight : weight * LIMITS.heldOnly, isTrouble ? 0 : place, {
      kind: 'concentration',
      subject: { filter: sinceOf(frame, question), breakdown: members.column, measure: typedOf(question) },
      direction,
      unit: how === 'below' || question.of === 'level' ? measureUnit(question) : '%',
      n: figures.all.length,
      effect: few.length,
      ...(test ? { tests: [test] } : {}),
      // Where nothing says which way is good, who is far from all others on average is asked about all the same.
    ...(isTrouble || (!isSize && way === null) ? { leads: true } : {}),
      ...(labels ? { few: labels } : {}),
      sql: fewSql(frame, told),
      rows: rowsOf(frame, told),
      told,
      topics: [`${members.column}×${id}`],
  });
} // prettier-ignore

/** Of the last year alone, which rows that are. */
const sinceOf = ({ timeline }: Frame, question: Question): Claim['subject']['filter'] =>
  question.of === 'sum' && question.since !== undefined && timeline
    ? [{ column: timeline.column.name, op: '>=', value: new Date(question.since).toISOString().slice(0, 10) }]
    : [];

const measureUnit = (question: Question): string | null => ('measure' in question ? question.measure.unit : null);

const typedOf = (question: Question): TypedMeasure => {
  switch (question.of) {
    case 'rows':
      return COUNT;
    case 'share':
      return rateOf(question.dimension.column.name, question.label);
    case 'sum':
      return totalOf(question.measure.typed);
    case 'level':
      return question.measure.typed;
  }
};

/** Their labels, where the column has labels. */
function namesOf({ dimensions }: Frame, { column, codes }: Members, few: readonly Figure[]): string[] | null {
  const dimension = dimensions.find((one) => one.column.name === column);
  if (!dimension) return null;
  return few.flatMap(({ member }) => dimension.labels[dimension.codes[codes.indexOf(member)] ?? -1] ?? []);
}

/** The rows that its number is taken from. */
function rowsOf(frame: Frame, told: Few): Finding['rows'] {
  const { question, members: { column } } = told; // prettier-ignore
  const few = { sql: whoSql(frame, told), columns: [column] };
  switch (question.of) {
    case 'rows':
      return { how: 'share', where: 'true', mark: few };
    case 'sum':
      return told.how === 'below'
        ? {
            how: 'sum',
            where: conditions(few.sql, sinceSql(frame, question)),
            value: { sql: question.measure.sql, columns: question.measure.columns },
          }
        : {
            how: 'part',
            where: `${question.measure.sql} IS NOT NULL`,
            value: { sql: question.measure.sql, columns: question.measure.columns },
            mark: few,
          };
    case 'level':
      return { how: 'worked-out', where: few.sql, value: { sql: question.measure.sql, columns: question.measure.columns } };
    case 'share':
      return { how: 'worked-out', where: few.sql };
  }
}

/** Of what is only described, each matter once, and the first few of all. */
function describedOnce(found: readonly Finding<Few>[]): Finding<Few>[] {
  const kept: Finding<Few>[] = [];
  for (const one of found.toSorted((a, b) => b.strength - a.strength))
    if (kept.length < LIMITS.most && !kept.some((other) => isToldByFew(one, other))) kept.push(one);
  return kept;
}
