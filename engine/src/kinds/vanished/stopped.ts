import { COUNT } from '../../contracts/report/measure';
import { described } from '../../insights/described';
import type { Finding, Mining } from '../../insights/finding';
import type { Dimension, Frame, Timeline } from '../../insights/frame/frame';
import { stepColumn } from '../../insights/frame/time/build-panel';
import { conditions, equals, filtered, instant, name } from '../../insights/sql';
import { LIMITS } from './limits';

/** A member of a panel of which nothing is known any more, while the others go on. */
export interface StoppedTold {
  timeline: Timeline;
  stopped: { dimension: Dimension; label: string };
  /** The last moment at which anything was known, in milliseconds. */
  to: number;
}

/** Members that reported in nearly each period, and no longer do: their rows end, or nothing is filled in. */
export function mineStopped({ frame }: Mining): Finding<StoppedTold>[] {
  const { timeline, panel, table, measures } = frame;
  const [entity, ...more] = table.model?.shape.entity ?? [];
  const dimension = frame.dimensions.find(({ column }) => column.name === entity);
  if (!timeline || !panel || !dimension || more.length > 0 || stepColumn(table) || frame.sampled) return [];
  const read = measures.filter(({ kind }) => kind === 'column');
  const isKnown = (row: number) => read.length === 0 || read.some(({ values }) => !Number.isNaN(values[row] ?? NaN));
  const moments = [...new Set(timeline.values)].filter((at) => at === at).sort((a, b) => a - b);
  const placeOf = new Map(moments.map((at, i) => [at, i]));
  const known = dimension.labels.map(() => new Set<number>());
  dimension.codes.forEach((code, row) => {
    const place = placeOf.get(timeline.values[row] ?? NaN);
    if (place !== undefined && isKnown(row)) known[code]?.add(place);
  });
  const lasts = known.map((places) => Math.max(-1, ...places));
  const end = moments.length - 1;
  const stopped = dimension.labels.flatMap((label, code) => {
    const places = [...(known[code] ?? [])].sort((a, b) => a - b);
    const [first = 0, last = -1] = [places[0], lasts[code]];
    const away = places.reduce((most, place, i) => Math.max(most, place - (places[i - 1] ?? place) - 1), 0);
    const without = end - last;
    const isUsual = places.length >= Math.max(LIMITS.fewestBefore, LIMITS.usual * (last - first + 1));
    return isUsual && without >= Math.max(LIMITS.fewestWithout, LIMITS.longerAway * away) ? [{ label, last, without }] : [];
  });
  const others = lasts.length - stopped.length;
  const goOn = lasts.filter((last) => last === end).length;
  if (stopped.length > LIMITS.mostStopped * lasts.length || goOn < LIMITS.goOn * others) return [];
  return stopped
    .sort((a, b) => b.without - a.without)
    .map(({ label, last }, place) => {
      const own = equals(dimension.column, label);
      return described<StoppedTold>(LIMITS.weight, place, {
        kind: 'vanished',
        subject: { filter: [{ column: dimension.column.name, op: '=', value: label }], breakdown: timeline.column.name, measure: COUNT },
        member: new Date(moments[last] ?? 0).toISOString().slice(0, 10),
        direction: 'down',
        unit: null,
        n: dimension.counts[dimension.labels.indexOf(label)] ?? 0,
        leads: true,
        sql: stoppedSql(frame, timeline, { own, known: read.map(({ sql }) => sql), after: instant((moments[last] ?? 0) + 1), dimension }),
        rows: { how: 'worked-out', where: own },
        told: { timeline, stopped: { dimension, label }, to: moments[last] ?? NaN },
        topics: [timeline.column.name, `stopped×${label}`],
      });
    }); // prettier-ignore
}

interface Query {
  own: string;
  known: readonly string[];
  after: string;
  dimension: Dimension;
}

function stoppedSql({ table }: Frame, { column }: Timeline, { own, known, after, dimension }: Query): string {
  const time = name(column.name);
  const isKnown = known.length === 0 ? '' : `coalesce(${known.join(', ')}) IS NOT NULL`;
  const member = name(dimension.column.name);
  const atEnd = `${time} = (SELECT max(${time}) FROM ${table.relation})`;
  return (
    `SELECT ${filtered(`count(DISTINCT ${time})`, `${time} >= ${after}`)} AS value, ` +
    `${filtered('count(*)', conditions(`${time} >= ${after}`, own, isKnown))} AS own_after, ` +
    `${filtered(`count(DISTINCT ${member})`, conditions(atEnd, isKnown))} AS go_on, count(DISTINCT ${member}) AS members FROM ${table.relation}`
  );
}
