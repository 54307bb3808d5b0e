import { normalFrom, randomFrom } from '../../stats/distributions/random';

export type MadeCell = number | string | null;

/** A table in the making: columns by name, all of one length. */
export class MadeTable {
  readonly columns = new Map<string, MadeCell[]>();
  readonly random: () => number;
  readonly normal: () => number;

  constructor(
    readonly rows: number,
    seed: number,
  ) {
    this.random = randomFrom(seed);
    this.normal = normalFrom(this.random);
  }

  add(name: string, of: (row: number) => MadeCell): this {
    this.columns.set(
      name,
      Array.from({ length: this.rows }, (_, row) => of(row)),
    );
    return this;
  }

  number(name: string, row: number): number {
    return Number(this.columns.get(name)?.[row] ?? NaN);
  }

  between(low: number, high: number, decimals = 0): number {
    return Number((low + this.random() * (high - low)).toFixed(decimals));
  }

  one<T>(list: readonly T[]): T {
    const picked = list[Math.floor(this.random() * list.length)];
    if (picked === undefined) throw new Error('There is nothing to pick from.');
    return picked;
  }

  /** Other numbers in a few cells, as typing errors are. */
  spoil(name: string, cells: number): this {
    const column = this.columns.get(name);
    for (let i = 0; column && i < cells; i++) {
      const row = Math.floor(((i + 0.5) * this.rows) / cells);
      column[row] = Number((Number(column[row]) * 1.37 + 17).toFixed(2));
    }
    return this;
  }

  csv(
    order: readonly number[] = Array.from({ length: this.rows }, (_, row) => row),
    names: readonly string[] = [...this.columns.keys()],
  ): string {
    const cell = (value: MadeCell | undefined) =>
      value === null || value === undefined
        ? ''
        : /[",\n]/.test(String(value))
          ? `"${String(value).replaceAll('"', '""')}"`
          : String(value);
    return [names.map(cell), ...order.map((row) => names.map((name) => cell(this.columns.get(name)?.[row])))]
      .map((row) => row.join(','))
      .join('\n');
  }
}
