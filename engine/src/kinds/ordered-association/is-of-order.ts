import type { Finding } from '../../insights/finding';

const columnsOf = ({ subject: { breakdown, filter, measure } }: Finding): string[] => [
  ...(typeof breakdown === 'string' ? [breakdown] : []),
  ...filter.map(({ column }) => column),
  ...(measure.op === 'rate' ? [measure.column] : []),
];

/** A single cell of two columns with an order, of which it is told that they go up together; not where that is only slight. */
export function isOfOrder(finding: Finding, other: Finding): boolean {
  if (other.kind !== 'ordered-association' || (other.small === true && finding.small !== true)) return false;
  const both = columnsOf(other);
  const own = new Set(columnsOf(finding));
  return own.size === both.length && both.every((column) => own.has(column));
}
