import type { Block, Section } from '../../contracts/reports/report';
import type { Heading } from '../headings';
import { findingGroups } from './finding-groups';

/** A section in the parts in which it is drawn. */
export interface PlannedSection {
  section: Section;
  groups: Block[][];
  /** Groups, and one for what follows them: headings inside, forms. */
  parts: number;
}
export interface PlannedHeading extends Pick<Heading, 'id' | 'title'> {
  sections: PlannedSection[];
  parts: number;
}

/** A report's headings in parts. */
export const planOf = (headings: readonly Heading[]): PlannedHeading[] =>
  headings.map(({ id, title, sections }) => {
    const planned = sections.map((section) => {
      const groups = findingGroups(section.blocks);
      return { section, groups, parts: groups.length + 1 };
    });
    return { id, title, sections: planned, parts: planned.reduce((sum, { parts }) => sum + parts, 0) };
  });

/** How many of each item's parts are drawn when so many of all are: the first item's first. */
export function drawnOf<Item extends { parts: number }>(items: readonly Item[], drawn: number): { item: Item; drawn: number }[] {
  let left = drawn;
  return items.map((item) => {
    const own = Math.max(0, Math.min(item.parts, left));
    left -= own;
    return { item, drawn: own };
  });
}
