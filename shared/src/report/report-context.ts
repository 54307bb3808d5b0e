import { createContext, useContext } from 'react';
import type { Chart } from '../contracts/chart';
import type { Claim, Verification } from '../contracts/claim';

/** What a report's blocks name by its id. */
export interface ReportContents {
  claim: (id: string) => Claim | undefined;
  chart: (id: string) => Chart | undefined;
  /** What the last check said of a claim; undefined before one. */
  outcome: (claim: string) => Verification | undefined;
}

export const NO_CONTENTS: ReportContents = { claim: () => undefined, chart: () => undefined, outcome: () => undefined };

export const ReportContext = createContext<ReportContents>(NO_CONTENTS);
export const useReport = (): ReportContents => useContext(ReportContext);
