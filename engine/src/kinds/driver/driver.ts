import { COUNT } from '../../contracts/report/measure';
import { poissonUpper, poissonLower, chiSquareUpper } from '../../stats/distributions/distributions';
import type { Finding, Mining } from '../../insights/finding';
import { equals, filtered, instant, name } from '../../insights/sql';
import type { DriverTold } from './say';
import { judgedP } from '../../insights/units/judged-p';
import { labelsOf } from '../../insights/units/sides';
import { comparedWith } from '../../insights/frame/time/periods';
import { LIMITS } from './limits';

/** Which group carries the change of the count to the last complete period, from the one that it is held against. */
export function mineDrivers({ frame, log }: Mining): Finding<DriverTold>[] {
  const { timeline } = frame;
  if (!timeline || timeline.regular || timeline.edges.length - 1 < LIMITS.fewestPeriods) return [];
  const last = timeline.edges.length - 2;
  const against = comparedWith(timeline);
  const inPeriod = (period: number, code: number | null, codes?: Int32Array) =>
    timeline.period.reduce((sum, value, i) => sum + (value === period && (code === null || codes?.[i] === code) ? 1 : 0), 0);
  const before = inPeriod(against, null);
  const after = inPeriod(last, null);
  const change = after - before;
  if (before < LIMITS.fewestRows || Math.abs(change) < LIMITS.leastChange * before) return [];
  const moved = log.add(2 * Math.min(poissonUpper(after, before), poissonLower(after, before)), 'time');
  const at = (i: number) => timeline.edges[i] ?? 0;
  const time = name(timeline.column.name);
  const within = (i: number) => `${time} >= ${instant(at(i))} AND ${time} < ${instant(at(i + 1))}`;
  return frame.dimensions
    .filter((dimension) => dimension.distinct <= LIMITS.mostValues)
    .flatMap((dimension) => {
      const members = dimension.labels.slice(0, LIMITS.mostLabels).map((label, code) => {
        const was = inPeriod(against, code, dimension.codes);
        const is = inPeriod(last, code, dimension.codes);
        return { label, was, is, part: (is - was) / change };
      });
      // Does the mix change at all, or does every group follow the total?
      const ratio = after / before;
      const chi2 = members.reduce(
        (sum, { was, is }) => sum + (was + is > 0 ? (is - was * ratio) ** 2 / ((was + is) * ratio) : 0),
        0,
      );
      const period = timeline.period.map((at) => (at === last ? 1 : at === against ? 0 : -1));
      const plain = chiSquareUpper(chi2, Math.max(1, members.length - 1));
      const mix = log.add(judgedP(frame, plain, { kind: 'labels', columns: [], codes: period }, labelsOf(dimension)), 'inside');
      const top = members.sort((a, b) => b.part - a.part)[0];
      if (!top || top.part < LIMITS.leastPart || top.part < LIMITS.leastExcess * (top.was / before)) return [];
      const isMember = equals(dimension.column, top.label);
      const finding: Finding<DriverTold> = {
        kind: 'driver',
        subject: { filter: [], breakdown: dimension.column.name, measure: COUNT },
        member: top.label,
        direction: change > 0 ? 'up' : 'down',
        unit: '%',
        n: before + after,
        effect: top.part,
        strength: LIMITS.weight * Math.min(1, top.part),
        impact: (before + after) / frame.n,
        tests: [moved, mix],
        expected: frame.sampled ? null : top.part,
        sql:
          `SELECT (${filtered('count(*)', isMember, within(last))} - ${filtered('count(*)', isMember, within(against))}) / ` +
          `nullif(${filtered('count(*)', within(last))} - ${filtered('count(*)', within(against))}, 0) AS value, ` +
          `${filtered('count(*)', within(against))} AS before, ${filtered('count(*)', within(last))} AS after, ` +
          `${filtered('count(*)', isMember, within(against))} AS was, ${filtered('count(*)', isMember, within(last))} AS now_is FROM ${frame.table.relation}`,
        told: { timeline, dimension, label: top.label, last, against },
        topics: [timeline.column.name, dimension.column.name, 'driver'],
      };
      return [finding];
    });
}
