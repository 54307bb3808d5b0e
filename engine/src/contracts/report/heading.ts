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

/** Sections by the heading under which they stand; a heading without anything under it is left out. */
export const underHeadings = (sections: readonly Section[]): { id: HeadingId; sections: Section[] }[] =>
  HEADINGS.map((id) => ({ id, sections: sections.filter(({ kind }) => HEADING_OF[kind] === id) })).filter(
    (heading) => heading.sections.length > 0,
  );
