import type { Block, Section } from '../../contracts/report/block';
import type { Claim } from '../../contracts/report/claim';
import type { ReportDocument } from '../../contracts/report/document';
import { leadingOf } from '../../insights/judge/leading';
import { t } from '../messages';
import { isFinding, isRowFigure } from './kinds-of-claims';
import { claimItem, inTable, notesOf, ofTable, paragraph, plain, supported } from './statement';

/** What was found in a table: the leading findings, the best first as in the summary, figures with a chart, and all others in a list. */
export function findingSections(document: ReportDocument, table: number): Section[] {
  const name = document.tables[table]?.name ?? '';
  const own = document.claims.filter((claim) => claim.table === name);
  const found = own.filter(isFinding);
  const leading = leadingOf(found);
  const figures = own.filter(
    (claim) =>
      !isFinding(claim) &&
      !claim.small &&
      claim.agent === 'suggestion-engine' &&
      !isRowFigure(claim) &&
      !claim.subject.filter.length,
  );
  const drawn = new Set<string>();
  const withCharts = (kind: Section['kind'], base: string, title: string, claims: Claim[]): Section => {
    const id = ofTable(document, base, table);
    const blocks = claims.flatMap((claim) => [
      paragraph(`${id}/${claim.id}`, [supported(claim)]),
      ...chartBelow(document, id, claim, drawn),
    ]);
    return { id, kind, title: inTable(document, title, name), blocks, parts: [] };
  };
  const more = ofTable(document, 'more', table);
  const others = [...found.filter((claim) => !leading.includes(claim)), ...figures.filter((claim) => !claim.chart)];
  return [
    withCharts('findings', 'leading', t('section.leading'), leading),
    withCharts(
      'overview',
      'overview',
      t('section.overview'),
      figures.filter((claim) => claim.chart),
    ),
    {
      id: more,
      kind: 'more',
      title: inTable(document, t('section.more'), name),
      blocks: others.flatMap((claim) => [claimItem(more, claim), ...chartBelow(document, more, claim, drawn)]),
      parts: [],
    },
  ];
}

/** The chart of a claim, unless an earlier claim of the table has it already. */
function chartBelow({ charts }: ReportDocument, section: string, claim: Claim, drawn: Set<string>): Block[] {
  const chart = charts.find(({ id }) => id === claim.chart);
  if (!chart || drawn.has(chart.id)) return [];
  drawn.add(chart.id);
  return [{ type: 'chart', id: `${section}/${chart.id}`, chart: chart.id }];
}

/** What is certain and too small to lead with, one line each. */
export function smallSection(document: ReportDocument, table: number): Section[] {
  const name = document.tables[table]?.name ?? '';
  const own = document.claims.filter((claim) => claim.table === name && claim.small);
  if (own.length === 0) return [];
  const id = ofTable(document, 'small', table);
  const counts = notesOf(document, 'small').filter((note) => note.table === name);
  const blocks = [
    ...counts.map(({ sentence }, i) => paragraph(`${id}/note-${i + 1}`, [plain(sentence)])),
    ...own.map((claim) => claimItem(id, claim)),
  ];
  return [{ id, kind: 'small', title: inTable(document, t('section.small'), name), blocks, parts: [] }];
}
