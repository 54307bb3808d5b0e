import type { ReportDocument } from '../contracts/document';
import { boundNumbers } from '../report/bound-numbers';
import { writeReport } from '../report/write-report';

export interface Written {
  markdown: string;
  /** Numbers of the text that stand in a claim, of all. */
  checked: { right: number; total: number };
}

/** The Report Generator: writes the markdown and checks that its numbers are those of the claims. */
export function generateReport(document: ReportDocument): Written {
  const markdown = writeReport(document);
  return { markdown, checked: boundNumbers(markdown, [...document.claims, ...(document.tests.notes ?? [])]) };
}
