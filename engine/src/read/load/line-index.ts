import type { TableSource } from './table-source';

/** On which line of the source each row begins. Keeps only the rows at which the distance between the two changes. */
export class LineIndex {
  private readonly rows: number[] = [];
  private readonly offsets: number[] = [];
  private count = 0;

  /** Rows that follow each other line by line. */
  static running(firstLine: number): LineIndex {
    const index = new LineIndex();
    index.add(firstLine);
    return index;
  }

  add(line: number): void {
    const offset = line - this.count;
    if (this.offsets.at(-1) !== offset) {
      this.rows.push(this.count);
      this.offsets.push(offset);
    }
    this.count++;
  }

  lineOf(row: number): number {
    let low = 0;
    let high = this.rows.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.rows[middle] ?? 0) <= row) low = middle;
      else high = middle - 1;
    }
    return row + (this.offsets[low] ?? 0);
  }
}

/** Goes through the table once more to find its rows' lines. */
export async function indexLines(source: TableSource): Promise<LineIndex> {
  const index = new LineIndex();
  await source.rows((_, line) => index.add(line));
  return index;
}
