import type { Claim } from '../contracts/report/claim';
import type { ReportDocument } from '../contracts/report/document';
import { numberClaim } from '../contracts/report/number-claim';
import { pointClaim } from '../contracts/report/point-claim';

/** A number of a report: its query, and the rows that it is taken from. */
export type NumberAsked = Pick<Claim, 'value' | 'rows' | 'sql' | 'around' | 'runs_in'>;

/** What an id names in a report: a claim, another number of its sentence, or a point of one of its charts; null where there is none. */
export const numberOf = ({ claims, charts }: Pick<ReportDocument, 'claims' | 'charts'>, id: string): NumberAsked | null =>
  claims.filter((claim) => claim.id === id).map(valueOf)[0] ??
  numberClaim(id, (wanted) => claims.find((claim) => claim.id === wanted)) ??
  pointClaim(id, (wanted) => charts.find((chart) => chart.id === wanted));

/** What lies around the rows of a claim's value is of its other numbers. */
const valueOf = ({ around: _, ...claim }: Claim): NumberAsked => claim;
