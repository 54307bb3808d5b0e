import { abstention, type Book } from './judge/book';
import { TARGETS } from './targets';

/** One line for each figure: those with a target first. Nothing was said where there is no count. */
export function linesOf(book: Book): string[] {
  const targets = TARGETS.filter(({ figure }) => book.figures.has(figure));
  const others = [...book.figures.keys()].filter((name) => !TARGETS.some(({ figure }) => figure === name)).sort();
  return [
    ...targets.map(
      ({ figure, least }) => `${isMet(book, figure, least) ? 'ok  ' : 'LOW '} ${lineOf(book, figure)}  (target ${least})`,
    ),
    ...others.map((figure) => `     ${lineOf(book, figure)}`),
    ...[...book.figures]
      .filter(([, { sure }]) => sure.length > 0)
      .map(([figure, counted]) => {
        const curve = abstention(counted).map(({ share, precision }) => `${share * 100} %: ${precision.toFixed(3)}`);
        return `     surest of ${figure}: ${curve.join(', ')}`;
      }),
  ];
}

const isMet = (book: Book, figure: string, least: number): boolean => {
  const { right, of } = book.of(figure);
  return right >= least * of;
};

function lineOf(book: Book, figure: string): string {
  const { right, of } = book.of(figure);
  return `${figure}: ${right} of ${of} (${((100 * right) / Math.max(1, of)).toFixed(1)} %)`;
}

/** Whether every target that was measured is met. */
export const allMet = (book: Book): boolean =>
  TARGETS.every(({ figure, least }) => !book.figures.has(figure) || isMet(book, figure, least));
