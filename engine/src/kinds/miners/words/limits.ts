import { limits } from '../../../limits';

/** Words of free texts. */
export const LIMITS = limits({
  leastShare: { value: 0.15, unit: 'share', found: 'judged', reason: 'A word of fewer texts does not prevail.' },
  largestShare: { value: 0.9, unit: 'share', found: 'judged', reason: 'A word of the form that all texts have says nothing.' },
  leastLead: {
    value: 1.5,
    unit: 'times the typical word',
    found: 'judged',
    reason: 'It must stand out from the other frequent words.',
  },
  typicalPlace: {
    value: 10,
    unit: 'words',
    found: 'judged',
    reason:
      'By the rows of the tenth most frequent word: the first few may be those that prevail, and must not be compared with themselves.',
  },
  mostTerms: { value: 30, unit: 'words', found: 'budget', reason: 'Words that are looked at for prevailing.' },
  mostTried: {
    value: 100,
    unit: 'words',
    found: 'budget',
    reason: 'Words that are tried for belonging to a segment, which need not be frequent over all.',
  },
  mostFindings: { value: 5, unit: 'findings', found: 'budget', reason: 'Of one text.' },
  fewestTexts: { value: 30, unit: 'rows', found: 'judged', reason: 'Of fewer texts no word is frequent.' },
  fewestTerms: { value: 3, unit: 'words', found: 'judged', reason: 'A text of one or two words is a label.' },
  fewestRows: {
    value: 10,
    unit: 'rows',
    found: 'judged',
    reason: 'A word of fewer texts, or of a smaller group, is not counted.',
  },
  leastV: { value: 0.3, unit: 'V', found: 'judged', reason: 'Many words are tried: a connection must be clear.' },
  leastInside: { value: 0.1, unit: 'share', found: 'judged', reason: 'A word of fewer texts of its group is not typical of it.' },
  mostSegments: { value: 8, unit: 'columns', found: 'budget', reason: 'Columns of groups that are tried.' },
  mostLabels: { value: 30, unit: 'labels', found: 'budget', reason: 'Groups of a column with more are small.' },
  mostSparse: {
    value: 0.4,
    unit: 'share of the cells',
    found: 'judged',
    reason: 'With more cells that expect few rows χ² finds too much (Cochran 1954).',
  },
  exactBelow: {
    value: 5,
    unit: 'rows',
    found: 'published',
    reason: 'Below so many rows to be expected χ² finds too much (Cochran 1954): Fisher’s exact test is asked as well.',
  },
  fewestOfForm: {
    value: 30,
    unit: 'texts',
    found: 'judged',
    reason: 'Of a label, of which all hold a word: of fewer that comes by chance.',
  },
  mostlyForm: {
    value: 0.98,
    unit: 'of the texts',
    found: 'judged',
    reason: 'Of a label hold a word that belongs to the form in which they are written.',
  },
  certainSegment: {
    value: 1e-4,
    unit: 'p',
    found: 'judged',
    reason: 'A group is named beside a prevailing word only when it is beyond doubt: it is not tested with the finding.',
  },
});
