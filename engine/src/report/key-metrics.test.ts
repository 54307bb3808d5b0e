import type { Alert } from '../contracts/report/alert';
import { meanOf, printMeasure, type TypedMeasure } from '../contracts/report/measure';
import type { Dimension, Frame, Measure, Timeline } from '../insights/frame/frame';
import type { Table } from '../model';
import { openBench, type Bench } from '../read/testing/temporary-file';
import { handDimension, handFrame, handMeasure, handTable, handTimeline, type Cells } from '../testing/hand-made-frame';
import { periodText } from '../wording/date-text';
import { keyMetrics } from './key-metrics';
import { LIMITS } from './limits';
import { t } from './messages';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const DAY = 86_400_000;
const days = (n: number, first = Date.UTC(2024, 0, 1)) => Array.from({ length: n }, (_, i) => first + i * DAY);

/** A table with its rows; what stands in `changes` is what a test is about. */
interface World {
  columns: Record<string, Cells>;
  /** Points in time, one a row, in the column `moment`. */
  times?: readonly number[];
  frame?: Partial<Frame>;
  table?: Partial<Table>;
  timeline?: Partial<Timeline>;
}

/** A column of so many labels, whatever its rows hold. */
const labelled = (column: string, labels: string[], changes: Partial<Dimension> = {}): Dimension =>
  handDimension(column, labels, changes);

let tables = 0;
async function metricsOf({ columns, times, frame, table, timeline }: World) {
  const { connection } = bench.engine;
  const relation = `t${++tables}`;
  const rows = await handTable(connection, relation, columns, times);
  const time = times ? { timeline: handTimeline(times, timeline) } : {};
  return keyMetrics(connection, handFrame(relation, rows, { ...time, ...frame }, table), 10);
}

/** Figure, label, text, note, value and number of values of each metric but the number of rows. */
const told = (claims: Awaited<ReturnType<typeof metricsOf>>) =>
  claims.slice(1).map(({ metric, value, n }) => [metric?.figure, metric?.label, metric?.text, metric?.note, value, n]);
const of = async (world: World) => told(await metricsOf(world));
const skew = (...columns: string[]): Alert => ({ kind: 'skew', severity: 'info', table: 't', columns, sentence: '' });
const COSTS = [1, 2, 3, 10, null];

test('each metric is a claim of its own, with the sentence that it is and the query of its value', async () => {
  const claims = await metricsOf({
    columns: { cost: COSTS },
    frame: { measures: [handMeasure('cost', COSTS, { unit: 'USD' })] },
  });
  expect(claims).toMatchObject([
    {
      id: 'c10',
      kind: 'headline',
      agent: 'report-generator',
      table: 'things.csv',
      subject: { filter: [], breakdown: null, measure: { op: 'count' } },
      value: 5,
      unit: null,
      n: 5,
      metric: { figure: 'rows', label: 'Rows', text: '5' },
      sentence: t('metric.line', { label: 'Rows', text: '5' }),
    },
    {
      id: 'c11',
      subject: { measure: meanOf('cost') },
      value: 4,
      unit: 'USD',
      n: 4,
      metric: { figure: 'mean', label: t('metric.label.mean', { measure: 'cost' }), text: '$4' },
    },
  ]);
  for (const { sql, value } of claims) expect(Number((await bench.rows(sql))[0]?.[0])).toBe(value);
  expect(claims[0]?.metric).not.toHaveProperty('note');
});

describe('what a column of numbers comes to', () => {
  const costs = (changes: Partial<Measure>, table: Partial<Table> = {}) =>
    of({ columns: { cost: COSTS }, frame: { measures: [handMeasure('cost', COSTS, changes)] }, table });

  test.each<[string, Partial<Measure>, Partial<Table>, unknown[][]]>([
    ['its mean', {}, {}, [['mean', t('metric.label.mean', { measure: 'cost' }), '4', undefined, 4, 4]]],
    ['its median, where the mean is not typical', {}, { alerts: [skew('cost')] }, [['median', t('metric.label.median', { measure: 'cost' }), '2.5', undefined, 2.5, 4]]],
    ['its mean, where another column is skewed', {}, { alerts: [skew('price')] }, [['mean', t('metric.label.mean', { measure: 'cost' }), '4', undefined, 4, 4]]],
    ['its mean, where the note is about something else', {}, { alerts: [{ ...skew('cost'), kind: 'missing' }] }, [['mean', t('metric.label.mean', { measure: 'cost' }), '4', undefined, 4, 4]]],
    ['the share in which it is so', { fraction: true }, {}, [['share-in-which', t('metric.label.share', { measure: 'cost' }), '400%', undefined, 4, 4]]],
    ['its total, and then its mean', { additive: true }, {}, [['total', t('metric.label.total', { measure: 'cost' }), '16', undefined, 16, 4], ['mean', t('metric.label.mean', { measure: 'cost' }), '4', undefined, 4, 4]]],
    ['a mean that is called so already', { noun: 'avg trip' }, {}, [['mean', 'Avg trip', '4', undefined, 4, 4]]],
    ['a total that is called so already', { additive: true, noun: 'total cost' }, {}, [['total', 'Total cost', '16', undefined, 16, 4], ['mean', t('metric.label.mean', { measure: 'total cost' }), '4', undefined, 4, 4]]],
    ['a total whose name only begins so', { additive: true, noun: 'totality' }, {}, [['total', t('metric.label.total', { measure: 'totality' }), '16', undefined, 16, 4], ['mean', t('metric.label.mean', { measure: 'totality' }), '4', undefined, 4, 4]]],
  ])('%s', async (_, changes, table, metrics) => expect(await costs(changes, table)).toEqual(metrics)); // prettier-ignore

  test('a total is the sum of its column, a mean is in its unit', async () => {
    const claims = await metricsOf({ columns: { cost: COSTS }, frame: { measures: [handMeasure('cost', COSTS, { additive: true, unit: 'EUR' })] } });
    expect(claims.map(({ subject, unit }) => [printMeasure(subject.measure), unit])).toEqual([['count', null], ['sum(cost)', 'EUR'], ['cost', 'EUR']]);
    expect(claims.map(({ metric }) => metric?.text)).toEqual(['5', '€16', '€4']);
  }); // prettier-ignore

  test('without a value there is none', async () => {
    expect(await of({ columns: { cost: [null, null], a: [1, 2] }, frame: { measures: [handMeasure('cost', [null, null])] } })).toEqual([]);
  }); // prettier-ignore
});

describe('of several measures', () => {
  const columns = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((name, i) => [name, [i, i + 2]]));
  const measures = (changes: (i: number) => Partial<Measure> = () => ({})) =>
    Object.entries(columns).map(([name, values], i) => handMeasure(name, values, changes(i)));
  const figures = async (own: Measure[], frame: Partial<Frame> = {}) =>
    (await metricsOf({ columns, frame: { measures: own, ...frame } })).slice(1).map(({ metric, subject }) => [metric?.figure, printMeasure(subject.measure)]);

  test('the first four are told, the first of them with total and mean', async () => {
    expect(await figures(measures(() => ({ additive: true })))).toEqual([
      ['total', 'sum(a)'],
      ['mean', 'a'],
      ['total', 'sum(b)'],
      ['total', 'sum(c)'],
      ['total', 'sum(d)'],
    ]);
    expect(LIMITS.mostMeasures).toBe(4);
  });

  test('of one family one is told', async () => {
    expect(await figures(measures((i) => ({ family: i < 3 ? 'abc' : `${i}` })))).toEqual([['mean', 'a'], ['mean', 'd'], ['mean', 'e'], ['mean', 'f']]);
  });

  test('two durations lead', async () => {
    const own = measures((i) => (i > 2 ? { kind: 'duration' } : {}));
    expect(await figures(own)).toEqual([['mean', 'd'], ['mean', 'e'], ['mean', 'a'], ['mean', 'b']]);
  });

  test('a label or a query is told once', async () => {
    expect(await figures([handMeasure('a', [0, 2]), handMeasure('b', [1, 3], { noun: 'a' }), handMeasure('c', [2, 4], { sql: 'a', noun: 'x' }), handMeasure('d', [3, 5])])).toEqual([['mean', 'a'], ['mean', 'd']]);
  });
}); // prettier-ignore

describe('the outcome', () => {
  const columns = { lost: ['yes', 'no', 'no', null] };
  const lost = (changes: Partial<Dimension> = {}) => labelled('lost', ['no', 'yes'], { outcome: true, ...changes });
  const share = (value: string, number: number, text: string) =>
    ['share', t('metric.label.outcome', { column: 'Lost', value }), text, undefined, number, 3];

  test('is how often the event is, and comes before the measures', async () => {
    const claims = await metricsOf({ columns: { ...columns, a: [1, 2, 3, 6] }, frame: { dimensions: [lost({ event: 'yes' })], measures: [handMeasure('a', [1, 2, 3, 6])] } });
    expect(told(claims)).toEqual([share('yes', 1 / 3, '33.3%'), ['mean', t('metric.label.mean', { measure: 'a' }), '3', undefined, 3, 4]]);
    expect(claims[1]).toMatchObject({ subject: { measure: { op: 'rate', column: 'lost', value: 'yes' } }, unit: '%' });
  });

  test.each<[string, Dimension[], boolean, unknown[][]]>([
    ['is how often it is so where no event is known, however rarely', [lost()], false, [share('yes', 1 / 3, '33.3%')]],
    ['is its most frequent label where none says yes', [labelled('lost', ['none', 'some'], { outcome: true })], false, [share('none', 0, '0%')]],
    ['without a label is none', [lost({ labels: [] })], false, []],
    ['is no other column', [lost({ outcome: false })], false, []],
  ])('%s', async (_, dimensions, ticketLike, metrics) => {
    expect(await of({ columns, frame: { dimensions, ticketLike } })).toEqual(metrics);
  });
}); // prettier-ignore

describe('a column of groups', () => {
  const columns = { region: ['a', 'b', 'c', 'a'], region_id: ['a', 'b', 'c', 'd'] };
  const regions = labelled('region', ['a', 'b', 'c', 'a']);
  const values = ['share', t('metric.label.outcome', { column: 'Region', value: 'a' }), '50%', undefined, 0.5, 4];
  const many = labelled('region', ['a', 'b', 'c'], { distinct: LIMITS.fewLabels + 1 });

  test.each<[string, Dimension[], unknown[][]]>([
    ['is told by its first label where little else is', [regions], [values]],
    ['is told by its first of as many labels as are few', [{ ...many, distinct: LIMITS.fewLabels }], [values]],
    ['is told by how many labels it has', [many], [['values', t('metric.label.values', { column: 'region' }), '3', undefined, 3, 4]]],
    ['is told by how many it has where none leads', [{ ...regions, counts: [16, 14, 10], filled: 40 }], [['values', t('metric.label.values', { column: 'region' }), '3', undefined, 3, 4]]],
    ['is told by its first label where that leads', [{ ...regions, counts: [17, 13, 10], filled: 40 }], [values]],
    ['is not told of two', [{ ...regions, distinct: 2 }], []],
    ['is not told of an outcome', [{ ...regions, outcome: true, labels: [] }], []],
    ['is not told of keys', [labelled('region_id', ['a', 'b', 'c', 'd'])], []],
    ['is told of the first that has a name', [labelled('region_id', ['a', 'b', 'c', 'd']), regions], [values]],
  ])('%s', async (_, dimensions, metrics) => expect(await of({ columns, frame: { dimensions } })).toEqual(metrics));

  test.each([[2, true], [3, false]])('beside %i figures', async (n, isTold) => {
    const names = ['a', 'b', 'c'].slice(0, n);
    const numbers = Object.fromEntries(names.map((name, i) => [name, [i, 1, 2, 3]]));
    const measures = names.map((name) => handMeasure(name, numbers[name] ?? []));
    const metrics = await of({ columns: { ...columns, ...numbers }, frame: { dimensions: [regions], measures } });
    expect(metrics.at(-1)?.[0] === 'share').toBe(isTold);
  });
}); // prettier-ignore

describe('events', () => {
  const times = days(6);
  const edges = [0, 2, 5].map((i) => times[i] ?? 0);
  const latest = ['latest', t('metric.label.latest', { rows: 'Rows', period: periodText(times[2] ?? 0, 'day') }), '3', undefined, 3, 6];

  test('are counted in the last complete period', async () => {
    expect(await of({ columns: { a: [1] }, times, timeline: { edges } })).toEqual([latest]);
  });

  test.each<[string, Partial<Timeline>]>([
    ['with one complete period', { edges: edges.slice(1) }],
    ['that are readings', { edges, regular: true }],
  ])('%s have no last one', async (_, timeline) => expect(await of({ columns: { a: [1] }, times, timeline })).toEqual([]));
}); // prettier-ignore

describe('a series', () => {
  const times = days(30);
  const rising = times.map((_, i) => 100 + i * i);
  const falling = [...rising].reverse();
  const model = { outcome: { kind: 'none' }, shape: { kind: 'event' }, algebra: [], columns: [{ name: 'level', quantity: 'price', overMembers: { how: 'mean' }, overTime: { how: 'mean' } }] } as unknown as Table['model'];
  const last = periodText(times[29] ?? 0, 'day');
  const series = (values: number[], changes: { table?: Partial<Table>; timeline?: Partial<Timeline>; times?: number[]; measure?: Partial<Measure> } = {}) =>
    of({
      columns: { level: values },
      times: changes.times ?? times,
      frame: { measures: [handMeasure('level', values, { unit: 'EUR', ...changes.measure })] },
      table: { ...(model ? { model } : {}), ...changes.table },
      timeline: { regular: true, ...changes.timeline },
    });
  const mean = t('metric.label.mean', { measure: 'level' });
  const reading = ['reading', t('metric.label.reading', { measure: 'level' })];

  test('of levels tells where it stands at last', async () => {
    expect(await series(falling)).toEqual([[...reading, '€100', last, 100, 30]]);
  });

  test('leaves out noughts at its end, and dates that cannot be true', async () => {
    expect(await series([...falling.slice(0, 28), 0, 0])).toEqual([[...reading, '€104', periodText(times[27] ?? 0, 'day'), 104, 28]]);
    expect(await series(falling, { table: { timeLimit: times[20] ?? 0 } })).toEqual([[...reading, '€181', periodText(times[20] ?? 0, 'day'), 181, 21]]);
  });

  test('is told as finely as its times are given', async () => {
    expect((await series(falling, { timeline: { finest: 'month' } }))[0]?.[3]).toBe(periodText(times[29] ?? 0, 'month'));
  });

  test('of a running total tells how far it has come, so far as its dates can be true', async () => {
    const total = times.map((_, i) => i + 1);
    const highest = t('metric.label.highest', { measure: 'level' });
    expect(await series(total)).toEqual([['highest', highest, '€30', undefined, 30, 30]]);
    expect(await series(total, { table: { timeLimit: times[9] ?? 0 } })).toEqual([['highest', highest, '€10', undefined, 10, 30]]);
  });

  test.each<[string, Parameters<typeof series>[1]]>([
    ['whose model is not known', { table: { model: undefined } as unknown as Partial<Table> }],
    ['of events', { timeline: { regular: false } }],
    ['of something else than a level', { table: { model: { outcome: { kind: 'none' }, shape: { kind: 'event' }, algebra: [], columns: [{ name: 'level', quantity: 'temperature', overMembers: { how: 'mean' }, overTime: { how: 'mean' } }] } as unknown as Table['model'] } }],
    ['of two readings a moment', { times: days(15).flatMap((at) => [at, at]) }],
    ['that was derived', { measure: { kind: 'ratio', typed: { op: 'quotient', of: 'a', by: 'b' } as TypedMeasure, columns: ['level'] } }],
  ])('%s tells its mean', async (_, changes) => {
    const own = changes?.measure?.kind === 'ratio' ? [] : [mean];
    expect((await series(falling, changes)).map(([, label]) => label)).toEqual(own);
  });
}); // prettier-ignore

describe('tickets', () => {
  const labels = ['open', 'Resolved', 'closed'];
  const columns = { state: ['Resolved', 'open', 'closed', 'open'], minutes: [10, 20, null, 60], score: [1, 2, 3, 4], done: ['x', null, 'x', 'x'] };
  const state = labelled('state', labels, { outcome: true });
  const tickets = async (frame: Partial<Frame>, table: Partial<Table> = {}) =>
    (await metricsOf({ columns, frame: { ticketLike: true, ...frame }, table })).map(({ metric, value, n, unit }) => [metric?.figure, metric?.label, metric?.text, metric?.note, value, n, unit]);
  const all = ['tickets', t('metric.tickets'), '4', undefined, 4, 4, null];

  test('are counted, and so are those that are done, with their share', async () => {
    expect(await tickets({ dimensions: [state] })).toEqual([all, ['resolved', t('metric.resolved'), '2', '50%', 2, 4, null]]);
  });

  test.each([['solved'], ['Done'], ['completed'], ['complete'], ['fixed by us'], ['finished'], ['answered']])('%s is done', async (label) => {
    const claims = await tickets({ dimensions: [labelled('state', ['open', label], { outcome: true })] });
    expect(claims.map(([figure]) => figure)).toEqual(['tickets', 'resolved']);
  });

  test.each([['not done'], ['donee'], ['unresolved']])('%s is not', async (label) => {
    const claims = await tickets({ dimensions: [labelled('state', ['open', label], { outcome: true })] });
    expect(claims.map(([figure]) => figure)).toEqual(['tickets']);
  });

  test('a column that is no outcome does not tell what is done', async () => {
    expect((await tickets({ dimensions: [{ ...state, outcome: false }] })).map(([figure]) => figure)).not.toContain('resolved');
  });

  test.each<[string, Partial<Measure>, number | null]>([
    ['resolve', {}, 3],
    ['close', {}, 3],
    ['finish', {}, 3],
    ['complete', {}, 3],
    ['solve', {}, 3],
    ['open', {}, null],
    ['resolve', { pair: null }, null],
  ])('without a state those are done that have an end: the time to %s', async (verb, changes, value) => {
    const duration = handMeasure('minutes', columns.minutes, { kind: 'duration', verb, pair: { start: 'score', end: 'done' }, ...changes });
    const claims = await tickets({ measures: [duration] });
    expect(claims.find(([figure]) => figure === 'resolved')?.[4] ?? null).toBe(value);
  });

  test.each(['satisfaction', 'CSAT score', 'Rating'])('%s is how content people are', async (id) => {
    const claims = await tickets({ measures: [handMeasure('score', columns.score, { id })] });
    expect(claims[1]).toEqual(['satisfaction', t('metric.satisfaction'), '2.5', undefined, 2.5, 4, null]);
  });

  test('satisfaction is a column, with the median where its mean is not typical', async () => {
    const rating = handMeasure('score', columns.score, { id: 'rating' });
    expect((await tickets({ measures: [{ ...rating, kind: 'ratio' }] })).map(([figure]) => figure)).not.toContain('satisfaction');
    expect((await tickets({ measures: [rating] }, { alerts: [skew('score')] }))[1]?.[3]).toBe(t('metric.median', { value: '2.5' }));
  });

  test.each<[string, string, number]>([
    ['min', 'response time', 30],
    ['minutes', 'first_reply', 30],
    ['h', 'first reply', 1800],
    ['hours', 'respond', 1800],
    ['days', 'response', 43200],
    ['s', 'response', 0.5],
    ['ms', 'response', 0.0005],
  ])('an answer that took %s is told in minutes', async (unit, id, value) => {
    const claims = await tickets({ measures: [handMeasure('minutes', columns.minutes, { id, unit, noun: 'x' })] });
    expect(claims[1]?.slice(0, 2)).toEqual(['response-time', t('metric.response-time')]);
    expect(claims[1]?.[4]).toBeCloseTo(value, 9);
    expect(claims[1]?.slice(5)).toEqual([3, 'min']);
  });

  test('the median of answers is in minutes as well', async () => {
    const response = handMeasure('minutes', columns.minutes, { id: 'response', unit: 'h' });
    const minutes = (value: string) => t('metric.minutes', { value });
    expect((await tickets({ measures: [response] }, { alerts: [skew('minutes')] }))[1]?.slice(2, 4)).toEqual([minutes('1,800'), t('metric.median', { value: minutes('1,200') })]);
  });

  test.each<[string, Partial<Measure>]>([['kg', { unit: 'kg' }], ['nothing', { unit: null }]])('a response in %s is no time', async (_, changes) => {
    const claims = await tickets({ measures: [handMeasure('minutes', columns.minutes, { id: 'response', ...changes })] });
    expect(claims.map(([figure]) => figure)).not.toContain('response-time');
  });
}); // prettier-ignore

test('so many figures are told at most', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const numbers = Object.fromEntries(names.map((name, i) => [name, [i, 2, 3, 4]]));
  const roles: Record<string, Partial<Measure>> = { a: { additive: true }, e: { id: 'rating' }, f: { id: 'response', unit: 'min', kind: 'ratio' } };
  const measures = names.map((name) => handMeasure(name, numbers[name] ?? [], roles[name]));
  const times = days(4);
  const columns = { ...numbers, state: ['done', 'open', 'x', 'y'] };
  const claims = await metricsOf({ columns, times, timeline: { edges: times }, frame: { ticketLike: true, measures, dimensions: [labelled('state', ['done', 'open'], { outcome: true })] } });
  const figures = ['tickets', 'resolved', 'satisfaction', 'response-time', 'total', 'mean', 'mean', 'mean', 'mean'];
  expect(claims.map(({ metric }) => metric?.figure)).toEqual(figures);
  expect(figures).toHaveLength(LIMITS.mostMetrics);
}); // prettier-ignore

test.each([
  ['gift_status', ['Received', 'Received', 'Failed', 'Received'], 'without Failed $40'],
  ['Zustand', ['bezahlt', 'bezahlt', 'storniert', 'abgelehnt'], 'without storniert and abgelehnt $30'],
  ['channel', ['Received', 'Received', 'Failed', 'Received'], undefined],
  ['gift_status', ['Received', 'Received', 'Pending', 'Received'], undefined],
])('of a total it is said what it is without what came to nothing: “%s” %j', async (status, labels, note) => {
  const amounts = [10, 20, 30, 10];
  const found = await of({
    columns: { amount: amounts, [status]: labels },
    frame: {
      measures: [handMeasure('amount', amounts, { unit: 'USD', additive: true })],
      dimensions: [labelled(status, labels)],
    },
  });
  expect(found.find(([figure]) => figure === 'total')?.[3]).toBe(note);
});
