import { Random } from '../model/make/random';
import { plantsIn, type Plant, type Way } from './plants';
import type { MadeColumn, MadeEntity, Shape } from './shape';

export interface MadeTable {
  name: string;
  header: string[];
  rows: string[][];
}

export interface MadeDatabase {
  name: string;
  tables: MadeTable[];
  keys: { table: string; columns: string[]; referencedTable: string; referencedColumns: string[] }[];
  /** Whether an analysis is told of the keys. */
  declared: boolean;
  plants: Plant[];
}

const SPREAD = 0.35;
const DAY = 86_400_000;

interface MadeRow {
  key: string;
  /** Place of the row that each column refers to; −1 for none. */
  refers: Map<string, number>;
  figures: Map<string, number>;
  cells: Map<string, string>;
}

/** A database in a shape, with five findings in it, the same for the same seed; every second one declares its keys, and every fourth has lost rows. */
export function makeDatabase(shape: Shape, seed: number): MadeDatabase {
  const random = new Random(seed * 7919 + 13);
  const declared = seed % 2 === 0;
  const sizes = sizesOf(shape, random);
  const plants = plantsIn(shape, sizes, random);
  const made = new Map<string, MadeRow[]>();
  const entityOf = (name: string) => shape.entities.find((entity) => entity.name === name);
  for (const entity of shape.entities) {
    const pickers = new Map(
      (entity.references ?? []).map(({ column, to }) => [
        column,
        pickerOf(plants, entity.name, column, made.get(to) ?? [], random),
      ]),
    );
    const count = sizes.get(entity.name) ?? 0;
    const rows: MadeRow[] = [];
    const used = new Set<string>();
    for (let i = 0; rows.length < count && i < 3 * count; i++) {
      const row: MadeRow = { key: keyOf(entity, rows.length, random), refers: new Map(), figures: new Map(), cells: new Map() };
      for (const { column, empty = 0 } of entity.references ?? [])
        row.refers.set(column, random.chance(empty) ? -1 : (pickers.get(column)?.() ?? -1));
      const tuple = [...row.refers.values()].join();
      if (entity.key === null && used.has(tuple)) continue;
      used.add(tuple);
      for (const column of entity.columns) fill(row, column, rows.length, random);
      rows.push(row);
    }
    made.set(entity.name, rows);
    for (const plant of plants) if ('figure' in plant && plant.figure.table === entity.name) bend(rows, plant, made, entity);
  }
  const orphans = !declared && seed % 4 === 1 ? 0.02 : 0;
  const nameOf = (name: string) => (declared || seed % 4 === 1 ? name : `${name}.csv`);
  const tables = shape.entities.map((entity): MadeTable => {
    const references = entity.references ?? [];
    return {
      name: nameOf(entity.name),
      header: [...(entity.key === null ? [] : [entity.key]), ...references.map(({ column }) => column), ...entity.columns.map(({ name }) => name)],
      rows: (made.get(entity.name) ?? []).map((row) => [
        ...(entity.key === null ? [] : [row.key]),
        ...references.map(({ column, to }) => {
          const at = row.refers.get(column) ?? -1;
          const parent = at < 0 ? undefined : made.get(to)?.[at];
          const large = (made.get(to)?.length ?? 0) >= 100;
          return parent && large && random.chance(orphans) ? keyOf(entityOf(to) ?? entity, 900_000 + at, random) : (parent?.key ?? '');
        }),
        ...entity.columns.map(({ name }) => row.cells.get(name) ?? figureText(row.figures.get(name) ?? 0, entity, name)),
      ]),
    };
  }); // prettier-ignore
  const keys = shape.entities.flatMap((entity) =>
    (entity.references ?? []).map(({ column, to }) => ({
      table: nameOf(entity.name),
      columns: [column],
      referencedTable: nameOf(to),
      referencedColumns: [entityOf(to)?.key ?? ''],
    })),
  );
  return { name: `${shape.name} ${seed}`, tables, keys, declared, plants };
}

function sizesOf(shape: Shape, random: Random): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { name, rows, each, references } of shape.entities) {
    const parents = sizes.get(references?.[0]?.to ?? '') ?? 1;
    const [low, high] = rows ?? each ?? [10, 20];
    sizes.set(name, rows ? random.whole(low, high) : Math.round(random.between(low, high) * parents));
  }
  return sizes;
}

/** Chooses the row that is referred to, by what was planted. */
function pickerOf(plants: readonly Plant[], child: string, column: string, parents: readonly MadeRow[], random: Random): () => number {
  const weights = parents.map(() => 1);
  for (const plant of plants) {
    if (!('child' in plant) || plant.child !== child || plant.column !== column) continue;
    parents.forEach((parent, i) => {
      if (plant.kind === 'without-rows') weights[i] = random.chance(plant.share) ? 0 : 1;
      else if (parent.cells.get(plant.group.column) === plant.label) weights[i] = plant.factor;
    });
  }
  let sum = 0;
  const ends = weights.map((weight) => (sum += weight));
  return () => {
    const at = random.unit() * sum;
    return ends.findIndex((end) => end > at);
  };
} // prettier-ignore

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function keyOf({ name, keys = 'number' }: MadeEntity, at: number, random: Random): string {
  switch (keys) {
    case 'number':
      return String(at + 1);
    case 'thousands':
      return String(10_248 + at);
    case 'code':
      return `${name.charAt(0).toUpperCase()}-${String(at + 1).padStart(4, '0')}`;
    case 'letters':
      return (
        [17_576, 676, 26, 1].map((size) => LETTERS.charAt(Math.floor(at / size) % 26)).join('') +
        LETTERS.charAt(random.whole(0, 25))
      );
  }
}

function fill(row: MadeRow, column: MadeColumn, at: number, random: Random): void {
  switch (column.is) {
    case 'name':
      row.cells.set(column.name, `${column.of} ${LETTERS.charAt(at % 26)}${Math.floor(at / 26)}`);
      break;
    case 'group':
      row.cells.set(column.name, random.pick(column.labels));
      break;
    case 'rating':
      row.cells.set(column.name, String(random.whole(1, 5)));
      break;
    case 'time':
      row.cells.set(
        column.name,
        new Date(Date.parse(column.from) + random.whole(0, column.days) * DAY).toISOString().slice(0, 10),
      );
      break;
    case 'figure':
      row.figures.set(column.name, column.usual * Math.exp(SPREAD * random.normal()));
  }
}

/** Puts a finding into the figures of a table. */
function bend(
  rows: readonly MadeRow[],
  plant: Extract<Plant, { figure: unknown }>,
  made: ReadonlyMap<string, readonly MadeRow[]>,
  { name }: MadeEntity,
): void {
  const times = (made.get(plant.kind === 'figure-over-time' ? plant.time.table : name) ?? []).map((row) =>
    plant.kind === 'figure-over-time' ? Date.parse(row.cells.get(plant.time.column) ?? '') : 0,
  );
  const [first, last] = [Math.min(...times), Math.max(...times)];
  for (const row of rows) {
    const end = follow(row, plant.way, made);
    if (!end) continue;
    const factor = (() => {
      switch (plant.kind) {
        case 'figure-by-group':
          return end.cells.get(plant.group.column) === plant.label ? plant.factor : 1;
        case 'figure-over-time':
          return 1 + (plant.rise * (Date.parse(end.cells.get(plant.time.column) ?? '') - first)) / (last - first);
        case 'figure-with-figure':
          return (end.figures.get(plant.other.column) ?? plant.usual) / plant.usual;
      }
    })();
    row.figures.set(plant.figure.column, (row.figures.get(plant.figure.column) ?? 0) * factor);
  }
}

function follow(start: MadeRow, { steps }: Way, made: ReadonlyMap<string, readonly MadeRow[]>): MadeRow | undefined {
  let row: MadeRow | undefined = start;
  for (const { column, to } of steps) row = made.get(to)?.[row?.refers.get(column) ?? -1];
  return row;
}

const figureText = (value: number, { columns }: MadeEntity, name: string): string => {
  const column = columns.find((one) => one.name === name);
  return column?.is === 'figure' && column.whole ? String(Math.max(1, Math.round(value))) : value.toFixed(2);
};
