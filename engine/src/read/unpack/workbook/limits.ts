import { limits } from '../../../limits';

/** How much of a workbook is read. */
export const LIMITS = limits({
  deepest: {
    value: 100,
    unit: 'levels',
    found: 'budget',
    reason: 'Elements within elements: no workbook nests deeper, an attack does.',
  },
  mostCharacters: {
    value: 2 ** 27,
    unit: 'characters',
    found: 'budget',
    reason: 'Of all texts of a workbook, which are in memory while it is read.',
  },
  mostLines: {
    value: 30,
    unit: 'rows',
    found: 'judged',
    reason: 'Of text in one column of a sheet that explains the others: a page is not longer, and lists are.',
  },
  mostBlank: {
    value: 3,
    unit: 'rows',
    found: 'judged',
    reason: 'Empty rows that are written for a gap in a sheet: enough to keep two tables apart.',
  },
});
