import type { Random } from '../model/make/random';
import type { MadeEntity, Shape } from './shape';

/** A column of a table of the shape. */
export interface Place {
  table: string;
  column: string;
}

/** From a table along its references: the columns that lead on. */
export interface Way {
  from: string;
  steps: readonly { column: string; to: string }[];
}

/** What is hidden in a database, over one to three joins. */
export type Plant =
  | { kind: 'figure-by-group'; figure: Place; group: Place; label: string; factor: number; way: Way }
  | { kind: 'figure-over-time'; figure: Place; time: Place; rise: number; way: Way }
  | { kind: 'figure-with-figure'; figure: Place; other: Place; usual: number; way: Way }
  | { kind: 'rows-by-group'; child: string; column: string; group: Place; label: string; factor: number }
  | { kind: 'without-rows'; child: string; column: string; parent: string; share: number };

const LONGEST = 3;
/** Rows of the table at the end of a way: fewer can show nothing that is more than chance. */
const FEWEST = 50;
const PLANTED = 5;

export function waysFrom(shape: Shape, entity: MadeEntity): Way[] {
  const ways: Way[] = [];
  let ends: Way[] = [{ from: entity.name, steps: [] }];
  for (let length = 0; length < LONGEST; length++) {
    ends = ends.flatMap((way) => {
      const at = way.steps.at(-1)?.to ?? way.from;
      const own = shape.entities.find(({ name }) => name === at);
      return (own?.references ?? []).map(({ column, to }) => ({ ...way, steps: [...way.steps, { column, to }] }));
    });
    ways.push(...ends);
  }
  // Where two ways lead to one table, which of them is meant could not be told.
  return ways.filter((way) => ways.filter((other) => other.steps.at(-1)?.to === way.steps.at(-1)?.to).length === 1);
}

/** Chooses five findings: one of each kind, as far as the shape has room for it, then more groups. */
export function plantsIn(shape: Shape, sizes: ReadonlyMap<string, number>, random: Random): Plant[] {
  const isLarge = (table: string) => (sizes.get(table) ?? 0) >= FEWEST;
  const entity = (name: string) => shape.entities.find((one) => one.name === name);
  const byKind: Record<Plant['kind'], Plant[]> = {
    'figure-by-group': [],
    'figure-over-time': [],
    'figure-with-figure': [],
    'rows-by-group': [],
    'without-rows': [],
  };
  for (const from of shape.entities) {
    const figures = from.columns.filter((column) => column.is === 'figure');
    for (const way of waysFrom(shape, from)) {
      const end = entity(way.steps.at(-1)?.to ?? '');
      if (!end || !isLarge(end.name)) continue;
      for (const { name } of figures)
        for (const column of end.columns) {
          const figure = { table: from.name, column: name };
          const place = { table: end.name, column: column.name };
          if (column.is === 'group')
            byKind['figure-by-group'].push({ kind: 'figure-by-group', figure, group: place, label: random.pick(column.labels), factor: random.pick([0.5, 1.8]), way }); // prettier-ignore
          if (column.is === 'time' && !from.columns.some(({ is }) => is === 'time'))
            byKind['figure-over-time'].push({ kind: 'figure-over-time', figure, time: place, rise: 1.5, way });
          if (column.is === 'figure')
            byKind['figure-with-figure'].push({ kind: 'figure-with-figure', figure, other: place, usual: column.usual, way });
        }
    }
    for (const { column, to } of from.references ?? []) {
      const parent = entity(to);
      if (!parent || !isLarge(to)) continue;
      byKind['without-rows'].push({
        kind: 'without-rows',
        child: from.name,
        column,
        parent: to,
        share: random.between(0.2, 0.4),
      });
      for (const group of parent.columns)
        if (group.is === 'group')
          byKind['rows-by-group'].push({ kind: 'rows-by-group', child: from.name, column, group: { table: to, column: group.name }, label: random.pick(group.labels), factor: 2.5 }); // prettier-ignore
    }
  }
  const chosen: Plant[] = [];
  const isFree = (plant: Plant) => !chosen.some((other) => subjectOf(other) === subjectOf(plant));
  const kinds: Plant['kind'][] = ['without-rows', 'rows-by-group', 'figure-over-time', 'figure-with-figure'];
  for (const kind of kinds) {
    const free = byKind[kind].filter(isFree);
    if (free.length > 0) chosen.push(random.pick(free));
  }
  while (chosen.length < PLANTED) {
    const groups = byKind['figure-by-group'].filter(isFree);
    const free = groups.length > 0 ? groups : Object.values(byKind).flat().filter(isFree);
    if (free.length === 0) break;
    chosen.push(random.pick(free));
  }
  return chosen;
}

/** Two findings about the same would hide each other. */
function subjectOf(plant: Plant): string {
  switch (plant.kind) {
    case 'figure-by-group':
      return `${plant.figure.table}.${plant.figure.column} by ${plant.group.table}`;
    case 'figure-over-time':
      return `${plant.figure.table}.${plant.figure.column} over ${plant.time.table}`;
    case 'figure-with-figure':
      return `${plant.figure.table}.${plant.figure.column} with ${plant.other.table}`;
    case 'rows-by-group':
    case 'without-rows':
      return `rows of ${plant.child} by ${plant.column}`;
  }
}
