export interface Figure {
  right: number;
  of: number;
  misses: string[];
  /** Whether right, with how sure the model was. */
  sure: { right: boolean; confidence: number }[];
}

/** Counts what is right, figure by figure. */
export class Book {
  readonly figures = new Map<string, Figure>();

  /** @param miss what to tell when it is not right */
  count(name: string, right: boolean, miss: string, confidence?: number): void {
    const figure = this.figures.get(name) ?? { right: 0, of: 0, misses: [], sure: [] };
    this.figures.set(name, figure);
    figure.of++;
    if (right) figure.right++;
    else figure.misses.push(miss);
    if (confidence !== undefined) figure.sure.push({ right, confidence });
  }

  of(name: string): Figure {
    return this.figures.get(name) ?? { right: 0, of: 0, misses: [], sure: [] };
  }

  /** Takes in what another book counted. */
  add(other: Book): void {
    for (const [name, { right, of, misses, sure }] of other.figures) {
      const own = this.of(name);
      this.figures.set(name, {
        right: own.right + right,
        of: own.of + of,
        misses: [...own.misses, ...misses],
        sure: [...own.sure, ...sure],
      });
    }
  }
}

/** Precision among the surest fourth, half, three fourths, nine tenths and all of what was said. */
export function abstention({ sure }: Figure): { share: number; precision: number }[] {
  const sorted = [...sure].sort((a, b) => b.confidence - a.confidence);
  return [0.25, 0.5, 0.75, 0.9, 1].map((share) => {
    const said = sorted.slice(0, Math.max(1, Math.round(share * sorted.length)));
    return { share, precision: said.filter(({ right }) => right).length / Math.max(1, said.length) };
  });
}
