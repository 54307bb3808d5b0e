import { described } from '../../insights/described';
import type { Finding, Mining } from '../../insights/finding';
import type { Frame, Measure } from '../../insights/frame/frame';
import { leadOfFamilies } from '../../insights/frame/measures/lead-measures';
import { thingOf } from '../../insights/frame/thing-of';
import { quoteText } from '../../duckdb/quote-sql';
import { name, where } from '../../insights/sql';
import type { RankingTold } from './say';
import { farthest } from '../farthest';
import { LIMITS } from './limits';

/** Who stands first and who last in a table whose rows are things with names. */
export function mineRankings({ frame }: Mining): Finding<RankingTold>[] {
  const thing = thingOf(frame.table);
  if (thing === null || frame.n < LIMITS.fewestThings || areNumbered(frame, thing)) return [];
  return leadOfFamilies(frame)
    .slice(0, LIMITS.mostMeasures)
    .map((measure, place) =>
      described(LIMITS.weight, place, {
        kind: 'ranking',
        subject: { filter: [], breakdown: thing, measure: measure.typed },
        direction: 'high',
        unit: measure.unit,
        n: measure.filled,
        ...(place === 0 ? { leads: true } : {}),
        sql: rankingSql(frame, thing, measure),
        rows: { how: 'highest', where: `${measure.sql} IS NOT NULL AND ${name(thing)} IS NOT NULL`, beside: [thing] },
        told: { measure, thing, ...wordsOf(frame, thing, measure) },
        topics: [measure.id, `${thing}×${measure.id}`],
      }),
    );
}

/** Rows that are only numbered (`E-1483`) are known to nobody: who stands first among them tells a reader nothing. */
const areNumbered = ({ table }: Frame, thing: string): boolean => {
  const examples = table.model?.columns.find((column) => column.name === thing)?.examples ?? [];
  return examples.length > 0 && examples.every((label) => /\d/.test(label) && (!A_WORD.test(label) || isMostlyDigits(label)));
};
const A_WORD = /\p{L}{3}/u;
/** `0015g00000492478AAX`: what letters there are make no word. */
const isMostlyDigits = (label: string): boolean =>
  label.replace(/\P{N}/gu, '').length > LIMITS.mostlyDigits * label.replace(/\P{L}/gu, '').length;

/** Who has the highest and who the lowest figure, asked by name. */
function wordsOf({ table }: Frame, thing: string, { sql }: Measure): Pick<RankingTold, 'highest' | 'lowest'> {
  const figures = (names: readonly string[]) =>
    `SELECT CAST(${name(thing)} AS VARCHAR) IN (${names.map(quoteText).join(', ')}) AS own, ${sql} AS y FROM ${table.relation}${where(`${sql} IS NOT NULL`, `${name(thing)} IS NOT NULL`)}`;
  return { highest: (names) => farthest('highest', figures(names)), lowest: (one) => farthest('lowest', figures([one])) };
}

const rankingSql = (frame: Frame, thing: string, { sql }: Measure): string => {
  const named = `SELECT CAST(${name(thing)} AS VARCHAR) AS l, ${sql} AS y FROM ${frame.table.relation}${where(`${sql} IS NOT NULL`, `${name(thing)} IS NOT NULL`)}`;
  return (
    `SELECT max(y) AS value, min(y) AS low, any_value(l) FILTER (WHERE place = 1) AS first, any_value(l) FILTER (WHERE place = 2) AS second, ` +
    `any_value(y) FILTER (WHERE place = 2) AS next, any_value(l) FILTER (WHERE back = 1) AS last, ` +
    `count(*) FILTER (WHERE y = largest) AS highest, any_value(l) FILTER (WHERE place = 3) AS third, count(*) FILTER (WHERE y = smallest) AS lowest, count(*) AS n FROM ` +
    `(SELECT l, y, max(y) OVER () AS largest, min(y) OVER () AS smallest, row_number() OVER (ORDER BY y DESC, l) AS place, row_number() OVER (ORDER BY y, l) AS back FROM (${named}))`
  );
};

/** The first of them as bars. */
export const barsSql = (frame: Frame, thing: string, { sql }: Measure): string =>
  `SELECT CAST(${name(thing)} AS VARCHAR) AS x, ${sql} AS y FROM ${frame.table.relation}${where(`${sql} IS NOT NULL`, `${name(thing)} IS NOT NULL`)} ORDER BY y DESC, x LIMIT ${LIMITS.mostBars}`;
