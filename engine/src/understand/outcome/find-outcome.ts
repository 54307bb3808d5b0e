import { columnsOfRelation, type ColumnRelation } from '../../contracts/table/column-relation';
import type { ModelColumn, ModelOutcome, TableShape } from '../../contracts/table/table-model';
import { hasWord, nameWords } from '../../profile/roles/name-words';
import { isAnswer } from '../../read/typing/yes-or-no';
import { ofSeveral } from '../shape/several';
import type { Labels } from './event-of-labels';
import { leadMeasure } from './lead-measure';
import { namesTrait } from './names-event';
import { KIND, NEVER_OUTCOME } from './outcome-words';
import { LABELLED, rateColumn, type Candidate, type Outcome } from './rate-column';
import { LIMITS } from './limits';

/** What a table is about, and what else became of its rows. */
export interface Outcomes {
  outcome: ModelOutcome;
  /** Other ends that words name, by their events: whether it was late beside whether it was remade. */
  also: Outcome[];
}

/** What the table is about: a result of its rows, or the measure that leads a series. Abstains where it is not clear. */
export function findOutcomes(
  table: string,
  all: readonly ModelColumn[],
  shape: TableShape,
  relations: readonly ColumnRelation[],
  distinct: ReadonlyMap<string, number> = new Map(),
  labels: ReadonlyMap<string, Labels> = new Map(),
): Outcomes {
  // Figures of several quantities are no result of anything.
  const several = shape.kind === 'long' ? [] : ofSeveral(shape);
  const columns = all.filter(({ name }) => !several.includes(name));
  if (shape.kind === 'series' || shape.kind === 'panel' || shape.kind === 'long')
    return { outcome: leadMeasure(table, columns, shape, relations), also: [] };
  const last = columns.findLast(({ role }) => !WITHOUT_RESULT.has(role))?.name;
  const cut = cutInTwo(columns, relations, last);
  // The ends of a span, and the marks that an average is made of, are no results beside their middle.
  const ends = new Set(relations.flatMap((one) => (one.kind === 'sum' && one.divisor > 1 ? [...one.plus, ...one.minus] : [])));
  const [flag, ...flags] = columns.filter(({ role }) => role === 'boolean');
  const dated = (shape.kind === 'event' || shape.kind === 'entity') && columns.some(({ time }) => time === 'axis');
  const days = new Set(columns.flatMap(({ name, time }) => (time === 'end' || time === 'other' ? [name] : [])));
  const priced = columns.some(({ name, quantity }) => quantity === 'money' && !hasWord(nameWords(name), NEVER_OUTCOME));
  const single = flags.length === 0 ? flag?.name : undefined;
  const only = dated ? single : undefined;
  const first = firstOfStudy(columns);
  const title = namedAfter(table, columns);
  const rated = columns
    .filter(({ name }) => !ends.has(name))
    .filter(({ name, role }) => !LABELLED.has(role) || (distinct.get(name) ?? 0) <= LIMITS.mostLabels)
    .flatMap((column) =>
      rateColumn(column, relations, {
        isLast: column.name === last,
        isCut: cut.has(column.name),
        isOnly: column.name === only,
        isFirst: column === first && column.role === 'boolean',
        isAsked: column.name === single && column.name === last && asksForKind(column),
        isPriced: priced,
        isTitle: column.name === title,
        isList: shape.kind === 'entity',
        days,
        labels: labels.get(column.name) ?? [],
      }),
    )
    .sort((a, b) => b.rating - a.rating);
  // What became of the row is told by labels for it; what else was done was settled before.
  const isTold = rated.some(({ column, rating, byForm }) => !byForm && rating >= LIMITS.least && columns.some(({ name, role }) => name === column && LABELLED.has(role))); // prettier-ignore
  const [best, next] = rated.filter(({ byForm }) => !(isTold && byForm));
  if (!best || best.rating < LIMITS.least) {
    // How often something came about for each, where nothing else is called a result.
    const counted = first?.role === 'measure' && first.quantity === 'count' && !hasWord(nameWords(first.name), NEVER_OUTCOME);
    return { outcome: counted ? { kind: 'outcome', outcome: { column: first.name, good: null } } : { kind: 'none' }, also: [] };
  }
  const plain = ({ rating: _, byForm: __, isEnd: ___, isAmount: ____, ...outcome }: Candidate): Outcome => outcome;
  // How it ended stands before a rate or a score on the way, and beside what came in.
  const [ended, other] = best.isEnd ? [best, next] : [next, best];
  const told =
    ended?.isEnd && other?.isAmount === false
      ? ended
      : !next || best.rating - next.rating >= LIMITS.ahead || sameGroup(best.column, next.column, relations)
        ? best
        : null;
  if (!told) return { outcome: { kind: 'candidates', candidates: next ? [best, next].map(plain) : [plain(best)] }, also: [] };
  const also = rated.filter(
    ({ column, event, rating, byForm }) =>
      column !== told.column &&
      event !== undefined &&
      !byForm &&
      rating >= LIMITS.least &&
      !sameGroup(column, told.column, relations),
  );
  return { outcome: { kind: 'outcome', outcome: plain(told) }, also: also.slice(0, LIMITS.mostAlso).map(plain) };
}

/**
 * The one column whose whole header is what the table's name ends with: `DoctorVisits.csv` is about `visits`. A list is called after what it lists, which is then no
 * figure of it.
 */
function namedAfter(table: string, columns: readonly ModelColumn[]): string | undefined {
  const ofTable = nameWords(table.replace(/\.\w+$/, '').replace(/\d+/g, ' ')).join(' ');
  const named = columns.filter(({ name, role }) => {
    const own = nameWords(name).join(' ');
    return (role === 'measure' || role === 'boolean') && own !== '' && (ofTable === own || ofTable.endsWith(` ${own}`));
  });
  return named.length === 1 ? named[0]?.name : undefined;
}

/** `type`, with yes and no in words below it. */
const asksForKind = ({ name, examples }: ModelColumn): boolean => KIND.has(nameWords(name).join(' ')) && examples.every(isAnswer);

/** What stands behind the columns that are looked at: what a row is called, and what was noted of it. */
const WITHOUT_RESULT: ReadonlySet<ModelColumn['role']> = new Set([
  'identifier',
  'text',
  'personal-data',
  'constant',
  'empty',
  'time',
]);

const sameGroup = (a: string, b: string, relations: readonly ColumnRelation[]) =>
  relations.some((relation) => {
    const columns = columnsOfRelation(relation);
    return columns.includes(a) && columns.includes(b);
  });

/**
 * Columns of yes and no that say on which side of a border a measure lies, where one of both is the last: somebody has cut what the others
 * lead to, because it matters on which side it is.
 */
function cutInTwo(columns: readonly ModelColumn[], relations: readonly ColumnRelation[], last: string | undefined): Set<string> {
  const isResult = (name: string): boolean =>
    columns.some(
      (column) =>
        column.name === name &&
        column.role === 'measure' &&
        column.quantity !== 'age' &&
        !hasWord(nameWords(name), NEVER_OUTCOME),
    );
  return new Set(
    relations.flatMap((relation) =>
      relation.kind === 'bucket' && isResult(relation.of) && (relation.of === last || relation.target === last)
        ? [relation.target]
        : [],
    ),
  );
}

/**
 * What a table begins with that neither names nor dates its rows: what is gathered for a question, as the tables of textbooks and
 * studies are, has the answer first, while an export begins with what a row is called or when it was. What people are by birth is none.
 */
function firstOfStudy(columns: readonly ModelColumn[]): ModelColumn | undefined {
  const isNumbering = ({ role, because }: ModelColumn) =>
    role === 'identifier' && because.by === 'values' && because.are === 'one-after-another';
  const told = columns.filter((column, at) => at > 0 || !isNumbering(column));
  const named = told.some(({ role }) => role === 'identifier' || role === 'text' || role === 'personal-data' || role === 'time');
  const [first] = told;
  return !named && first && told.length > LIMITS.fewestAsked && !namesTrait(nameWords(first.name)) ? first : undefined;
}
