import type { Section } from '../../contracts/block';
import type { ReportDocument } from '../../contracts/document';
import { METHOD } from '../method';
import { inTable, labelled, notesOf, paragraph, plain } from './statement';

/** How the findings came about, and how small a difference may be that no test of this run would have seen. */
export function methodSection(document: ReportDocument): Section {
  const unseen = notesOf(document, 'unseen').map(({ table, sentence }) => ({
    label: `What stays invisible${inTable(document, table)}`,
    text: sentence,
  }));
  const points = [...METHOD.points, ...unseen].map(({ label, text }, i) => ({
    type: 'item' as const,
    id: `method/${i + 1}`,
    spans: labelled(label, text),
  }));
  return {
    id: 'method',
    kind: 'method',
    title: 'Method',
    blocks: [paragraph('method/intro', [plain(METHOD.intro)]), ...points],
    parts: [],
  };
}
