import type { ColumnLabel, LabelledTable, OutcomeLabel, Shape, TableLabel } from '../label';
import type { Field, Rule } from './field';
import { headersOf, namingText, type Naming } from './naming';
import type { Random } from './random';

/** A table before its columns are named. Whatever names a column does so by its concept. */
export interface Draft {
  fields: Field[];
  shape: readonly Shape[];
  rules: Rule[];
  lookAlikes: string[][];
  time?: readonly (readonly string[])[] | null;
  outcome?: OutcomeLabel | null;
  totals: { column: string; member: string }[];
  unpivot: { headers: readonly string[]; apart: readonly string[] } | null;
}

export const draft = (shape: readonly Shape[], fields: readonly Field[], more: Partial<Draft> = {}): Draft => ({
  shape,
  rules: [],
  lookAlikes: [],
  totals: [],
  unpivot: null,
  ...more,
  fields: [...fields],
});

/** Takes some values out of some columns, as life does. */
export function withGaps(random: Random, { fields, rules, ...rest }: Draft): Draft {
  const bound = new Set(rules.flatMap(({ result, from }) => [result, ...from]));
  return {
    ...rest,
    rules,
    fields: fields.map((field) => {
      if (field.complete === true || bound.has(field.concept) || field.of === undefined || field.of.length > 0) return field;
      if (!random.chance(0.35)) return field;
      const share = random.pick([0.01, 0.05, 0.2]);
      return { ...field, cells: field.cells.map((cell) => (random.chance(share) ? '' : cell)) };
    }),
  };
}

interface Named {
  name: string;
  half: LabelledTable['half'];
  naming: Naming;
}

/** Puts the columns into an order of chance, names them, and writes the labels by these names. */
export function finish(random: Random, made: Draft, { name, half, naming }: Named): LabelledTable {
  const first = made.fields.slice(0, 1);
  const rest = made.fields.slice(1);
  // Wide headers stand in their order, as they do in life.
  const fields = made.unpivot ? made.fields : [...first, ...random.shuffled(rest)];
  const header = headersOf(naming, fields);
  const named = new Map(fields.map((field, i) => [field.concept, header[i] ?? '']));
  if (named.size !== fields.length) throw new Error(`Two columns of ${name} have one concept.`);
  const to = (concept: string): string => {
    const found = named.get(concept);
    if (found === undefined) throw new Error(`${name} has no column “${concept}”.`);
    return found;
  };
  const toAll = (concepts: readonly string[]): string[] => concepts.map(to);
  const columns = Object.fromEntries(
    fields.map((field): [string, ColumnLabel] => [
      to(field.concept),
      {
        ...field.label,
        ...(field.within === undefined ? {} : { within: to(field.within) }),
        ...(field.of === undefined ? {} : { unitsOfObservation: keysOf(fields, field).map(toAll) }),
      },
    ]),
  );
  const { time, outcome } = made;
  const label: TableLabel = {
    shape: made.shape,
    columns,
    algebra: made.rules.map((rule) => ({ ...rule, result: to(rule.result), from: toAll(rule.from) })),
    lookAlikes: made.lookAlikes.map(toAll),
    totals: made.totals.map(({ column, member }) => ({ column: to(column), member })),
    unpivot: made.unpivot && { headers: toAll(made.unpivot.headers), apart: toAll(made.unpivot.apart) },
    ...(time === undefined ? {} : { time: time && time.map(toAll) }),
    ...(outcome === undefined ? {} : { outcome: outcome && { ...outcome, columns: toAll(outcome.columns) } }),
  };
  const rows = (fields[0]?.cells ?? []).map((_, i) => fields.map(({ cells }) => cells[i] ?? ''));
  const concepts = fields.map(({ concept, verbatim }) => (verbatim === true ? null : concept));
  return { name, half, naming: namingText(naming), header, concepts, rows, label };
}

/** The key that was meant, and attributes of its entity that happen to determine the column as well. */
function keysOf(fields: readonly Field[], field: Field): string[][] {
  const key = field.of ?? [];
  if (key.length === 0) return [[]];
  const byChance = fields.filter(
    (other) => other !== field && other.of?.join() === key.join() && determines(other.cells, field.cells),
  );
  return [[...key], ...byChance.map(({ concept }) => [concept])];
}

/** Whether each value of the one goes with a single value of the other. */
export function determines(by: readonly string[], what: readonly string[]): boolean {
  const seen = new Map<string, string>();
  return by.every((value, i) => {
    const other = what[i] ?? '';
    const before = seen.get(value);
    if (before === undefined) seen.set(value, other);
    return before === undefined || before === other;
  });
}
