import { limits } from '../../limits';

/** What a text in place of a chart holds. */
export const LIMITS = limits({
  mostTableRows: { value: 40, unit: 'rows', found: 'budget', reason: 'Of the table beside a chart.' },
  mostColumns: { value: 8, unit: 'columns', found: 'judged', reason: 'Of a heat map; beyond, its cells are listed instead.' },
  mostBins: { value: 8, unit: 'bins', found: 'judged', reason: 'Into which the points of a scatter chart are brought together.' },
  fewestPoints: { value: 5, unit: 'points', found: 'judged', reason: 'Of a bin: of fewer, its mean is that of single points.' },
});
