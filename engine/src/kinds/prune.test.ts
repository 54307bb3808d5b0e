import { COUNT, meanOf, rateOf, type InsightKind, type Subject, type TypedMeasure } from '../contracts/report/claim';
import type { Finding } from '../insights/finding';
import { handFinding } from '../testing/hand-made-finding';
import { KINDS } from '.';
import { isToldMoreExactly } from './one-event';
import { LIMITS as CHANGE_POINT } from './change-point/limits';
import { LIMITS as SPIKE } from './spike/limits';
import { LIMITS as SUBGROUP_CORRELATION } from './subgroup-correlation/limits';
import { LIMITS as SUBGROUP_COUNT_TREND } from './subgroup-count-trend/limits';
import { LIMITS as SUBGROUP_TREND } from './subgroup-trend/limits';

interface Changes extends Partial<Omit<Finding, 'subject'>> {
  /** Beside the group. */
  filter?: Subject['filter'];
  of?: TypedMeasure;
  by?: Subject['breakdown'];
  /** The group that alone is looked at, of the column `team`. */
  within?: string | null;
}

const found = (kind: InsightKind, { of = COUNT, by = null, within = null, filter = [], ...changes }: Changes = {}): Finding =>
  handFinding({
    kind,
    subject: {
      filter: [...(within === null ? [] : [{ column: 'team', op: '=' as const, value: within }]), ...filter],
      breakdown: by,
      measure: of,
    },
    ...changes,
  });

const gives = (finding: Finding, other: Finding, derived: string[] = []) =>
  isToldMoreExactly(finding, other, ({ kind }) => KINDS[kind].standing.when) ||
  KINDS[finding.kind].prune(finding, other, { derived: new Set(derived) });

/** Changes to a finding and to the one that it may give way to, and whether it does. */
type Case = [what: string, finding: Changes, other: Changes & { kind?: InsightKind }, yields: boolean];
const judged = (kind: InsightKind, otherKind: InsightKind, finding: Changes, { kind: own = otherKind, ...other }: Changes & { kind?: InsightKind }) =>
  gives(found(kind, finding), found(own, other)); // prettier-ignore

const small = 0.001;
const cost = meanOf('cost');

/** The step of one group, of which others take so much as is just none. */
const stepOfOne = { kind: 'group-step' as const, of: cost, by: 'day', within: 'A', rest: SUBGROUP_TREND.stepStays - small };

describe.each(['change-point', 'trend', 'slope-change'] as const)('a %s of all rows gives way to', (kind) => {
  test.each<Case>([
    ['the step of one group', { of: cost }, stepOfOne, true],
    ['none of which the others take some', { of: cost }, { ...stepOfOne, rest: SUBGROUP_TREND.stepStays }, false],
    ['none against which the others go', { of: cost }, { ...stepOfOne, rest: -SUBGROUP_TREND.stepStays }, false],
    ['the step of one group’s rate of it', { of: cost }, { ...stepOfOne, of: { op: 'quotient', of: 'cost', by: 'sales' } }, true],
    ['none of another measure', {}, stepOfOne, false],
    ['none the other way', { of: cost, direction: 'down' }, stepOfOne, false],
    ['its own step, where it is a trend', { of: cost, within: 'A' }, stepOfOne, kind === 'trend'],
  ])('%s', (_, finding, other, yields) => expect(judged(kind, 'group-step', finding, other)).toBe(yields));
});

describe('a group’s own trend gives way to', () => {
  const own = { of: cost, by: 'day', within: 'A', member: 'A' };
  test.each<Case>([
    ['its own step', own, { ...stepOfOne, member: '2024-03' }, true],
    ['none of another group', { ...own, within: 'B', member: 'B' }, stepOfOne, false],
    ['none of another measure', { ...own, of: COUNT }, stepOfOne, false],
    ['none the other way', { ...own, direction: 'down' }, stepOfOne, false],
    ['no other kind', own, { ...stepOfOne, kind: 'spike' }, false],
    ['the step of a rate of it', own, { ...stepOfOne, of: { op: 'quotient', of: 'cost', by: 'sales' } }, true],
    ['the step of a part of its rows', own, { ...stepOfOne, filter: [{ column: 'part', op: '=', value: 'X' }] }, true],
    ['its change between two spans', own, { kind: 'mean-driver', of: cost, by: 'team', member: 'A' }, true],
    ['none between two spans of another group', own, { kind: 'mean-driver', of: cost, by: 'team', member: 'B' }, false],
  ])('%s', (_, finding, other, yields) => expect(judged('subgroup-trend', 'group-step', finding, other)).toBe(yields));
});

describe('what a group does at a time', () => {
  const DAY = 86_400_000;
  const event = (by: 'result' | 'rate' | 'amount' | 'count', at = 100) => ({ at: at * DAY, period: 7 * DAY, by });
  const rate = { of: { op: 'quotient', of: 'returned', by: 'sold' }, within: 'A', event: event('rate') } as const;
  const amount = { of: meanOf('returned'), within: 'A', event: event('amount') } as const;
  const count = { within: 'A', event: event('count') } as const;
  const share = { of: meanOf('wage share'), within: 'A', event: { ...event('rate'), above: ['wages'], below: ['sales'] } } as const;
  const whole = { of: meanOf('sales'), within: 'A', event: event('amount') } as const;
  test.each<Case>([
    ['by its rate before its amount', amount, rate, true],
    ['by its amount before its number', count, amount, true],
    ['and not by its amount where its rate is told', rate, amount, false],
    ['by the stronger of two amounts', { ...amount, strength: 0.4 }, { ...amount, of: cost }, true],
    ['and not by the weaker one', { ...amount, strength: 0.6 }, { ...amount, of: cost }, false],
    ['of the result', rate, { ...amount, event: event('result') }, true],
    ['none by which the result is told', { ...amount, event: event('result') }, rate, false],
    ['a week before', { ...amount, event: event('amount', 93) }, rate, true],
    ['but not earlier', { ...amount, event: event('amount', 92) }, rate, false],
    ['by what it is a quotient by, where that goes the other way', { ...share, direction: 'up' }, { ...whole, direction: 'down' }, true],
    ['and not by what follows from it', { ...whole, direction: 'down' }, { ...share, direction: 'up' }, false],
    ['and by the quotient where both go one way', { ...whole, direction: 'up' }, { ...share, direction: 'up' }, true],
    [
      'earlier, on days that may be the same',
      { ...amount, event: { ...event('amount', 60), between: [50 * DAY, 95 * DAY] as const } },
      rate,
      true,
    ],
    ['but not of another group', { ...amount, within: 'B' }, rate, false],
    ['but not of all', { ...amount, within: null }, { ...rate, within: null }, false],
    ['but not another kind', amount, { of: rate.of, within: 'A', kind: 'subgroup-trend' }, false],
  ])('is told %s', (_, finding, other, yields) => expect(judged('group-step', 'group-step', finding, other)).toBe(yields));
  test('of one group under two names one event is told', () => {
    const [own, its] = [found('group-step', { ...amount, within: null, filter: [{ column: 'code', op: '=', value: 'S8' }] }), found('group-step', rate)];
    const pruned = (aliases: [string, string][]) => KINDS['group-step'].prune(own, its, { derived: new Set(), aliases: new Map(aliases) });
    expect([pruned([]), pruned([['code=S8', 'team=A']])]).toEqual([false, true]);
  });

  test('of two as strong only one gives way', () => {
    const [a, b] = [{ ...amount }, { ...amount, of: cost }];
    expect(judged('group-step', 'group-step', a, b)).not.toBe(judged('group-step', 'group-step', b, a));
  });

  const levels = (own: [number, number], rest: [number, number]) => ({ ...event('amount'), levels: { own, rest } });
  const away = { ...amount, direction: 'down' as const, event: levels([10, 4], [10, 10]) };
  const low = { of: meanOf('returned'), by: 'team', member: 'A', direction: 'low' as const };
  test.each<Case>([
    ['of the same measure', low, away, true],
    ['of a rate of it', low, { ...rate, event: levels([0.1, 0.04], [0.1, 0.1]) }, true],
    ['but not where it stood apart before', low, { ...away, event: levels([6, 4], [10, 10]) }, false],
    ['until it stepped back', { ...low, direction: 'high' }, { ...away, event: levels([16, 9], [10, 10]) }, true],
    ['and to the other side', { ...low, direction: 'high' }, { ...away, event: levels([16, 6], [10, 10]) }, true],
    ['but not where it still stands apart', { ...low, direction: 'high' }, { ...away, event: levels([18, 16], [10, 10]) }, false],
    ['but not on the other side', { ...low, direction: 'high' }, away, false],
    ['but not of another measure', { ...low, of: cost }, away, false],
    ['but not of another group', { ...low, member: 'B' }, away, false],
    ['but not within a part of the rows', { ...low, within: 'A' }, away, false],
  ])('is why it differs: %s', (_, finding, other, yields) => expect(judged('group-difference', 'group-step', finding, other)).toBe(yields));

  const part = { of: rateOf('team', 'A'), member: 'A', by: 'day' };
  test.each<Case>([
    ['that its number of rows steps', part, count, true],
    ['but not a measure', part, amount, false],
    ['but not another group', { ...part, of: rateOf('team', 'B'), member: 'B' }, count, false],
    ['but not the other way', { ...part, direction: 'down' }, count, false],
  ])('is why its part of the rows changes: %s', (_, finding, other, yields) => expect(judged('share-trend', 'group-step', finding, other)).toBe(yields));
}); // prettier-ignore

/** What one group does, and no other. */
const ofOne = { kind: 'subgroup-trend' as const, effect: SUBGROUP_TREND.groupMoves + small, rest: 0 };

describe('a change of level gives way to', () => {
  test.each<Case>([
    ['a surge that moves it', {}, { effect: CHANGE_POINT.surge + small }, true],
    ['a gap as large', {}, { kind: 'gap', effect: -CHANGE_POINT.surge - small }, true],
    ['no small surge', {}, { effect: CHANGE_POINT.surge }, false],
    ['no surge of a group', {}, { effect: 99, within: 'A' }, false],
    ['no trend', {}, { kind: 'trend', effect: 99 }, false],
    ['nothing where it is one of a mean', { of: cost }, { effect: 99 }, false],
    ['one group’s own trend where all others stand', { of: cost }, { ...ofOne, of: cost }, true],
    ['none of another measure', { of: cost }, ofOne, false],
    ['none where it is a group’s itself', { of: cost, within: 'A' }, { ...ofOne, of: cost }, false],
  ])('%s', (_, finding, other, yields) => expect(judged('change-point', 'spike', finding, other)).toBe(yields));
});

describe('a trend gives way to', () => {
  const whole = { effect: SUBGROUP_TREND.groupMoves + small, rest: SUBGROUP_TREND.restStands - small };
  test.each<Case>([
    ['a change of level', {}, { kind: 'change-point' }, true],
    ['a change of level of the same measure only', {}, { kind: 'change-point', of: cost }, false],
    ['a group’s own trend where all others stand', {}, whole, true],
    ['a group’s own fall as well', {}, { effect: -whole.effect, rest: -whole.rest }, true],
    ['no group where the others move, too', {}, { ...whole, rest: SUBGROUP_TREND.restStands }, false],
    ['no group where it is not known how the others move', {}, { effect: whole.effect }, false],
    ['no group that hardly moves', {}, { ...whole, effect: SUBGROUP_TREND.groupMoves }, false],
    ['no other trend', {}, { ...whole, kind: 'trend' }, false],
  ])('%s', (_, finding, other, yields) => expect(judged('trend', 'subgroup-trend', finding, other)).toBe(yields));
});

describe('a group’s trend gives way to', () => {
  const mine = { within: 'A', effect: 0.5 };
  test.each<Case>([
    ['the trend of all that is as strong', mine, { effect: 0.5 }, true],
    ['that of all unless its own is much stronger', mine, { effect: 0.5 - SUBGROUP_COUNT_TREND.asMuch - small }, false],
    ['nothing that goes the other way', mine, { effect: -0.5, direction: 'down' }, false],
    ['no other measure', mine, { of: cost }, false],
    ['no other kind', mine, { kind: 'change-point' }, false],
  ])('%s', (_, finding, other, yields) => expect(judged('subgroup-count-trend', 'trend', finding, other)).toBe(yields));
});

describe('a link within a group gives way to', () => {
  const mine = { of: cost, by: 'age', within: 'A', effect: 0.5 };
  const all = { of: cost, by: 'age', effect: 0.5 };
  test.each<Case>([
    ['the same link of all rows', mine, all, true],
    ['a link of changes', mine, { ...all, kind: 'change-correlation' }, true],
    ['none that is much weaker', mine, { ...all, effect: 0.5 - SUBGROUP_CORRELATION.asMuch }, false],
    ['none of another measure', mine, { ...all, of: meanOf('price') }, false],
    ['none with another measure', mine, { ...all, by: 'size' }, false],
    ['none of another group', mine, { ...all, within: 'B' }, false],
    ['none that goes the other way', mine, { ...all, direction: 'down' }, false],
    ['no difference', mine, { ...all, kind: 'group-difference' }, false],
  ])('%s', (_, finding, other, yields) => expect(judged('subgroup-correlation', 'correlation', finding, other)).toBe(yields));
});

describe('a surge gives way to', () => {
  const may = { member: '2024-05', excess: 100 };
  const enough = SPIKE.mostOfASurge * 100;
  test.each<Case>([
    ['a group that brings most of it', may, { ...may, within: 'A', excess: enough }, true],
    ['no group that brings less', may, { ...may, within: 'A', excess: enough - small }, false],
    ['that of all rows, of which it is a part', { ...may, within: 'A', excess: enough - small }, may, true],
    ['nothing, where it is most of that of all rows', { ...may, within: 'A', excess: enough }, may, false],
    ['the group whose rows are nearly the surge', { ...may, within: 'A', fit: 0.5 }, { ...may, within: 'B', fit: 0.6 }, true],
    [
      'no group whose rows are so less',
      { ...may, within: 'A', fit: 0.6 },
      { ...may, within: 'B', fit: 0.5, strength: 0.9 },
      false,
    ],
    [
      'of groups alike the stronger one',
      { ...may, within: 'A', fit: 0.5 },
      { ...may, within: 'B', fit: 0.5, strength: 0.6 },
      true,
    ],
    ['of groups alike no weaker one', { ...may, within: 'A', fit: 0.5 }, { ...may, within: 'B', fit: 0.5 }, false],
    ['the larger effect where nothing else is known', { ...may, effect: -0.5 }, { ...may, effect: 0.6 }, true],
    ['no surge of another time', may, { ...may, member: '2024-06', within: 'A' }, false],
    ['no fall', may, { ...may, direction: 'down', within: 'A' }, false],
    ['no trend', may, { ...may, kind: 'trend', within: 'A' }, false],
    ['no surge of another measure', may, { ...may, of: cost, within: 'A' }, false],
    ['nothing that was not measured alike', may, { member: '2024-05', effect: 0.9 }, false],
    ['a gap of the same time', may, { ...may, kind: 'gap', within: 'A' }, true],
  ])('%s', (_, finding, other, yields) => {
    for (const kind of ['spike', 'dip', 'gap', 'new-level', 'measure-spike'] as const)
      expect(judged(kind, 'spike', finding, other)).toBe(yields);
  });
});

describe('rows that are alike give way to', () => {
  const two = ['a', 'b'];
  test.each<Case>([
    ['those that are alike in more columns', { by: two }, { by: ['c', 'a', 'b'] }, true],
    ['none that are alike in others', { by: two }, { by: ['a', 'c', 'd'] }, false],
    ['none that are alike in fewer', { by: two }, { by: 'a' }, false],
    ['of the same columns the stronger', { by: two }, { by: ['b', 'a'], strength: 0.6 }, true],
    ['of the same columns none that is weaker', { by: two }, { by: ['b', 'a'], strength: 0.4 }, false],
    ['of two as strong the one that comes first by its columns', { by: ['b', 'a'] }, { by: two }, true],
    ['of two as strong not the other one', { by: two }, { by: ['b', 'a'] }, false],
    ['one column to two', { by: 'a' }, { by: two }, true],
    ['no other kind', { by: two }, { kind: 'dominance', by: ['a', 'b', 'c'] }, false],
  ])('%s', (_, finding, other, yields) => expect(judged('repetition', 'repetition', finding, other)).toBe(yields));
});

describe('a group’s level gives way to', () => {
  const level = { of: cost, by: 'team', member: 'A' };
  const share = { of: { op: 'sum', column: 'cost' } as const, by: 'team', member: 'A' };
  test.each<Case>([
    ['its share of the total', level, share, true],
    ['no share of another total', level, { ...share, of: { op: 'sum', column: 'price' } }, false],
    ['no share by another column', level, { ...share, by: 'region' }, false],
    ['no share of another group', level, { ...share, member: 'B' }, false],
    ['no other finding', level, { ...share, kind: 'member-totals' }, false],
  ])('%s', (_, finding, other, yields) => {
    expect(judged('group-difference', 'contribution', finding, other)).toBe(yields);
    expect(judged('mean-interaction', 'contribution', finding, other)).toBe(yields);
  });

  const ratio = { of: { op: 'quotient', of: 'cost', by: 'hours' } as const, by: 'team', member: 'A' };
  const part = { of: cost, by: 'team', member: 'A' };
  test.each<Case>([
    ['the level of what it is a ratio of', ratio, part, true],
    ['how often that is so', ratio, { ...part, kind: 'rate-difference', of: rateOf('cost', 'x') }, true],
    ['how often that reaches its target', ratio, { ...part, of: { op: 'attainment', actual: 'cost', target: 'plan' } }, true],
    ['how often it is reached as a target', ratio, { ...part, of: { op: 'attainment', actual: 'plan', target: 'cost' } }, true],
    ['no level of what it is divided by', ratio, { ...part, of: meanOf('hours') }, false],
    ['no number of rows', ratio, { ...part, of: COUNT }, false],
    ['none that goes the other way', ratio, { ...part, direction: 'down' }, false],
    ['none of another group', ratio, { ...part, member: 'B' }, false],
    ['none by another column', ratio, { ...part, by: 'region' }, false],
    ['none within another group', ratio, { ...part, within: 'B' }, false],
    ['no trend', ratio, { ...part, kind: 'trend' }, false],
    ['nothing where it is no ratio', { ...ratio, of: { op: 'difference', of: 'cost', less: 'hours' } }, part, false],
  ])('as a ratio, to %s', (_, finding, { kind = 'group-difference', ...other }, yields) => {
    const derived = ['ratio(cost,hours)', 'difference(cost,hours)'];
    expect(gives(found('group-difference', finding), found(kind, other), derived)).toBe(yields);
    expect(gives(found('group-difference', finding), found(kind, other))).toBe(false);
  });
});

describe('other kinds:', () => {
  const curve = { of: cost, by: 'age', atEnd: true };
  const link = { of: cost, by: 'age' };
  test.each<[string, Finding, Finding, boolean]>([
    ['the end of a curve is told by a steady link', found('nonlinear-relation', curve), found('correlation', link), true],
    ['whichever of both is told by the other', found('nonlinear-relation', curve), found('correlation', { of: meanOf('age'), by: 'cost' }), true],
    ['not of other measures', found('nonlinear-relation', curve), found('correlation', { of: cost, by: 'size' }), false],
    ['not of other rows', found('nonlinear-relation', curve), found('correlation', { ...link, within: 'A' }), false],
    ['not the middle of a curve', found('nonlinear-relation', { ...curve, atEnd: false }), found('correlation', link), false],
    ['not by a difference', found('nonlinear-relation', curve), found('group-difference', link), false],
    ['a link is told by its turn within groups', found('correlation', link), found('correlation-reversal', { of: cost, by: ['age', 'team'] }), true],
    ['whichever of the two measures is told by the other', found('correlation', link), found('correlation-reversal', { of: meanOf('age'), by: ['cost', 'team'] }), true],
    ['and so is a curve', found('nonlinear-relation', curve), found('correlation-reversal', { of: cost, by: ['age', 'team'] }), true],
    ['not by that of other measures', found('correlation', link), found('correlation-reversal', { of: cost, by: ['size', 'team'] }), false],
    ['not where it is a group’s own', found('correlation', { ...link, within: 'A' }), found('correlation-reversal', { of: cost, by: ['age', 'team'] }), false],
    ['not by another link', found('correlation', link), found('subgroup-correlation', link), false],
    ['a group’s word is told by the word of all', found('segment-terms', { member: 'pump' }), found('terms', { member: 'pump' }), true],
    ['not by another word', found('segment-terms', { member: 'pump' }), found('terms', { member: 'door' }), false],
    ['not by another group’s', found('segment-terms', { member: 'pump' }), found('segment-terms', { member: 'pump' }), false],
    ['totals of members are told by a share', found('member-totals', { by: 'team' }), found('contribution', { by: 'team' }), true],
    ['not by a share of another column', found('member-totals', { by: 'team' }), found('contribution', { by: 'region' }), false],
    ['not by a difference of the members', found('member-totals', { by: 'team' }), found('group-difference', { by: 'team' }), false],
    ['a pair of labels is told by the leader inside it', found('association', { by: 'team', member: 'A', of: rateOf('sort', 'x') }), found('conditional-dominance', { by: 'sort', member: 'x', within: 'A' }), true],
    ['not by the leader inside the other', found('association', { by: 'sort', member: 'x', of: rateOf('team', 'A') }), found('conditional-dominance', { by: 'sort', member: 'x', within: 'A' }), false],
    ['not by another pair', found('association', { by: 'team', member: 'A', of: rateOf('sort', 'y') }), found('conditional-dominance', { by: 'sort', member: 'x', within: 'A' }), false],
    ['a leader inside is told by the pair of the other side', found('conditional-dominance', { by: 'sort', member: 'x', within: 'A' }), found('association', { by: 'sort', member: 'x', of: rateOf('team', 'A') }), true],
    ['not by the pair of its own', found('conditional-dominance', { by: 'sort', member: 'x', within: 'A' }), found('association', { by: 'team', member: 'A', of: rateOf('sort', 'x') }), false],
    ['not by a difference of rates', found('conditional-dominance', { by: 'sort', member: 'x', within: 'A' }), found('rate-difference', { by: 'sort', member: 'x', of: rateOf('team', 'A') }), false],
  ])('%s', (_, finding, other, yields) => expect(gives(finding, other)).toBe(yields));
}); // prettier-ignore

describe('a list of values gives way to', () => {
  const list = { by: 'team' };
  test.each<Case>([
    ['its leader', list, { by: 'team' }, true],
    ['the note that they are about even', list, { kind: 'evenness', by: 'team' }, true],
    ['no leader of another column', list, { by: 'region' }, false],
    ['no leader inside a group', list, { by: 'team', within: 'A' }, false],
    ['no difference', list, { kind: 'group-difference', by: 'team' }, false],
    ['as a rate, to the leader of its column', { of: rateOf('team', 'A') }, { by: 'team' }, true],
    ['as a rate of each group, to none', { of: rateOf('team', 'A'), by: 'region' }, { by: 'team' }, false],
    ['as a mean, to none', { of: cost, by: 'team' }, { by: 'team' }, false],
    ['of several columns, to none', { by: ['team'] }, { by: ['team'] }, false],
  ])('%s', (_, finding, other, yields) => expect(judged('headline', 'dominance', finding, other)).toBe(yields));
});
