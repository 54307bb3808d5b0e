import type { Aggregation, AlgebraKind, ColumnLabel, Role } from '../label';

/** A column while its table is made. Cells are text as the file holds it, empty where missing. */
export interface Field {
  /** What the column is about, in English words: the key of the vocabulary. */
  concept: string;
  cells: string[];
  label: Omit<ColumnLabel, 'unitsOfObservation' | 'within'>;
  /** Concepts of the key of the entity it belongs to; `[]` is the row. Absent where it is not judged. */
  of?: readonly string[];
  /** Concept of the currency column beside it. */
  within?: string;
  /** Unit that may be written into the header. */
  unit?: string;
  /** A header that is what it is in every language (`2019`, `Q1`, `Berlin`). */
  verbatim?: boolean;
  /** Cells that must stay: no value of it is taken out. */
  complete?: boolean;
}

/** A rule between fields, by their concepts. */
export interface Rule {
  kind: AlgebraKind;
  result: string;
  from: readonly string[];
  constant?: number;
  broken: number;
}

const NEVER: readonly Aggregation[] = ['never'];
const ADDED: readonly Aggregation[] = ['sum', 'mean'];
const LEVEL: readonly Aggregation[] = ['mean', 'weighted-mean', 'never'];

export type Quantity = 'flow' | 'stock' | 'level' | 'fraction' | 'percent';

interface NumberOptions {
  unit?: string | undefined;
  of?: readonly string[];
}

/** A measure, with the aggregations that its kind allows. */
export function measure(
  concept: string,
  kind: Quantity,
  cells: readonly (number | string)[],
  options: NumberOptions = {},
): Field {
  const share = kind === 'fraction' || kind === 'percent';
  const { unit, of = [] } = options;
  return {
    concept,
    cells: cells.map(String),
    of,
    ...(unit === undefined ? {} : { unit }),
    label: {
      roles: ['measure'],
      overMembers: kind === 'flow' || kind === 'stock' ? ADDED : LEVEL,
      overTime:
        kind === 'flow' ? ADDED : kind === 'stock' ? ['last', 'mean', 'never'] : ['mean', 'weighted-mean', 'last', 'never'],
      ...(share ? { units: ['%', null], scale: kind } : { units: [unit ?? null, null, ...unitWords(concept)] }),
    },
  };
}

/** Units that the words themselves name: `days to settle`. */
const unitWords = (concept: string): string[] =>
  concept.split(' ').filter((word) => ['minutes', 'hours', 'days', 'years'].includes(word));

/** A column that is no quantity: it is never summed or averaged. */
export function attribute(
  concept: string,
  roles: readonly Role[],
  cells: readonly (number | string)[],
  of?: readonly string[],
): Field {
  return {
    concept,
    cells: cells.map(String),
    ...(of === undefined ? {} : { of }),
    label: { roles, overMembers: NEVER, overTime: NEVER },
  };
}

/** A yes or no: its share is a figure, and so is its number. */
export function flag(concept: string, cells: readonly string[], of: readonly string[] = []): Field {
  return {
    concept,
    cells: [...cells],
    of,
    label: { roles: ['boolean', 'category'], overMembers: ['mean', 'sum', 'never'], overTime: ['mean', 'sum', 'never'] },
  };
}

export const identifier = (concept: string, cells: readonly (number | string)[]): Field => ({
  ...attribute(concept, ['identifier'], cells),
  complete: true,
});

export const category = (concept: string, cells: readonly string[], of: readonly string[] = []): Field =>
  attribute(concept, ['category', 'geography', 'coded-category'], cells, of);

export const ordered = (concept: string, cells: readonly (number | string)[], of: readonly string[] = []): Field =>
  attribute(concept, ['ordered-category', 'category', 'coded-category'], cells, of);

export const time = (concept: string, cells: readonly (number | string)[]): Field => ({
  ...attribute(concept, ['time'], cells),
  complete: true,
});
