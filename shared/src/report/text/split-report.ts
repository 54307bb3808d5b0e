import { plainText } from '../../format/plain-text';

export interface ReportSection {
  /** Unique within the report, stable while it grows at its end. */
  id: string;
  level: 2 | 3;
  title: string;
  /** Markdown between the heading and the next heading of any level. */
  body: string;
  /** The level 3 sections that follow a level 2 heading. */
  children: ReportSection[];
}

export interface SplitReport {
  title: string | null;
  /** The quoted line under the title: where the numbers come from. */
  provenance: string | null;
  /** Whatever else stands before the first section. */
  preamble: string;
  sections: ReportSection[];
}

const HEADING = /^ {0,3}(#{1,3})[ \t]+(.+?)(?:[ \t]+#+)?[ \t]*$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/;
const QUOTE = /^ {0,3}> ?(.*)$/;

interface Block {
  level: number;
  title: string;
  lines: string[];
}

/** Cuts at headings of level 1 to 3; what looks like a heading inside a fenced block is none. */
function cutAtHeadings(markdown: string): Block[] {
  const blocks: Block[] = [{ level: 0, title: '', lines: [] }];
  let fence: string | null = null;
  for (const line of markdown.split(/\r?\n/)) {
    const mark = FENCE.exec(line);
    const ticks = mark?.[1] ?? '';
    if (fence === null) {
      const heading = HEADING.exec(line);
      if (heading) {
        blocks.push({ level: heading[1]?.length ?? 0, title: plainText(heading[2] ?? ''), lines: [] });
        continue;
      }
      if (ticks !== '') fence = ticks;
    } else if (ticks.startsWith(fence) && mark?.[2]?.trim() === '') {
      fence = null;
    }
    blocks.at(-1)?.lines.push(line);
  }
  return blocks;
}

function takeProvenance(lines: string[]): { provenance: string | null; rest: string[] } {
  const start = lines.findIndex((line) => line.trim() !== '');
  let end = start;
  const quoted: string[] = [];
  for (let match = QUOTE.exec(lines[end] ?? ''); match; match = QUOTE.exec(lines[end] ?? '')) {
    quoted.push(match[1] ?? '');
    end += 1;
  }
  if (quoted.length === 0) return { provenance: null, rest: lines };
  return { provenance: quoted.join(' ').trim() || null, rest: lines.slice(end) };
}

const text = (lines: readonly string[]): string => lines.join('\n').trim();

/** Takes a report's markdown apart: title, provenance and one section for each `##` and `###`. */
export function splitReport(markdown: string): SplitReport {
  const blocks = cutAtHeadings(markdown);
  const firstSection = blocks.findIndex((block) => block.level >= 2);
  const head = firstSection === -1 ? blocks : blocks.slice(0, firstSection);
  const titleBlock = head.find((block) => block.level === 1);
  const { provenance, rest } = takeProvenance(head.flatMap((block) => block.lines));

  const sections: ReportSection[] = [];
  const bodyBlocks = firstSection === -1 ? [] : blocks.slice(firstSection);
  bodyBlocks.forEach((block, index) => {
    const section: ReportSection = {
      id: `section-${index}`,
      level: block.level === 3 ? 3 : 2,
      title: block.title,
      body: text(block.lines),
      children: [],
    };
    const parent = sections.at(-1);
    if (section.level === 3 && parent?.level === 2) parent.children.push(section);
    else sections.push(section);
  });
  return { title: titleBlock?.title ?? null, provenance, preamble: text(rest), sections };
}

/** Every section in reading order, those of level 3 after the one that holds them: the report's tabs. */
export const flattenSections = (sections: readonly ReportSection[]): ReportSection[] =>
  sections.flatMap((section) => [section, ...section.children]);

/** A section's text with the sections inside it, as it stood in the report. */
export const sectionMarkdown = (section: ReportSection): string =>
  [section.body, ...section.children.flatMap((child) => [`### ${child.title}`, child.body])]
    .filter((part) => part !== '')
    .join('\n\n');
