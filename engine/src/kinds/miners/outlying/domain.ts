import type { Dimension, Frame } from '../../../insights/frame/frame';
import { isOneOf } from '../../../insights/sql';
import type { Event } from './events';
import { LIMITS } from './limits';

/** Labels of a column among whose rows it may be so or not. */
export interface Among {
  dimension: Dimension;
  labels: string[];
}

/** Rows of which it may be so or not, and by which columns. */
export interface Domain {
  among: Among[];
  rows: Uint8Array;
  n: number;
  cases: number;
}

/**
 * Rows of which something may be so or not: without the labels that settle it. Of a cancelled lesson nothing is charged, and who pays himself needs no consent of an
 * insurer; how often it is so elsewhere is what groups are compared by. Null where a column settles it for nearly all rows, one way or the other: it says nothing that this does not.
 */
export function domainOf(frame: Frame, event: Event, isAsked: (dimension: Dimension) => boolean): Domain | null {
  const { says } = event;
  const within = says.how === 'beyond' ? says.beyond.within : null;
  const classes = frame.dimensions.filter(({ column }) => column.name === within?.column.name);
  let domain: Domain = { among: classes.map((dimension) => ({ dimension, labels: [within?.label ?? ''] })), rows: Uint8Array.from(event.is, (is) => Number(is >= 0)), ...countsOf(event.is, (row) => (event.is[row] ?? -1) >= 0) };
  const labelled = frame.dimensions.filter((dimension) => isAsked(dimension) && dimension.distinct <= LIMITS.mostLabels);
  if (labelled.some((dimension) => isSettledBy(event, domain, dimension))) return null;
  const kinds = new Set((frame.table.model?.algebra ?? []).flatMap((one) => (one.kind === 'filled-by' || one.kind === 'settled' ? [one.of] : [])));
  for (let depth = 0; depth < 2; depth++) {
    const [best] = labelled
      // Whether it is ever so of somebody’s is his doing, and no sort of rows.
      .filter((dimension) => !dimension.entity && !domain.among.some((one) => one.dimension === dimension))
      .flatMap((dimension) => freeOf(event, domain, dimension, kinds.has(dimension.column.name)) ?? [])
      .sort((a, b) => a.left - b.left);
    if (!best) break;
    const { dimension, free } = best;
    const { rows } = domain;
    const kept = Uint8Array.from(rows, (own, row) => Number(own === 1 && free.has(dimension.codes[row] ?? -1)));
    domain = { among: [...domain.among, { dimension, labels: dimension.labels.filter((_, code) => free.has(code)) }], rows: kept, ...countsOf(event.is, (row) => kept[row] === 1) };
  }
  return domain;
} // prettier-ignore

const countsOf = (is: Int8Array, isIn: (row: number) => boolean): { n: number; cases: number } => {
  let [n, cases] = [0, 0];
  is.forEach((one, row) => {
    if (!isIn(row)) return;
    n++;
    cases += one;
  });
  return { n, cases };
};

/** Whether nearly all rows have a label under which it is always so, or never. */
function isSettledBy({ is }: Event, { rows, n, cases }: Domain, { labels, codes }: Dimension): boolean {
  const counts = labels.map(() => ({ n: 0, k: 0 }));
  codes.forEach((code, row) => {
    const own = counts[code];
    if (!own || rows[row] !== 1) return;
    own.n++;
    own.k += is[row] === 1 ? 1 : 0;
  });
  // A label of which hardly any row is so among many that are not settles those as well.
  const ruled = counts.filter((own) => own.k >= LIMITS.ruled * own.n || own.k <= (1 - LIMITS.ruled) * (cases / n) * own.n);
  return ruled.reduce((sum, own) => sum + own.n, 0) >= LIMITS.ruled * n && ruled.some((own) => own.n > 0 && own.k >= LIMITS.ruled * own.n);
} // prettier-ignore

/**
 * Labels that leave it open, where others settle it; how much is left to tell then (natural logarithm of the likelihood).
 *
 * @param isKind the column says what sort of rows they are, by which others are filled in: what is never so of a label is not asked of it
 */
function freeOf({ is }: Event, { rows, n, cases }: Domain, dimension: Dimension, isKind: boolean): { dimension: Dimension; free: Set<number>; left: number } | null {
  const { labels, codes } = dimension;
  const [all, own] = [new Float64Array(labels.length), new Float64Array(labels.length)];
  codes.forEach((code, row) => {
    if (code < 0 || rows[row] !== 1) return;
    all[code] = (all[code] ?? 0) + 1;
    own[code] = (own[code] ?? 0) + (is[row] === 1 ? 1 : 0);
  });
  const usual = cases / n;
  const isRuled = (code: number) => {
    const [of, k] = [all[code] ?? 0, own[code] ?? 0];
    // A label of few rows of which all or none are so says nothing either way.
    return (k >= LIMITS.ruled * of && (of >= LIMITS.fewestRuled || k === of)) || (k === 0 && (isKind || of < LIMITS.fewestRuled || of * usual >= LIMITS.fewestRuled));
  };
  const asked = [...labels.keys()].filter((code) => (all[code] ?? 0) > 0);
  const free = new Set(asked.filter((code) => !isRuled(code)));
  const [kept, left] = [...free].reduce(([rowsOf, of], code) => [rowsOf + (all[code] ?? 0), of + (own[code] ?? 0)], [0, 0]);
  const [ruled, ruledSo] = [all, own].map((of) => asked.reduce((sum, code) => sum + (isRuled(code) ? (of[code] ?? 0) : 0), 0)) as [number, number];
  if (free.size === 0 || (ruled < LIMITS.leastRuled * n && ruledSo < LIMITS.leastRuled * cases) || Math.min(left, kept - left) < LIMITS.fewestEvents) return null;
  return { dimension, free, left: kept };
} // prettier-ignore

/** What a domain leaves to say beside a block of its own labels. */
export const beside = ({ among }: Pick<Domain, 'among'>, sides: readonly { dimension: Dimension }[]): Among[] =>
  among.filter((one) => !sides.some(({ dimension }) => dimension === one.dimension));

export const domainSql = ({ among }: Pick<Domain, 'among'>): string[] =>
  among.map(({ dimension, labels }) => isOneOf(dimension.column, labels));
