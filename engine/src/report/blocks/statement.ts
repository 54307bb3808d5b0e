import type { Block, Span } from '../../contracts/report/block';
import type { Claim } from '../../contracts/report/claim';
import type { ReportDocument, TestNote } from '../../contracts/report/document';
import { foreignText } from '../../contracts/foreign-text';
import { t } from '../messages';
import { oneLine } from '../safe-document';

/** A claim's sentence. Where a language model has put the words, the query bears out the number and not the sentence: it gets no mark. */
export const stated = ({ id, sentence, template }: Claim): Span => ({
  text: sentence,
  ...(template === undefined ? { claim: id } : {}),
});

/** The same with what it rests on below it. */
export const supported = (claim: Claim): Span => ({
  ...stated(claim),
  ...(claim.evidence === undefined || claim.template !== undefined ? {} : { evidence: claim.evidence }),
});

export const plain = (text: string): Span => ({ text: oneLine(text) });

/** `Label: text`, the label and its colon strong. */
export const labelled = (label: string, text: string): Span[] => [
  { text: oneLine(t('labelled', { label })), style: 'strong' },
  { text: oneLine(text) },
];

/** A claim on a line of its own, in a list. */
export const claimItem = (section: string, claim: Claim): Block => ({
  type: 'item',
  id: `${section}/${claim.id}`,
  spans: [supported(claim)],
});

export const paragraph = (id: string, spans: Span[]): Block => ({ type: 'paragraph', id, spans });

/** A title, with the table that it is about where a report has several: `Trends in orders`. */
export const inTable = ({ tables }: ReportDocument, title: string, table: string): string =>
  tables.length > 1 ? t('in-table', { title, table: foreignText(oneLine(table)) }) : title;

/** The id of a section that each table of several has for itself. */
export const ofTable = ({ tables }: ReportDocument, id: string, table: number): string =>
  tables.length > 1 ? `${id}-${table + 1}` : id;

export const notesOf = ({ tests }: ReportDocument, about: TestNote['about']): TestNote[] =>
  (tests.notes ?? []).filter((note) => note.about === about);
