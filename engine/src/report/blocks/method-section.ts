import type { Section } from '../../contracts/report/block';
import type { ReportDocument } from '../../contracts/report/document';
import { t } from '../messages';
import { method } from '../method';
import { inTable, labelled, notesOf, paragraph, plain } from './statement';

/** How the findings came about, and how small a difference may be that no test of this run would have seen. */
export function methodSection(document: ReportDocument): Section {
  const unseen = notesOf(document, 'unseen').map(({ table, sentence }) => ({
    label: inTable(document, t('unseen'), table),
    text: sentence,
  }));
  const { intro, points: general } = method();
  const points = [...general, ...unseen].map(({ label, text }, i) => ({
    type: 'item' as const,
    id: `method/${i + 1}`,
    spans: labelled(label, text),
  }));
  return {
    id: 'method',
    kind: 'method',
    title: t('section.method'),
    blocks: [paragraph('method/intro', [plain(intro)]), ...points],
    parts: [],
  };
}
