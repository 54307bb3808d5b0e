import type { ReportDocument } from '../contracts/report/document';
import { blocksOf } from '../report/blocks/blocks-of';
import { boundClaims } from '../report/bound-claims';
import { writeMarkdown } from '../report/formats/write-markdown';

export interface Written {
  markdown: string;
  /** Statements of the report behind which a claim stands, of all that name one. */
  checked: { right: number; total: number };
}

/** The Report Generator: puts the report together, writes its Markdown and checks that every statement has its claim. */
export function generateReport(document: ReportDocument): Written {
  const blocks = blocksOf(document);
  return { markdown: writeMarkdown(blocks, document.charts), checked: boundClaims(blocks, document) };
}
