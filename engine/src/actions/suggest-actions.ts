import type { DuckDBConnection } from '@duckdb/node-api';
import { COUNT } from '../contracts/measure';
import { familyOf, isFigure, type Claim, type KindFamily } from '../contracts/claim';
import type { Alert } from '../contracts/alert';
import type { ReportDocument } from '../contracts/document';
import { capital, human, labelText } from '../wording/human';
import { percentText } from '../wording/number-text';
import type { Dimension, Frame } from '../insights/frame/frame';
import { quoteText } from '../duckdb/quote-sql';
import { firstRow, sourceOf } from '../insights/rows-of';
import { name } from '../insights/sql';
import { makeClaim } from '../insights/make-claim';
import { KINDS } from '../kinds';
import { aboutOf } from '../kinds/about';
import type { Kinds } from '../kinds/kind-spec';
import { TICKET_CATEGORIES } from './ticket-categories';
import { LIMITS } from './limits';

type Action = ReportDocument['actions'][number];

export interface Suggested {
  actions: Action[];
  /** Claims that hold the figures of categories which no finding speaks of. */
  claims: Claim[];
}

/** Derives what to do from the claims: by the product's own categories for tickets, else by the data's leading dimension. */
export async function suggestActions(
  connection: DuckDBConnection,
  frame: Frame,
  claims: readonly Claim[],
  alerts: readonly Alert[],
  { nextId, kinds = KINDS }: { nextId: number; kinds?: Kinds | undefined },
): Promise<Suggested> {
  const findings = claims.filter((claim) => !isFigure(claim.kind) && !claim.small);
  const tickets = frame.ticketLike ? await ticketCategories(connection, frame, nextId) : [];
  const placed = new Map<string, Action[]>();
  const place = (category: string, action: Action) => {
    const list = placed.get(category) ?? [];
    if (list.length < LIMITS.mostACategory && !list.some((other) => other.sentence === action.sentence))
      placed.set(category, [...list, action]);
  };
  const advised = new Set<string>();
  const byFamily = new Map<KindFamily, number>();
  const leading = tickets.length >= 2 ? null : leadingDimension(frame, findings);
  for (const claim of findings) {
    const kind = kinds[claim.kind];
    const advice = kind?.advise(aboutOf(frame, claim));
    if (!kind || !advice) continue;
    const { standing } = kind;
    const family = familyOf(claim.kind);
    const category = tickets.length >= 2 ? ticketCategoryOf(claim) : leading && memberOf(claim, leading);
    // One piece of advice on a subject is enough; the others say the same of its other measures.
    const subject = standing.advisedOnce ? family : [category, family, claim.member].join('|');
    const given = byFamily.get(family) ?? 0;
    if (advised.has(subject) || (tickets.length < 2 && (given >= LIMITS.mostAKind || advised.size >= LIMITS.mostActions)))
      continue;
    advised.add(subject);
    byFamily.set(family, given + 1);
    const name = category ?? standing.advice;
    place(name, actionOf(name, advice, claim.sentence, [claim.id]));
  }
  for (const { claim, category } of tickets)
    if (!placed.has(category))
      place(category, actionOf(category, 'Read the latest of them and collect their causes.', claim.sentence, [claim.id]));
  for (const alert of alerts.filter((candidate) => candidate.severity === 'serious').slice(0, LIMITS.mostACategory))
    place(
      'Data Quality',
      actionOf('Data Quality', 'Mend this at the source before relying on the columns concerned.', alert.sentence, []),
    );
  const order = tickets.length >= 2 ? tickets.map(({ category }) => category) : [];
  const names = [...placed.keys()]
    .sort((a, b) => rankOf(order, a) - rankOf(order, b))
    .slice(0, LIMITS.mostCategories + LIMITS.categoriesBeside);
  return { actions: names.flatMap((category) => placed.get(category) ?? []), claims: tickets.map(({ claim }) => claim) };
}

const actionOf = (category: string, advice: string, evidence: string, claims: string[]): Action => ({
  category,
  sentence: `${advice} Evidence: ${evidence}`,
  advice,
  evidence,
  claims,
});

const LAST = ['Over Time', 'In General', 'Single Records', 'Data Quality'];

const rankOf = (order: string[], category: string): number => {
  const last = LAST.indexOf(category);
  const place = order.indexOf(category);
  return last >= 0 ? 100 + last : place >= 0 ? place : 50;
};

/** The ticket category that a claim speaks of by one of its labels. */
function ticketCategoryOf(claim: Claim): string | null {
  const labels = [claim.member, ...claim.subject.filter.map(({ value }) => String(value))].filter((label) => label !== null);
  const exact = TICKET_CATEGORIES.find(({ name }) => labels.some((label) => label.toLowerCase() === name.toLowerCase()));
  return (exact ?? TICKET_CATEGORIES.find(({ words }) => labels.some((label) => words.test(label))))?.name ?? null;
}

/** Of the dimensions that describe what a row is, the one that the findings speak of most. */
function leadingDimension(frame: Frame, findings: readonly Claim[]): Dimension | null {
  const weights = frame.dimensions.map((dimension) => {
    const about = findings.filter((claim) => memberOf(claim, dimension) !== null);
    return {
      dimension,
      weight:
        about.reduce((sum, claim) => sum + claim.score, 0) *
        (dimension.outcome ? LIMITS.weightOfOutcomes : dimension.entity ? LIMITS.weightOfEntities : 1),
    };
  });
  const best = weights.sort((a, b) => b.weight - a.weight)[0];
  return best && best.weight > 0 ? best.dimension : null;
}

function memberOf(claim: Claim, dimension: Dimension): string | null {
  const filter = claim.subject.filter.find(({ column }) => column === dimension.column.name);
  const member = filter ? String(filter.value) : claim.subject.breakdown === dimension.column.name ? claim.member : null;
  return member === null
    ? null
    : dimension.column.type === 'boolean'
      ? `${capital(dimension.noun)}: ${member}`
      : // A number or a word in small letters says little by itself.
        /^\p{Lu}/u.test(member)
        ? labelText(member)
        : `${capital(dimension.noun)} ${labelText(member)}`;
}

/** Rows of each ticket category: by the category's name among the labels of a column, else by words of a text column. */
async function ticketCategories(
  connection: DuckDBConnection,
  frame: Frame,
  nextId: number,
): Promise<{ category: string; claim: Claim }[]> {
  const byLabel = frame.dimensions.find(
    (dimension) =>
      TICKET_CATEGORIES.filter(({ name }) => dimension.labels.some((label) => label.toLowerCase() === name.toLowerCase()))
        .length >= 2,
  );
  const column =
    byLabel?.column ??
    frame.texts.find(({ column: { name: text } }) => /subject|description|summary|title|issue|text/i.test(text))?.column;
  if (!column) return [];
  const cell = name(column.name);
  const conditions = TICKET_CATEGORIES.map((category) =>
    byLabel
      ? `lower(${cell}) = ${quoteText(category.name.toLowerCase())}`
      : `regexp_matches(${cell}, ${quoteText(category.sql)}, 'i')`,
  );
  const counts = await firstRow(
    sourceOf(connection, frame.table),
    `SELECT ${conditions.map((condition, i) => `count(*) FILTER (WHERE ${condition}) AS c${i}`).join(', ')}, count(*) AS n FROM ${frame.table.relation}`,
  );
  const n = Number(counts?.n ?? 0);
  const found = TICKET_CATEGORIES.map((category, i) => ({
    category: category.name,
    count: Number(counts?.[`c${i}`] ?? 0),
    condition: conditions[i] ?? '',
  }))
    .filter(({ count }) => count >= Math.max(LIMITS.fewestOfACategory, LIMITS.leastOfACategory * n))
    .sort((a, b) => b.count - a.count);
  return found.map(({ category, count, condition }, i) => ({
    category,
    claim: makeClaim(nextId + i, {
      kind: 'headline',
      table: frame.table.name,
      subject: {
        filter: [{ column: column.name, op: byLabel ? '=' : 'contains', value: category }],
        breakdown: null,
        measure: COUNT,
      },
      member: category,
      value: count,
      n,
      sentence: byLabel
        ? `${category} make up ${count.toLocaleString('en-US')} of ${n.toLocaleString('en-US')} ${frame.rows} (${percentText(count / n)}).`
        : `${count.toLocaleString('en-US')} of ${n.toLocaleString('en-US')} ${frame.rows} (${percentText(count / n)}) have words of ${category} in ${human(column.name)}.`,
      sql: `SELECT count(*) FILTER (WHERE ${condition}) AS value, count(*) AS n FROM ${frame.table.relation}`,
    }),
  }));
}
