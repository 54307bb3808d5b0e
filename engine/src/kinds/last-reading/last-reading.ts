import { COUNT } from '../../contracts/report/measure';
import { described } from '../../insights/described';
import type { Finding, Mining } from '../../insights/finding';
import type { Frame } from '../../insights/frame/frame';
import { conditions, filtered, name } from '../../insights/sql';
import { LIMITS } from './limits';
import { questionsOf, type Question } from './questions';

/** Who owes something, is below nought or has run short at the last reading: exact for the table. */
export const mineLastReading = ({ frame }: Mining): Finding<Question>[] =>
  questionsOf(frame).map((question, place) => {
    const { how, measure, least, is, known, readings } = question;
    return described<Question>(LIMITS.weight, place, {
      kind: 'last-reading',
      subject: { filter: [{ column: measure.columns[0] ?? '', op: how === 'owed' ? '>' : how === 'below' ? '<' : 'is not null', value: how === 'short' ? '' : '0' }], breakdown: null, measure: COUNT },
      direction: how === 'owed' ? 'high' : 'low',
      unit: null,
      n: frame.n,
      leads: true,
      sql: standingSql(frame, question),
      rows: { where: conditions(known, readings.last, is), beside: [...readings.who, ...measure.columns, ...(least === null ? [] : [least])] },
      told: question,
      topics: [`last×${measure.id}`],
    });
  }); // prettier-ignore

/** What a member is called. */
export const whoSql = ({ who }: Question['readings']): string =>
  who.length === 1 ? `CAST(${name(who[0] ?? '')} AS VARCHAR)` : `concat_ws(', ', ${who.map(name).join(', ')})`;

/** Whether members may be named: nobody is by what is personal, such as an address. */
const mayBeNamed = ({ table }: Frame, { who }: Question['readings']): boolean =>
  who.every((one) => table.columns.some((column) => column.name === one && column.personal === undefined));

function standingSql(frame: Frame, { how, measure, is, by, known, readings }: Question): string {
  const { relation } = frame.table;
  const { last, before, time } = readings;
  const [now, cell] = [conditions(last, is), name(measure.columns[0] ?? '')];
  const who = whoSql(readings);
  const nth = (what: string, i: number) => `(${filtered(`list(${what} ORDER BY ${by} DESC, ${who})`, now)})[${i}]`;
  const names = mayBeNamed(frame, readings) ? Array.from({ length: LIMITS.named }, (_, i) => i + 1) : [];
  const asked = [
    `${filtered('count(*)', now)} AS value`,
    `${filtered('count(*)', last)} AS n`,
    `${filtered(`sum(${by})`, now)} AS total`,
    `${filtered('count(*)', conditions(last, `${cell} < 0`))} AS negative`,
    `avg((${is})::INT) AS often`,
    ...(how === 'short' ? [`${filtered('count(*)', conditions(now, `${cell} <= 0`))} AS gone`] : []),
    ...names.flatMap((i) => [`${nth(who, i)} AS name${i}`, `${nth(by, i)} AS own${i}`]),
    ...(before === null ? [] : [`${filtered('count(*)', conditions(before, is))} AS then`, `${filtered('count(*)', before)} AS then_n`, `${filtered(`sum(${by})`, conditions(before, is))} AS then_total`]),
    ...(time === null ? [] : [`epoch_ms(CAST(min(${name(time)}) AS TIMESTAMP)) AS first`]),
    ...(time !== null && names.length > 0 ? longestSql(relation, { time: name(time), who, is, known, last }) : []),
  ];
  return `SELECT ${asked.join(', ')} FROM ${relation} WHERE ${known}`;
} // prettier-ignore

/** Of the members of whom it is so now, who has been so at every reading for longest, and since when. */
function longestSql(relation: string, { time, who, is, known, last }: Record<'time' | 'who' | 'is' | 'known' | 'last', string>): string[] {
  const read = `SELECT ${who} AS w, ${time} AS t, (${is}) AS so FROM ${relation} WHERE ${known}`;
  const now = `SELECT ${who} FROM ${relation} WHERE ${conditions(known, last, is)}`;
  const runs = `SELECT w, min(t) AS since FROM (SELECT *, max(CASE WHEN NOT so THEN t END) OVER (PARTITION BY w) AS other FROM (${read})) WHERE w IN (${now}) AND (other IS NULL OR t > other) GROUP BY w`;
  return [
    `(SELECT epoch_ms(CAST(min(since) AS TIMESTAMP)) FROM (${runs})) AS since`,
    `(SELECT arg_min(w, (since, w)) FROM (${runs})) AS longest`,
    `(SELECT count(*) FROM (SELECT since, min(since) OVER () AS oldest FROM (${runs})) WHERE since = oldest) AS as_long`,
  ];
} // prettier-ignore
