import type { ReportDocument } from '@hub/shared/contracts/report';
import { csvText } from './csv-text';

const HEADER = [
  'id',
  'kind',
  'agent',
  'table',
  'filter',
  'breakdown',
  'measure',
  'member',
  'direction',
  'value',
  'unit',
  'baseline',
  'n',
  'effect',
  'p',
  'q',
  'score',
  'sentence',
  'action',
  'sql',
];

/** A report's findings as a table, one claim a row. */
export const findingsCsv = (document: ReportDocument) =>
  csvText(
    HEADER,
    document.claims.map((claim) => [
      claim.id,
      claim.kind,
      claim.agent,
      claim.table,
      claim.subject.filter.map(({ column, op, value }) => `${column} ${op} ${JSON.stringify(value)}`).join(' and '),
      [claim.subject.breakdown ?? []].flat().join(', '),
      claim.subject.measure,
      claim.member,
      claim.direction,
      claim.value,
      claim.unit,
      claim.baseline,
      claim.n,
      claim.effect,
      claim.p,
      claim.q,
      claim.score,
      claim.sentence,
      claim.action,
      claim.sql,
    ]),
  );
