import { underHeadings, type HeadingId } from '@hub/engine/contracts/report/heading';
import type { ReportBlocks, ReportDocument, Section } from '../contracts/reports/report';
import { t } from './messages';

/** One of the report's six headings at most, with the sections that stand under it. */
export interface Heading {
  id: HeadingId;
  title: string;
  sections: Section[];
}

/** A report of before says nothing of how its tables were read; that can be corrected all the same. */
const untold = (sections: readonly Section[], tables: ReportDocument['tables']): Section[] =>
  tables.flatMap(({ name, columns }, table): Section[] =>
    columns.length === 0 || sections.some((section) => section.kind === 'reading' && section.table === table)
      ? []
      : [
          {
            id: `columns-${table + 1}`,
            kind: 'reading',
            title: tables.length > 1 ? name : '',
            blocks: [],
            parts: [],
            table,
          },
        ],
  );

/** A report's sections by heading, in reading order; a heading without anything under it is left out. */
export function headingsOf({ sections }: Pick<ReportBlocks, 'sections'>, tables: ReportDocument['tables']): Heading[] {
  const all = [...sections, ...untold(sections, tables)];
  return underHeadings(all).map(({ id, sections: own }) => ({ id, title: t(`heading.${id}`), sections: own }));
}
