import type { Dimension, Frame } from '../../../insights/frame/frame';
import { TestLog } from '../../../insights/judge/test-log';
import { randomFrom } from '../../../stats/distributions/random';
import { each } from '../../../testing/hand-made-event';
import { handDimension, handFrame, handTimeline } from '../../../testing/hand-made-frame';
import { mineOutlying } from './mine-outlying';

const DAY = 86_400_000;
const ROWS = 2400;
const random = randomFrom(41);
const drawn = (of: string) => each(ROWS, () => of[Math.floor(of.length * random())] ?? '');
const TEAM = drawn('ABCDEF');
const WAY = drawn('rs');
const dice = each(ROWS, random);
const team = handDimension('team', TEAM);
const way = handDimension('way', WAY);
const timeline = handTimeline(each(ROWS, (row) => Math.floor(row / 5) * DAY), { edges: each(17, (i) => 30 * i * DAY), grain: 'month' }); // prettier-ignore

/** Cells of a state in which so many rows are late. */
const late = (share: (row: number) => number) => handDimension('state', each(ROWS, (row) => ((dice[row] ?? 1) < share(row) ? 'late' : 'done')), { outcome: true }); // prettier-ignore

function mined(frame: Partial<Frame>, table: Parameters<typeof handFrame>[3] = {}) {
  const log = new TestLog();
  const found = mineOutlying({ frame: handFrame('t', ROWS, { timeline, ...frame }, table), log });
  const all = [...found['outlying-rate'], ...found['rate-step']];
  return {
    run: log.run,
    told: all.map(({ kind, told, member }) => [kind, told.event.says.how === 'label' ? told.event.says.label : told.event.says.how, ...told.sides.map(({ label }) => label), ...(kind === 'rate-step' ? [member, 'up' in told && told.up ? 'more' : 'less'] : [])].join(' ')),
    all,
  };
} // prettier-ignore
const told = (state: Dimension, others: Dimension[] = [team, way], frame: Partial<Frame> = {}) => mined({ dimensions: [...others, state], ...frame }).told; // prettier-ignore

describe('told is', () => {
  test('a group', () => expect(told(late((row) => (TEAM[row] === 'C' ? 0.3 : 0.06)))).toEqual(['outlying-rate late C']));

  test('two groups, each for itself', () =>
    expect(told(late((row) => (TEAM[row] === 'C' ? 0.5 : TEAM[row] === 'F' ? 0.25 : 0.04)))).toEqual([
      'outlying-rate late C',
      'outlying-rate late F',
    ]));

  test('a cell', () =>
    expect(told(late((row) => (TEAM[row] === 'C' && WAY[row] === 's' ? 0.4 : 0.06)))).toEqual(['outlying-rate late s C']));

  test('a group since a month, or until one', () => {
    expect(told(late((row) => (TEAM[row] === 'C' && row >= 1350 ? 0.4 : 0.06)))).toEqual(['rate-step late C 1970-09 more']);
    expect(told(late((row) => (TEAM[row] === 'C' && row < 1050 ? 0.4 : 0.06)))).toEqual(['rate-step late C 1970-07 less']);
  });

  test('the day within a month on which it begins', () => {
    // A month has 150 rows of 30 days: row 1410 lies on the twelfth of these days.
    const { all } = mined({ dimensions: [team, way, late((row) => (TEAM[row] === 'C' && row >= 1410 ? 0.9 : 0.02))] });
    const at = all.map(({ told }) => ('at' in told ? told.at / DAY : 0));
    expect(at).toEqual([expect.closeTo(282, -1)]);
    expect(all[0]?.sql).toContain(`moment >= TIMESTAMP '1970-10-`);
  });

  test('a group that came down to the others at a month, and not what all of them do', () => {
    expect(told(late((row) => (TEAM[row] === 'C' && row >= 1350 ? 0.08 : TEAM[row] === 'D' ? 0.1 : 0.3)))).toContain(
      'rate-step late C 1970-09 less',
    );
    expect(told(late((row) => (row >= 1350 ? 0.08 : 0.3))).filter((one) => one.includes(' C '))).toEqual([]);
  });

  test('a cell that lies beyond another, but not by the column that sets its term', () => {
    const beyond = (classes: string[]) =>
      [
        {
          column: { name: 'back', type: 'date' },
          condition: { column: 'back', op: '>', value: 'due', beside: { how: 'cell', other: 'due' } },
          bound: { how: 'cell', other: 'due' },
          within: null,
          classes,
          known: 'due IS NOT NULL',
          is: Int8Array.from(each(ROWS, (row) => Number((dice[row] ?? 1) < (TEAM[row] === 'C' ? 0.3 : 0.06)))),
        },
      ] as unknown as Frame['beyond'];
    const { all, told: found } = mined({ dimensions: [team, way], beyond: beyond([]) });
    expect(found).toEqual(['outlying-rate beyond C']);
    expect(all[0]?.subject.filter).toEqual([{ column: 'back', op: '>', value: 'due', beside: { how: 'cell', other: 'due' } }]);
    expect(mined({ dimensions: [team, way], beyond: beyond(['team']) }).told).toEqual([]);
  });

  test('a group among the rows of which it may be so', () => {
    const kind = handDimension('kind', drawn('xyz'));
    const isX = (row: number) => kind.labels[kind.codes[row] ?? 0] === 'x';
    const { all, told: found } = mined({ dimensions: [team, way, kind, late((row) => (isX(row) ? (TEAM[row] === 'C' ? 0.6 : 0.15) : 0))] });
    expect(found).toEqual(['outlying-rate late C']);
    expect(all[0]?.subject.filter).toEqual([{ column: 'kind', op: 'in', value: ['x'] }]);
  }); // prettier-ignore

  test('one far beyond three who hardly differ, and not one of four of whom each has his own share', () => {
    const rep = handDimension('rep', drawn('KLMN'), { entity: true });
    const of = (shares: Record<string, number>) => told(late((row) => shares[rep.labels[rep.codes[row] ?? 0] ?? ''] ?? 0), [rep, way]);
    expect(of({ K: 0.2, L: 0.03, M: 0.012, N: 0.001 })).toEqual(['outlying-rate late K']);
    expect(of({ K: 0.4, L: 0.22, M: 0.1, N: 0.02 })).toEqual([]);
  }); // prettier-ignore

  test('the one place that most filled cells of a group hold', () => {
    const calls = (places: number) => {
      const premise = handDimension('premise', each(ROWS, (row) => ((dice[row] ?? 1) >= (TEAM[row] === 'C' ? 0.4 : 0.02) ? null : TEAM[row] === 'C' ? `court ${row % places}` : `no ${row % 9}`)));
      const missing = Uint8Array.from(premise.codes, (code) => Number(code === -1));
      return mined({ dimensions: [team, way, premise], blanks: [{ column: premise.column, noun: 'premise', missing }] });
    };
    const { all, told: found } = calls(1);
    expect(found).toEqual(['outlying-rate court 0 C']);
    expect(all[0]?.sql).toContain(`premise IS NOT NULL AND premise = 'court 0'`);
    expect(calls(9).told).toEqual(['outlying-rate filled C']);
  }); // prettier-ignore

  test('blank cells of a group', () => {
    const missing = Uint8Array.from(each(ROWS, (row) => Number((dice[row] ?? 1) < (TEAM[row] === 'C' ? 0.4 : 0.1))));
    const column = { name: 'ref', type: 'text', role: 'category' } as never;
    expect(mined({ dimensions: [team, way], blanks: [{ column, noun: 'ref', missing }] }).told).toEqual([
      'outlying-rate blank C',
    ]);
  });
});

describe('silent is what looks like it', () => {
  test('a group of which it is more only without the rows of another, as of what both lead to', () => {
    const random = randomFrom(7);
    const cured = each(ROWS, () => random() < 0.35);
    const treated = each(ROWS, () => random() < 0.5);
    const watched = each(ROWS, (row) => random() < (treated[row] ? 0.4 : 0) + (cured[row] ? 0.5 : 0.1));
    const arm = handDimension('arm', treated.map((one) => (one ? 'A' : 'B')));
    const watch = handDimension('watch', watched.map((one) => (one ? 'high' : 'low')));
    const state = handDimension('state', cured.map((one) => (one ? 'late' : 'done')), { outcome: true });
    expect(told(state, [arm, watch]).filter((one) => !one.includes('high'))).toEqual([]);
  }); // prettier-ignore

  test('nothing but chance, and it counts as one comparison', () =>
    expect(mined({ dimensions: [team, way, late(() => 0.1)] })).toMatchObject({ told: [], run: 1 }));

  test('a table in which nothing may be so, which compares nothing', () =>
    expect(mined({ dimensions: [team, way] })).toMatchObject({ told: [], run: 0 }));

  test('a mix by another column', () => {
    const kind = handDimension('kind', each(ROWS, (row) => ((row * 7919) % 100 < (TEAM[row] === 'C' ? 70 : 15) ? 'glass' : 'wood')));
    const glass = late((row) => (kind.labels[kind.codes[row] ?? 0] === 'glass' ? 0.4 : 0.03));
    expect(told(glass, [team, way, kind]).filter((one) => one.includes(' C'))).toEqual([]);
    expect(told(glass, [team, way])).toEqual(['outlying-rate late C']);
  }); // prettier-ignore

  test('a cell that is what one of its labels is anyhow', () => {
    const wanted = handDimension(
      'wanted',
      each(ROWS, (row) => ['now', 'soon', 'later'][row % 3] ?? ''),
    );
    const of = (cell: number) =>
      told(
        late((row) => (row % 3 === 0 && TEAM[row] === 'C' ? cell : ([0.1, 0.07, 0.02][row % 3] ?? 0))),
        [team, wanted],
      ).filter((one) => / \w+ \w+ \w$/.test(one));
    expect([of(0.2), of(0.4)]).toEqual([[], ['outlying-rate late now C']]);
  });

  test('what is always so of a group', () =>
    expect(told(late((row) => (TEAM[row] === 'C' ? 1 : 0.06))).filter((one) => one.includes(' C'))).toEqual([]));

  test('what is so of most of a group and of no others, as of what its name means', () => {
    const of = (share: number) =>
      told(
        late((row) => (TEAM[row] === 'C' ? share : 0)),
        [{ ...team, entity: true }, way],
      );
    expect([of(0.8), of(0.3)]).toEqual([[], ['outlying-rate late C']]);
  });

  test('that more are so of all since a month', () => expect(told(late((row) => (row >= 1350 ? 0.4 : 0.06)))).toEqual([]));

  test('groups of which each has its own share', () =>
    expect(told(late((row) => 0.05 + 0.06 * 'ABCDEF'.indexOf(TEAM[row] ?? '')))).toEqual([]));

  test('cells of the youngest rows that are still blank', () => {
    const blanks = (since: number) => {
      const missing = Uint8Array.from(each(ROWS, (row) => Number((dice[row] ?? 1) < (TEAM[row] === 'C' && row >= since ? 0.7 : 0.05))));
      return mined({ dimensions: [team, way], blanks: [{ column: { name: 'ref', type: 'date', role: 'time' } as never, noun: 'ref', missing }] }).told;
    };
    expect(blanks(2100)).toEqual([]);
    expect(blanks(1500)).toEqual(['rate-step blank C 1970-10 more']);
  }); // prettier-ignore

  test('what one thing of many rows does, unless it is asked by its name', () => {
    const customer = each(ROWS, (row) => (TEAM[row] === 'C' && row % 3 === 0 ? 7 : 10 + (row % 40)));
    const codes = Int32Array.from(customer);
    const of = late((row) => (customer[row] === 7 ? 0.6 : 0.04));
    const unit = { column: 'customer', codes, size: 50, places: null, named: true };
    expect(told(of, [team, way])).toEqual(['outlying-rate late C']);
    expect(told(of, [team, way], { units: [unit] })).toEqual([]);
    const named = handDimension('customer', customer.map((one) => `c${one}`), { entity: true });
    expect(told(of, [named, team, way], { units: [unit] })).toEqual(['outlying-rate late c7']);
  }); // prettier-ignore

  test('what one thing of many rows does whose column has no more to say of it', () => {
    const customer = each(ROWS, (row) => (TEAM[row] === 'C' && row % 3 === 0 ? 7 : 10 + (row % 400)));
    const of = late((row) => (customer[row] === 7 ? 0.6 : 0.04));
    const entity = { column: { name: 'customer' } as never, noun: 'customer', codes: Int32Array.from(customer) };
    expect(told(of, [team, way], { entities: [entity] })).toEqual([]);
    // Without its rows C is as the others are, though half of its cases are not of it.
    const most = late((row) => (customer[row] === 7 ? 0.6 : TEAM[row] === 'C' ? 0.1 : 0.06));
    expect([told(most, [team, way], { entities: [entity] }), told(most, [team, way])]).toEqual([[], ['outlying-rate late C']]);
    // Nor where it has all of them since a day.
    const since = late((row) => (customer[row] === 7 && row >= 1350 ? 0.6 : 0.04));
    const lot = {
      ...entity,
      codes: Int32Array.from(each(ROWS, (row) => (TEAM[row] === 'C' && row >= 1350 ? 7 : 10 + (row % 400)))),
    };
    expect([told(since, [team, way], { entities: [lot] }), told(since, [team, way])]).toEqual([
      [],
      ['rate-step late C 1970-10 more'],
    ]);
    // A number of the team is no thing of its own.
    expect(told(of, [team, way], { entities: [{ ...entity, codes: team.codes }] })).toEqual(['outlying-rate late C']);
    const many = { ...entity, codes: Int32Array.from(each(ROWS, (row) => row % 400)) };
    expect(told(of, [team, way], { entities: [many] })).toEqual(['outlying-rate late C']);
  });

  test('what one thing of many rows does whose names read as prose', () => {
    const customer = each(ROWS, (row) => (TEAM[row] === 'C' && row % 3 === 0 ? 'Keeper 7' : `Keeper ${10 + (row % 400)}`));
    const of = late((row) => (customer[row] === 'Keeper 7' ? 0.6 : 0.04));
    const column = { name: 'customer' } as never;
    expect(told(of, [team, way], { texts: [{ column, noun: 'customer', values: customer }] })).toEqual([]);
    // What is written once of each row names nothing.
    const prose = { column, noun: 'remark', values: each(ROWS, (row) => `Rang at ${row}`) };
    expect(told(of, [team, way], { texts: [prose] })).toEqual(['outlying-rate late C']);
  });

  test('what all of the youngest rows are, and no longer where it lasts', () => {
    const since = (row: number) => {
      const open = handDimension(
        'state',
        each(ROWS, (at) => ((dice[at] ?? 1) < (at >= row ? 0.7 : 0.05) ? 'open' : 'done')),
      );
      return told(open).filter((one) => one.startsWith('rate-step'));
    };
    expect(since(2250)).toEqual([]);
    expect(since(1800)).toEqual(['rate-step open 1970-12 more']);
  });

  test('a group that does what all do since a month, a little more of it', () =>
    expect(
      told(late((row) => (row >= 1350 ? (TEAM[row] === 'C' ? 0.45 : 0.3) : 0.04))).filter((one) => one.startsWith('rate-step')),
    ).toEqual([]));

  test('the time of rows of which it is still open', () => {
    const state = late((row) => (TEAM[row] === 'C' && row >= 1350 ? 0.4 : 0.06));
    const unfinished = { by: { end: 'over' }, open: new Uint8Array(ROWS), columns: new Set(['state']), owed: null };
    expect(told(state, [team, way], { unfinished }).filter((one) => one.startsWith('rate-step'))).toEqual([]);
  });

  test('the time of what is noted as long as a row is open', () => {
    const state = late((row) => (TEAM[row] === 'C' && row >= 1350 ? 0.4 : 0.06));
    const own = state.codes.map((code) => Number(state.labels[code] === 'late'));
    const since = (open: Uint8Array) =>
      told(state, [team, way], { unfinished: { by: { end: 'over' }, open, columns: new Set(['end']), owed: null } }).filter(
        (one) => one.startsWith('rate-step'),
      ).length;
    expect([since(Uint8Array.from(own)), since(new Uint8Array(ROWS))]).toEqual([0, 1]);
  });
});
