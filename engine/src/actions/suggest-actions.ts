import type { DuckDBConnection } from '@duckdb/node-api';
import { COUNT, printMeasure } from '../contracts/report/measure';
import { familyOf, isFigure, labelsOf, type Claim, type KindFamily } from '../contracts/report/claim';
import type { Alert } from '../contracts/report/alert';
import type { ModelColumn } from '../contracts/table/table-model';
import type { TicketTopic } from '../contracts/report/ticket-topic';
import type { ReportDocument } from '../contracts/report/document';
import { columnNames } from '../wording/column-names';
import { capital, labelText } from '../wording/human';
import { percentText } from '../wording/number-text';
import type { Dimension, Frame } from '../insights/frame/frame';
import { quoteText } from '../duckdb/quote-sql';
import { firstRow, sourceOf } from '../insights/rows-of';
import { name } from '../insights/sql';
import { modelColumnOf } from '../insights/frame/roles';
import { hasWord, nameWords } from '../profile/roles/name-words';
import { REPORTER, WORKER } from '../profile/roles/vocabulary';
import { labelsText } from '../wording/phrases';
import { makeClaim } from '../insights/make-claim';
import { KINDS } from '../kinds';
import { aboutOf, type About } from '../kinds/about';
import type { Kinds, Standing } from '../kinds/kind-spec';
import { isLabelled, TICKET_CATEGORIES, type TicketCategory } from './ticket-categories';
import { LIMITS } from './limits';
import { t } from './messages';

type Action = ReportDocument['actions'][number];

/** What comes last: advice that no category of the data's own holds, in this order. */
const LAST = ['Over Time', 'In General', 'Single Records', 'quality'] as const satisfies (Standing['advice'] | 'quality')[];
type Last = (typeof LAST)[number];

const LAST_TITLE: Record<Last, () => string> = {
  'Over Time': () => t('category.over-time'),
  'In General': () => t('category.in-general'),
  'Single Records': () => t('category.single-records'),
  quality: () => t('category.data-quality'),
};

/** Where a piece of advice stands: under a topic of tickets, a member of the data's leading dimension, or one of the last. */
type Place = Pick<Action, 'topic'> & { title: string; last?: Last };

const ofTickets = ({ topic }: TicketCategory): Place => ({ topic, title: t(`ticket.${topic}`) });
const atLast = (last: Last): Place => ({ last, title: LAST_TITLE[last]() });

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
  const findings = claims.filter((claim) => !isFigure(claim.kind) && !claim.small && !claim.known);
  const tickets = frame.ticketLike ? await ticketCategories(connection, frame, nextId) : [];
  const placed = new Map<string, { place: Place; actions: Action[] }>();
  const put = (place: Place, advice: string, evidence: string, ids: string[]) => {
    const { actions } = placed.get(place.title) ?? { actions: [] };
    if (actions.length < LIMITS.mostACategory && !actions.some((other) => other.advice === advice && other.evidence === evidence))
      placed.set(place.title, { place, actions: [...actions, actionOf(place, advice, evidence, ids)] });
  };
  const advised = new Set<string>();
  const levers: Lever[] = [];
  const byFamily = new Map<KindFamily, number>();
  const leading = tickets.length >= 2 ? null : leadingDimension(frame, findings);
  for (const claim of findings) {
    const kind = kinds[claim.kind];
    const about = aboutOf(frame, claim);
    const advice = isWorkable(about) ? kind?.advise(about) : null;
    if (!kind || !advice) continue;
    const { standing } = kind;
    const family = familyOf(claim.kind);
    const own = tickets.length >= 2 ? ticketCategoryOf(claim) : leading && memberOf(claim, leading);
    // One piece of advice on a subject is enough; the others say the same of its other measures.
    const { filter } = claim.subject;
    const group = filter.length > 0 ? JSON.stringify(filter) : claim.member;
    const subject = standing.advisedOnce ? family : [own?.title, family, group].join('|');
    const given = byFamily.get(family) ?? 0;
    const lever = leverOf(about);
    if (lever && levers.some((other) => isSameLever(lever, other))) continue;
    if (advised.has(subject) || (tickets.length < 2 && (given >= LIMITS.mostAKind || advised.size >= LIMITS.mostActions)))
      continue;
    advised.add(subject);
    if (lever) levers.push(lever);
    byFamily.set(family, given + 1);
    put(own ?? atLast(standing.advice), advice, claim.sentence, [claim.id]);
  }
  for (const { claim, category } of tickets)
    if (!placed.has(ofTickets(category).title))
      put(
        ofTickets(category),
        t('advice.ticket', { share: percentText((claim.value ?? 0) / Math.max(1, claim.n)), rows: frame.rows }),
        claim.sentence,
        [claim.id],
      );
  for (const alert of alerts.filter((candidate) => candidate.severity === 'serious').slice(0, LIMITS.mostACategory))
    put(atLast('quality'), t('advice.quality'), alert.sentence, []);
  const order = tickets.length >= 2 ? tickets.map(({ category }) => category.topic) : [];
  const chosen = [...placed.values()]
    .sort((a, b) => rankOf(order, a.place) - rankOf(order, b.place))
    .slice(0, LIMITS.mostCategories + LIMITS.categoriesBeside);
  return { actions: chosen.flatMap(({ actions }) => actions), claims: tickets.map(({ claim }) => claim) };
}

/** Rows of the group in which something is to be done, and the direction of what is told of it. */
interface Lever {
  rows: Uint8Array;
  count: number;
  measure: string;
}

/** Where advice takes hold; null where it speaks of no group. */
function leverOf({ dimension, claim: { member, subject } }: About): Lever | null {
  if (!dimension || member === null || subject.filter.length > 0) return null;
  const code = dimension.labels.indexOf(member);
  const rows = Uint8Array.from(dimension.codes, (own) => Number(own === code));
  return { rows, count: rows.reduce((all, own) => all + own, 0), measure: printMeasure(subject.measure) };
}

/** Whether two groups are mostly the same rows, or one lies within the other, and the same is to be bettered in both: whoever has a voucher came by the channel that gives it. */
function isSameLever(one: Lever, other: Lever): boolean {
  const both = one.rows.reduce((all, own, row) => all + (own & (other.rows[row] ?? 0)), 0);
  return one.measure === other.measure && both >= LIMITS.sameLever * Math.min(one.count, other.count);
}

/** Names of things that nobody works on. */
const NAMELESS: ReadonlySet<string | undefined> = new Set<ModelColumn['role'] | undefined>([
  'identifier',
  'code',
  'coordinate',
  'personal-data',
]);

/** Nothing is done about a code, an id or a place on the map, nor about a person: whoever takes the hard cases would be blamed for them. */
const isWorkable = ({ frame, dimension, outer }: About): boolean =>
  [dimension, outer].every(
    (one) =>
      !one ||
      (!NAMELESS.has(modelColumnOf(frame.table, one.column.name)?.role) &&
        one.column.role !== 'personal-data' &&
        [REPORTER, WORKER].every((words) => !hasWord(nameWords(one.column.name), words))),
  );

const actionOf = ({ title, topic }: Place, advice: string, evidence: string, claims: string[]): Action => ({
  category: title,
  ...(topic === undefined ? {} : { topic }),
  sentence: t('sentence', { advice, evidence }),
  advice,
  evidence,
  claims,
});

const rankOf = (order: TicketTopic[], { topic, last }: Place): number => {
  const place = topic === undefined ? -1 : order.indexOf(topic);
  return last !== undefined ? 100 + LAST.indexOf(last) : place >= 0 ? place : 50;
};

/** The ticket category that a claim speaks of by one of its labels. */
function ticketCategoryOf(claim: Claim): Place | null {
  const labels = [claim.member, ...claim.subject.filter.flatMap(labelsOf)].filter((label) => label !== null);
  const exact = TICKET_CATEGORIES.find((category) => labels.some((label) => isLabelled(category, label)));
  const found = exact ?? TICKET_CATEGORIES.find(({ words }) => labels.some((label) => words.test(label)));
  return found ? ofTickets(found) : null;
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

function memberOf(claim: Claim, dimension: Dimension): Place | null {
  const filter = claim.subject.filter.find(({ column }) => column === dimension.column.name);
  const member = filter ? labelsText(filter) : claim.subject.breakdown === dimension.column.name ? claim.member : null;
  if (member === null) return null;
  const column = capital(dimension.noun);
  if (dimension.column.type === 'boolean') return { title: t('category.yes-no', { column, value: member }) };
  // A number or a word in small letters says little by itself.
  const isName = /^\p{Lu}/u.test(member);
  return { title: isName ? labelText(member) : t('category.value', { column, value: labelText(member) }) };
}

/** Rows of each ticket category: by the category's name among the labels of a column, else by words of a text column. */
async function ticketCategories(
  connection: DuckDBConnection,
  frame: Frame,
  nextId: number,
): Promise<{ category: TicketCategory; claim: Claim }[]> {
  const byLabel = frame.dimensions.find(
    (dimension) =>
      TICKET_CATEGORIES.filter((category) => dimension.labels.some((label) => isLabelled(category, label))).length >= 2,
  );
  const column =
    byLabel?.column ??
    frame.texts.find(({ column: { name: text } }) => /subject|description|summary|title|issue|text/i.test(text))?.column;
  if (!column) return [];
  const cell = name(column.name);
  const conditions = TICKET_CATEGORIES.map((category) =>
    byLabel
      ? `lower(${cell}) = ${quoteText(category.label.toLowerCase())}`
      : `regexp_matches(${cell}, ${quoteText(category.sql)}, 'i')`,
  );
  const counts = await firstRow(
    sourceOf(connection, frame.table),
    `SELECT ${conditions.map((condition, i) => `count(*) FILTER (WHERE ${condition}) AS c${i}`).join(', ')}, count(*) AS n FROM ${frame.table.relation}`,
  );
  const n = Number(counts?.n ?? 0);
  const found = TICKET_CATEGORIES.map((category, i) => ({
    category,
    count: Number(counts?.[`c${i}`] ?? 0),
    condition: conditions[i] ?? '',
  }))
    .filter(({ count }) => count >= Math.max(LIMITS.fewestOfACategory, LIMITS.leastOfACategory * n))
    .sort((a, b) => b.count - a.count);
  type Told = { category: string; count: number; n: number; rows: string; share: string; column: string };
  const sentenceOf = (told: Told) => (byLabel ? t('tickets.by-label', told) : t('tickets.by-word', told));
  return found.map(({ category, count, condition }, i) => ({
    category,
    claim: makeClaim(nextId + i, {
      kind: 'headline',
      table: frame.table.name,
      subject: {
        filter: [{ column: column.name, op: byLabel ? '=' : 'contains', value: category.label }],
        breakdown: null,
        measure: COUNT,
      },
      member: category.label,
      value: count,
      n,
      sentence: sentenceOf({
        category: t(`ticket.${category.topic}`),
        count,
        n,
        rows: frame.rows,
        share: percentText(count / n),
        column: columnNames(frame.table.columns)(column.name),
      }),
      sql: `SELECT count(*) FILTER (WHERE ${condition}) AS value, count(*) AS n FROM ${frame.table.relation}`,
    }),
  }));
}
