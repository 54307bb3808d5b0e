import type { ReportBlocks, ReportDocument, Section, SectionKind } from '../contracts/report';
import { t } from './messages';

const HEADINGS = ['summary', 'findings', 'actions', 'figures', 'columns', 'data'] as const;
type HeadingId = (typeof HEADINGS)[number];

/** One of the report's six headings at most, with the sections that stand under it. */
export interface Heading {
  id: HeadingId;
  title: string;
  sections: Section[];
}

const HEADING_OF: Readonly<Record<SectionKind, HeadingId>> = {
  summary: 'summary',
  findings: 'findings',
  overview: 'findings',
  more: 'findings',
  small: 'findings',
  actions: 'actions',
  'key-metrics': 'figures',
  relations: 'columns',
  reading: 'columns',
  quality: 'data',
  method: 'data',
};

/** A report of before says nothing of how its tables were read; that can be corrected all the same. */
const untold = (sections: readonly Section[], tables: ReportDocument['tables']): Section[] =>
  tables.flatMap(({ name, columns }, table): Section[] =>
    columns.length === 0 || sections.some((section) => section.kind === 'reading' && section.table === table)
      ? []
      : [
          {
            id: `columns-${table + 1}`,
            kind: 'reading',
            title: tables.length > 1 ? name : t('heading.columns'),
            blocks: [],
            parts: [],
            table,
          },
        ],
  );

/** A report's sections by heading, in reading order; a heading without anything under it is left out. */
export function headingsOf({ sections }: Pick<ReportBlocks, 'sections'>, tables: ReportDocument['tables']): Heading[] {
  const all = [...sections, ...untold(sections, tables)];
  return HEADINGS.map((id) => ({
    id,
    title: t(`heading.${id}`),
    sections: all.filter(({ kind }) => HEADING_OF[kind] === id),
  })).filter((heading) => heading.sections.length > 0);
}
