import { columnsOfRelation } from '../../contracts/table/column-relation';
import type { TableShape } from '../../contracts/table/table-model';
import type { TableReading } from '../../contracts/table/table-reading';
import type { Column, Table } from '../../model';
import { LIMITS } from './limits';

/** What names a row: of something that happened, the one column that tells it from all others, a claim's or a loan's number. */
const namedBy = ({ kind, entity, key }: TableShape): string[] =>
  kind === 'event' && entity.length === 0 && key.length === 1 ? key : entity;

/** The labels of a column that others are read as, each before those. */
function oneLabelOf({ name, readAs = [], role }: Column): NonNullable<TableReading['oneLabel']> {
  if (readAs.length === 0 || role === 'personal-data') return [];
  const labels = [...new Set(readAs.map(([, to]) => to))].map((to) => [
    to,
    ...readAs.flatMap((pair) => (pair[1] === to ? [pair[0]] : [])),
  ]);
  return [{ column: name, labels }];
}

/** What of a table's model a reader can check. */
export function readingOf({ model, columns, form, timeLimit, notWhole, told, made = [] }: Table): TableReading | undefined {
  if (!model) return undefined;
  const numeric = new Set(columns.filter(({ type }) => type === 'integer' || type === 'number').map(({ name }) => name));
  const cut = (value: string) => (value.length > LIMITS.longestExample ? `${value.slice(0, LIMITS.longestExample)}…` : value);
  // A whole number among fractions: 12.0 is the database's way of writing 12.
  const called = new Map(
    columns.flatMap(({ name, periods = [] }) => (periods.length > 0 ? [[name, new Map(periods)] as const] : [])),
  );
  const shown = (name: string, values: readonly string[]) => [
    ...new Set(
      values.map((value) =>
        cut(called.get(name)?.get(Date.parse(value)) ?? (numeric.has(name) ? value.replace(/\.0$/, '') : value)),
      ),
    ),
  ];
  // That nothing can be as late is said of them in the notes.
  const canBe = (name: string) => (value: string) =>
    timeLimit === null || notWhole || !(model.time?.columns ?? []).includes(name) || !(Date.parse(value) > timeLimit);
  const orders = new Map(columns.map(({ name, order }) => [name, order]));
  const personal = new Set(columns.filter(({ role }) => role === 'personal-data').map(({ name }) => name));
  const [time, ...parts] = model.time?.columns ?? [];
  const periods = parts.length === 0 ? columns.find(({ name }) => name === time)?.periods : undefined;
  return {
    shape: { kind: model.shape.kind, entity: namedBy(model.shape), totals: model.shape.totals },
    time: model.time && {
      name: model.time.name,
      grain: model.time.grain,
      ...(periods ? { names: periods.map(([at, name]): [number, string] => [at, name]) } : {}),
      ...(timeLimit === null || notWhole ? { from: model.time.from, to: model.time.to } : {}),
    },
    outcome: model.outcome,
    // What was made of the table's own columns is told with its form.
    algebra: model.algebra
      .filter((one) => !columnsOfRelation(one).some((name) => made.includes(name)))
      .slice(0, LIMITS.mostRelations),
    ...(model.also ? { also: model.also } : {}),
    noFigures: model.columns
      .filter(
        ({ name, overMembers, role }) =>
          numeric.has(name) && overMembers.how === 'never' && role !== 'time' && role !== 'constant' && role !== 'empty',
      )
      .map(({ name }) => name),
    columns: model.columns.map(({ name, role, examples }) => ({
      name,
      role,
      examples: personal.has(name)
        ? []
        : shown(name, (orders.get(name) ?? examples.filter(canBe(name))).slice(0, LIMITS.mostExamples)),
    })),
    ...(columns.some(({ readAs }) => readAs) ? { oneLabel: columns.flatMap(oneLabelOf).slice(0, LIMITS.mostRelations) } : {}),
    ...(told === undefined ? {} : { told }),
    ...(form === undefined ? {} : { form }),
  };
}
