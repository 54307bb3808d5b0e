import { createContext, useContext } from 'react';
import type { Chart } from '../contracts/reports/chart';
import type { Claim, Verification } from '../contracts/reports/claim';
import type { ReportDocument } from '../contracts/reports/report';
import type { Door } from './rows/use-door';
import type { AnalyzedSource } from './reading/use-analyze-again';

/** What a report's blocks name by its id. */
export interface ReportContents {
  claim: (id: string) => Claim | undefined;
  chart: (id: string) => Chart | undefined;
  /** What the last check said of a claim; undefined before one. */
  outcome: (claim: string) => Verification | undefined;
  tables: ReportDocument['tables'];
  /** How they belong together. */
  joins: NonNullable<ReportDocument['joins']>;
  /** Opens what stands behind a number, beside the text; null where there is no room for it, and the query is shown in place. */
  door: Door | null;
  /** The fragment of a finding's address on this page. */
  findingAt: (claim: string) => string;
  /** What the report was made from; null of a report that nobody can have analysed again. */
  source: AnalyzedSource | null;
}

export const NO_CONTENTS: ReportContents = {
  claim: () => undefined,
  chart: () => undefined,
  outcome: () => undefined,
  tables: [],
  joins: [],
  door: null,
  findingAt: (claim) => `#${claim}`,
  source: null,
};

export const ReportContext = createContext<ReportContents>(NO_CONTENTS);
export const useReport = (): ReportContents => useContext(ReportContext);
