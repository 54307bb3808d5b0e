import type { Claim } from '../../contracts/report/claim';
import { isFigure } from '../../contracts/report/insight-kind';

/** What stands out, other than the figures that any table has, and other than what is certain but small. */
export const isFinding = ({ kind, small }: Claim): boolean => !isFigure(kind) && !small;

/** How many rows a table has. */
export const isRowFigure = ({ kind, agent, subject, member }: Claim): boolean =>
  kind === 'headline' &&
  agent === 'suggestion-engine' &&
  subject.measure.op === 'count' &&
  subject.breakdown === null &&
  member === null;

/** What a note on the data counts. Claims of relations are the same agent's; theirs are about another table. */
export const isNote = ({ kind, agent, member }: Pick<Claim, 'kind' | 'agent' | 'member'>): boolean =>
  kind === 'headline' && agent === 'data-analyzer' && member === null;

/** A line of the key metrics. */
export const isMetric = ({ kind, agent }: Pick<Claim, 'kind' | 'agent'>): boolean =>
  kind === 'headline' && agent === 'report-generator';
