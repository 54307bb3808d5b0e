import type { Entity, Frame, Measure } from '../../insights/frame/frame';
import type { Finding } from '../../insights/finding';
import { TestLog } from '../../insights/judge/test-log';
import type { Column, Table } from '../../model';
import { handFacts } from '../../testing/hand-made-facts';
import { handDimension, handFrame, handMeasure, handTimeline, type Cells } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { mineConcentration } from './concentration';
import type { Few } from './few-sql';
import { isToldByFew, tellsOf } from './is-told';
import { sayFew } from './say';

const SHOP = { name: 'shop', type: 'text', role: 'category', stats: { distinct: 100 } } as unknown as Column;
const OF_SHOPS: Partial<Table> = {
  columns: [SHOP],
  model: { columns: [], shape: { kind: 'entity', entity: ['shop'] }, outcome: { kind: 'none' } } as unknown as Table['model'],
};

/** What is found in a list of shops. */
function ofShops(cells: readonly number[], measure: Partial<Measure> = {}, frame: Partial<Frame> = {}): Finding<Few>[] {
  const measures = [handMeasure('sales', cells, { additive: true, ...measure })];
  return mineConcentration({ frame: handFrame('t', cells.length, { measures, ...frame }, OF_SHOPS), log: new TestLog() });
}

/** How each is held, and by how many. */
const held = (found: readonly Finding<Few>[]) => found.map(({ told: { how, count } }) => [how, count]);

/** Sizes as ordinary ones are: an exponential of so many. */
const ordinary = (n: number, mean = 100) => Array.from({ length: n }, (_, i) => -mean * Math.log((i + 0.5) / n));

/** Rows of members, each with so many: member 0 has the first number of rows. */
const rowsOf = (counts: readonly number[]) => counts.flatMap((count, member) => Array<number>(count).fill(member));

const named = (codes: readonly number[], name = 'unit'): Entity => ({
  column: { name, type: 'text', role: 'identifier' } as Column,
  noun: name,
  codes: Int32Array.from(codes),
});

const inTickets = (codes: readonly number[], more: Partial<Frame> = {}) => {
  const frame = handFrame('t', codes.length, { entities: [named(codes)], ticketLike: true, rows: 'tickets', ...more });
  return { frame, found: mineConcentration({ frame, log: new TestLog() }) };
};

describe('of a total', () => {
  test.each<[string, readonly number[], [string, number][]]>([
    ['the fewest that hold half', [...Array<number>(10).fill(100), ...ordinary(90, 6)], [['much', 8]]],
    ['ordinary unevenness', ordinary(100), []],
    ['nobody in particular', ordinary(100, 1000), []],
    ['nothing', Array<number>(100).fill(0), []],
  ])('%s', (_, cells, expected) =>
    expect(held(ofShops(cells)).filter(([how]) => how === 'much')).toEqual(expected));

  test('those that most have nothing of are held by few in any case', () =>
    expect(ofShops([...Array<number>(90).fill(0), 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])).toEqual([]));
  test('what does not add up is held by nobody', () => expect(ofShops(ordinary(100), { additive: false })).toEqual([]));
  test('of a sample nothing is said', () => expect(ofShops([...ordinary(96), 9000, 9100, 9200], {}, { sampled: true })).toEqual([]));

  test('few that stand apart are told with their part, largest first', async () => {
    const cells = [...ordinary(96), 4000, 4100, 4300, 4200];
    const [found] = ofShops(cells);
    expect([found?.told.how, found?.told.count, found?.tests.length, found?.effect]).toEqual(['apart', 4, 1, 4]);
    const [facts] = await handFacts({ shop: cells.map((_, i) => `S${i}`), sales: cells }, found ? [found] : []);
    expect(facts).toMatchObject({ few: 4, n: 100, part: 16600, name1: 'S98', own1: 4300, name4: 'S96' });
  });

  test('members whose own sum is below nought are told, where that of most is not', async () => {
    const cells = [...ordinary(30), -50, -20];
    const found = ofShops(cells, { unit: 'EUR' });
    expect(held(found)).toEqual([['below', 2]]);
    const facts = await handFacts({ shop: cells.map((_, i) => `S${i}`), sales: cells }, found);
    expect(facts[0]).toMatchObject({ value: -70, few: 2, n: 32, name1: 'S30' });
    expect(held(ofShops(ordinary(30).map((value, i) => (i % 2 === 0 ? value : -value))))).toEqual([]);
    expect(held(ofShops([...ordinary(30), -0.01]))).toEqual([]);
  });
}); // prettier-ignore

test('who is below nought is asked of the last year, where there is one before', async () => {
  // Twenty shops a month over three years: one loses all the time, one did until two years ago, one has since last summer.
  const edges = Array.from({ length: 37 }, (_, month) => Date.UTC(2022, month, 1));
  const cells = edges.slice(0, -1).flatMap((at, month) =>
    Array.from({ length: 20 }, (_, shop) => {
      const loses = shop === 0 || (shop === 1 && month < 12) || (shop === 2 && month >= 29);
      return { at, shop, value: loses ? (shop === 1 ? -400 : -100) : 100 };
    }),
  );
  const sales = cells.map(({ value }) => value);
  const frame = (years: number) => {
    const kept = cells.filter(({ at }) => at >= Date.UTC(2025 - years, 0, 1));
    return handFrame('t', kept.length, {
      entities: [named(kept.map(({ shop }) => shop))],
      measures: [
        handMeasure(
          'sales',
          kept.map(({ value }) => value),
          { additive: true },
        ),
      ],
      timeline: handTimeline(
        kept.map(({ at }) => at),
        { edges: edges.filter((at) => at >= Date.UTC(2025 - years, 0, 1)), grain: 'month' },
      ),
    });
  };
  const [found, ...others] = mineConcentration({ frame: frame(3), log: new TestLog() }).filter(
    ({ told: { how } }) => how === 'below',
  );
  expect(others).toEqual([]);
  expect(found?.subject.filter).toEqual([{ column: 'moment', op: '>=', value: '2024-01-01' }]);
  const [facts] = await handFacts(
    { unit: cells.map(({ shop }) => `U${shop}`), sales },
    found ? [found] : [],
    cells.map(({ at }) => at),
  );
  expect(facts).toMatchObject({ few: 2, n: 20, part: -1400, name1: 'U0', own1: -1200, name2: 'U2' });
  expect(mineConcentration({ frame: frame(1), log: new TestLog() }).flatMap(({ subject }) => subject.filter)).toEqual([]);
});

describe('of rows', () => {
  /** Sixty units with 4 to 9 tickets. */
  const usual = Array.from({ length: 60 }, (_, i) => 4 + (i % 6));

  test('few that have far more of what goes wrong stand apart and lead', async () => {
    const codes = rowsOf([...usual, 60, 66, 71]);
    const { found } = inTickets(codes);
    expect(held(found.filter(({ tests }) => tests.length > 0))).toEqual([['apart', 3]]);
    expect(found[0]).toMatchObject({ leads: true, subject: { breakdown: 'unit', measure: { op: 'count' } } });
    const [facts] = await handFacts({ unit: codes.map((code) => `U${code}`) }, found);
    expect(facts).toMatchObject({ few: 3, n: 63, part: 197, usual: 6.5, name1: 'U62', own1: 71 });
  });

  test('a long tail does not stand apart; of tickets its end is told all the same', () => {
    const tail = Array.from({ length: 400 }, (_, i) => Math.max(1, Math.round(90 / (i + 1) ** 0.8)));
    const { found } = inTickets(rowsOf(tail));
    expect(found.every(({ told: { how }, tests }) => how === 'much' || (tests[0]?.p ?? 1) > 0.01)).toBe(true);
    expect(found.some(({ told: { how } }) => how === 'much')).toBe(true);
  });

  test('who does the work has the most of it and is not told for that', () => {
    const codes = rowsOf([...usual, 60, 66, 71]);
    const frame = handFrame('t', codes.length, { entities: [named(codes, 'engineer')], ticketLike: true });
    expect(mineConcentration({ frame, log: new TestLog() }).every(({ leads }) => leads !== true)).toBe(true);
  });

  test('what a label of theirs says as well is left to the label', () => {
    // Eight units of hospitals have ten times as many, all as it comes.
    const counts = [...usual, ...Array.from({ length: 8 }, (_, i) => 60 + i)];
    const site = (code: number) => (code >= 60 ? 'hospital' : 'office');
    const codes = rowsOf(counts);
    const { found } = inTickets(codes, { dimensions: [handDimension('site', codes.map(site))] });
    expect(found).toEqual([]);
  });

  test('one matter is told once', () => {
    const codes = rowsOf([...usual, 60, 66, 71]);
    const cost = codes.map((_, i) => 10 + (i % 3));
    const { found } = inTickets(codes, { measures: [handMeasure('size', cost, { additive: true })] });
    const [rows, sum] = [found.find(({ subject }) => subject.measure.op === 'count'), found.find(({ subject }) => subject.measure.op === 'sum')]; // prettier-ignore
    if (!rows || !sum) throw new Error('both are found');
    expect([isToldByFew(rows, sum), isToldByFew(sum, rows)].filter(Boolean)).toHaveLength(1);
  });
});

describe('of what goes wrong', () => {
  /** Forty customers, the last one with a third of all rows. */
  const codes = rowsOf([...Array.from({ length: 40 }, (_, i) => 8 + (i % 5)), 200]);
  const pieces = codes.map((_, row) => 20 + (row % 7));
  const sums = (waste: readonly number[]) => {
    const measures = [handMeasure('waste', waste, { additive: true }), handMeasure('pieces', pieces, { additive: true })];
    return inTickets(codes, { ticketLike: false, measures }).found.filter(
      ({ subject }) => 'column' in subject.measure && subject.measure.column === 'waste',
    );
  };
  test('who has as much of it as of all else is not told', () => expect(sums(pieces.map((n) => Math.round(n / 5)))).toEqual([]));
  test('who has more is', () => expect(sums(pieces.map((n, row) => (codes[row] === 40 ? n : n / 5))).length).toBeGreaterThan(0));
});

describe('who rows belong to', () => {
  const codes = rowsOf([...Array.from({ length: 60 }, (_, i) => 4 + (i % 6)), 60, 66, 71]);
  test('is no tag, state or reason', () => {
    const frame = handFrame('t', codes.length, { entities: [named(codes, 'reasons')], ticketLike: true });
    expect(mineConcentration({ frame, log: new TestLog() })).toEqual([]);
  });
  test('is known of most rows, and the part is one of all', async () => {
    const without = (n: number) => [...codes, ...Array<number>(n).fill(-1)];
    expect(inTickets(without(2 * codes.length)).found).toEqual([]);
    const { found } = inTickets(without(100));
    const [facts] = await handFacts({ unit: without(100).map((code) => (code < 0 ? null : `U${code}`)) }, found);
    expect(facts).toMatchObject({ part: 197, total: codes.length + 100, usual: 6.5 });
  });
});

describe('of levels and shares', () => {
  const codes = rowsOf(Array<number>(40).fill(20));
  const few = new Set([7, 19, 23]);
  const wave = (row: number) => ((row * 7919) % 11) - 5;
  const level: Cells = codes.map((code, row) => 100 + wave(row) + ((code * 31) % 7) + (few.has(code) ? 60 : 0));

  test('few whose average is far from the others’ are told, the nearest of them first', async () => {
    const measure = handMeasure('wait', level, { unit: 'min' });
    const { found, frame } = inTickets(codes, { measures: [measure], ticketLike: false });
    const [apart] = found.filter(({ subject }) => subject.measure.op === 'mean');
    expect([apart?.told.how, apart?.told.count, apart?.direction]).toEqual(['apart', 3, 'high']);
    const [facts] = await handFacts({ unit: codes.map((code) => `U${code}`), wait: level }, apart ? [apart] : []);
    expect(facts).toMatchObject({ few: 3, n: 40 });
    expect(handSaid(sayFew, apart?.told as Few, facts ?? {}, frame)?.sentence).toMatch(/^Wait is 16\d\.?\d* min or more for 3 of the 40 units with at least 10 tickets: U\d+ \(16\d\.?\d* min\)/);
  });

  test('few whose rows are mostly of a kind that takes longer are not told for it', () => {
    // Of each kind everybody takes as long.
    const kinds = codes.map((code, row) => ((few.has(code) ? row % 10 < 6 : row % 10 === 0) ? 'burst' : 'meter'));
    const took = (long: (row: number) => boolean): Cells => codes.map((code, row) => 100 + wave(row) + ((code * 31) % 7) + (long(row) ? 120 : 0));
    const told = (cells: Cells) => {
      const unit = named(codes);
      const frame = handFrame('t', codes.length, { entities: [unit], measures: [handMeasure('wait', cells, { unit: 'min' })], dimensions: [handDimension('kind', kinds)], rows: 'tickets' }, { columns: [unit.column] });
      return mineConcentration({ frame, log: new TestLog() }).filter(({ subject }) => subject.measure.op === 'mean').length;
    };
    expect(told(took((row) => few.has(codes[row] ?? -1)))).toBe(1);
    expect(told(took((row) => kinds[row] === 'burst'))).toBe(0);
  }); // prettier-ignore

  test('a class of things that have nothing in a column beside it is none of the few', () => {
    const rooms = codes.map((code, row) => (few.has(code) ? null : 1 + (row % 4)));
    const measures = [handMeasure('wait', level, { unit: 'min' }), handMeasure('rooms', rooms)];
    const { found } = inTickets(codes, { measures, ticketLike: false });
    expect(found.filter(({ subject }) => 'column' in subject.measure && subject.measure.column === 'wait')).toEqual([]);
  });

  test('none is, where all differ as they come', () =>
    expect(inTickets(codes, { measures: [handMeasure('wait', codes.map((code, row) => 100 + wave(row) + ((code * 31) % 7)))], ticketLike: false }).found).toEqual([]));

  test('few to whom something happens far more often are told', () => {
    const failed = codes.map((code, row) => (few.has(code) ? row % 2 === 0 : row % 17 === 0) ? 'yes' : 'no'); // prettier-ignore
    const { found } = inTickets(codes, { dimensions: [handDimension('failed', failed, { outcome: true })], ticketLike: false });
    expect(found.map(({ subject, told: { count } }) => [subject.measure, count])).toEqual([[{ op: 'rate', column: 'failed', value: 'yes' }, 3]]);
  });
}); // prettier-ignore

test('what is told of one of them by the same figure is told with them', () => {
  const [found] = ofShops([...ordinary(96), 4000, 4100, 4300, 4200]);
  if (!found) throw new Error('it is found');
  const one = { ...found, kind: 'ranking', few: undefined, tests: [] } as unknown as Finding;
  expect(tellsOf(found, one)).toBe(true);
  expect(tellsOf(found, { ...one, subject: { ...one.subject, measure: { op: 'count' } } })).toBe(false);
  expect(tellsOf(found, { ...one, member: 'S1' })).toBe(false);
  expect(tellsOf({ ...found, few: ['S1'] }, { ...one, member: 'S1' })).toBe(true);
  expect(tellsOf({ ...found, few: ['S1'] }, { ...one, member: 'S1', direction: 'low' })).toBe(false);
});

describe('of two ways to tell the few', () => {
  const [found] = ofShops([...ordinary(96), 4000, 4100, 4300, 4200]);
  if (!found) throw new Error('it is found');
  const like = (changes: Partial<Finding<Few>>): Finding<Few> => ({ ...found, ...changes });

  test.each<[string, Partial<Finding<Few>>, boolean]>([
    ['the stronger one', { strength: found.strength + 0.1 }, true],
    ['a weaker one', { strength: found.strength - 0.1 }, false],
    ['one with more tests', { tests: [...found.tests, ...found.tests] }, true],
    ['one with fewer', { tests: [] }, false],
    ['the later one of two that are alike', { sql: `${found.sql} ` }, true],
    ['itself', {}, false],
    ['the other end', { strength: found.strength + 0.1, direction: 'low' }, false],
    ['another kind', { strength: found.strength + 0.1, kind: 'ranking' }, false],
  ])('it gives way to %s: %#', (_, changes, is) => expect(isToldByFew(found, like(changes))).toBe(is));

  const one = { ...found, kind: 'ranking', few: undefined, tests: [] } as unknown as Finding;
  const rows = like({ subject: { ...found.subject, measure: { op: 'count' } } });
  test.each<[string, Finding, Finding, boolean]>([
    ['who is first', found, one, true],
    ['all of them', found, { ...one, kind: 'headline' }, false],
    ['who is first within a group', found, { ...one, subject: { ...one.subject, filter: [{ column: 'town', op: '=', value: 'A' }] } }, false],
    ['another column', found, { ...one, subject: { ...one.subject, breakdown: 'town' } }, false],
    ['rows far out', found, { ...one, kind: 'outlier', subject: { ...one.subject, breakdown: null } }, true],
    ['rows far out the other way', found, { ...one, kind: 'outlier', direction: 'low', subject: { ...one.subject, breakdown: null } }, false],
    ['what no column splits', found, { ...one, kind: 'trend', subject: { ...one.subject, breakdown: null } }, false],
    ['rows of each', rows, { ...one, subject: { ...one.subject, measure: { op: 'rows-per', column: 'shop' } } }, true],
    ['rows of each town', rows, { ...one, subject: { ...one.subject, measure: { op: 'rows-per', column: 'town' } } }, false],
    ['rows of each, beside a sum', found, { ...one, subject: { ...one.subject, measure: { op: 'rows-per', column: 'shop' } } }, false],
    ['the few themselves', found, found, false],
  ])('they tell of %s', (_, few, finding, is) => expect(tellsOf(few, finding)).toBe(is));
}); // prettier-ignore
