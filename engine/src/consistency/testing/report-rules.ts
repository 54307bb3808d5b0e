import { familyOf, isFigure } from '../../contracts/report/insight-kind';
import { allBlocks } from '../../contracts/report/block';
import { printMeasure } from '../../contracts/report/measure';
import type { Claim, MetricFigure } from '../../contracts/report/claim';
import type { ReportDocument } from '../../contracts/report/document';
import { blocksOf } from '../../report/blocks/blocks-of';
import type { Known } from './facts';

interface Report {
  document: ReportDocument;
  markdown: string;
  known: Known;
}

/** Sentences of a whole report that cannot hold beside each other, beside its notes, or beside what is known of the table. */
export type ReportRule = (report: Report) => string[];

const subjectOf = ({ table, subject, member }: Claim): string =>
  JSON.stringify([table, subject.filter, subject.breakdown, subject.measure, member]);

const isCard = ({ agent }: Claim): boolean => agent === 'report-generator';

/** What a report says, except its notes on the data. */
const textsBeforeNotes = (document: ReportDocument): string[] => {
  const sections = blocksOf(document).sections.filter(({ kind }) => kind !== 'quality');
  return allBlocks({ sections }).flatMap((block) => {
    if (block.type === 'metric') return [block.label, block.text, block.note ?? ''];
    return block.type === 'chart' ? [] : block.spans.map(({ text }) => text);
  });
};

const MEANS: ReadonlySet<MetricFigure | undefined> = new Set<MetricFigure>(['mean', 'satisfaction', 'response-time']);
/** Figures that a running total has none of. */
const LEVELS: ReadonlySet<MetricFigure | undefined> = new Set<MetricFigure | undefined>([...MEANS, 'median', 'total']);

/** Sentences of claims that another claim with the same key, but another side, stands against. */
function opposed(claims: readonly Claim[], keyOf: (claim: Claim) => string): string[] {
  return claims.flatMap((claim, i) => {
    const other = claims
      .slice(i + 1)
      .find((candidate) => keyOf(candidate) === keyOf(claim) && candidate.direction !== claim.direction);
    return other ? [`${claim.sentence} / ${other.sentence}`] : [];
  });
}

export const reportRules: Record<string, ReportRule> = {
  'two directions of one thing': ({ document: { claims } }) =>
    opposed(
      claims.filter(({ kind }) => ['group-difference', 'rate-difference', 'contribution'].includes(familyOf(kind))),
      (claim) => `${familyOf(claim.kind)} ${subjectOf(claim)}`,
    ),

  // A series may step up and down again; what rises throughout has no single step down.
  'two courses of one series': ({ document: { claims } }) => {
    const series = (claim: Claim) => JSON.stringify([claim.table, claim.subject]);
    const steps = claims.filter(({ kind }) => kind === 'change-point');
    const isOneOfSeveral = (claim: Claim) => steps.filter((other) => series(other) === series(claim)).length > 1;
    return opposed(
      claims.filter(({ kind }) => kind === 'trend' || kind === 'change-point'),
      (claim) => (isOneOfSeveral(claim) ? subjectOf(claim) : series(claim)),
    );
  },

  'two signs of one pair': ({ document: { claims } }) =>
    opposed(
      // What comes later may go the other way.
      claims.filter(({ kind }) => familyOf(kind) === 'correlation' && kind !== 'lag'),
      (claim) =>
        JSON.stringify([
          claim.table,
          claim.subject.filter,
          [claim.subject.breakdown, printMeasure(claim.subject.measure)].sort(),
        ]),
    ),

  'more than one is the highest': ({ document: { claims } }) => {
    const extreme = claims.flatMap((claim) => {
      const [, side] = /: the (highest|lowest) (?:by|of the)/.exec(claim.sentence) ?? [];
      return side === undefined ? [] : [{ claim, key: JSON.stringify([claim.table, claim.subject, side]) }];
    });
    return extreme.flatMap(({ claim, key }, i) =>
      extreme.slice(i + 1).some((other) => other.key === key && other.claim.member !== claim.member) ? [claim.sentence] : [],
    );
  },

  'parts beyond the whole': ({ document: { claims } }) => {
    const sums = new Map<string, number>();
    for (const { kind, table, subject, value } of claims)
      if (kind === 'contribution') {
        const key = JSON.stringify([table, subject]);
        sums.set(key, (sums.get(key) ?? 0) + (value ?? 0));
      }
    return [...sums].filter(([, sum]) => sum > 1.0000001).map(([key]) => key);
  },

  'a running total is told as a level': ({ document: { claims }, known: { cumulated } }) =>
    claims
      .filter(({ subject, kind, metric, baseline }) => {
        const { measure } = subject;
        const own = (measure.op === 'mean' || measure.op === 'sum') && cumulated.includes(measure.column);
        return (
          own &&
          (['seasonality', 'spike', 'change-point', 'outlier', 'contribution'].includes(familyOf(kind)) ||
            // The figure of a running total has where it began beside it, and its card is named by its highest.
            (kind === 'headline' && metric === undefined && baseline === null) ||
            LEVELS.has(metric?.figure) ||
            (familyOf(kind) === 'correlation' && kind !== 'change-correlation'))
        );
      })
      .map(({ sentence }) => sentence),

  'a date that the notes call impossible': ({ document, known: { lastPossible } }) => {
    if (lastPossible === null) return [];
    const years = (text: string) => (text.match(/\b20[4-9]\d\b/g) ?? []).length > 0;
    const period = document.report.period?.[1] ?? '';
    return [
      ...(years(period) ? [`period to ${period}`] : []),
      ...textsBeforeNotes(document).filter(years),
      ...document.alerts
        .filter(({ kind, sentence }) => kind !== 'future-dates' && years(sentence))
        .map(({ sentence }) => sentence),
      ...(document.alerts.some(({ kind }) => kind === 'future-dates') ? [] : ['no note on dates that lie in the future']),
    ];
  },

  'a mean in a card that the notes call untypical': ({ document: { claims, alerts } }) => {
    const skewed = alerts.filter(({ kind }) => kind === 'skew').flatMap(({ columns }) => columns);
    return claims
      .filter(
        (claim) =>
          isCard(claim) &&
          claim.subject.measure.op === 'mean' &&
          skewed.includes(claim.subject.measure.column) &&
          MEANS.has(claim.metric?.figure) &&
          claim.metric?.note === undefined,
      )
      .map(({ sentence }) => sentence);
  },

  'a total counted as a part': ({ document: { claims, alerts }, known: { total } }) => {
    if (!total) return [];
    // A last row of totals is left out when the file is read.
    const named = alerts.some(
      ({ columns, kind }) => (kind === 'total-rows' && columns.includes(total.column)) || kind === 'skipped-lines',
    );
    const parts = claims.filter(({ member, subject }) => member === total.member && subject.breakdown === total.column);
    const sums = claims.filter(({ subject, value, agent }) => {
      const column = subject.measure.op === 'sum' ? subject.measure.column : '';
      const right = total.parts[column];
      return agent === 'report-generator' && right !== undefined && Math.abs((value ?? 0) - right) > 1e-6 * Math.abs(right);
    });
    return [...(named ? [] : [`no note on ${total.member}`]), ...[...parts, ...sums].map(({ sentence }) => sentence)];
  },

  'cards that differ from the text': ({ document: { claims } }) =>
    claims
      .filter(isCard)
      .filter((card) => claims.some((claim) => !isCard(claim) && claim.sql === card.sql && claim.value !== card.value))
      .map(({ sentence }) => sentence),

  'a mark of failure': ({ markdown }) =>
    markdown.split('\n').filter((line) => !line.startsWith('{') && /\b(NaN|Infinity|undefined)\b|\[object/.test(line)),

  'an effect is denied': ({ markdown }) =>
    markdown.split('\n').filter((line) => /beyond chance|about the same everywhere/i.test(line)),

  'nothing is told and nothing is said about it': ({ document: { claims, tables, tests } }) =>
    tables
      .map(({ name }) => name)
      .filter((name) => !claims.some(({ table, kind, small }) => table === name && !isFigure(kind) && !small))
      .filter((name) => !tests.notes?.some(({ table, about }) => table === name && about === 'nothing')),
};
