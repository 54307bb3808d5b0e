import type { Section, SectionKind } from './block';

/** A report's headings, six at most, in reading order. */
export const HEADINGS = ['summary', 'findings', 'actions', 'figures', 'columns', 'data'] as const;
export type HeadingId = (typeof HEADINGS)[number];

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

/** Sections that are all that stands under their heading. */
const ALONE: ReadonlySet<SectionKind> = new Set(['summary', 'actions', 'key-metrics']);

/** A section's own title, below its heading; null where it is called as that is, whose language may be another one than the report's. */
export const ownTitle = ({ kind, title }: Pick<Section, 'kind' | 'title'>): string | null =>
  ALONE.has(kind) || title === '' ? null : title;

/** Sections by the heading under which they stand; a heading without anything under it is left out. */
export const underHeadings = (sections: readonly Section[]): { id: HeadingId; sections: Section[] }[] =>
  HEADINGS.map((id) => ({ id, sections: sections.filter(({ kind }) => HEADING_OF[kind] === id) })).filter(
    (heading) => heading.sections.length > 0,
  );
