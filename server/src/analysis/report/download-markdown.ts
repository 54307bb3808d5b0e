import { chart as chartSchema, type Chart } from '@hub/shared/contracts/chart';
import { chartTwin } from './chart-twin';

/** The report's markdown for other viewers: after each chart block stands the same as Mermaid chart or as table. */
export function downloadMarkdown(markdown: string): string {
  return markdown.replace(/^```chart\n([^]*?)\n```$/gm, (block, json: string) => {
    const chart = parse(json);
    return chart ? `${block}\n\n${chartTwin(chart)}` : block;
  });
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
