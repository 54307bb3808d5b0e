import type { Dimension, Waiting } from '../../insights/frame/frame';
import { handDimension, handFrame } from '../../testing/hand-made-frame';
import type { Wait } from '../../understand/waits/wait';
import { LIMITS } from './limits';
import { standsOut, stepOf } from './stands-out';

const DAY = 86_400_000;
const all = (_: number): boolean => true;
const each = <Of>(rows: number, of: (row: number) => Of): Of[] => Array.from({ length: rows }, (_, row) => of(row));

interface Given {
  rows?: number;
  waits: (row: number) => boolean;
  among?: (row: number) => boolean;
  since?: (row: number) => number;
  wait?: Partial<Wait>;
}

const waiting = ({ rows = 200, waits, among = all, since = (row) => row * DAY, wait = {} }: Given): Waiting => ({
  wait: { how: 'asked', target: 'called', start: 'asked on', state: { column: 'wanted', labels: ['yes'] }, due: null, ...wait } as Wait,
  among: Uint8Array.from(each(rows, (row) => Number(among(row)))),
  waits: Uint8Array.from(each(rows, (row) => Number(waits(row)))),
  since: Float64Array.from(each(rows, since)),
  holders: [],
}); // prettier-ignore

describe('the day since which more wait', () => {
  const later = (row: number) => (row >= 120 ? row % 2 === 0 : row % 10 === 0);
  const day = (given: Partial<Given>, isOwn = all, asked = 1) => {
    const at = stepOf(waiting({ waits: later, ...given }), isOwn, asked)?.at;
    return at === undefined ? null : at / DAY;
  };

  test('is that of the first row after which the shares differ most', () => {
    expect(day({})).toBe(120);
    expect(stepOf(waiting({ waits: later }), all)?.gain).toBeCloseTo(200 * ((0.5 - 0.1) ** 2 * 0.6 * 0.4) / (0.26 * 0.74), 6);
  }); // prettier-ignore

  test('is none where all of it lies within the last month, as it is paid or written later', () => {
    const young = (row: number) => row >= 175;
    expect(day({ waits: young })).toBe(175);
    expect(day({ waits: young, wait: { limit: null, asOf: 200 * DAY } })).toBeNull();
    expect(day({ wait: { limit: null, asOf: 200 * DAY } })).toBe(120);
  });

  test('is looked for in the order of time, and parts no rows of one day', () => {
    expect(day({ since: (row) => (199 - row) * DAY, waits: (row) => later(199 - row) })).toBe(120);
    expect(day({ since: (row) => Math.floor(row / 7) * DAY })).toBe(Math.floor(120 / 7));
    expect(day({ since: () => DAY })).toBeNull();
  });

  test('is that of its own rows, of which it ought to be known and of which one knows since when', () => {
    const noise = (row: number) => (row % 2 === 0 ? later(row / 2) : row < 200);
    expect(day({ rows: 400, waits: noise })).not.toBe(240);
    expect(day({ rows: 400, waits: noise }, (row) => row % 2 === 0)).toBe(240);
    expect(day({ rows: 400, waits: noise, among: (row) => row % 2 === 0 })).toBe(240);
    expect(day({ rows: 400, waits: noise, since: (row) => (row % 2 === 0 ? row * DAY : NaN) })).toBe(240);
  });

  test.each<[string, Partial<Given>]>([
    ['fewer wait since then', { waits: (row) => !later(row) }],
    ['as many wait as ever', { waits: (row) => row % 3 === 0 }],
    ['all wait', { waits: all }],
    ['none waits', { waits: () => false }],
    ['the rise is not felt', { rows: 4000, waits: (row) => (row >= 2000 ? row % 5 === 0 : row % 10 === 0) }],
    ['it would be one of the first', { rows: 100, waits: (row) => row >= 2 }],
    ['it would be one of the last', { rows: 100, waits: (row) => row >= 98 }],
    ['there are too few rows', { rows: 2 * LIMITS.fewestASide - 1, waits: (row) => row >= 14 }],
  ])('is none where %s', (_, given) => expect(day(given)).toBeNull());

  test('is found in as few rows as two sides have, and must be the clearer the more series are asked', () => {
    expect(day({ rows: 2 * LIMITS.fewestASide, waits: (row) => row >= LIMITS.fewestASide })).toBe(LIMITS.fewestASide);
    const faint = { rows: 100, waits: (row: number) => (row >= 50 ? row % 2 === 0 : row % 10 === 0) };
    expect([1, 2 ** 20].map((asked) => day(faint, all, asked) !== null)).toEqual([true, false]);
  });
});

describe('who waits more than others', () => {
  const team = handDimension(
    'team',
    each(400, (row) => 'ABCD'[row % 4] ?? ''),
  );
  const ofB = (row: number) => (row % 4 === 1 ? row % 8 === 1 : row % 10 === 0);
  const found = (given: Partial<Given>, dimensions: Dimension[] = [team]) => {
    const group = standsOut(handFrame('t', 400, { dimensions }), waiting({ rows: 400, waits: ofB, ...given }));
    return group && [group.dimension.column.name, group.label, group.step === null ? null : group.step.at / DAY];
  };
  const named = (name: string): Dimension => ({ ...team, column: { ...team.column, name } });

  test('is the label with the larger share', () => expect(found({})).toEqual(['team', 'B', null]));

  test('since a day, where it is asked for and that one group has a day of its own', () => {
    const since = { waits: (row: number) => (row % 4 === 1 && row >= 201 ? row % 8 === 1 : row % 20 === 0) };
    expect(found(since)).toEqual(['team', 'B', 201]);
    expect(found({ ...since, wait: { how: 'open' } })).toEqual(['team', 'B', null]);
    expect(found({ waits: (row: number) => row >= 200 && row % 2 === 0 })?.[2]).not.toBe(201);
  });

  test('is the clearest of several', () => {
    const two = handDimension(
      'side',
      each(400, (row) => (row % 4 === 1 || row % 4 === 2 ? 'left' : 'right')),
    );
    expect(found({}, [two, team])?.slice(0, 2)).toEqual(['team', 'B']);
  });

  test.each<[string, Partial<Given>, Dimension[]?]>([
    ['all wait alike', { waits: (row) => row % 10 < 2 }],
    ['hardly more of one do', { waits: (row) => (row % 4 === 1 ? row % 20 < 9 : row % 20 < 7) }],
    ['fewer rows of it do than make a habit', { waits: (row) => row % 100 === 1 }],
    ['no row of another ought to be known', { among: (row) => row % 4 === 1 }],
    [
      'it is not known whose the others are',
      {},
      [
        handDimension(
          'team',
          each(400, (row) => (row % 4 === 1 ? 'B' : null)),
        ),
      ],
    ],
    ['the column is the one that is blank', {}, [named('called')]],
    ['the column says since when', {}, [named('asked on')]],
    ['the column asks for it', {}, [named('wanted')]],
    ['the column says by when', { wait: { due: { sql: '', column: 'due', days: false } } }, [named('due')]],
    ['the column has more labels than are compared', {}, [{ ...team, labels: each(LIMITS.mostLabels + 1, String) }]],
  ])('is nobody where %s', (_, given, ...dimensions) => expect(found(given, ...dimensions)).toBeNull());

  test('of columns only the first few are compared, those with fewer labels before the others', () => {
    const fine = (name: string, labels: number) =>
      handDimension(
        name,
        each(400, (row) => `${name} ${row % labels}`),
      );
    const others = each(LIMITS.mostDimensions, (i) => fine(`c${i}`, 3));
    expect(found({}, [...others, team])).toBeNull();
    expect(found({}, [...others.slice(1), fine('more', 5), team])?.slice(0, 2)).toEqual(['team', 'B']);
  });
});
