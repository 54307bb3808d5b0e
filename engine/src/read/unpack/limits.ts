import { limits } from '../../limits';

/** How much a packed file may hold. */
export const LIMITS = limits({
  unpacked: {
    value: 2 ** 30,
    unit: 'bytes',
    found: 'budget',
    reason: 'That a file may have when it is unpacked, unless the caller says otherwise.',
  },
  deepestObject: {
    value: 6,
    unit: 'levels',
    found: 'judged',
    reason: 'Objects within objects that become columns; what lies deeper stays a text.',
  },
  mostFields: { value: 5000, unit: 'columns', found: 'budget', reason: 'A table of more columns is refused.' },
  deepestArchive: { value: 2, unit: 'levels', found: 'budget', reason: 'Archives within archives that are opened.' },
  mostParts: { value: 20, unit: 'tables', found: 'budget', reason: 'Of one file that are analysed together; the first ones.' },
  rowsAPause: {
    value: 1000,
    unit: 'rows',
    found: 'budget',
    reason: 'Read of a database file between two looks at whether anybody still waits.',
  },
  mostEntries: { value: 10_000, unit: 'files', found: 'budget', reason: 'Of an archive; more are an attack or no data.' },
});
