import type { InsightKind } from '../contracts/report/insight-kind';

/** Kinds of which no chart says more than their sentence, and why: a report may only begin without one where one of them leads it. */
export const WITHOUT_CHART: Partial<Record<InsightKind, string>> = {
  evenness: 'All bars would be equally long.',
  hierarchy: 'It says which column belongs to which: there is no amount in it.',
  lag: 'Two measures in two units, one of them moved in time: no form of chart holds both.',
  terms: 'The share of rows with a word is one number.',
  'term-level': 'Two levels, with a word and without it, that the sentence gives.',
};
