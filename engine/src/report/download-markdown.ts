import { chart as chartSchema, type Chart } from '../contracts/chart';
import { safeMarkdown } from '../contracts/foreign-text';
import { chartTwin } from './chart-twin';
import { escapedLine } from './readable-json';

/**
 * The report's markdown for other viewers: after each chart block stands the same as Mermaid chart or as table. Reports of before
 * are made safe to read as well: no cell turns the numbers beside it around.
 */
export const downloadMarkdown = (markdown: string): string => safeMarkdown(markdown, (block) => withTwin(escapedLine(block)));

function withTwin(block: string): string {
  const chart = parse(block.slice('```chart\n'.length, -'\n```'.length));
  return chart ? `${block}\n\n${chartTwin(chart)}` : block;
}

function parse(json: string): Chart | null {
  try {
    const parsed = chartSchema.safeParse(JSON.parse(json));
    return parsed.success ? parsed.data : null;
  } catch {
    // A block that is no chart stays as it is.
    return null;
  }
}
