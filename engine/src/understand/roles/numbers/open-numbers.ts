import type { ModelColumn } from '../../../contracts/table/table-model';
import type { Table } from '../../../model';
import type { Sample, SampleColumn } from '../../sample/read-sample';
import type { Decided } from '../decided';
import { readHeader, type Header } from '../header';
import { namesQuantity } from './quantity';

/** What no person has corrected. */
export interface Open {
  decided: readonly Decided[];
  corrected: ReadonlySet<string>;
  sample: Sample;
}

/**
 * Decides anew on whole numbers that were taken for something though neither a unit nor a word of their header says what they are.
 *
 * @param roles what they may have been taken for
 * @param decide null where it stays as it was
 * @param headerOf what of the header counts
 */
export function decideOpenNumbers(
  { columns }: Pick<Table, 'columns'>,
  { decided, corrected, sample }: Open,
  roles: readonly ModelColumn['role'][],
  decide: (numbers: SampleColumn) => Decided | null,
  headerOf: (header: Header) => Header = (header) => header,
): Decided[] {
  return decided.map((own, at) => {
    const column = columns[at];
    const isOpen = roles.includes(own.role) && column?.type === 'integer' && column.unit === null && !corrected.has(column.name);
    if (!isOpen || namesQuantity(headerOf(readHeader(column.name)))) return own;
    const numbers = sample.columns.find(({ name }) => name === column.name);
    return (numbers && decide(numbers)) ?? own;
  });
}
